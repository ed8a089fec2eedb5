/** What can be said at a table: these phrases and no others. */
import './talk.css';
import { usePanels } from '../context.ts';
import type { TalkModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: TalkModel;
  readonly onClose: () => void;
}

export function TalkWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  return (
    <Window title={model.title} size="small" onClose={onClose}>
      <div class="talk">
        {model.phrases.map(({ id, text }, index) => (
          <Button key={id} look="stone" autoFocus={index === 0} onPress={() => handlers.sayPhrase(id)}>
            {text}
          </Button>
        ))}
      </div>
    </Window>
  );
}
