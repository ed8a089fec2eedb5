/** How a motion runs from 0 to 1. */
export type Ease = (t: number) => number;

export const linear: Ease = t => t;
export const easeOut: Ease = t => 1 - (1 - t) ** 3;
export const easeIn: Ease = t => t ** 3;
export const easeInOut: Ease = t => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** Shoots a little past its goal and comes back. */
export const overshoot: Ease = t => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
/** 0 up to 1 and down to 0 again: the height of a throw. */
export const arc: Ease = t => 4 * t * (1 - t);

/** The height of something that bounces `times` times, each half as high and half as long as the last. */
export function bounces(t: number, times: number): number {
  let length = 1;
  let total = 0;
  for (let i = 0; i < times; i++, length /= 1.7) total += length;
  let start = 0;
  length = 1 / total;
  for (let i = 0; i < times; i++, length /= 1.7) {
    if (t < start + length || i === times - 1) {
      return arc(Math.min(1, (t - start) / length)) * (length * total) ** 2;
    }
    start += length;
  }
  return 0;
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
