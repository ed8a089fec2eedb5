/** Dice of fourteen pixels, for long pools before a fighter; and the cross over a die that is cancelled. Painted once. */
import type Phaser from 'phaser';
import type { DieModel } from '../../core/look.ts';
import { css, type PaletteKey } from '../palette.ts';

const SIZE = 14;

/** Lit edge, face, shaded edge, pips. */
const COLOURS: Readonly<
  Record<DieModel['colour'], readonly [PaletteKey, PaletteKey, PaletteKey, PaletteKey]>
> = {
  bone: ['5', 'c', 'y', 'k'],
  red: ['o', 'r', 'R', '5'],
  blue: ['w', 'u', 'B', '5'],
  violet: ['m', 'p', 'P', '5'],
  green: ['l', 'g', 'G', '5'],
  gold: ['5', 'Y', 'O', 'k'],
};

/** Pips by face, on three by three places counted in reading order. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

type Pen = CanvasRenderingContext2D;

/** The texture of a small die; a face beyond six is left blank for a number. */
export function smallDie(scene: Phaser.Scene, colour: DieModel['colour'], face: number): string {
  const pips = PIPS[face] ?? [];
  return painted(scene, `table-small-die:${colour}:${pips.length}`, SIZE, pen => {
    const [lit, body, shade, pip] = COLOURS[colour];
    fill(pen, 'k', 1, 0, SIZE - 2, SIZE);
    fill(pen, 'k', 0, 1, SIZE, SIZE - 2);
    fill(pen, shade, 1, 1, SIZE - 2, SIZE - 2);
    fill(pen, lit, 1, 1, SIZE - 3, SIZE - 3);
    fill(pen, body, 2, 2, SIZE - 4, SIZE - 4);
    for (const place of pips) fill(pen, pip, 2 + (place % 3) * 4, 2 + Math.floor(place / 3) * 4, 2, 2);
  });
}

/** Two strokes with a dark rim, so that they show on every colour. */
export function cross(scene: Phaser.Scene, size: number): string {
  // A small cross is one pixel thin, a large one two.
  const ink = size > 12 ? 2 : 1;
  return painted(scene, `table-cross:${size}`, size, pen => {
    const end = size - ink - 2;
    const stroke = (key: PaletteKey, inset: number, width: number): void => {
      for (let step = 0; step <= end; step++) {
        fill(pen, key, step + inset, step + inset, width, width);
        fill(pen, key, end - step + inset, step + inset, width, width);
      }
    };
    stroke('k', 0, ink + 2);
    stroke('o', 1, ink);
  });
}

function fill(pen: Pen, key: PaletteKey, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = css(key);
  pen.fillRect(x, y, width, height);
}

function painted(scene: Phaser.Scene, name: string, size: number, paint: (pen: Pen) => void): string {
  if (scene.textures.exists(name)) return name;
  const texture = scene.textures.createCanvas(name, size, size);
  if (texture === null) return name;
  paint(texture.context);
  texture.refresh();
  return name;
}
