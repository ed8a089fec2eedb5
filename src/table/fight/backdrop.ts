/**
 * The place where a fight is fought: a wall and a floor of the room's own tiles, lit by two torches and a pool of
 * light before them, in the colours of the palette alone. Painted once per size and theme.
 */
import type Phaser from 'phaser';
import { banded } from '../dither.ts';
import { CELL } from '../layout.ts';
import { colour, css } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { BRIGHTEST, shaded } from './shades.ts';

export interface Backdrop {
  readonly width: number;
  readonly height: number;
  /** Where wall and floor meet. */
  readonly wallFoot: number;
  /** Where flames burn. */
  readonly flames: readonly { readonly x: number; readonly y: number }[];
}

/** The lit upper edge of a wall's face: the courses below it are what is repeated. */
const LEDGE = 5;
/** How far a torch and the pool on the floor reach. */
const TORCH_REACH = 74;
/** Light falls from the top left: the second torch is weaker. */
const TORCHES = [0.92, 0.6];
const AMBIENT = 0.2;

let made = 0;

/** The caller removes the texture. */
export function paintBackdrop(
  scene: Phaser.Scene,
  sprites: Sprites,
  theme: string,
  place: Backdrop,
): string | undefined {
  const name = `table-fight-${made++}`;
  const texture = scene.textures.createCanvas(name, place.width, place.height);
  if (texture === null) return undefined;
  const pen = texture.context;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = css('1');
  pen.fillRect(0, 0, place.width, place.height);
  pen.fillStyle = css('2');
  pen.fillRect(0, place.wallFoot, place.width, place.height);
  paintTiles(pen, sprites, theme, place);
  light(pen, place);
  texture.refresh();
  return name;
}

function paintTiles(pen: CanvasRenderingContext2D, sprites: Sprites, theme: string, place: Backdrop): void {
  const { width, height, wallFoot } = place;
  const stamp = (part: string, variant: number, x: number, y: number, from = 0): void => {
    const frame = sprites.frame(`${theme}-${part}-${variant}`) ?? sprites.frame(`${theme}-${part}-0`);
    if (frame === undefined) return;
    const { cutX, cutY } = frame;
    const image = frame.source.image as CanvasImageSource;
    pen.drawImage(image, cutX, cutY + from, CELL, CELL - from, x, y, CELL, CELL - from);
  };
  // Centred, so that the picture is the same on both sides.
  const left = Math.floor((width % CELL) / 2) - CELL;
  const course = CELL - LEDGE;
  for (let column = 0; left + column * CELL < width; column++) {
    const x = left + column * CELL;
    for (let row = 1; wallFoot - row * course > -course; row++) {
      stamp('wall-face', (column + row * 3) % 4, x, wallFoot - row * course, LEDGE);
    }
    for (let row = 0; wallFoot + row * CELL < height; row++) {
      stamp('floor', (column * 5 + row * 2) % 5, x, wallFoot + row * CELL);
    }
    stamp('shadow', 0, x, wallFoot);
  }
}

/** Every pixel is darkened or brightened in whole steps of the palette, woven where two steps meet. */
function light(pen: CanvasRenderingContext2D, place: Backdrop): void {
  const { width, height } = place;
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  const night = colour('k');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const rgb = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      const level = Math.round(banded(brightness(x, y, place), BRIGHTEST, x, y) * BRIGHTEST);
      const lit = data[at + 3]! < 128 ? night : shaded(rgb, level);
      data[at] = lit >> 16;
      data[at + 1] = (lit >> 8) & 255;
      data[at + 2] = lit & 255;
      data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
}

/** 0 is night, 1 the brightest. */
export function brightness(x: number, y: number, place: Backdrop): number {
  let sum = AMBIENT;
  place.flames.forEach((flame, index) => {
    const far = Math.hypot(x - flame.x, (y - flame.y) * 1.15) / TORCH_REACH;
    sum += (TORCHES[index] ?? 0.6) * Math.max(0, 1 - far) ** 1.3;
  });
  const { width, height, wallFoot } = place;
  const middle = (wallFoot + height) / 2;
  const pool = Math.hypot((x - width / 2) / (width * 0.52), (y - middle) / (height * 0.42));
  if (y >= wallFoot) sum += 0.48 * Math.max(0, 1 - pool);
  return Math.min(1, sum);
}
