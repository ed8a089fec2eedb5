/** What the motions of this room share. */
import type { Seat } from '../../../core/game.ts';
import { float, type Motion, type Place, type Tone } from '../../../core/look.ts';
import { latest, type Moment } from '../../../core/moments.ts';
import type { Motions } from '../../room.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** The entries of one part of the table; together they make all of it. */
export type Part<T extends Event['type']> = Motions<Event, State, T>;

type Now = Moment<State, Event>;

/** The letter of the word that is being walked. */
export function letterAt(now: Now, index: number): string {
  return latest(now, 'word-played')?.word[index] ?? '?';
}

/** The letter of the word that a foe is reading. */
export function foeLetterAt(now: Now, index: number): string {
  return latest(now, 'enemy-word')?.word[index] ?? '?';
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
