/** What the motions of this room share. */
import type { DieModel } from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import type { Die } from '../data/constants.ts';
import type { Kind } from '../data/monsters.ts';
import { levelOf } from '../rules/ending.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { KORA } from './places.ts';

export type Table = Motions<Event, State>;
export type Part<T extends Event['type']> = Pick<Table, T>;

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

export const VOICES: Readonly<Record<Kind, string>> = {
  goblin: 'goblin-hit',
  skeleton: 'skeleton-hit',
  grislyk: 'grislyk-hit',
};

/** Whether a monster's tile is on the level that is shown. */
export function sees(state: State, tile: number): boolean {
  return state.tiles[tile]?.level === levelOf(state);
}
