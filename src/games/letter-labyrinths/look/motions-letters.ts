/** Letters as motions: every word, of pawns and of foes, is told letter by letter. */
import { float, type Motion, type Place, type Tone } from '../../../core/look.ts';
import { latest, type Moment } from '../../../core/moments.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

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
