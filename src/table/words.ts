/** Words on the board: bitmap letters at whole multiples, wrapped at spaces. */
import type Phaser from 'phaser';
import { FONT_SIZE, FONTS, type FontName } from './bitmap-font.ts';
import { colour, type PaletteKey } from './palette.ts';
import { canTint } from './tint.ts';

export interface WordStyle {
  readonly font?: FontName;
  readonly key?: PaletteKey;
  /** Whole multiples of the letter's own size. */
  readonly times?: number;
  readonly maxWidth?: number;
  readonly centred?: boolean;
}

export function words(
  scene: Phaser.Scene,
  x: number,
  y: number,
  text: string,
  style: WordStyle = {},
): Phaser.GameObjects.BitmapText {
  const size = FONT_SIZE * (style.times ?? 1);
  // Without a graphics card letters cannot be coloured: pale ones need their rim on parchment, too.
  const font = canTint(scene) ? (style.font ?? 'outlined') : 'outlined';
  const made = scene.add.bitmapText(x, y, FONTS[font], text, size);
  if (style.centred === true) made.setCenterAlign();
  if (style.maxWidth !== undefined) made.setMaxWidth(style.maxWidth);
  return made.setTint(colour(style.key ?? '5'));
}

/** Centres by whole pixels; an origin of a half would put odd widths between two. */
export function centre(text: Phaser.GameObjects.BitmapText, x: number, y: number): void {
  text.setPosition(Math.round(x - text.width / 2), Math.round(y - text.height / 2));
}

/** Twice as large where it fits, plain size (wrapped) where it does not. */
export function fitting(
  scene: Phaser.Scene,
  text: string,
  maxWidth: number,
  key: PaletteKey,
  most = 2,
): Phaser.GameObjects.BitmapText {
  const made = words(scene, 0, 0, text, { key, times: most, centred: true });
  for (let times = most - 1; times >= 1 && made.width > maxWidth; times--)
    made.setFontSize(FONT_SIZE * times);
  if (made.width > maxWidth) made.setMaxWidth(maxWidth);
  return made;
}
