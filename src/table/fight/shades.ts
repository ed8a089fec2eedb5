/** More and less light in the colours of the palette alone: every colour has its place on a ramp from night to white. */
import { colour, type PaletteKey } from '../palette.ts';

/** Stone, wood and skin, fire, moss, water, magic. */
const RAMPS: readonly (readonly PaletteKey[])[] = [
  ['k', '0', '1', '2', '3', '4', '5'],
  ['k', 'n', 'b', 't', 'y', 'c', '5'],
  ['k', 'R', 'r', 'o', 'O', 'Y', '5'],
  ['k', 'G', 'g', 'l', 'L', '5'],
  ['k', 'B', 'u', 'w', 'W', '5'],
  ['k', 'P', 'p', 'm', 's', '5'],
];

interface Shade {
  readonly ramp: readonly number[];
  readonly step: number;
}

/** The first ramp that has a colour is its own: night and white belong to stone. */
const SHADES = new Map<number, Shade>();
const RGB = RAMPS.map(keys => keys.map(colour));
const [STONE] = RGB;
for (const ramp of RGB) {
  ramp.forEach((rgb, step) => {
    if (!SHADES.has(rgb)) SHADES.set(rgb, { ramp, step });
  });
}

/** How bright a colour looks, 0 to 255. */
export function luminance(rgb: number): number {
  return 0.3 * (rgb >> 16) + 0.59 * ((rgb >> 8) & 255) + 0.11 * (rgb & 255);
}

/** Colours glare sooner than grey stone does: so many steps brighter are enough. */
const MOST_COLOURED = 1;

/** So many steps brighter (or darker). A colour that is not of the palette stays as it is. */
export function shaded(rgb: number, wanted: number): number {
  const place = SHADES.get(rgb);
  if (place === undefined) return rgb;
  const { ramp, step } = place;
  const steps = ramp === STONE ? wanted : Math.min(MOST_COLOURED, wanted);
  return ramp[Math.max(0, Math.min(ramp.length - 1, step + steps))]!;
}

/** How many steps lift dark stone, or tame pale stone, so that every room stands in about the same light. */
export function liftFor(mean: number): number {
  if (mean < 26) return 2;
  if (mean < 62) return 1;
  return mean < 130 ? 0 : -1;
}
