/** How likely a hidden trap stops a word (R87). Exact: any of the dark squares may hold one, with any letter not seen. */
import { indexOf } from '../../../core/grid.ts';
import { BOARD, VOWELS } from '../data/constants.ts';
import { unseenLetters } from '../rules/hidden-traps.ts';
import { cellsEntered, type Walk } from '../rules/movement.ts';
import type { State } from '../state/state.ts';

/** What everybody knows of the hidden traps. */
export interface Unseen {
  readonly traps: number;
  readonly squares: number;
  /** By vowel: how many letters that nobody sees. */
  readonly letters: readonly number[];
  /** Chances worked out before, by squares and letters. */
  readonly known: Map<number, number>;
}

export function unseenIn(state: State): Unseen {
  const letters = unseenLetters(state);
  return {
    traps: state.hidden.length,
    squares: state.dark.length,
    letters: VOWELS.map(vowel => letters.filter(letter => letter === vowel).length),
    known: new Map(),
  };
}

/** Of a word that enters so many dark squares; `held` are its vowels, as bits in the order of VOWELS. */
export function stopChance(unseen: Unseen, entered: number, held: number): number {
  const vowels = held & ((1 << VOWELS.length) - 1);
  const key = entered * 32 + vowels;
  let chance = unseen.known.get(key);
  if (chance === undefined) {
    chance = 1 - passChance(unseen, entered, vowels);
    unseen.known.set(key, chance);
  }
  return chance;
}

/** Every trap on the way has one of the letters. Square by square, since the traps that may lie ahead grow fewer. */
function passChance({ traps, squares, letters }: Unseen, entered: number, held: number): number {
  const all = letters.reduce((sum, count) => sum + count, 0);
  const good = letters.reduce((sum, count, vowel) => sum + (held & (1 << vowel) ? count : 0), 0);
  // By traps met so far, all of them cleared.
  let met = [1];
  for (let square = 0; square < entered; square++) {
    const next: number[] = Array.from({ length: met.length + 1 }, () => 0);
    for (const [count, chance] of met.entries()) {
      const here = Math.max(0, traps - count) / (squares - square);
      next[count]! += chance * (1 - here);
      if (count < good) next[count + 1]! += (chance * here * (good - count)) / (all - count);
    }
    met = next;
  }
  return met.reduce((sum, chance) => sum + chance, 0);
}

/** Dark squares that a word's way leads over, as the table sees it, and the vowels that would help there. */
export function doubtOf(state: State, word: string, walk: Walk): { dark: number; held: number } {
  const entered = new Set(cellsEntered(walk).map(at => indexOf(BOARD, at)));
  return {
    dark: state.dark.filter(square => entered.has(square)).length,
    held: VOWELS.reduce((bits, vowel, order) => bits | (word.includes(vowel) ? 1 << order : 0), 0),
  };
}

export function stopChanceOf(state: State, word: string, walk: Walk): number {
  const { dark, held } = doubtOf(state, word, walk);
  return dark === 0 ? 0 : stopChance(unseenIn(state), dark, held);
}
