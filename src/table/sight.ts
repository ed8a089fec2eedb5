/** Which cells of a view are in plain sight: not at its very edge, not under the small map in its corner. Pure. */
import type { Region, Size } from '../core/box.ts';
import type { Cell } from '../core/grid.ts';
import { CELL, type Spot } from './layout.ts';

/** How far from the middle, as a share of the view, something may stand that need only be seen. */
const SEEN = 0.43;

/** What can be seen of a board, and what the small map covers of that, from the upper right corner. */
export interface Sight {
  readonly view: Size;
  readonly map: Size;
}

const middleOf = (cell: number): number => (cell + 0.5) * CELL;

/** So far from the middle at most, as a share of the view. */
export function isWithin(at: Cell, corner: Spot, { width, height }: Size, share: number): boolean {
  const away = (cell: number, from: number, size: number) =>
    Math.abs(middleOf(cell) - from - size / 2) / size;
  return away(at.x, corner.x, width) < share && away(at.y, corner.y, height) < share;
}

/** It can be seen and pressed, in a view with its upper left corner there. */
export function isInSight(at: Cell, corner: Spot, { view, map }: Sight): boolean {
  const isUnderMap =
    (at.x + 1) * CELL - corner.x > view.width - map.width && at.y * CELL - corner.y < map.height;
  return !isUnderMap && isWithin(at, corner, view, SEEN);
}

/** Where the middle of the view has to be to have all of these in sight: as near to their own as the map allows. */
export function viewOfAll(cells: readonly Cell[], sight: Sight): Spot | undefined {
  const [xs, ys] = [cells.map(({ x }) => middleOf(x)), cells.map(({ y }) => middleOf(y))];
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const { view, map } = sight;
  const ways: readonly Spot[] = [
    middle,
    { x: middle.x, y: middle.y - map.height / 2 },
    { x: middle.x + map.width / 2, y: middle.y },
  ];
  return ways.find(({ x, y }) => {
    const corner = { x: x - view.width / 2, y: y - view.height / 2 };
    return cells.every(cell => isInSight(cell, corner, sight));
  });
}

/** Something of this size covers part of the square with that middle. */
export function liesOver({ x, y, width, height }: Region, middle: Spot): boolean {
  const away = (from: number, size: number, to: number): number => Math.abs(from + size / 2 - to) - size / 2;
  return Math.max(away(x, width, middle.x), away(y, height, middle.y)) < CELL / 2;
}
