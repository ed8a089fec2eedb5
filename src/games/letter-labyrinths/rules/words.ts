/** Chapters 5.2, 6.1 and 6.3: which words may be made, and what the screen may foretell of them. */
import type { Seat } from '../../../core/game.ts';
import { sameCell } from '../../../core/grid.ts';
import { WORD_LENGTH, type Vowel } from '../data/constants.ts';
import { hasTwist } from '../data/dungeons.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import { LEAST_LETTERS, LISTS, type WordList } from '../data/word-rules.ts';
import type { State } from '../state/state.ts';
import { dictionary } from '../words/open.ts';
import { walkWord, type Walk } from './movement.ts';
import { pawnOf } from './turn.ts';

/** In the order in which they are found. */
export const REASONS = [
  'empty',
  'not-letters',
  'too-short',
  'too-long',
  'unknown-word',
  'said-before',
  'hushed',
  'bad-short',
  'ends-on-pawn',
] as const;
export type Reason = (typeof REASONS)[number];

/** Every word is at least as common. */
const RAREST = LISTS.full.mostTier;
const CAPITALS = /^[A-Z]+$/;

/** As the rules know it: capital letters without accents. */
export function normalise(raw: string): string {
  if (CAPITALS.test(raw)) return raw;
  return raw.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toUpperCase();
}

/** The first reason why this word may not be made, or null. Costs nothing and changes nothing. */
export function checkWord(
  state: State,
  seat: Seat,
  raw: string,
  short: readonly number[] = [],
): Reason | null {
  const word = normalise(raw);
  return (
    spelling(state, word) ?? (dictionary().has(word) ? checkKnown(state, seat, word, short) : 'unknown-word')
  );
}

/** The same of a word that is in the dictionary. */
export function checkKnown(
  state: State,
  seat: Seat,
  word: string,
  short: readonly number[] = [],
): Reason | null {
  return (
    listing(state, word) ??
    hushing(state, word) ??
    shortening(state, seat, word, short) ??
    ending(state, seat, word, short)
  );
}

function spelling({ options }: State, word: string): Reason | null {
  if (word === '') return 'empty';
  if (!CAPITALS.test(word)) return 'not-letters';
  if (word.length < LEAST_LETTERS[options.shortest]) return 'too-short';
  return word.length > WORD_LENGTH.most ? 'too-long' : null;
}

/** What the list of this table and the house rules say of a word of the dictionary. */
function listing({ options, words }: State, word: string): Reason | null {
  if (word.length < LEAST_LETTERS[options.shortest]) return 'too-short';
  if (!isListed(options.words, word)) return 'unknown-word';
  return options.repeats === 'once' && words.some(made => made.word === word) ? 'said-before' : null;
}

/** Whether a list has this word of the dictionary. */
export function isListed(list: WordList, word: string): boolean {
  const { mostTier, modern } = LISTS[list];
  const words = dictionary();
  return (modern || !words.isModern(word)) && (mostTier >= RAREST || words.tierOf(word)! <= mostTier);
}

function hushing(state: State, word: string): Reason | null {
  const hushed = hushedVowel(state);
  return hushed && word.includes(hushed) ? 'hushed' : null;
}

/** Only a sprinting pawn may step short, and only with letters that move it; each index once, ascending. */
function shortening(state: State, seat: Seat, word: string, short: readonly number[]): Reason | null {
  if (short.length === 0) return null;
  const fortune = fortuneOf(state.active!);
  const isSound = short.every((index, order) => {
    const previous = short[order - 1] ?? -1;
    return Number.isInteger(index) && index > previous && wayOf(fortune, word[index] ?? '') !== undefined;
  });
  return pawnOf(state, seat).sprint && isSound ? null : 'bad-short';
}

function ending(state: State, seat: Seat, word: string, short: readonly number[]): Reason | null {
  if (state.pawns.length === 1) return null;
  return endsOnPawn(state, seat, walkWord(state, seat, word, short)) ? 'ends-on-pawn' : null;
}

/** Pawns may pass one another, but not stay. A word that wins is over before it ends. */
function endsOnPawn(state: State, seat: Seat, { end, wins }: Walk): boolean {
  return !wins && state.pawns.some(pawn => pawn.seat !== seat && pawn.at && sameCell(pawn.at, end));
}

/** The vowel that may not be used this round; only in the Hushed Halls. */
export function hushedVowel(state: State): Vowel | null {
  if (state.active === null || !hasTwist(state, 'hush')) return null;
  return fortuneOf(state.active).hushed;
}

export interface Preview extends Walk {
  readonly reason: Reason | null;
}

/** What the text typed so far would do if it were the whole word. Undefined where there is nothing to walk by. */
export function preview(
  state: State,
  seat: Seat,
  raw: string,
  short: readonly number[] = [],
): Preview | undefined {
  const word = normalise(raw);
  if (!CAPITALS.test(word) || word.length > WORD_LENGTH.most || state.active === null) return undefined;
  const reason = checkWord(state, seat, word, short);
  return { ...walkWord(state, seat, word, reason === 'bad-short' ? [] : short), reason };
}

/**
 * What a person typed: while sprinting, a full stop behind a letter holds it to one square ("OP.AL"), so that every
 * keyboard can say it.
 */
export function readEntry(state: State, seat: Seat, text: string): { word: string; short: number[] } {
  const raw = normalise(text);
  if (!pawnOf(state, seat).sprint) return { word: raw, short: [] };
  const short: number[] = [];
  let word = '';
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === '.' && word !== '') short.push(word.length - 1);
    else word += raw[at];
  }
  return { word, short: [...new Set(short)] };
}
