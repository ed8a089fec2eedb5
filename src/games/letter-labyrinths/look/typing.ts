/** Words are typed: the keys with their arrows, the verdict at every letter, and the list of good words. */
import type { Seat } from '../../../core/game.ts';
import { NO_OVERLAY, type EntryModel } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import type { Suggestion, TypedModel } from '../../room.ts';
import { bestWords } from '../bot/explore.ts';
import { WORD_LENGTH } from '../data/constants.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import { WORD_LISTS } from '../data/word-rules.ts';
import { walkWord } from '../rules/movement.ts';
import { seatAt } from '../rules/squares.ts';
import { pawnOf } from '../rules/turn.ts';
import { hushedVowel, isListed, preview, readEntry, type Preview, type Reason } from '../rules/words.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { dictionary } from '../words/open.ts';
import { briefEffect, effectText, wayOverlay } from './preview.ts';
import { LIST_WORDS } from './word-lists.ts';
import { seatName, wayWords } from './words.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Holds the letter before it to one square, while sprinting. */
const SHORT = '.';

export function entryOf(state: State, seat: Seat): EntryModel {
  const { sprint } = pawnOf(state, seat);
  return {
    label: sprint ? 'In OP.AL the P steps once.' : 'Type or tap 2 to 8 letters.',
    max: sprint ? 2 * WORD_LENGTH.most : WORD_LENGTH.most,
    letters: [
      ...ALPHABET.map(letter => keyOf(state, letter)),
      ...(sprint
        ? [{ letter: SHORT, tone: 'gold', means: 'only one square for the letter before it' } as const]
        : []),
    ],
  };
}

function keyOf(state: State, letter: string): EntryModel['letters'][number] {
  if (hushedVowel(state) === letter)
    return { letter, icon: 'chip-lock', tone: 'magic', means: "hushed, you can't use it with this card" };
  const direction = state.active === null ? undefined : wayOf(fortuneOf(state.active), letter);
  if (!direction) return { letter, tone: 'dim', means: 'idle' };
  const { icon, tone, word } = wayWords(direction);
  return { letter, icon, tone, means: word };
}

export function typed(state: State, seat: Seat, text: string): TypedModel<Action> {
  const { word, short } = readEntry(state, seat, text);
  const shown = preview(state, seat, word, short);
  if (!shown) return { message: refusal(word), tone: word === '' ? 'dim' : 'bad', overlay: NO_OVERLAY };
  const overlay = wayOverlay(state, seat, shown);
  const { reason } = shown;
  if (reason) return { ...verdict(state, seat, word, reason, shown), overlay };
  return {
    action: short.length > 0 ? { type: 'word', word, short } : { type: 'word', word },
    message: `${capital(`${again(state, word)}${briefEffect(state, seat, shown)}`)}${shown.wins ? '' : '.'}`,
    tone: shown.trapStop ? 'bad' : 'good',
    overlay,
  };
}

/** R46: whoever wonders whether a word may come twice is told that it may. */
function again(state: State, word: string): string {
  return state.words.some(made => made.word === word) ? 'said before, still counts: ' : '';
}

/** What cannot even be walked. */
function refusal(word: string): string {
  if (word === '') return 'Type a word.';
  return /^[A-Z]+$/.test(word) ? 'Eight letters at most.' : 'Letters A to Z only.';
}

type Verdict = Pick<TypedModel<Action>, 'message' | 'tone' | 'lookUp'>;

/** Half a word is no mistake: it is told what it does so far. */
function verdict(state: State, seat: Seat, word: string, reason: Reason, shown: Preview): Verdict {
  switch (reason) {
    case 'empty':
    case 'not-letters':
    case 'too-long':
      return { message: refusal(word), tone: 'bad' };
    case 'too-short':
      return { message: `At least ${state.options.shortest} letters.`, tone: 'plain' };
    case 'unknown-word':
      return !dictionary().has(word) && dictionary().isBeginning(word)
        ? { message: `No word yet: ${briefEffect(state, seat, shown)}.`, tone: 'plain' }
        : unlisted(state, word);
    case 'said-before':
      return { message: 'Said before. House rule: each word once.', tone: 'gold' };
    case 'hushed':
      return { message: `${hushedVowel(state)} is hushed by this card.`, tone: 'gold' };
    case 'bad-short':
      return { message: 'Only a letter with an arrow can be held to one square.', tone: 'gold' };
    case 'ends-on-pawn':
      return { message: `Would end on ${seatName(state, seatAt(state, shown.end) ?? seat)}.`, tone: 'gold' };
  }
}

/** The list decides, so it is named; who wonders can look the word up. */
function unlisted({ options }: State, word: string): Verdict {
  const other = dictionary().has(word) ? WORD_LISTS.find(list => isListed(list, word)) : undefined;
  const { name } = LIST_WORDS[options.words];
  const message = other
    ? `Not in this list (${name}). ${LIST_WORDS[other].name} has it.`
    : `Not in this list (${name}).`;
  return { message, tone: 'bad', lookUp: word };
}

/** The best words from here, for those who want to learn. */
export function explore(view: State, seat: Seat): readonly Suggestion[] {
  if (view.ask?.kind !== 'play' || pawnOf(view, seat).wordsLeft === 0) return [];
  return bestWords(view, seat).map(({ word }) => {
    const walk = walkWord(view, seat, word);
    return { text: word, detail: capital(effectText(view, seat, walk)) };
  });
}
