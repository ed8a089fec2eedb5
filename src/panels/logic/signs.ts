/** Where the signs of the menu's places hang: as near to their places as they can without touching one another. */

export interface Sign {
  /** Of its middle, in css pixels. */
  readonly x: number;
  readonly width: number;
}

const GAP = 8;
const EDGE = 12;
const WIDEST = 300;

/** In the order of the anchors given. All signs are of one width, as if one carpenter had made them. */
export function layOutSigns(anchors: readonly number[], page: number): Sign[] {
  const count = anchors.length;
  if (count === 0) return [];
  const order = anchors.map((_, index) => index).toSorted((a, b) => anchors[a]! - anchors[b]!);
  const sorted = order.map(index => anchors[index]!);
  const spaces = sorted.slice(1).map((x, index) => x - sorted[index]!);
  const share = (page - 2 * EDGE + GAP) / count;
  const width = Math.floor(Math.min(WIDEST, share - GAP, Math.max(share / 2, ...least(spaces)) - GAP));
  const step = width + GAP;
  // Once from the left and once from the right: whoever hangs over the edge pushes the others along.
  let from = EDGE + width / 2;
  const pushed = sorted.map(x => {
    const at = Math.max(x, from);
    from = at + step;
    return at;
  });
  let to = page - EDGE - width / 2;
  const placed = pushed.toReversed().map(x => {
    const at = Math.min(x, to);
    to = at - step;
    return at;
  });
  const signs: Sign[] = [];
  placed.toReversed().forEach((x, index) => {
    signs[order[index]!] = { x: Math.round(x), width };
  });
  return signs;
}

function least(numbers: readonly number[]): number[] {
  return [numbers.length > 0 ? Math.min(...numbers) : WIDEST + GAP];
}

/** The middle of a wider box at the same place, kept inside the page. */
export function keepInside(x: number, width: number, page: number): number {
  const half = width / 2 + EDGE;
  return Math.round(Math.max(half, Math.min(x, page - half)));
}
