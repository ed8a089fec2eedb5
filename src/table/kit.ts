/**
 * Small pictures that no artist needs to draw: a pixel of every colour (stretched into bars and boxes), hatchings
 * and dithered glows. One colour per pixel instead of tints, so that the canvas renderer shows the same.
 */
import type Phaser from 'phaser';
import { type Tone } from '../core/look.ts';
import { banded } from './dither.ts';
import { css, PALETTE_KEYS, type PaletteKey, toneKey } from './palette.ts';

export const KIT = 'table-kit';
const GLOW = 'table-glow';
const HALO = 'table-halo';
/** Where a halo is brightest, as nearness to its middle. */
const HOLLOW = 0.4;
/** Each colour owns a block this large. The canvas renderer adds half a pixel to every frame, which a block hides. */
export const BLOCK = 16;

/** Made once per game; rooms come and go. */
export function makeKit(scene: Phaser.Scene): void {
  if (scene.textures.exists(KIT)) return;
  const texture = scene.textures.createCanvas(KIT, PALETTE_KEYS.length * BLOCK, BLOCK);
  if (texture === null) return;
  PALETTE_KEYS.forEach((key, index) => {
    texture.context.fillStyle = css(key);
    texture.context.fillRect(index * BLOCK, 0, BLOCK, BLOCK);
    texture.add(key, 0, index * BLOCK, 0, BLOCK, BLOCK);
  });
  texture.refresh();
}

/** A filled rectangle from its upper left corner. */
export function box(
  scene: Phaser.Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  key: PaletteKey,
): Phaser.GameObjects.Image {
  return scene.add.image(x, y, KIT, key).setOrigin(0).setDisplaySize(width, height);
}

/** A single square that particles and dots are made of, from its upper left corner. */
export function pixel(scene: Phaser.Scene, key: PaletteKey, size = 1): Phaser.GameObjects.Image {
  return box(scene, 0, 0, size, size, key);
}

/** A round dithered glow of this radius, to be added to what lies below it. */
export function glowImage(
  scene: Phaser.Scene,
  tone: Tone,
  colourSafe: boolean,
  radius: number,
): Phaser.GameObjects.Image {
  return shining(scene, GLOW, toneKey(tone, colourSafe), radius, near => near ** 1.6);
}

/** The same, but hollow: whoever stands in the middle keeps their own colours. */
export function halo(
  scene: Phaser.Scene,
  tone: Tone,
  colourSafe: boolean,
  radius: number,
): Phaser.GameObjects.Image {
  const ring = (near: number): number => (near > HOLLOW ? ((1 - near) / (1 - HOLLOW)) ** 2 : near / HOLLOW);
  return shining(scene, HALO, toneKey(tone, colourSafe), radius, near => ring(near) ** 1.3);
}

function shining(
  scene: Phaser.Scene,
  kind: string,
  key: PaletteKey,
  radius: number,
  strength: (near: number) => number,
): Phaser.GameObjects.Image {
  const size = 2 * Math.round(radius);
  const name = `${kind}:${key}:${size}`;
  if (!scene.textures.exists(name)) paintGlow(scene, name, css(key), size, strength);
  return scene.add.image(0, 0, name).setBlendMode('ADD');
}

/** `strength` of the light by nearness: 1 in the middle, 0 at the rim. */
function paintGlow(
  scene: Phaser.Scene,
  name: string,
  colour: string,
  size: number,
  strength: (near: number) => number,
): void {
  const texture = scene.textures.createCanvas(name, size, size);
  if (texture === null) return;
  const rgb = [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16));
  const image = texture.context.createImageData(size, size);
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const near = Math.max(0, 1 - Math.hypot(x - middle, y - middle) / middle);
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel++) image.data[at + channel] = rgb[channel]!;
      image.data[at + 3] = Math.round(banded(strength(near), 8, x, y) * 255);
    }
  }
  texture.context.putImageData(image, 0, 0);
  texture.refresh();
}
