/** Two dice against one another: chances are counted in ways out of all throws of the two. */
import type { Die } from '../data/constants.ts';
import { kindOf, type Kind } from '../data/monsters.ts';

export interface Chance {
  readonly ways: number;
  readonly outOf: number;
}

/** How often one die with its bonus comes out above, or at least at, the other. */
function over(die: Die, bonus: number, other: Die, mode: 'above' | 'at-least'): Chance {
  let ways = 0;
  for (let roll = 1; roll <= die; roll++) {
    const beaten = mode === 'above' ? roll + bonus - 1 : roll + bonus;
    ways += Math.min(other, Math.max(0, beaten));
  }
  return { ways, outOf: die * other };
}

/** Her blow must be higher. */
export function slayChance(combat: Die, bonus: number, kind: Kind): Chance {
  return over(combat, bonus, kindOf(kind).die, 'above');
}

/** The monster's blow must be higher: everything that is not at least as high is a hit. */
export function woundChance(defense: Die, bonus: number, kind: Kind): Chance {
  return not(over(defense, bonus, kindOf(kind).die, 'at-least'));
}

/** Roll vs.: equal is enough. */
export function passChance(die: Die, bonus: number, against: Die): Chance {
  return over(die, bonus, against, 'at-least');
}

export function share({ ways, outOf }: Chance): number {
  return ways / outOf;
}

export function not({ ways, outOf }: Chance): Chance {
  return { ways: outOf - ways, outOf };
}

export function both(a: Chance, b: Chance): Chance {
  return { ways: a.ways * b.ways, outOf: a.outOf * b.outOf };
}

/** Wounds to expect of one attacker in a Monsters phase; the sorcerer goes on until he fails. */
export function meanWounds(defense: Die, bonus: number, kind: Kind): number {
  const hit = share(woundChance(defense, bonus, kind));
  return kindOf(kind).repeats ? hit / (1 - hit) : hit;
}
