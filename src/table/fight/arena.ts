/**
 * The place where a fight is fought: a wall and a floor of the room's own tiles, lit by two torches and a pool of
 * light before them, in the colours of the palette alone. Painted once per size and theme.
 */
import type Phaser from 'phaser';
import { hashAt, threshold } from '../dither.ts';
import { CELL } from '../layout.ts';
import { css } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { liftFor, luminance, shaded } from './shades.ts';

export interface Arena {
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
const TORCH_REACH = 92;
/** Light falls from the top left: the second torch is weaker. */
const TORCHES = [0.74, 0.5];
/** The dark upper part of the wall. */
const HEADER = 30;
const AMBIENT = 0.24;
/** The share of a band that is woven into the next: more of it would drown the bricks in dots. */
const WEAVE = 0.55;

let made = 0;

/** The caller removes the texture. */
export function paintArena(
  scene: Phaser.Scene,
  sprites: Sprites,
  theme: string,
  place: Arena,
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

/** Figures stand there at two or three times their size: so does the stone. */
const TIMES = 2;

function paintTiles(pen: CanvasRenderingContext2D, sprites: Sprites, theme: string, place: Arena): void {
  const { width, height, wallFoot } = place;
  const stamp = (part: string, variant: number, x: number, y: number, from = 0): void => {
    const frame = sprites.frame(`${theme}-${part}-${variant}`) ?? sprites.frame(`${theme}-${part}-0`);
    if (frame === undefined) return;
    const { cutX, cutY } = frame;
    const image = frame.source.image as CanvasImageSource;
    const high = CELL - from;
    pen.drawImage(image, cutX, cutY + from, CELL, high, x, y, CELL * TIMES, high * TIMES);
  };
  const step = CELL * TIMES;
  const course = (CELL - LEDGE) * TIMES;
  // Centred, so that the picture is the same on both sides.
  const left = Math.floor((width % step) / 2) - step;
  for (let column = 0; left + column * step < width; column++) {
    const x = left + column * step;
    for (let row = 1; wallFoot - row * course > -course; row++) {
      stamp('wall-face', hashAt(column, row, 11) % 4, x, wallFoot - row * course, LEDGE);
    }
    for (let row = 0; wallFoot + row * step < height; row++) {
      stamp('floor', hashAt(column, row, 12) % 5, x, wallFoot + row * step);
    }
    stamp('shadow', 0, x, wallFoot);
  }
}

/** From the darkest corner to the light of a torch, in steps of the palette. */
const STEPS = { darkest: -3, span: 4 } as const;

/** Every pixel is darkened or brightened in whole steps of the palette, woven where two steps meet. */
function light(pen: CanvasRenderingContext2D, place: Arena): void {
  const { width, height, wallFoot } = place;
  const image = pen.getImageData(0, 0, width, height);
  const pixels = image.data;
  const rgbAt = (at: number): number => (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
  const lift = (top: number, bottom: number): number => {
    let sum = 0;
    for (let at = top * width * 4; at < bottom * width * 4; at += 4) sum += luminance(rgbAt(at));
    return liftFor(sum / Math.max(1, (bottom - top) * width));
  };
  const wall = lift(0, wallFoot);
  const floor = lift(wallFoot, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const woven = brightness(x, y, place) * STEPS.span + (threshold(x, y) - 0.5) * WEAVE;
      const steps = STEPS.darkest + Math.round(woven) + (y < wallFoot ? wall : floor);
      const lit = shaded(rgbAt(at), steps);
      pixels[at] = lit >> 16;
      pixels[at + 1] = (lit >> 8) & 255;
      pixels[at + 2] = lit & 255;
      pixels[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
}

/** 0 is night, 1 the brightest. */
function brightness(x: number, y: number, place: Arena): number {
  let sum = AMBIENT;
  place.flames.forEach((flame, index) => {
    const far = Math.hypot(x - flame.x, (y - flame.y) * 1.15) / TORCH_REACH;
    sum += (TORCHES[index] ?? 0.6) * Math.max(0, 1 - far) ** 1.15;
  });
  const { width, height, wallFoot } = place;
  const middle = (wallFoot + height) / 2;
  const pool = Math.hypot((x - width * 0.46) / (width * 0.62), (y - middle) / (height * 0.5));
  if (y >= wallFoot) sum += 0.66 * Math.max(0, 1 - pool);
  // Names and hearts stand before the upper courses.
  return Math.min(1, sum) - 0.34 * Math.max(0, 1 - y / HEADER);
}
