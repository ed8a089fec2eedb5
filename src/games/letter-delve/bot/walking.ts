/** Walking: along the cheap path as far as the roll allows, and not to a stop where it should not. */
import { best } from '../../../bots/best.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { canStopAt } from '../rules/movement.ts';
import { isDozing } from '../rules/pieces.ts';
import { isStar, isTouching, isWall } from '../rules/squares.ts';
import type { Action } from '../state/actions.ts';
import type { Goal } from './goals.ts';
import type { Mind } from './mind.ts';
import { cheapWays, type Ways } from './ways.ts';

const STOP: Action = { type: 'stop' };

/** The next step towards the goal, or `stop`. Falls back to any legal step where stopping is not possible. */
export function walkOn(mind: Mind, goal: Goal, plain: Ways, legal: readonly Action[]): Action {
  const ways = waysNow(mind, plain);
  const left = mind.state.outing!.left;
  const way = ways.wayTo(goal.at).slice(0, left);
  const canRest = legal.some(action => action.type === 'stop');
  const reach = way.findLastIndex(at => isRestingPlace(mind, goal, at));
  const first = way[0];
  const next = first && legal.find(action => action.type === 'step' && sameCell(action.to, first));
  if (reach >= 0 && next) return next;
  if (canRest && isRestingPlace(mind, goal, mind.hero.at)) return STOP;
  const beside = best(
    legal.filter(action => action.type === 'step'),
    action => (action.type === 'step' ? comfortOf(mind, goal, action.to, ways) : 0),
  );
  if (
    beside &&
    (!canRest || comfortOf(mind, goal, beside.to, ways) > comfortOf(mind, goal, mind.hero.at, ways))
  )
    return beside;
  return canRest ? STOP : (next ?? legal[0]!);
}

/** Where the walk may end: not on the stairs by accident, not beside a sleeping boss unless that is the goal. */
function isRestingPlace(mind: Mind, goal: Goal, at: Cell): boolean {
  if (!canStopAt(mind.state, mind.hero, at)) return false;
  if (isStar(at)) return goal.kind === 'leave';
  return sameCell(at, goal.at) || mind.hero.firstTurn || !isBesideBoss(mind, at);
}

function isBesideBoss({ state }: Mind, at: Cell): boolean {
  return state.monsters.some(
    monster => isDozing(monster) && seemsBoss(monster) && isTouching(monster.at, at),
  );
}

/** Better a square to rest on; of those, the nearest to the goal. */
function comfortOf(mind: Mind, goal: Goal, at: Cell, ways: Ways): number {
  const cost = Math.min(500, ways.costTo(at));
  const far = Math.abs(at.x - goal.at.x) + Math.abs(at.y - goal.at.y);
  const rest = isRestingPlace(mind, goal, at) ? 1000 : 0;
  return rest - cost - far - (isStar(at) && goal.kind !== 'leave' ? 500 : 0);
}

/** Secret doors found and levitation open other ways. */
function waysNow(mind: Mind, plain: Ways): Ways {
  const { levitating, doors } = mind.state.outing!;
  if (levitating) return cheapWays(mind, 99);
  return doors > 0 ? cheapWays(mind, doors) : plain;
}

/** Whether passing walls this turn saves at least so many steps, with the roll as it is. */
export function savesByWalls(mind: Mind, goal: Goal, plain: Ways, walls: number, atLeast: number): boolean {
  const ways = cheapWays(mind, walls);
  if (plain.costTo(goal.at) - ways.costTo(goal.at) < atLeast) return false;
  const way = ways.wayTo(goal.at).slice(0, mind.state.outing!.left);
  const lastWall = way.findLastIndex(isWall);
  return lastWall >= 0 && way.some((at, index) => index > lastWall && isRestingPlace(mind, goal, at));
}
