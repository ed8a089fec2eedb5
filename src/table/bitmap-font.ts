/** The board's letters: frames of the shared atlas, as Phaser's BitmapText wants them. Crisp by construction. */
import type Phaser from 'phaser';

export interface GlyphRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly advance: number;
}

/** assets/shared/packed/font.json. The outlined letters are one pixel larger on every side. */
export interface FontData {
  readonly lineHeight: number;
  readonly baseline: number;
  readonly font: Readonly<Record<string, GlyphRect>>;
  readonly 'font-outline': Readonly<Record<string, GlyphRect>>;
}

/** `letters` as drawn, for plates and cards; `outlined` with a dark rim, for words over the board. */
export const FONTS = { letters: 'table-letters', outlined: 'table-outlined' } as const;
export type FontName = keyof typeof FONTS;

/** The size at which one pixel of a letter is one pixel of the buffer. */
export const FONT_SIZE = 8;

export function addFont(scene: Phaser.Scene, texture: string, font: FontData): void {
  const frame = scene.textures.getFrame(texture, '__BASE');
  if (frame === null) return;
  const add = (name: FontName, glyphs: Readonly<Record<string, GlyphRect>>, rim: number): void => {
    const data = fontTable(FONTS[name], glyphs, font.lineHeight, rim, frame.width, frame.height);
    scene.cache.bitmapFont.add(FONTS[name], { data, texture, frame: '__BASE' });
  };
  add('letters', font.font, 0);
  add('outlined', font['font-outline'], 1);
}

function fontTable(
  name: string,
  glyphs: Readonly<Record<string, GlyphRect>>,
  lineHeight: number,
  rim: number,
  width: number,
  height: number,
) {
  const chars: Record<number, object> = {};
  for (const [char, { x, y, w, h, advance }] of Object.entries(glyphs)) {
    chars[char.charCodeAt(0)] = {
      x,
      y,
      width: w,
      height: h,
      centerX: Math.floor(w / 2),
      centerY: Math.floor(h / 2),
      xOffset: -rim,
      yOffset: -rim,
      xAdvance: advance,
      data: {},
      kerning: {},
      // Textures are upside down for the graphics card.
      u0: x / width,
      v0: 1 - y / height,
      u1: (x + w) / width,
      v1: 1 - (y + h) / height,
    };
  }
  return { font: name, size: FONT_SIZE, lineHeight, chars };
}
