/** Where the name of a column or row stands across its edge: beside the squares if the view has room there, else over them. */

/** Pixels between a name and the first square, if there are any. */
const GAP = 1;

export interface EdgePlace {
  readonly at: number;
  readonly isBeside: boolean;
}

/**
 * `first` is where the squares begin, `corner` where the view does, `size` how much the name takes, all along one axis.
 * Over the squares it keeps `inset` pixels from the edge, where the ring of the focus may lie.
 */
export function edgePlace(first: number, corner: number, size: number, inset: number): EdgePlace {
  if (first - size < corner) return { at: corner + inset, isBeside: false };
  return { at: Math.max(corner, first - size - GAP), isBeside: true };
}
