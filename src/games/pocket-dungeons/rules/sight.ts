/** Chapter "Line of sight": along one row or column of linked tiles, until somebody or an unexplored counter is in the way. */
import { range, type Cell } from '../../../core/grid.ts';
import type { Character, State } from '../state/state.ts';
import { CELLS, cellsAt, numberOf } from './cells.ts';
import { charAt } from './characters.ts';
import { geometryOf } from './geometry.ts';
import { hasCounter, isLinked } from './reach.ts';

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
      if (target) found.push({ target, line: cellsAt(ray.slice(0, distance + 1)) });
      if (target || hasCounter(state, CELLS[index]!)) break;
    }
  }
  return found.toSorted((a, b) => a.target.id - b.target.id);
}

export function lineTo(state: State, watcher: Character, target: Character): readonly Cell[] | undefined {
  return sightings(state, watcher.at, watcher.id).find(seen => seen.target.id === target.id)?.line;
}

/** The straight line between two tiles of a row or column, and where it is blocked; undefined if there is no such line. */
export function beam(
  state: State,
  from: Cell,
  to: Cell,
): { readonly line: readonly Cell[]; readonly blockedAt: Cell | undefined } | undefined {
  if ((from.x === to.x) === (from.y === to.y)) return undefined;
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const line = Array.from({ length: range(from, to) }, (_, index) => ({
    x: from.x + dx * (index + 1),
    y: from.y + dy * (index + 1),
  }));
  const blockedAt = line.find((at, index) => {
    const isEnd = index === line.length - 1;
    return !isLinked(state, line[index - 1] ?? from, at) || (!isEnd && isInTheWay(state, at));
  });
  return { line, blockedAt };
}

function isInTheWay(state: State, at: Cell, except?: number): boolean {
  return hasCounter(state, at) || charAt(state, at, except) !== undefined;
}

/** Every tile that can be seen from here; what blocks is itself seen. */
export function tilesInSight(state: State, from: Cell, except?: number): Cell[] {
  return geometryOf(state.dungeon)
    .raysFrom(numberOf(from))
    .flatMap(ray => {
      const cells = cellsAt(ray);
      const end = cells.findIndex(at => isInTheWay(state, at, except));
      return end < 0 ? cells : cells.slice(0, end + 1);
    });
}
