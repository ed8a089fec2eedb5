/** Where the walk can lead, and the way that wakes the fewest; of those, the shortest. */
import { isAdjacent, sameCell, type Cell } from '../../../core/grid.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { canStopAt, stepsOf, walker } from '../rules/movement.ts';
import { isDozing, monsterAt, type Insider } from '../rules/pieces.ts';
import {
  beside,
  indexAt,
  isStar,
  isTouching,
  isWall,
  kingDistance,
  SQUARE_COUNT,
  SQUARES,
} from '../rules/squares.ts';
import type { Monster, State } from '../state/state.ts';

interface Reached {
  readonly at: Cell;
  readonly steps: number;
  /** Sleepers that are awake once the hero has gone this way and stopped there. */
  readonly wakes: number;
  readonly from: Reached | undefined;
  /** Which of the sleepers have been disturbed on the way, as bits. */
  readonly disturbed: number;
}

/** By square: the best way there, within so many steps. Squares where nobody may stop are passed, not reached. */
export function reachOf(state: State, steps: number): ReadonlyMap<number, Reached> {
  const walking = walker(state);
  if (!walking) return new Map();
  const { hero, outing } = walking;
  const sleepers = sleepersNear(state, hero, steps);
  const bosses = bitsOf(sleepers, seemsBoss);
  /** Whoever leaves by quiet stairs lets the bosses sleep. */
  const wakesAt = (at: Cell, disturbed: number): number =>
    countBits(isStar(at) && state.rules.exit === 'quiet' ? disturbed & ~bosses : disturbed);
  const doors = outing.levitating ? 0 : outing.doors;
  const best = new Map<number, Reached>();
  const tried = new Map<number, number[]>();
  const disturbed = bitsOf(sleepers, monster => monster.stirring);
  let frontier: readonly { readonly used: number; readonly here: Reached }[] = [
    { used: 0, here: { at: hero.at, steps: 0, wakes: 0, from: undefined, disturbed } },
  ];
  for (let step = 1; step <= steps; step++) {
    const next: { used: number; here: Reached }[] = [];
    for (const { used, here } of frontier) {
      for (const to of beside(here.at)) {
        const usedThen = used + (isWall(to) && !outing.levitating ? 1 : 0);
        if (usedThen > doors || monsterAt(state, to)) continue;
        const bits = here.disturbed | bitsOf(sleepers, monster => isTouching(monster.at, to));
        if (!isNews(tried, indexAt(to) + usedThen * SQUARE_COUNT, bits)) continue;
        const wakes = wakesAt(to, bits);
        const reached: Reached = { at: to, steps: step, wakes, from: here, disturbed: bits };
        next.push({ used: usedThen, here: reached });
        const known = best.get(indexAt(to));
        // A click on a neighbour steps there, whatever a way round would spare.
        if (!known || (known.steps > 1 && wakes < known.wakes)) best.set(indexAt(to), reached);
      }
    }
    frontier = next;
  }
  for (const at of SQUARES) if (!canStopAt(state, hero, at)) best.delete(indexAt(at));
  best.delete(indexAt(hero.at));
  return best;
}

/** Nobody need look at a way again that is no shorter and disturbs whom another disturbs, or more. */
function isNews(tried: Map<number, number[]>, place: number, disturbed: number): boolean {
  const known = tried.get(place) ?? [];
  if (known.some(bits => (bits & disturbed) === bits)) return false;
  tried.set(place, [...known, disturbed]);
  return true;
}

/** Those that so many steps could disturb. A first turn spares bosses. */
function sleepersNear(state: State, hero: Insider, steps: number): readonly Monster[] {
  if (hero.invisibleRound !== null) return state.monsters.filter(monster => monster.stirring);
  return state.monsters.filter(
    monster =>
      isDozing(monster) &&
      !(hero.firstTurn && seemsBoss(monster)) &&
      (monster.stirring || kingDistance(monster.at, hero.at) <= steps + 1),
  );
}

function bitsOf(sleepers: readonly Monster[], is: (monster: Monster) => boolean): number {
  let bits = 0;
  for (const [index, monster] of sleepers.entries()) if (is(monster)) bits |= 1 << index;
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
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
    return stepsOf(state).some(step => sameCell(step, to)) ? [to] : undefined;
  const reached = reachOf(state, walking.outing.left).get(indexAt(to));
  return reached && wayOver(reached);
}
