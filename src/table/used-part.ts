/** Which part of a board is there at all: boards that grow are mostly void. Pure. */
import type { Extent } from '../core/grid.ts';
import type { BoardModel, GroundModel } from '../core/look.ts';
import type { BoardShape } from './layout.ts';

/** A rectangle of cells. */
export interface CellBox extends Extent {
  readonly x: number;
  readonly y: number;
}

/** With so many cells more on every side. */
function grown({ x, y, columns, rows }: CellBox, by: number): CellBox {
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

/** Asked for with every board, looked for only in a new ground. */
export class UsedPart {
  #known: { readonly key: string; readonly part: CellBox } | undefined;

  of({ ground, extent, rim = 0 }: BoardModel): CellBox {
    const key = `${ground.key}/${extent.columns}x${extent.rows}/${rim}`;
    if (this.#known?.key !== key) this.#known = { key, part: usedPart(ground.rows, extent, rim) };
    return this.#known.part;
  }

  /** What the camera has to show, and the part of it that is there. */
  seen(board: BoardModel): [BoardShape, CellBox] {
    const { extent, rim = 0, frame = 0, roams = false, inSight, grows } = board;
    const used = this.of(board);
    if (grows === undefined) {
      const [columns, rows] = [extent.columns - 2 * rim, extent.rows - 2 * rim];
      return [{ columns, rows, frame, roams, inSight }, used];
    }
    const part = grown(used, grows);
    return [{ columns: part.columns, rows: part.rows, grows: true }, part];
  }
}
