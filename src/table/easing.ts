/** How a motion runs from 0 to 1: Phaser's easings by the names that our motions use, and the paths that it has none for. */
import Phaser from 'phaser';

const { Back, Cubic, Linear } = Phaser.Math.Easing;

export type Ease = (t: number) => number;

export const linear: Ease = Linear;
export const easeOut: Ease = Cubic.Out;
export const easeIn: Ease = Cubic.In;
export const easeInOut: Ease = Cubic.InOut;
/** Shoots a little past its goal and comes back. */
export const overshoot: Ease = t => Back.Out(t);

/** 0 up to 1 and down to 0 again: the height of a throw. */
export const arc: Ease = t => 4 * t * (1 - t);

/** The height of something that bounces `times` times, each lower and shorter than the last, and ends on the floor. */
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

export const mix = (from: number, to: number, t: number): number => Phaser.Math.Linear(from, to, t);
