/** The bot's blows: the strike that takes most threat off the board. */
import { best } from '../../../bots/best.ts';
import { isAdjacent } from '../../../core/grid.ts';
import { isSpent } from '../rules/magic.ts';
import { lossOf } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import type { Appraisal, Foe } from './appraisal.ts';

export interface Strike {
  readonly action: Action;
  readonly foe: Foe;
  readonly score: number;
}

export function bestStrike(
  state: State,
  { foes, visible }: Appraisal,
  legal: readonly Action[],
): Strike | undefined {
  const strikes = legal.flatMap((action): Strike[] => {
    if (action.type === 'attack') {
      const foe = foes.find(({ monster }) => monster.id === action.monster)!;
      return [{ action, foe, score: blowScore(state, visible, foe) }];
    }
    // With the last Mana a blow is surer, and wild magic would cost Health.
    if (action.type === 'cast' && action.spell === 'fireball' && action.monster !== null && !isSpent(state)) {
      const foe = foes.find(({ monster }) => monster.id === action.monster)!;
      return [{ action, foe, score: fireScore(state, foe) }];
    }
    return [];
  });
  return best(strikes, strike => strike.score);
}

/** A share of the foe's Health, a little more for a kill, weighed by what the foe threatens. */
function effect(foe: Foe, damage: number): number {
  const loss = lossOf(damage, foe.kind.arm);
  return Math.min(1, loss / foe.health) * (foe.threat + 0.35) * (loss >= foe.health ? 1.2 : 1);
}

function blowScore({ hero, wound }: State, visible: readonly Foe[], foe: Foe): number {
  const spoilsWound = visible.some(
    ({ monster }) =>
      monster.id === wound?.id && monster.id !== foe.monster.id && isAdjacent(monster.at, hero.at),
  );
  return (hero.skill / 6) * effect(foe, hero.damage) * (spoilsWound ? 0.7 : 1);
}

function fireScore({ hero: { mana } }: State, foe: Foe): number {
  const kills = lossOf(mana, foe.kind.arm) >= foe.health;
  const thrift = mana === 2 && !kills ? 0.5 : 1;
  return (mana / 6) * effect(foe, mana) * 0.9 * thrift;
}
