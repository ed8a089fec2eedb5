/** Light in whole steps of the palette: a tableau is painted in plain colours first, and lit afterwards. */
import { dithered } from '../../dither.ts';
import { Picture } from '../../picture.ts';

/** Stone, wood and skin, fire, moss, water, magic: each from night to white. */
const RAMPS = ['k012345', 'knbtyc5', 'kRroOY5', 'kGglL5', 'kBuwW5', 'kPpms5'];

const SHADES = new Map<string, { readonly ramp: string; readonly step: number }>();
for (const ramp of RAMPS) {
  Array.from(ramp, (key, step) => {
    if (!SHADES.has(key)) SHADES.set(key, { ramp, step });
  });
}

/** How bright a place is: 0 leaves a colour as it was painted, 1 is one step of its ramp. */
export type Field = (x: number, y: number) => number;

export function shaded(key: string, steps: number): string {
  const place = SHADES.get(key);
  if (!place) return key;
  return place.ramp[Math.max(0, Math.min(place.ramp.length - 1, place.step + steps))] ?? key;
}

/** Brighter and darker by the field, woven where two steps meet. */
export function lit(picture: Picture, field: Field): Picture {
  return picture.map((key, x, y) => {
    if (key === '.') return key;
    const light = field(x, y);
    const step = Math.floor(light);
    return shaded(key, step + (dithered(light - step, x, y) ? 1 : 0));
  });
}

/** Colours of light: what grey stone and brown wood turn to in it, key by key. */
export const HUES = {
  fire: { '1': 'n', '2': 'b', '3': 't', '4': 'y', '5': 'c', u: 'p', w: 'm', G: 'n' },
  gold: { '0': 'n', '1': 'b', '2': 't', '3': 'y', '4': 'c', '5': 'Y', b: 't', t: 'y' },
  ice: { '0': 'B', '1': 'B', '2': 'u', '3': 'w', '4': 'W', b: '1', t: '2', n: '0' },
  magic: { '0': 'P', '1': 'P', '2': 'p', '3': 'm', '4': 's', b: 'P', t: 'p', n: '0' },
  rose: { '0': 'P', '1': 'p', '2': 'm', '3': 's', '4': 's', b: 'R', t: 'o', n: 'R' },
  moss: { '0': 'G', '1': 'G', '2': 'g', '3': 'l', '4': 'L', b: 'G', t: 'g', n: 'G' },
  blood: { '0': 'R', '1': 'R', '2': 'R', '3': 'r', '4': 'o', b: 'R', t: 'r', n: 'R' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives this share of the pixels the hue of a light. */
export function tinged(picture: Picture, hue: keyof typeof HUES, field: Field): Picture {
  const hues: Readonly<Record<string, string>> = HUES[hue];
  return picture.map((key, x, y) => {
    const other = hues[key];
    return other !== undefined && dithered(field(x, y), x + 2, y + 1) ? other : key;
  });
}

/** Round a flame, flatter than wide if `squash` is above 1. */
export function glow(cx: number, cy: number, reach: number, strength: number, squash = 1): Field {
  return (x, y) => {
    const far = Math.hypot(x - cx, (y - cy) * squash) / reach;
    return far >= 1 ? 0 : strength * (1 - far) ** 1.3;
  };
}

/** A cone of light from a point down to a line, brightest along its middle. */
export function beam(
  from: { readonly x: number; readonly y: number; readonly half: number },
  to: { readonly x: number; readonly y: number; readonly half: number },
  strength: number,
): Field {
  return (x, y) => {
    const part = (y - from.y) / (to.y - from.y);
    if (part < 0 || part > 1.25) return 0;
    const middle = from.x + (to.x - from.x) * part;
    const half = from.half + (to.half - from.half) * part;
    const off = Math.abs(x - middle) / half;
    if (off >= 1) return 0;
    return strength * (1 - off ** 2) * (1 - Math.max(0, part - 0.75) * 1.6) * (1 - part * 0.25);
  };
}

export function sum(...fields: readonly Field[]): Field {
  return (x, y) => fields.reduce((all, field) => all + field(x, y), 0);
}

/** Into the night towards all sides, so that a larger window may go on in it. */
export function vignette(
  picture: Picture,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Picture {
  const { width, height } = picture;
  const near = (at: number, rim: number): number => {
    const part = rim <= 0 ? 1 : Math.max(0, Math.min(1, at / rim));
    return part * (2 - part);
  };
  return lit(picture, (x, y) => {
    const across = near(x, left) * near(width - 1 - x, right);
    const down = near(y, top) * near(height - 1 - y, bottom);
    return -6.5 * (1 - across * down);
  });
}
