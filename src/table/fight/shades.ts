/** Every colour of the palette in less and in more light, as the nearest colour of the palette: light without new colours. */
import { colour, PALETTE_KEYS } from '../palette.ts';

/** From night to firelight: how much red, green and blue is left. Fire keeps its red longest. */
const LEVELS: readonly (readonly [number, number, number])[] = [
  [0.16, 0.14, 0.24],
  [0.32, 0.28, 0.38],
  [0.52, 0.47, 0.52],
  [0.76, 0.7, 0.68],
  [1, 1, 1],
  [1.32, 1.22, 1.02],
];
export const BRIGHTEST = LEVELS.length - 1;

const RGB = PALETTE_KEYS.map(colour);

function parts(rgb: number): [number, number, number] {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

/** The eye sees green best and blue least. */
function distance([r, g, b]: readonly number[], to: number): number {
  const [red, green, blue] = parts(to);
  return 3 * (r! - red) ** 2 + 5 * (g! - green) ** 2 + 2 * (b! - blue) ** 2;
}

const known = new Map<number, number>();

/** 0xrrggbb of the palette -> 0xrrggbb of the palette. */
export function shaded(rgb: number, level: number): number {
  const key = rgb * LEVELS.length + level;
  let found = known.get(key);
  if (found === undefined) {
    const light = LEVELS[level] ?? LEVELS[BRIGHTEST]!;
    const wanted = parts(rgb).map((part, channel) => Math.min(255, part * light[channel]!));
    found = RGB.reduce((best, next) => (distance(wanted, next) < distance(wanted, best) ? next : best));
    known.set(key, found);
  }
  return found;
}
