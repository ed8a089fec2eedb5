/** Where the signs of the menu's places hang: as near to their places as they can without touching one another. */

interface Wish {
  /** Of the place, in css pixels; may lie outside of the page. */
  readonly x: number;
  readonly width: number;
}

const GAP = 8;
const EDGE = 12;
const WIDEST = 300;

/** No sign may be wider: the space between two places, or a fair share of the page if that is less. */
export function widestSign(anchors: readonly number[], page: number): number {
  const sorted = anchors.toSorted((a, b) => a - b);
  const spaces = sorted.slice(1).map((x, index) => x - sorted[index]!);
  const share = (page - 2 * EDGE + GAP) / Math.max(1, anchors.length);
  // Places that lie on one another are no reason for signs without words.
  const space = Math.max(share / 2, Math.min(WIDEST + GAP, ...spaces));
  return Math.floor(Math.min(share, space) - GAP);
}

/** The middle of each sign, in the order given. Whoever hangs over an edge pushes the others along. */
export function layOutSigns(signs: readonly Wish[], page: number): number[] {
  const order = signs.map((_, index) => index).toSorted((a, b) => signs[a]!.x - signs[b]!.x);
  const middles = signs.map(sign => sign.x);
  let free = EDGE;
  for (const index of order) {
    const half = signs[index]!.width / 2;
    middles[index] = Math.max(middles[index]!, free + half);
    free = middles[index] + half + GAP;
  }
  free = page - EDGE;
  for (const index of order.toReversed()) {
    const half = signs[index]!.width / 2;
    middles[index] = Math.min(middles[index]!, free - half);
    free = middles[index] - half - GAP;
  }
  return middles.map(Math.round);
}

/** The middle of a wider box at the same place, kept inside the page. */
export function keepInside(x: number, width: number, page: number): number {
  const half = width / 2 + EDGE;
  return Math.round(Math.max(half, Math.min(x, page - half)));
}
