/** A match by link goes on at somebody else's: the link to send, and the other ways there are. */
import './pass-on.css';
import { usePanels } from '../context.ts';
import type { Command, PassOnModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: PassOnModel;
  readonly onClose: () => void;
}

export function PassOnWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const { title, accent, line, link, note, secret, canShare } = model;
  const order = (command: Command) => () => handlers.command(command);
  const copy = (look: 'red' | 'wood') => (
    <Button look={look} autoFocus={look === 'red'} onPress={order('copy-link')}>
      <Sprite name="link" steps={1} still />
      Copy link
    </Button>
  );
  return (
    <Window
      title={title}
      accent={accent}
      sprite="hand-over"
      onClose={onClose}
      footer={
        <>
          <Button look="stone" onPress={order('save-run')}>
            <Sprite name="save" steps={1} still />
            Save file
          </Button>
          {/* A phone's own sheet leads to the friend; elsewhere the link is copied. */}
          {canShare ? (
            <>
              {copy('wood')}
              <Button look="red" autoFocus onPress={order('share')}>
                <Sprite name="hand" steps={1} still />
                Share link
              </Button>
            </>
          ) : (
            copy('red')
          )}
        </>
      }
    >
      <p>{line}</p>
      <CopyField label="Link" text={link} rows={3} />
      {note && <p class="tone-fire">! {note}</p>}
      <p class="tone-dim">{secret}</p>
    </Window>
  );
}
