/** Words are typed, not listed: on a keyboard, on a phone's, or on the letters below, which tell what each one does. */
import './word-entry.css';
import { useId } from 'preact/hooks';
import type { EntryModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import type { WordModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { TONE_SIGNS } from '../logic/tones.ts';

interface Props {
  readonly entry: EntryModel;
  readonly isBusy: boolean;
  readonly word: WordModel | undefined;
}

export function WordEntry({ entry, isBusy, word }: Props) {
  const { handlers } = usePanels();
  const id = useId();
  const text = word?.text ?? '';
  const enter = () => {
    if (!isBusy && text !== '') handlers.wordEntered(text);
  };
  const state = word?.isWhole ? 'whole' : text === '' ? 'empty' : `tone-${word?.tone ?? 'plain'}`;
  return (
    <div class="word-entry">
      <label for={id}>{entry.label}</label>
      <div class="word-line">
        <input
          id={id}
          type="text"
          class={`word-tray blocky ${state}`}
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          disabled={isBusy}
          aria-label={entry.label}
          aria-describedby={`${id}-note`}
          onInput={event => handlers.wordTyped(event.currentTarget.value)}
          onKeyDown={event => {
            event.stopPropagation();
            if (event.key === 'Enter') enter();
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <Button look="red" off={isBusy || text === ''} onPress={enter}>
          Play
        </Button>
      </div>
      <p id={`${id}-note`} class={`word-note tone-${word?.tone ?? 'plain'}`} aria-live="polite">
        {word?.note ? `${TONE_SIGNS[word.tone]} ${word.note}` : 'Type, or tap the letters.'}
      </p>
      <div class="word-keys" role="group" aria-label="Letters">
        {entry.letters.map(({ letter, icon, tone, means }) => (
          <button
            key={letter}
            type="button"
            class={`word-key blocky tone-${tone ?? 'dim'}`}
            disabled={isBusy || text.length >= entry.max}
            aria-label={means ? `${letter}: ${means}` : letter}
            onClick={() => handlers.wordTyped(text + letter)}
          >
            {letter}
            {icon && <Sprite name={icon} scale={1} still />}
          </button>
        ))}
        <button
          type="button"
          class="word-key wide blocky"
          disabled={isBusy || text === ''}
          aria-label="Take the last letter away"
          onClick={() => handlers.wordTyped(text.slice(0, -1))}
        >
          {'<-'}
        </button>
        <button
          type="button"
          class="word-key wide blocky"
          disabled={isBusy}
          aria-label="Words from here"
          onClick={() => handlers.command('explore')}
        >
          ?
        </button>
      </div>
    </div>
  );
}
