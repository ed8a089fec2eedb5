/**
 * How likely a trap is the end of whoever sets it off. The own save is counted; Blessings and healing by others are
 * choices, and are not. That somebody comes up in the only way out of a tile that then caves in is left out, too.
 */
import { stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { trapOf, type DeadlyTrap, type TrapId } from '../data/charts.ts';
import { charAt } from '../rules/characters.ts';
import { freeReach } from '../rules/reach.ts';
import { ACTION, defense } from '../rules/rolls.ts';
import { unexploredTreasure } from '../rules/turns.ts';
import type { Character, State } from '../state/state.ts';
import { chartChances, doorOdds } from './charts.ts';
import { fallChance, testChanceOf } from './rolls.ts';

const DEADLY = [
  'poison-dart',
  'bottomless-pit',
  'fireball',
  'cave-in',
] as const satisfies readonly DeadlyTrap[];

const isDeadly = (trap: TrapId): trap is DeadlyTrap => DEADLY.some(one => one === trap);

const isBoxedIn = (state: State, char: Character): boolean => freeReach(state, char).length === 0;

/** Chance to die of this trap, where one stands. */
export function trapDeath(
  state: State,
  char: Character,
  trap: TrapId,
  isBoxed = isBoxedIn(state, char),
): number {
  if (!isDeadly(trap)) return 0;
  const { stat, need } = trapOf(trap).test!;
  const fails = 1 - testChanceOf(char, stat === 'action' ? ACTION : defense(stat), need);
  const dies = fails * fallChance(char, trap === 'fireball');
  // Nobody saves the boxed in.
  return trap === 'cave-in' && isBoxed ? 1 : dies;
}

/** The same before it is known which. */
export function anyTrapDeath(state: State, char: Character, isBoxed = isBoxedIn(state, char)): number {
  const chances = chartChances('trap');
  return DEADLY.reduce((sum, trap) => sum + chances[trap]! * trapDeath(state, char, trap, isBoxed), 0);
}

/** Chance that flipping the counter there kills a hero: by what is known to lie face down, whichever it is. */
export function flipDeath(state: State, char: Character, at: Cell): number {
  const count = Object.keys(state.hidden).length;
  const treasures = unexploredTreasure(state);
  const hazards = count - treasures - (state.stairs ? 0 : 1);
  const { trap: inHazard = 0, both = 0 } = chartChances('hazard');
  const { trap: inTreasure = 0 } = chartChances('treasure');
  const springs = (hazards * (inHazard + both) + treasures * inTreasure) / count;
  return springs * anyTrapDeath(state, { ...char, at });
}

/** The door opens first: behind it is one more way out. */
export function doorDeath(state: State, char: Character, side: Direction): number {
  const isBoxed = isBoxedIn(state, char) && charAt(state, stepFrom(char.at, side)) !== undefined;
  return doorOdds(char).trap * anyTrapDeath(state, char, isBoxed);
}
