/** Words are typed, not listed: on a keyboard, on a phone's, or on the letters below, which tell what each one does. */
import './word-entry.css';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { EntryModel } from '../../core/look.ts';
import { isPlainKey } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import type { WordModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { useTip } from '../parts/tip.tsx';
import { useScale } from '../parts/use-media.ts';
import { keyRows } from '../logic/keyboard.ts';
import { TONE_SIGNS } from '../logic/tones.ts';

const LETTER = /^\p{L}$/u;

interface Props {
  readonly entry: EntryModel;
  readonly isBusy: boolean;
  readonly word: WordModel | undefined;
  /** What a look at the good words costs. */
  readonly price: string | undefined;
}

export function WordEntry({ entry, isBusy, word, price }: Props) {
  const { handlers } = usePanels();
  const id = useId();
  const text = word?.text ?? '';
  const field = useRef<HTMLInputElement>(null);
  useLettersAnywhere(field);
  // As a property, which some browsers have, the word "off" would be true.
  useEffect(() => field.current?.setAttribute('autocorrect', 'off'), []);
  const arrow = useScale(1, 1, 2);
  const rows = keyRows(entry.letters);
  const tip = useTip(`Good words from here.${price === undefined ? '' : ` Costs ${price}.`}`);
  const enter = () => {
    if (!isBusy && text !== '') handlers.wordEntered(text);
  };
  const state = word?.isWhole ? 'whole' : text === '' ? 'empty' : `tone-${word?.tone ?? 'plain'}`;
  return (
    <div class="word-entry">
      <div class="word-line">
        <input
          ref={field}
          type="text"
          class={`word-tray blocky ${state}`}
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          disabled={isBusy}
          aria-label={`Your word: ${entry.label}`}
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
        {word?.note ? `${TONE_SIGNS[word.tone]} ${word.note}` : entry.label}
        {word?.lookUp !== undefined && <LookUp word={word.lookUp} />}
      </p>
      <div class="word-keys" role="group" aria-label="Letters">
        {rows.map((row, index) => (
          <div key={index} class="word-row">
            {index === rows.length - 1 && (
              <button
                type="button"
                class="word-key wide blocky"
                disabled={isBusy}
                aria-label={price === undefined ? 'Words from here' : `Words from here. Costs ${price}.`}
                onClick={() => handlers.command('explore')}
                {...tip.anchor}
              >
                ?
              </button>
            )}
            {row.map(({ letter, icon, tone, means }) => (
              <button
                key={letter}
                type="button"
                class={`word-key blocky tone-${tone ?? 'dim'}`}
                disabled={isBusy || text.length >= entry.max}
                aria-label={means ? `${letter}: ${means}` : letter}
                onClick={() => handlers.wordTyped(text + letter)}
              >
                {letter}
                {icon && <Sprite name={icon} scale={arrow} still />}
              </button>
            ))}
            {index === rows.length - 1 && (
              <button
                type="button"
                class="word-key wide blocky"
                disabled={isBusy || text === ''}
                aria-label="Take the last letter away"
                onClick={() => handlers.wordTyped(text.slice(0, -1))}
              >
                {'<-'}
              </button>
            )}
          </div>
        ))}
        {tip.text}
      </div>
    </div>
  );
}

/** Leaves the game alone: the page of a dictionary opens beside it. */
function LookUp({ word }: { readonly word: string }) {
  const page = `https://en.wiktionary.org/wiki/${encodeURIComponent(word.toLowerCase())}`;
  return (
    <a class="word-look-up" href={page} target="_blank" rel="noopener noreferrer">
      Look it up
    </a>
  );
}

/** With the focus on a button of the panels a letter is still a letter of the word: the field takes the focus and the letter. */
function useLettersAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const down = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const isButton = focused instanceof HTMLButtonElement && !focused.closest('dialog');
      const input = field.current;
      if (!isButton || !input || input.disabled || !isPlainKey(event) || !LETTER.test(event.key)) return;
      event.stopPropagation();
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    };
    // Before the list of actions, which has a letter of its own.
    window.addEventListener('keydown', down, { signal: listeners.signal, capture: true });
    return () => listeners.abort();
  }, [field]);
}
