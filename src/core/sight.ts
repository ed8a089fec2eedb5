/** Straight lines between the centres of cells, in whole numbers: brushing a corner is not crossing. */
import type { Cell } from './grid.ts';

const cache = new Map<number, readonly Cell[]>();

/** The cells strictly between two cells that the line from centre to centre crosses. */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  return offsetsBetween(to.x - from.x, to.y - from.y).map(offset => ({
    x: from.x + offset.x,
    y: from.y + offset.y,
  }));
}

/** Whether nothing that blocks lies between; the two ends never block. */
export function sees(from: Cell, to: Cell, blocks: (at: Cell) => boolean): boolean {
  for (const offset of offsetsBetween(to.x - from.x, to.y - from.y)) {
    if (blocks({ x: from.x + offset.x, y: from.y + offset.y })) return false;
  }
  return true;
}

/** Every pair of cells with the same difference crosses the same pattern, so each pattern is computed once. */
function offsetsBetween(dx: number, dy: number): readonly Cell[] {
  const key = (dx + 512) * 1024 + (dy + 512);
  let offsets = cache.get(key);
  if (!offsets) {
    offsets = crossedOffsets(dx, dy);
    cache.set(key, offsets);
  }
  return offsets;
}

function crossedOffsets(dx: number, dy: number): Cell[] {
  const n = Math.abs(dx) + Math.abs(dy);
  const crossed: Cell[] = [];
  for (let y = Math.min(0, dy); y <= Math.max(0, dy); y++) {
    for (let x = Math.min(0, dx); x <= Math.max(0, dx); x++) {
      const isEnd = (x === 0 && y === 0) || (x === dx && y === dy);
      if (!isEnd && 2 * Math.abs(dx * y - dy * x) < n) crossed.push({ x, y });
    }
  }
  return crossed;
}
