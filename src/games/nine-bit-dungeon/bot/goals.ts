/** Where the bot wants to go when nothing presses: Key and Exit, or first the shop, the chest, a monster's gold. */
import { best } from '../../../bots/best.ts';
import type { Cell } from '../../../core/grid.ts';
import { boardIn } from '../rules/board.ts';
import type { State } from '../state/state.ts';
import type { Foe } from './appraisal.ts';
import { bestBargain, bestGear, valueOf } from './purchases.ts';
import type { WayMap } from './ways.ts';

export interface Goal {
  readonly id: string;
  readonly at: Cell;
  readonly score: number;
  readonly why: string;
}

const PER_COST = 0.13;
const LOYALTY = 2;

/** Key or Exit, or a detour if one is worth its way. The goal of the last decision has a small advantage. */
export function bestGoal(
  state: State,
  targets: readonly Foe[],
  ways: WayMap,
  maxHealth: number,
  previous: string | undefined,
): Goal {
  const goals = [mainGoal(state), ...detours(state, targets, maxHealth)];
  const score = (goal: Goal): number =>
    goal.score - PER_COST * ways.costTo(goal.at) + (goal.id === previous ? LOYALTY : 0);
  return best(goals, score) ?? goals[0]!;
}

export function mainGoal(state: State): Goal {
  const { site } = boardIn(state);
  return state.hasKey
    ? { id: 'exit', at: site.exit, score: 0, why: 'You have the Key. Head for the Exit.' }
    : { id: 'key', at: site.key, score: 0, why: 'Fetch the Key.' };
}

function detours(state: State, targets: readonly Foe[], maxHealth: number): Goal[] {
  const { site } = boardIn(state);
  const goals: Goal[] = [];
  const gear = bestGear(state);
  const bargain = targets.length === 0 ? bestBargain(state) : undefined;
  if (gear) {
    const score = 3 + valueOf(state, gear) / 2;
    goals.push({ id: 'shop', at: site.shop, score, why: `The shop sells what you need: ${gear.name}.` });
  } else if (bargain) {
    const score = 0.8 * valueOf(state, bargain);
    goals.push({
      id: 'shop',
      at: site.shop,
      score,
      why: `Spend your Gold while there's a shop: ${bargain.name}.`,
    });
  }
  if (!state.chestOpen && state.hero.health > 0.4 * maxHealth) {
    goals.push({ id: 'chest', at: site.chest, score: 5, why: 'The chest is worth the trip.' });
  }
  for (const { monster, kind, worth } of targets) {
    const why = `Hunt the ${kind.name}: ${kind.gold} Gold at little risk.`;
    goals.push({ id: `monster:${monster.id}`, at: monster.at, score: 3 + worth, why });
  }
  return goals;
}
