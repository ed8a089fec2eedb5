/** A text to be copied by hand where the clipboard is denied. */
import { useRef } from 'preact/hooks';
import type { TextModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Window } from '../parts/window.tsx';
import '../parts/fields.css';
import './text.css';

interface Props {
  readonly model: TextModel;
  readonly onClose: () => void;
}

export function TextWindow({ model, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Window
      title={model.title}
      onClose={onClose}
      footer={
        <Button look="red" onPress={select}>
          Select all
        </Button>
      }
    >
      <p>{model.line}</p>
      <textarea
        ref={field}
        class="text-window"
        readOnly
        rows={6}
        value={model.text}
        aria-label={model.title}
        data-autofocus
        spellcheck={false}
        onFocus={event => event.currentTarget.select()}
      />
    </Window>
  );
}
