/** Where a notice lies: at the top of the page, out of the buttons' way, unless what it speaks of lies there. */

/** Css pixels from the top: the bar, a notice of three lines, and half a square. */
const BAND = 200;

export function liesUnderToast(about: { readonly y: number } | undefined): boolean {
  return about !== undefined && about.y < BAND;
}
