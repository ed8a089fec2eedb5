/** What the motions of this room share. */
import type { DieModel } from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import type { Die } from '../data/constants.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { KORA } from './places.ts';

/** Motions of one part of the game; `motions.ts` gathers them, and the compiler names what nobody tells. */
export type Part = Partial<Motions<Event, State>>;

export const HER = { token: KORA };
export const LIFE = { panel: 'life' };

/** Hers are blue; against her a d4 is green, a d6 dark, a d8 of bone. */
const AGAINST: Readonly<Record<Die, DieModel['colour']>> = { 4: 'green', 6: 'violet', 8: 'bone' };

export function herDie(die: Die, face: number, bonus: number, good: boolean): DieModel {
  return { sides: die, face, colour: 'blue', good, ...(bonus > 0 && { need: `+${bonus}` }) };
}

export function theirDie(die: Die, face: number, good: boolean): DieModel {
  return { sides: die, face, colour: AGAINST[die], good };
}
