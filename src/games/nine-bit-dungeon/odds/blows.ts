/**
 * Exact odds of what she may do, for the help before deciding. Chances are counted in sixths, as a die gives them;
 * nothing here draws from a stream or changes a state.
 */
import { isAdjacent } from '../../../core/grid.ts';
import type { DieFace } from '../data/constants.ts';
import type { Potion } from '../data/items.ts';
import type { MonsterId } from '../data/monsters.ts';
import { guzzleGain } from '../rules/actions.ts';
import { healthGain } from '../rules/events.ts';
import { castOutcome, costOfSuccess } from '../rules/magic.ts';
import { findById, healthOf, kindOf, lossOf } from '../rules/monsters.ts';
import { forgottenBy } from '../rules/wounds.ts';
import type { Monster, State } from '../state/state.ts';

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];

/** How many faces of a die pass a Skill Test. */
export function testSixths(skill: number): number {
  return Math.min(6, Math.max(0, skill));
}

export interface BlowOdds {
  readonly sixths: number;
  /** Health it would lose by a hit. */
  readonly loss: number;
  readonly kills: boolean;
  /** The monster whose wound a hit would make everybody forget. */
  readonly recovers: MonsterId | undefined;
}

export function attackOdds(state: State, id: number): BlowOdds | undefined {
  const monster = findById(state, id);
  if (!monster || !isAdjacent(monster.at, state.hero.at)) return undefined;
  return blow(state, monster, testSixths(state.hero.skill), state.hero.damage);
}

export interface CastOdds {
  /** Faces that succeed; one more goes wild, and the rest do nothing. */
  readonly sixths: number;
  readonly wildSixths: number;
  /** Mana that a success costs. */
  readonly cost: number;
}

export function castOdds(state: State): CastOdds {
  const sixths = (wanted: 'success' | 'wild'): number =>
    FACES.filter(die => castOutcome(state.hero.mana, die) === wanted).length;
  return { sixths: sixths('success'), wildSixths: sixths('wild'), cost: costOfSuccess(state) };
}

export function fireballOdds(state: State, id: number): BlowOdds | undefined {
  const monster = findById(state, id);
  return monster && blow(state, monster, castOdds(state).sixths, state.hero.mana);
}

/** Health a successful Heal would give. */
export function healGain(state: State): number {
  return healthGain(state, state.hero.mana);
}

function blow(state: State, monster: Monster, sixths: number, damage: number): BlowOdds {
  const loss = lossOf(damage, kindOf(state, monster).arm);
  const wounded = forgottenBy(state, monster);
  return {
    sixths,
    loss,
    kills: loss >= healthOf(state, monster),
    recovers: wounded && kindOf(state, wounded).id,
  };
}

/** What a potion would give by each face of the die, after the cap. */
export function guzzleGains(state: State, potion: Potion): number[] {
  return FACES.map(die => guzzleGain(state, potion, die));
}
