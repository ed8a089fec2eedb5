/** How much larger than usual everything is drawn: large windows are looked at from farther away. */
import type { Size } from '../../core/box.ts';

/** From this text size on, in percent, the panels need a wider layout. */
export const LARGE_TEXT = 130;
/** From here on letters of the board are doubled, and what cannot grow there is read beside it. */
export const HUGE_TEXT = 150;

/** The largest window in which things have their usual size. */
const USUAL = { width: 1480, height: 830 } as const;
const MOST = 2.6;
/** From here on pictures, which grow in whole steps only, are a step larger. */
const LARGE = 1.15;
/** At which pictures have the size called large. */
const FULLY_LARGE = 1.3;
const BEHIND = 0.1;

export function growthFor({ width, height }: Size): number {
  const share = Math.min(width / USUAL.width, height / USUAL.height);
  return Math.max(1, Math.min(MOST, Math.round(share * 100) / 100));
}

/** Whether there is so much room that side lines may be unfolded. */
export function isLarge(growth: number): boolean {
  return growth >= LARGE;
}

/** A picture's whole multiple, or its room in pixels, of the two given for usual and for large windows. */
export function grownTo(growth: number, usual: number, large: number): number {
  return isLarge(growth) ? Math.max(usual, Math.round((large * growth) / FULLY_LARGE)) : usual;
}

/** A small picture's whole multiple, of the usual one: a step behind the words beside it rather than ahead of them. */
export function stepsFor(growth: number, usual: number): number {
  return Math.max(usual, Math.round(usual * (growth - BEHIND)));
}
