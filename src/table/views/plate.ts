/** Tiny letters on a small plate, or bare with an outline of ink: one picture for each text, painted once. */
import type Phaser from 'phaser';
import { css } from '../palette.ts';
import type { TinyText } from './tiny-letters.ts';

/** A pixel of ink around the plate, and one of parchment around the letters. */
const INK = 1;
const MARGIN = 1;

/** Its upper left corner is the corner of the ink. */
export function plate(scene: Phaser.Scene, text: string, letters: TinyText): Phaser.GameObjects.Image {
  const name = `table-plate:${text}`;
  if (!scene.textures.exists(name)) paint(scene, name, letters);
  return scene.add.image(0, 0, name).setOrigin(0);
}

/** Without a plate: for what is no figure's. */
export function tinyLabel(scene: Phaser.Scene, text: string, letters: TinyText): Phaser.GameObjects.Image {
  const name = `table-label:${text}`;
  if (!scene.textures.exists(name)) paintLabel(scene, name, letters);
  return scene.add.image(0, 0, name).setOrigin(0);
}

function paintLabel(scene: Phaser.Scene, name: string, { width, height, dots }: TinyText): void {
  const texture = scene.textures.createCanvas(name, width + 2 * INK, height + 2 * INK);
  if (texture === null) return;
  const pen = texture.context;
  pen.fillStyle = css('k');
  for (const { x, y } of dots) pen.fillRect(x, y, 1 + 2 * INK, 1 + 2 * INK);
  pen.fillStyle = css('c');
  for (const { x, y } of dots) pen.fillRect(x + INK, y + INK, 1, 1);
  texture.refresh();
}

function paint(scene: Phaser.Scene, name: string, { width, height, dots }: TinyText): void {
  const wide = width + 2 * MARGIN;
  // A row more than the margin asks for: the lower edge lies in shadow.
  const high = height + 2 * MARGIN + 1;
  const texture = scene.textures.createCanvas(name, wide + 2 * INK, high + 2 * INK);
  if (texture === null) return;
  const pen = texture.context;
  const fill = (key: Parameters<typeof css>[0], x: number, y: number, w: number, h: number): void => {
    pen.fillStyle = css(key);
    pen.fillRect(x, y, w, h);
  };
  fill('k', 0, 0, wide + 2 * INK, high + 2 * INK);
  fill('c', INK, INK, wide, high);
  fill('y', INK, INK + high - 1, wide, 1);
  for (const { x, y } of dots) fill('k', INK + MARGIN + x, INK + MARGIN + y, 1, 1);
  texture.refresh();
}
