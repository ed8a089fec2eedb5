/**
 * Squares of the board (A1 is 0,0) as cells on the screen: the one place that turns them into each other. The map has a
 * rim of wall around the board, which is left out here: without it the squares can be drawn a whole zoom larger on
 * most screens, and the lesson's box would leave no room for it.
 */
import { isInside, type Cell, type Extent } from '../../../core/grid.ts';
import { BOARD } from '../data/board-map.ts';
import { board } from '../data/board.ts';

export const EXTENT: Extent = BOARD;

export function cellOf(square: Cell): Cell {
  return square;
}

/** Undefined off the board. */
export function squareOf(cell: Cell): Cell | undefined {
  return isInside(BOARD, cell) ? cell : undefined;
}

/** A tile of the map, or the nearest square if it lies in the rim: its torches shine in from there. */
export function squareOfTile(tile: Cell): Cell {
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  return {
    x: within(tile.x - board.origin.x, BOARD.columns),
    y: within(tile.y - board.origin.y, BOARD.rows),
  };
}

export const heroToken = (seat: number): string => `hero-${seat}`;
export const monsterToken = (id: number): string => `monster-${id}`;
export const siteToken = ({ x, y }: Cell): string => `site-${x}-${y}`;
