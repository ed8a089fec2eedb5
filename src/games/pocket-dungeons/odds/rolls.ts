/** Exact chances of tests and rushes, by counting all throws. */
import type { Cell } from '../../../core/grid.ts';
import { remembered } from '../../../core/memo.ts';
import { cardOf, type CardId, type Pool } from '../data/cards.ts';
import { RUSH_SUCCESS, SAVE_SUCCESS, WATER_NEED } from '../data/constants.ts';
import { ownSave } from '../rules/defeat.ts';
import { bestForcing } from '../rules/doors.ts';
import { can } from '../rules/characters.ts';
import { isWet } from '../rules/geometry.ts';
import { ACTION, poolFor, type Stat } from '../rules/rolls.ts';
import type { Character, State } from '../state/state.ts';
import { throwsOf } from './throws.ts';

/** Chance that at least one die, or the kicker, shows the number. */
export function testChance({ dice, kicker }: Pool, need: number, again = false): number {
  if (kicker >= need) return 1;
  const fail = Math.min(5, need - 1) / 6;
  return 1 - fail ** (dice + (again && dice > 0 ? 1 : 0));
}

/** The chance of one character's test; the Dwarf's second try at defence is in it. */
export function testChanceOf(char: Character, stat: Stat, need: number): number {
  const again = stat.stat !== 'action' && stat.side === 'def' && can(char, 'resilient');
  return testChance(poolFor(char, stat), need, again);
}

/** Chance that a blow or a failed test is the end of it: its own save may still help, others may heal it besides. */
export function fallChance(char: Character, isMagic: boolean): number {
  return ownSave(char, isMagic) ? (SAVE_SUCCESS - 1) / 6 : 1;
}

/** Chance to live through a test that fells whoever fails it. */
export function survivalChance(char: Character, stat: Stat, need: number): number {
  return 1 - (1 - testChanceOf(char, stat, need)) * fallChance(char, false);
}

/** Chance to survive entering a water tile. */
export function waterChance(char: Character): number {
  return can(char, 'amphibious') ? 1 : survivalChance(char, ACTION, WATER_NEED);
}

/** Chance to live through a step onto a tile, wet or dry. */
export function stepChance({ dungeon }: State, char: Character, to: Cell): number {
  return isWet(dungeon, to) ? waterChance(char) : 1;
}

export function doorChance(char: Character, need: number): number {
  return testChanceOf(char, bestForcing(char, need), need);
}

const reaches = new Map<string, number>();

/** Chance that a rush of this card covers at least so many tiles. */
export function reachChance(card: CardId, length: number): number {
  return remembered(reaches, `${card}/${length}`, () => {
    const { action, abilities } = cardOf(card);
    const isSwift = abilities.includes('swift');
    let halves = 0;
    for (const { dice, ways } of throwsOf(action)) {
      const wins = dice.filter(die => die >= RUSH_SUCCESS).length;
      const again = isSwift && wins < action;
      const enough = (extra: number): number => (1 + wins + extra >= length ? 1 : 0);
      halves += ways * (enough(0) + enough(again ? 1 : 0));
    }
    return halves / (2 * 6 ** action);
  });
}
