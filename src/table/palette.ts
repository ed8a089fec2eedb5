/** The 28 colours as the table needs them, and what colour a tone has. */
import palette from '../../assets/shared/palette.json';
import type { Tone } from '../core/look.ts';

export type PaletteKey = keyof typeof palette;

/** `#rrggbb`, as canvases want it. */
export function css(key: PaletteKey): string {
  return palette[key];
}

/** 0xrrggbb, as Phaser wants it. */
export function colour(key: PaletteKey): number {
  return Number.parseInt(palette[key].slice(1, 7), 16);
}

export const PALETTE_KEYS = Object.keys(palette) as PaletteKey[];

const TONES: Readonly<Record<Tone, PaletteKey>> = {
  plain: '5',
  good: 'l',
  bad: 'r',
  gold: 'Y',
  magic: 'm',
  ice: 'w',
  fire: 'O',
  dim: '3',
};

/** Red and green look alike to many: good news turns blue and bad news orange. Shapes differ in any case. */
const SAFE_TONES: Readonly<Record<Tone, PaletteKey>> = { ...TONES, good: 'w', bad: 'o', ice: 'W', fire: 'Y' };

export function toneKey(tone: Tone, colourSafe: boolean): PaletteKey {
  return (colourSafe ? SAFE_TONES : TONES)[tone];
}

/** Thin letters over the dark need more light than a filled shape. */
export function wordKey(tone: Tone, colourSafe: boolean): PaletteKey {
  if (tone === 'bad' && !colourSafe) return 'o';
  return tone === 'dim' ? '4' : toneKey(tone, colourSafe);
}

/** The same tones as ink on parchment, where light colours would not be read. */
const INKS: Readonly<Record<Tone, PaletteKey>> = {
  plain: 'n',
  good: 'G',
  bad: 'R',
  gold: 'b',
  magic: 'P',
  ice: 'B',
  fire: 'R',
  dim: '2',
};

export function inkKey(tone: Tone): PaletteKey {
  return INKS[tone];
}
