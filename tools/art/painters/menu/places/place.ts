/** What the painters of the six doors share. */
import { onRamp } from '../../../dither.ts';
import type { Picture } from '../../../picture.ts';

/** Draws a place into 48x48; in the second frame its lights are brighter. */
export type PlacePainter = (picture: Picture, frame: number) => void;

/** Light in a doorway: brightest at the sill. */
export function glow(
  ramp: string,
  bottom: number,
  height: number,
  frame: number,
): (x: number, y: number) => string {
  return (x, y) => onRamp(ramp, 0.15 + ((y - bottom + height) / height) * 0.75 + frame * 0.12, x, y);
}
