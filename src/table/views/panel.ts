/** Boxes that lie over the board for a moment: parchment, felt in a wooden frame, a bubble. Built from single-colour rectangles. */
import type Phaser from 'phaser';
import { box } from '../kit.ts';
import type { PaletteKey } from '../palette.ts';

/** Frames from outside to inside, one pixel each, then the field. */
export interface PanelStyle {
  readonly rings: readonly PaletteKey[];
  readonly field: PaletteKey;
  /** Lit on the upper left, dark on the lower right, inside the rings. */
  readonly lit?: PaletteKey;
  readonly dark?: PaletteKey;
}

export const PANELS = {
  parchment: { rings: ['k', 't'], field: 'c', lit: '5', dark: 'y' },
  tray: { rings: ['k', 't', 'b', 'n'], field: 'G', lit: 'k' },
  fight: { rings: ['k', '3', '2', 'k'], field: '0' },
  board: { rings: ['k', 't', 'b'], field: 'n', dark: 'k' },
  map: { rings: ['k', '2', 'k'], field: 'k' },
  felt: { rings: ['k', 'b', 'n'], field: 'G', lit: 'k' },
  bubble: { rings: ['k'], field: '5', dark: '4' },
} as const satisfies Record<string, PanelStyle>;

/** Its parts around (0,0) as the middle; put them into a container. */
export function panelParts(
  scene: Phaser.Scene,
  width: number,
  height: number,
  style: PanelStyle,
): Phaser.GameObjects.Image[] {
  const left = -Math.floor(width / 2);
  const top = -Math.floor(height / 2);
  const parts: Phaser.GameObjects.Image[] = [];
  // The corners of the outer ring stay open: boxes of pixel art are never quite square.
  const [outer] = style.rings;
  if (outer !== undefined) {
    parts.push(box(scene, left + 1, top, width - 2, height, outer));
    parts.push(box(scene, left, top + 1, width, height - 2, outer));
  }
  style.rings.slice(1).forEach((key, index) => {
    const inset = index + 1;
    parts.push(box(scene, left + inset, top + inset, width - 2 * inset, height - 2 * inset, key));
  });
  const inset = style.rings.length;
  const wide = width - 2 * inset;
  const high = height - 2 * inset;
  parts.push(box(scene, left + inset, top + inset, wide, high, style.field));
  if (style.lit !== undefined) {
    parts.push(box(scene, left + inset, top + inset, wide, 1, style.lit));
    parts.push(box(scene, left + inset, top + inset, 1, high, style.lit));
  }
  if (style.dark !== undefined) {
    parts.push(box(scene, left + inset, top + inset + high - 1, wide, 1, style.dark));
    parts.push(box(scene, left + inset + wide - 1, top + inset, 1, high, style.dark));
  }
  return parts;
}
