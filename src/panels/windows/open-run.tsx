/** A run that somebody shared: pasted, chosen as a file, or dropped on the window. */
import './open-run.css';
import '../parts/fields.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { openTransfer } from '../../services/share.ts';
import { usePanels } from '../context.ts';
import type { OpenRunModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { FilePick } from '../parts/file-pick.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
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
  const isChecking = model.share !== undefined;
  const body = useFocusThatFollows(isChecking);
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
        isChecking ? (
          <Button class="stop-checking" onPress={() => handlers.command('stop-checking')}>
            Cancel
          </Button>
        ) : (
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
        )
      }
    >
      <div
        ref={body}
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
        {isChecking && (
          <div class="open-run-check">
            <ProgressBar label="Checking the run" done={model.share} />
            <p class="tone-dim">Checking the run</p>
          </div>
        )}
        <p id={`${id}-problem`} class="tone-bad" role="alert">
          {model.problem && `! ${model.problem}`}
        </p>
        <p class="tone-dim">We replay every run, so results can't be faked.</p>
      </div>
    </Window>
  );
}

/** The buttons change while a run is checked: the focus goes to Cancel, and back to the field when it is done. */
function useFocusThatFollows(isChecking: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const was = useRef(isChecking);
  useEffect(() => {
    if (was.current === isChecking) return;
    was.current = isChecking;
    const place = isChecking ? '.stop-checking' : '[data-autofocus]';
    body.current?.closest('dialog')?.querySelector<HTMLElement>(place)?.focus();
  }, [isChecking]);
  return body;
}
