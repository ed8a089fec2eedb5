/** Chapter "Space and adjacency": squares, neighbours and walking distances. All of it follows from the map. */
import { cellsOf, indexOf, isInside, neighbours, type Cell } from '../../../core/grid.ts';
import { UNREACHED, Ways, type Field } from '../../../core/ways.ts';
import { BOARD } from '../data/board-map.ts';
import { board } from '../data/board.ts';
import type { OnStar } from '../data/options.ts';

export const STAR = board.star;
export const SQUARES: readonly Cell[] = [...cellsOf(BOARD)];
export const SQUARE_COUNT = SQUARES.length;
const STAR_INDEX = indexOf(BOARD, STAR);

export function indexAt(at: Cell): number {
  return at.y * BOARD.columns + at.x;
}

export function isWall(at: Cell): boolean {
  return board.walls[indexAt(at)]!;
}

export function isStar(at: Cell): boolean {
  return indexAt(at) === STAR_INDEX;
}

/** King's moves: 1 is adjacent, and walls do not matter (R20). */
export function kingDistance(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

export function isTouching(a: Cell, b: Cell): boolean {
  return kingDistance(a, b) === 1;
}

/** By square: the orthogonal neighbours on the board, north, east, south, west. */
const BESIDE: readonly (readonly Cell[])[] = SQUARES.map(at =>
  neighbours(at).filter(next => isInside(BOARD, next)),
);
/** By square: all eight neighbours on the board, in reading order. */
const AROUND: readonly (readonly Cell[])[] = SQUARES.map(at =>
  SQUARES.filter(other => kingDistance(at, other) === 1),
);

export function beside(at: Cell): readonly Cell[] {
  return BESIDE[indexAt(at)]!;
}

export function around(at: Cell): readonly Cell[] {
  return AROUND[indexAt(at)]!;
}

/** The 24 spawn points, row by row. */
export const SPAWNS: readonly Cell[] = [...board.bossSpawns, ...board.outerSpawns].toSorted(
  (a, b) => indexAt(a) - indexAt(b),
);

/** Where a monster may set foot: walls stop those that cannot fly, the star all, unless played as printed (R22). */
export function isGround(at: Cell, flies: boolean, star: OnStar): boolean {
  return (flies || !isWall(at)) && (star === 'anybody' || !isStar(at));
}

const waysOf = (star: OnStar): Record<'foot' | 'wings', Ways> => ({
  foot: new Ways(BOARD, at => isGround(at, false, star)),
  wings: new Ways(BOARD, at => isGround(at, true, star)),
});
/** Pieces are ignored. */
const monsterWays: Readonly<Record<OnStar, Record<'foot' | 'wings', Ways>>> = {
  heroes: waysOf('heroes'),
  anybody: waysOf('anybody'),
};

/** Steps to a target for monsters, by square. A walker that stands on a wall is not in it: see `monsterSteps`. */
export function fieldTo(target: Cell, flies: boolean, star: OnStar): Field {
  return monsterWays[star][flies ? 'wings' : 'foot'].to(target);
}

/** Walking distance D of a monster. One grounded on a wall measures from beside it. */
export function monsterSteps(from: Cell, to: Cell, flies: boolean, star: OnStar = 'heroes'): number {
  return stepsIn(fieldTo(to, flies, star), from);
}

export function stepsIn(field: Field, from: Cell): number {
  const direct = field[indexAt(from)]!;
  if (direct !== UNREACHED) return direct;
  let least = UNREACHED;
  for (const next of beside(from)) least = Math.min(least, field[indexAt(next)]!);
  return least === UNREACHED ? UNREACHED : least + 1;
}

/** Heroes walk over the star. Pieces are ignored. */
const heroWays = new Ways(BOARD, at => !isWall(at));

export function heroSteps(from: Cell, to: Cell): number {
  return heroWays.distance(from, to);
}

export const chestAt = siteFinder(board.chests);
export const pointAt = siteFinder(board.points);

function siteFinder<T extends { readonly at: Cell }>(sites: readonly T[]): (at: Cell) => T | undefined {
  const bySquare = new Map(sites.map(site => [indexAt(site.at), site]));
  return at => bySquare.get(indexAt(at));
}
