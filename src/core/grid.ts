/** Cells of a board, and the steps between them. (0,0) is the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Cell>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export function cell(x: number, y: number): Cell {
  return { x, y };
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function stepFrom(from: Cell, direction: Direction): Cell {
  const step = STEPS[direction];
  return { x: from.x + step.x, y: from.y + step.y };
}

/** The four orthogonal neighbours: north, east, south, west. They may lie off the board. */
export function neighbours(of: Cell): Cell[] {
  return DIRECTIONS.map(direction => stepFrom(of, direction));
}

/** The direction from one cell to an orthogonal neighbour. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  return DIRECTIONS.find(direction => sameCell(stepFrom(from, direction), to));
}

/** Orthogonal distance, whatever lies between. */
export function range(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

export function isAdjacent(a: Cell, b: Cell): boolean {
  return range(a, b) === 1;
}

/** The size of a board, and cells as whole numbers in reading order. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

export function isInside(extent: Extent, at: Cell): boolean {
  return at.x >= 0 && at.y >= 0 && at.x < extent.columns && at.y < extent.rows;
}

export function indexOf(extent: Extent, at: Cell): number {
  return at.y * extent.columns + at.x;
}

export function cellAt(extent: Extent, index: number): Cell {
  return { x: index % extent.columns, y: Math.floor(index / extent.columns) };
}

/** All cells in reading order. */
export function* cellsOf(extent: Extent): Generator<Cell> {
  for (let y = 0; y < extent.rows; y++) for (let x = 0; x < extent.columns; x++) yield { x, y };
}

/** A rectangle of whole cells: a piece of furniture, a tile on a larger board. */
export interface Area {
  readonly at: Cell;
  readonly size: Extent;
}

/** Its cells in reading order. */
export function cellsIn({ at, size }: Area): Cell[] {
  return Array.from(cellsOf(size), ({ x, y }) => ({ x: at.x + x, y: at.y + y }));
}

export function covers({ at, size }: Area, { x, y }: Cell): boolean {
  return isInside(size, { x: x - at.x, y: y - at.y });
}

/** Letters in reading order, as rows of text. */
export function rowsOf({ columns, rows }: Extent, letters: readonly string[]): string[] {
  return Array.from({ length: rows }, (_, y) => letters.slice(y * columns, (y + 1) * columns).join(''));
}

/** `C4` as on a crossword board: a letter for the column, a number for the row. */
export function cellName({ x, y }: Cell): string {
  return `${columnName(x)}${rowName(y)}`;
}

export function columnName(x: number): string {
  let letters = '';
  for (let column = x; column >= 0; column = Math.floor(column / 26) - 1) {
    letters = String.fromCharCode(65 + (column % 26)) + letters;
  }
  return letters;
}

export function rowName(y: number): string {
  return `${y + 1}`;
}
