/** A picture as crumbs of its own colours: what is left of a figure that falls apart. */
import type Phaser from 'phaser';
import { colour, PALETTE_KEYS, type PaletteKey } from '../palette.ts';

export interface Crumb {
  /** From the middle of the feet, in the picture's pixels. */
  readonly dx: number;
  readonly dy: number;
  readonly key: PaletteKey;
}

export interface Crumbs {
  readonly crumbs: readonly Crumb[];
  /** How large each is: large figures fall into larger pieces, or there would be too many. */
  readonly size: number;
}

const MOST = 180;
const LEAST_SIZE = 2;

const known = new WeakMap<Phaser.Textures.Frame, Crumbs>();
const keys = new Map(PALETTE_KEYS.map(key => [colour(key), key]));

/** Read once per frame of a sprite. */
export function crumbsOf(frame: Phaser.Textures.Frame): Crumbs {
  const cached = known.get(frame);
  if (cached !== undefined) return cached;
  const { cutX, cutY, cutWidth: width, cutHeight: height } = frame;
  const size = Math.max(LEAST_SIZE, Math.ceil(Math.sqrt((width * height) / MOST)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return { crumbs: [], size };
  pen.drawImage(frame.source.image as CanvasImageSource, cutX, cutY, width, height, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const crumbs: Crumb[] = [];
  for (let y = 0; y < height; y += size) {
    for (let x = (y / size) % size; x < width; x += size) {
      const at = (y * width + x) * 4;
      const key = keys.get((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
      if (data[at + 3]! > 128 && key !== undefined) crumbs.push({ dx: x - width / 2, dy: y - height, key });
    }
  }
  const made = { crumbs, size };
  known.set(frame, made);
  return made;
}
