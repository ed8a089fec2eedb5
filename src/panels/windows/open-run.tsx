/** A run that somebody shared: pasted, chosen as a file, or dropped on the window. */
import './open-run.css';
import '../parts/fields.css';
import { useId, useState } from 'preact/hooks';
import { openTransfer } from '../../services/share.ts';
import { usePanels } from '../context.ts';
import type { OpenRunModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { FilePick } from '../parts/file-pick.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: OpenRunModel;
  readonly onClose: () => void;
}

export function OpenRunWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const [text, type] = useState('');
  const [isOver, hover] = useState(false);
  const id = useId();
  const drop = async (transfer: DataTransfer | null) => {
    const opened = await openTransfer(transfer);
    if (opened?.bytes) handlers.openRun(opened.bytes);
    else if (opened?.text) handlers.openRun(opened.text);
  };
  return (
    <Window
      title="Open a run"
      onClose={onClose}
      footer={
        <>
          <FilePick label="Choose a file" onFile={bytes => handlers.openRun(bytes)} />
          <Button
            look="red"
            off={model.busy ? true : text.trim() === '' ? 'Paste a link first.' : false}
            onPress={() => handlers.openRun(text.trim())}
          >
            {model.busy ? 'Reading' : 'Open'}
          </Button>
        </>
      }
    >
      <div
        class={`open-run ${isOver ? 'over' : ''}`}
        onDragOver={event => {
          event.preventDefault();
          hover(true);
        }}
        onDragLeave={() => hover(false)}
        onDrop={event => {
          event.preventDefault();
          hover(false);
          void drop(event.dataTransfer);
        }}
      >
        <label for={id}>Paste a link or the text of a run, choose its file, or drop it here.</label>
        <textarea
          id={id}
          rows={4}
          value={text}
          placeholder="https://…#run=…"
          spellcheck={false}
          data-autofocus
          aria-describedby={`${id}-problem`}
          onInput={event => type(event.currentTarget.value)}
        />
        <p id={`${id}-problem`} class="tone-bad" role="alert">
          {model.problem && `! ${model.problem}`}
        </p>
        <p class="tone-dim">A run is played again from its first action. What it claims is never trusted.</p>
      </div>
    </Window>
  );
}
