/** Chapter "Line of sight": along one row or column of linked tiles, until somebody or an unexplored counter is in the way. */
import type { Cell } from '../../../core/grid.ts';
import type { Character, State } from '../state/state.ts';
import { CELLS, KEYS, numberOf } from './cells.ts';
import { charAt } from './figures.ts';
import { geometryOf } from './geometry.ts';

export interface Sighting {
  readonly target: Character;
  /** Tiles from the watcher (excluded) to the target (included). */
  readonly line: readonly Cell[];
}

/** Everybody who is seen from a tile; `except` is the watcher, who may have moved there only in thought. */
export function sightings(state: State, from: Cell, except: number): Sighting[] {
  const found: Sighting[] = [];
  for (const ray of geometryOf(state.dungeon).raysFrom(numberOf(from))) {
    for (const [distance, index] of ray.entries()) {
      const target = charAt(state, CELLS[index]!, except);
      if (target) found.push({ target, line: ray.slice(0, distance + 1).map(each => CELLS[each]!) });
      if (target || KEYS[index]! in state.hidden) break;
    }
  }
  return found.toSorted((a, b) => a.target.id - b.target.id);
}

export function lineTo(state: State, watcher: Character, target: Character): readonly Cell[] | undefined {
  return sightings(state, watcher.at, watcher.id).find(seen => seen.target.id === target.id)?.line;
}

/** Whether two tiles see each other; end tiles do not block. */
export function sees(state: State, from: Cell, to: Cell): boolean {
  const goal = numberOf(to);
  for (const ray of geometryOf(state.dungeon).raysFrom(numberOf(from))) {
    for (const index of ray) {
      if (index === goal) return true;
      if (KEYS[index]! in state.hidden || charAt(state, CELLS[index]!)) break;
    }
  }
  return false;
}
