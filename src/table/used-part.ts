/** Which part of a board is there at all: boards that grow are mostly void. Pure. */
import type { Extent } from '../core/grid.ts';
import type { GroundModel } from '../core/look.ts';

/** A rectangle of cells. */
export interface CellBox extends Extent {
  readonly x: number;
  readonly y: number;
}

/** With so many cells more on every side. */
export function grown({ x, y, columns, rows }: CellBox, by: number): CellBox {
  return { x: x - by, y: y - by, columns: columns + 2 * by, rows: rows + 2 * by };
}

/** The least rectangle that holds every cell that is not void (a blank in the rows), without the rim; all if there is none. */
export function usedPart(rows: GroundModel['rows'], extent: Extent, rim = 0): CellBox {
  if (rim > 0) return { x: rim, y: rim, columns: extent.columns - 2 * rim, rows: extent.rows - 2 * rim };
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, -1, -1];
  rows.forEach((row, y) => {
    const first = row.search(/[^ ]/);
    if (first < 0) return;
    left = Math.min(left, first);
    right = Math.max(right, row.trimEnd().length - 1);
    if (top < 0) top = y;
    bottom = y;
  });
  if (right < 0) return { x: 0, y: 0, ...extent };
  return { x: left, y: top, columns: right - left + 1, rows: bottom - top + 1 };
}
