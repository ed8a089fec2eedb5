/** A text to take away: always visible and selectable, because the clipboard may be denied. */
import './copy-field.css';
import { useId } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly rows?: number | undefined;
  /** Without it the window has a button of its own. */
  readonly onCopy?: (() => void) | undefined;
}

export function CopyField({ label, text, rows = 2, onCopy }: Props) {
  const id = useId();
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <span class="copy-row">
        <textarea
          id={id}
          readOnly
          rows={rows}
          value={text}
          spellcheck={false}
          onFocus={event => event.currentTarget.select()}
        />
        {onCopy && (
          <Button name={`Copy: ${label}`} onPress={onCopy}>
            Copy
          </Button>
        )}
      </span>
    </div>
  );
}
