/**
 * The colours of the art direction, read from assets/shared/palette.json. A pixel is the character code of its key.
 * Two keys are veils (outline colour, half transparent): `,` and `;` darken what lies below and are meant for shadows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nothing here: '.' in the grids. */
export const CLEAR = 46;

export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

export interface Palette {
  /** All keys in the order of the packed PNG; index 0 is transparent. */
  readonly keys: readonly number[];
  readonly colours: readonly Rgba[];
  has(code: number): boolean;
  indexOf(code: number): number;
  /** The key of this exact colour, if it is one of ours. */
  keyOf(colour: Rgba): number | undefined;
}

export function readPalette(root: string): Palette {
  const file = join(root, 'assets/shared/palette.json');
  return toPalette(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

export function toPalette(table: Readonly<Record<string, string>>): Palette {
  const keys = [CLEAR];
  const colours: Rgba[] = [{ r: 0, g: 0, b: 0, a: 0 }];
  for (const [key, hex] of Object.entries(table)) {
    if (key.length !== 1 || key === '.') throw new Error(`palette.json: "${key}" cannot be a key.`);
    keys.push(key.charCodeAt(0));
    colours.push(toColour(key, hex));
  }
  const indexByCode = new Map(keys.map((code, index) => [code, index]));
  const codeByColour = new Map(colours.map((colour, index) => [nameOf(colour), keys[index] ?? CLEAR]));
  return {
    keys,
    colours,
    has: code => indexByCode.has(code),
    indexOf: code => {
      const index = indexByCode.get(code);
      if (index === undefined) throw new Error(`"${String.fromCharCode(code)}" is not a palette key.`);
      return index;
    },
    keyOf: colour => (colour.a === 0 ? CLEAR : codeByColour.get(nameOf(colour))),
  };
}

export function nameOf({ r, g, b, a }: Rgba): string {
  const hex = [r, g, b].map(part => part.toString(16).padStart(2, '0')).join('');
  return a === 255 ? `#${hex}` : `#${hex}${a.toString(16).padStart(2, '0')}`;
}

function toColour(key: string, hex: string): Rgba {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/.exec(hex);
  if (!parts) throw new Error(`palette.json: "${hex}" of "${key}" is not a colour like #140f1c.`);
  const [r, g, b, a] = parts.slice(1).map(part => Number.parseInt(part ?? 'ff', 16));
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, a: a ?? 255 };
}
