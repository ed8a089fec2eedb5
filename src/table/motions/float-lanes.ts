/** Floating words keep apart: a new one starts where it belongs, and those that hang there already make room above. */

/** The height of a line of words, and a little air. */
export const LANE = 10;

export interface Floating {
  readonly left: number;
  readonly width: number;
  /** Where it would hang by itself. */
  y: number;
  /** How far it has made room. It never comes down again, or it would jitter. */
  lift: number;
}

/** Oldest first. After it no two lines overlap: whoever is older goes up. */
export function keepApart(floating: readonly Floating[]): void {
  for (let older = floating.length - 2; older >= 0; older--) {
    const one = floating[older]!;
    const newer = floating.slice(older + 1).filter(other => sharesColumn(one, other));
    for (let clash = clashOf(one, newer); clash; clash = clashOf(one, newer))
      one.lift += heightOf(one) - (heightOf(clash) - LANE);
  }
}

export const heightOf = ({ y, lift }: Floating): number => y - lift;

const clashOf = (one: Floating, others: readonly Floating[]): Floating | undefined =>
  others.find(other => Math.abs(heightOf(one) - heightOf(other)) < LANE);

const sharesColumn = (a: Floating, b: Floating): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width;
