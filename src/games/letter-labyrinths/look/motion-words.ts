/** What the motions of this room share. */
import type { Seat } from '../../../core/game.ts';
import { float, type Motion, type Place, type Tone } from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import type { Event, State } from '../state.ts';

/** The entries of one part of the table; together they make all of it. */
export type Part<T extends Event['type']> = Motions<Event, State, T>;

export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The latest event of a kind that the same step has told. */
export function latest<T extends Event['type']>(earlier: readonly Event[], type: T): Of<T> | undefined {
  return earlier.findLast((event): event is Of<T> => event.type === type);
}

/** The letter of the word that is being walked. */
export function letterAt(earlier: readonly Event[], index: number): string {
  return latest(earlier, 'word-played')?.word[index] ?? '?';
}

/** The letter of the word that a foe is reading. */
export function foeLetterAt(earlier: readonly Event[], index: number): string {
  return latest(earlier, 'enemy-word')?.word[index] ?? '?';
}

/** A letter tile rises where the letter did something. */
export function tile(at: Place, letter: string): Motion {
  return float(at, '', 'plain', `letter-${letter.toLowerCase()}`);
}

/** A letter that did nothing is only breathed. */
export function breath(at: Place, letter: string, tone: Tone = 'dim'): Motion {
  return float(at, letter, tone);
}

/** Whether a pawn of this seat stands on the board before or after the step. */
export function stands(seat: Seat, before: State, after: State): boolean {
  return [before, after].some(state => state.pawns[seat]?.at);
}
