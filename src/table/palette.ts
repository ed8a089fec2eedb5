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
