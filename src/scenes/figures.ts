/**
 * Sprites as they stand in a tableau: at twice their size with round corners instead of steps (Scale2x), in the colours
 * of the palette alone, and as ghosts, statues or shadows where that is how it ended for them.
 */
import type Phaser from 'phaser';
import type { FigureLook } from '../core/tableau.ts';
import { luminance } from '../table/fight/shades.ts';
import { colour, type PaletteKey } from '../table/palette.ts';
import type { Sprites } from '../table/textures.ts';

/** From dark to bright. */
const TONES: Readonly<Record<FigureLook, readonly PaletteKey[]>> = {
  ghost: ['B', 'u', 'w', 'W', '5'],
  stone: ['k', '0', '1', '2', '3'],
  shadow: ['k', 'k', '0', '0', '1'],
};
/** The brightest luminance of each tone but the last. */
const STEPS = [24, 62, 112, 178];
/** Of a ghost, what fades away below. */
const FADING = 0.3;

/** A whole picture, a number a pixel: red, green, blue and how opaque it is. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

export interface Figure {
  readonly texture: string;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
}

let made = 0;

/** Undefined where no pack has it. The caller removes the texture. */
export function makeFigure(
  scene: Phaser.Scene,
  sprites: Sprites,
  name: string,
  look: FigureLook | undefined,
  looms: boolean,
): Figure | undefined {
  const found = sprites.spriteTexture(name);
  if (!found) return undefined;
  const pictures = Array.from({ length: found.frames }, (_, index) => {
    const large = enlarged(pixelsOf(scene.textures.getFrame(found.texture, `${name}-${index}`)!));
    const size = looms && large.width < LOOMING ? enlarged(large) : large;
    return look ? dressed(size, look) : size;
  });
  const [first] = pictures;
  const { width, height } = first!;
  const texture = `figure-${made++}`;
  const canvas = scene.textures.createCanvas(texture, width * pictures.length, height);
  if (canvas === null) return undefined;
  pictures.forEach((picture, index) => {
    canvas.context.putImageData(imageOf(picture), width * index, 0);
    canvas.add(index, 0, width * index, 0, width, height);
  });
  canvas.refresh();
  return { texture, frames: pictures.length, width, height };
}

/** What is as large as this already need not grow once more. */
const LOOMING = 48;

export function pixelsOf(frame: Phaser.Textures.Frame): Pixels {
  const { cutX, cutY, cutWidth: width, cutHeight: height } = frame;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(frame.source.image as CanvasImageSource, cutX, cutY, width, height, 0, 0, width, height);
  return { width, height, data: new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer) };
}

export function imageOf({ width, height, data }: Pixels): ImageData {
  return new ImageData(new Uint8ClampedArray(data.slice().buffer), width, height);
}

/** Scale2x: a corner takes the colour of the two sides that meet in it, if they agree. */
export function enlarged({ width, height, data }: Pixels): Pixels {
  const large = new Uint32Array(width * height * 4);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : data[y * width + x]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = at(x, y);
      const [up, left, right, down] = [at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)];
      const isCorner = up !== down && left !== right;
      const to = y * 4 * width + x * 2;
      large[to] = isCorner && left === up ? left : own;
      large[to + 1] = isCorner && up === right ? right : own;
      large[to + 2 * width] = isCorner && left === down ? left : own;
      large[to + 2 * width + 1] = isCorner && down === right ? right : own;
    }
  }
  return { width: width * 2, height: height * 2, data: large };
}

function dressed({ width, height, data }: Pixels, look: FigureLook): Pixels {
  const tones = TONES[look].map(packed);
  return {
    width,
    height,
    data: data.map((pixel, index) => {
      if (pixel >>> 24 === 0) return 0;
      const [x, y] = [index % width, Math.floor(index / width)];
      const fade = look === 'ghost' ? (y / height - (1 - FADING)) / FADING : 0;
      if (fade > 0 && (x + y) % 2 === 0) return 0;
      if (fade > 0.6 && x % 2 === 0) return 0;
      const step = STEPS.findIndex(most => luminance(rgbOf(pixel)) <= most);
      return tones[step < 0 ? STEPS.length : step]!;
    }),
  };
}

/** Other colours for the same picture: pairs of palette keys, "wl ug BG". */
export function tinted(pixels: Pixels, pairs: string): Pixels {
  const swaps = new Map(
    pairs
      .split(' ')
      .filter(pair => pair !== '')
      .map(([from, to]) => [packed(from as PaletteKey), packed(to as PaletteKey)]),
  );
  return { ...pixels, data: pixels.data.map(pixel => swaps.get(pixel) ?? pixel) };
}

/** As a canvas holds it: the lowest byte is red. */
function packed(key: PaletteKey): number {
  const rgb = colour(key);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}

function rgbOf(pixel: number): number {
  return ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 0xff);
}
