/** Every colour of the palette in less and in more light, as the nearest colour of the palette: light without new colours. */
import { colour, PALETTE_KEYS } from '../palette.ts';

/** From night to firelight: how much red, green and blue is left. Fire keeps its red longest. */
const LEVELS: readonly (readonly [number, number, number])[] = [
  [0.14, 0.12, 0.22],
  [0.3, 0.26, 0.36],
  [0.5, 0.45, 0.52],
  [0.72, 0.67, 0.68],
  [1, 0.97, 0.92],
  [1.3, 1.2, 1.0],
];
export const BRIGHTEST = LEVELS.length - 1;

const RGB = PALETTE_KEYS.map(colour);

function parts(rgb: number): [number, number, number] {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

/** How bright a colour looks, 0 to 255. */
export function luminance(rgb: number): number {
  const [r, g, b] = parts(rgb);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** The eye sees green best and blue least. */
function distance([r, g, b]: readonly number[], to: number): number {
  const [red, green, blue] = parts(to);
  return 3 * (r! - red) ** 2 + 5 * (g! - green) ** 2 + 2 * (b! - blue) ** 2;
}

/** How colourful it is, 0 to 255. */
function chroma(rgb: number): number {
  return Math.max(...parts(rgb)) - Math.min(...parts(rgb));
}

/** Grey stone stays grey: light does not turn it pink. */
const MORE_CHROMA = 24;

/** 0xrrggbb of the palette -> 0xrrggbb of the palette. */
export type Shade = (rgb: number, level: number) => number;

/** `gain` lifts dark stone and tames pale stone, so that every room's walls stand in the same light. */
export function shader(gain: number): Shade {
  const known = new Map<number, number>();
  return (rgb, level) => {
    const key = rgb * LEVELS.length + level;
    let found = known.get(key);
    if (found === undefined) {
      const light = LEVELS[level] ?? LEVELS[BRIGHTEST]!;
      const wanted = parts(rgb).map((part, channel) => Math.min(255, part * gain * light[channel]!));
      const tame = RGB.filter(next => chroma(next) <= chroma(rgb) + MORE_CHROMA);
      found = tame.reduce(
        (best, next) => (distance(wanted, next) < distance(wanted, best) ? next : best),
        rgb,
      );
      known.set(key, found);
    }
    return found;
  };
}
