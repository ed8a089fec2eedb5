/** Ordered dither: how a picture of few colours holds a soft edge of light. */

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Whether a pixel belongs to the brighter side, where `amount` of them (0 to 1) should. */
export function dithered(amount: number, x: number, y: number): boolean {
  return amount > ((BAYER[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16;
}

/** The key of a ramp at `position` (0 is its first, 1 its last), with a dithered step from one to the next. */
export function onRamp(ramp: string, position: number, x: number, y: number): string {
  const place = Math.min(Math.max(position, 0), 1) * (ramp.length - 1);
  const step = Math.floor(place);
  return ramp[Math.min(step + (dithered(place - step, x, y) ? 1 : 0), ramp.length - 1)] ?? '.';
}
