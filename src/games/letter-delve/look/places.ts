/** Squares of the board (A1 is 0,0) lie inside the rim of the map: the one place that turns them into cells, and back. */
import { isInside, type Cell, type Extent } from '../../../core/grid.ts';
import { BOARD } from '../data/board-map.ts';
import { board } from '../data/board.ts';

export const EXTENT: Extent = board.map.extent;

export function cellOf(square: Cell): Cell {
  return { x: square.x + board.origin.x, y: square.y + board.origin.y };
}

/** Undefined on the rim. */
export function squareOf(cell: Cell): Cell | undefined {
  const square = { x: cell.x - board.origin.x, y: cell.y - board.origin.y };
  return isInside(BOARD, square) ? square : undefined;
}

export const heroToken = (seat: number): string => `hero-${seat}`;
export const monsterToken = (id: number): string => `monster-${id}`;
export const siteToken = ({ x, y }: Cell): string => `site-${x}-${y}`;
