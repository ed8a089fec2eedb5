/** Where the walk can lead, and the way that wakes the fewest; of those, the shortest. */
import { isAdjacent, sameCell, type Cell } from '../../../core/grid.ts';
import { isDozing, monsterAt } from '../rules/figures.ts';
import { canStopAt, stepsOf, walker } from '../rules/movement.ts';
import { beside, indexAt, isTouching, isWall, SQUARE_COUNT, SQUARES } from '../rules/squares.ts';
import type { Hero, State } from '../state.ts';
import { seemsBoss } from './wakes.ts';

interface Reached {
  readonly at: Cell;
  readonly steps: number;
  /** Sleepers touched on the way, each counted where the way comes within reach of it. */
  readonly wakes: number;
  readonly from: Reached | undefined;
}

/** By square: the best way there, within so many steps. Squares where nobody may stop are passed, not reached. */
export function reachOf(state: State, steps: number): ReadonlyMap<number, Reached> {
  const walking = walker(state);
  if (!walking) return new Map();
  const { hero, outing } = walking;
  const sleepers = sleepersNear(state, hero);
  const doors = outing.levitating ? 0 : outing.doors;
  const best = new Map<number, Reached>();
  const start: Reached = { at: hero.at, steps: 0, wakes: 0, from: undefined };
  let frontier = new Map([[indexAt(hero.at), start]]);
  for (let step = 1; step <= steps; step++) {
    const next = new Map<number, Reached>();
    for (const [key, here] of frontier) {
      const used = Math.floor(key / SQUARE_COUNT);
      for (const to of beside(here.at)) {
        const usedThen = used + (isWall(to) && !outing.levitating ? 1 : 0);
        if (usedThen > doors || monsterAt(state, to)) continue;
        const place = indexAt(to) + usedThen * SQUARE_COUNT;
        const wakes = here.wakes + newlyTouched(sleepers, here.at, to);
        const known = next.get(place);
        if (!known || wakes < known.wakes) next.set(place, { at: to, steps: step, wakes, from: here });
      }
    }
    for (const reached of next.values()) {
      const known = best.get(indexAt(reached.at));
      if (!known || reached.wakes < known.wakes) best.set(indexAt(reached.at), reached);
    }
    frontier = next;
  }
  for (const at of SQUARES) if (!canStopAt(state, hero, at)) best.delete(indexAt(at));
  best.delete(indexAt(hero.at));
  return best;
}

function sleepersNear(state: State, hero: Hero): readonly Cell[] {
  if (hero.invisibleRound !== null) return [];
  const isSparing = hero.firstTurn;
  return state.monsters
    .filter(monster => isDozing(monster) && !(isSparing && seemsBoss(monster)))
    .map(monster => monster.at);
}

function newlyTouched(sleepers: readonly Cell[], from: Cell, to: Cell): number {
  let count = 0;
  for (const at of sleepers) if (isTouching(at, to) && !isTouching(at, from)) count += 1;
  return count;
}

/** The squares of that way, the first step first. */
export function wayOver(reached: Reached): Cell[] {
  const way: Cell[] = [];
  for (let here: Reached | undefined = reached; here?.from; here = here.from) way.push(here.at);
  return way.toReversed();
}

/** While walking: how a click on a far square is walked. */
export function walkTo(state: State, to: Cell): Cell[] | undefined {
  const walking = walker(state);
  if (state.ask?.kind !== 'walk' || !walking) return undefined;
  if (isAdjacent(walking.hero.at, to))
    return [...stepsOf(state)].some(step => sameCell(step, to)) ? [to] : undefined;
  const reached = reachOf(state, walking.outing.left).get(indexAt(to));
  return reached && wayOver(reached);
}
