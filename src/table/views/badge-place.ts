/** Where the small pictures over a token hang, from its feet: over its head, or over its shoulder in the topmost row (and below whom nothing may hide). */
import type { Spot } from '../layout.ts';

/** As high as the highest of them. */
export const BADGE = 9;

/** Nothing lies above the topmost row but the edge of the view, which would cut them off. */
export function badgePlace(row: number, width: number, height: number, isGauged: boolean): Spot {
  const y = -height - (isGauged ? 4 : 1);
  const highest = -width * (row + 1) + BADGE + 1;
  return y < highest && row === 0 ? { x: Math.floor(width / 2) - 4, y: highest } : { x: 0, y };
}
