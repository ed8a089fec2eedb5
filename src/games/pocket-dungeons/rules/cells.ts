/** Dungeon tiles of the board by number, key and cell: numbers for geometry, keys for the state. */
import { cellsOf, indexOf, isInside, neighbours, type Cell } from '../../../core/grid.ts';
import { BOARD } from '../data/board.ts';
import type { Mask } from '../data/tiles.ts';
import type { Key } from '../state/state.ts';

export const CELLS: readonly Cell[] = [...cellsOf(BOARD)];
export const KEYS: readonly Key[] = CELLS.map(({ x, y }) => `${x},${y}`);
/** Numbers of the four neighbours, north, east, south, west; -1 off the board. */
export const BESIDE: readonly (readonly number[])[] = CELLS.map(at =>
  neighbours(at).map(next => (isInside(BOARD, next) ? indexOf(BOARD, next) : -1)),
);

export const opposite = (side: number): number => (side + 2) % 4;

/** Whether a tile with these exits is joined to the one on that side: both facing edges must be open. */
export function isJoined(exits: Mask, side: number, beyond: Mask): boolean {
  return (exits & (1 << side)) !== 0 && (beyond & (1 << opposite(side))) !== 0;
}

export function keyOf(at: Cell): Key {
  return KEYS[indexOf(BOARD, at)]!;
}

/** The cells of some numbers. */
export function cellsAt(numbers: readonly number[]): Cell[] {
  return numbers.map(index => CELLS[index]!);
}

export function numberOf(at: Cell): number {
  return indexOf(BOARD, at);
}

const NUMBERS: ReadonlyMap<Key, number> = new Map(KEYS.map((key, index) => [key, index]));

export function numberOfKey(key: Key): number {
  return NUMBERS.get(key)!;
}

export function cellOfKey(key: Key): Cell {
  return CELLS[numberOfKey(key)]!;
}
