/** What is written along the edges of a board whose texts name its squares. */
import type { EdgeNames } from '../core/board.ts';
import { columnName, rowName, type Cell, type Extent } from '../core/grid.ts';

interface Naming {
  readonly column: (x: number) => string;
  readonly row: (y: number) => string;
}

/** "H8", as `cellName` says it. */
const CROSSWORD: Naming = { column: columnName, row: rowName };

/** `shownAt` tells on which cell of the table a square lies, where that is not the same. */
export function edgeNames(
  { columns, rows }: Extent,
  shownAt: (square: Cell) => Cell = square => square,
  { column, row }: Naming = CROSSWORD,
): EdgeNames {
  return {
    columns: Array.from({ length: columns }, (_, x) => ({ at: shownAt({ x, y: 0 }).x, text: column(x) })),
    rows: Array.from({ length: rows }, (_, y) => ({ at: shownAt({ x: 0, y }).y, text: row(y) })),
  };
}
