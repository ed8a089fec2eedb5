/** Words are typed, not listed. */
import { useId, useState } from 'preact/hooks';
import type { PromptModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import type { TableModel } from '../model.ts';
import { Button } from '../parts/button.tsx';

interface Props {
  readonly entry: NonNullable<PromptModel['entry']>;
  readonly isBusy: boolean;
  readonly word: TableModel['word'];
}

export function WordEntry({ entry, isBusy, word }: Props) {
  const { handlers } = usePanels();
  const [typed, type] = useState('');
  const id = useId();
  const enter = () => {
    if (isBusy || typed === '') return;
    handlers.wordEntered(typed);
    type('');
  };
  return (
    <div class="word-entry">
      <label for={id}>{entry.label}</label>
      <input
        id={id}
        type="text"
        value={typed}
        maxLength={entry.max}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby={`${id}-note`}
        onInput={event => {
          const letters = event.currentTarget.value.replace(/[^\p{L}]/gu, '').toUpperCase();
          // Written back at once: the field may hold a sign that was just taken out.
          event.currentTarget.value = letters;
          type(letters);
          handlers.wordTyped(letters);
        }}
        onKeyDown={event => {
          event.stopPropagation();
          if (event.key === 'Enter') enter();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <Button look="red" off={isBusy || typed === ''} onPress={enter}>
        Play
      </Button>
      <span id={`${id}-note`} class={`note tone-${word?.good ? 'good' : 'bad'}`} aria-live="polite">
        {word && `${word.good ? '+' : '!'} ${word.note}`}
      </span>
    </div>
  );
}
