/** Exact odds for the help before deciding. Nothing here draws from a stream or changes a state. */
import type { Assignment } from '../data/constants.ts';
import type { Kind } from '../data/monsters.ts';
import { bonusOf } from '../rules/abilities.ts';
import { here } from '../rules/monsters.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { State } from '../state/state.ts';
import { both, slayChance, type Chance } from './chances.ts';
import { ifStaying, type Staying } from './staying.ts';
import { moveOdds, type MoveOdds } from './walking.ts';

export interface AttackOdds {
  readonly targets: readonly { readonly monster: string; readonly kind: Kind; readonly slays: Chance }[];
  /** That one chain slays everybody here. */
  readonly clears: Chance;
}

/** With the dice as they lie, or with others that she thinks of. */
export function attackOdds(state: State, dice = state.kora.dice): AttackOdds {
  if (!dice) return { targets: [], clears: { ways: 1, outOf: 1 } };
  const bonus = bonusOf(state, 'combat');
  const targets = here(state).map(({ id, kind }) => ({
    monster: id,
    kind,
    slays: slayChance(dice.combat, bonus, kind),
  }));
  return { targets, clears: targets.map(each => each.slays).reduce(both, { ways: 1, outOf: 1 }) };
}

export interface AssignmentOdds {
  readonly dice: Assignment;
  readonly attack: AttackOdds;
  readonly staying: Staying;
  readonly move: MoveOdds;
}

/** All six arrangements, in the order of the legal actions. */
export function assignmentOdds(state: State): AssignmentOdds[] {
  return ASSIGNMENTS.map(({ combat, defense, speed }) => {
    const dice: Assignment = { combat, defense, speed };
    const attack = attackOdds(state, dice);
    return { dice, attack, staying: ifStaying(state, dice), move: moveOdds(state, dice)! };
  });
}
