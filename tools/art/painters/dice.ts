/** Dice of eight shapes and six colours: four frames of tumbling, a blank settled face, and pips for the six-sided. */
import { DIE_SIDES, type DieModel, type DieSides } from '../../../src/core/look.ts';
import { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';
import { faceAt, faceUs, type Plane, reach, SOLIDS, turn, type Vector } from './solids.ts';

const SIDE = 24;
const TUMBLE_FPS = 14;

/** From lit to shaded, then the edge between faces, then the pips. */
const TONES: Readonly<Record<DieModel['colour'], readonly [string, string, string, string, string]>> = {
  bone: ['5', '4', '3', '2', 'k'],
  red: ['o', 'r', 'R', 'k', '5'],
  blue: ['w', 'u', 'B', 'k', '5'],
  violet: ['m', 'p', 'P', 'k', '5'],
  green: ['l', 'g', 'G', 'k', '5'],
  gold: ['Y', 'O', 't', 'b', 'k'],
};
const COLOURS = Object.keys(TONES) as DieModel['colour'][];

/** How each die lies when it has settled, its number towards us: rolled upright first, then tipped a little. */
const SETTLED: Readonly<Record<DieSides, { readonly roll: number; readonly tip: Vector }>> = {
  3: { roll: 90, tip: [-15, -35, 0] },
  4: { roll: 90, tip: [-15, -35, 0] },
  6: { roll: 0, tip: [0, 0, 0] },
  8: { roll: 30, tip: [-15, 8, 0] },
  10: { roll: 0, tip: [-12, 0, 0] },
  12: { roll: 180, tip: [0, 0, 0] },
  20: { roll: 67.8, tip: [0, 0, 0] },
  30: { roll: 0, tip: [0, 0, 0] },
};
const TUMBLES: readonly Vector[] = [
  [25, 35, 10],
  [70, 80, 55],
  [120, 20, 100],
  [165, 60, 150],
];

/** A tone per pixel (index into TONES), -1 beside the die. The same for all colours. */
type Shape = readonly number[];
const EDGE = 3;

export function paintDice(): Sprite[] {
  const sprites: Sprite[] = [];
  for (const sides of DIE_SIDES) {
    const tumble = TUMBLES.map(angles => shape(turn(SOLIDS[sides], angles)));
    const settled = shape(settle(sides));
    for (const colour of COLOURS) {
      const name = `die-d${sides}-${colour}`;
      const blank = sides === 6 ? paintBlock(SIDE, colour) : dye(settled, colour);
      sprites.push({ name: `${name}-tumble`, fps: TUMBLE_FPS, frames: tumble.map(s => dye(s, colour)) });
      sprites.push({ name: `${name}-blank`, fps: 0, frames: [blank] });
      if (sides !== 6) continue;
      for (const pips of PIPS.keys()) {
        if (pips === 0) continue;
        sprites.push({ name: `${name}-face-${pips}`, fps: 0, frames: [paintPips(blank, pips, colour)] });
      }
    }
  }
  const icon = paintBlock(16, 'bone');
  for (const pips of PIPS.keys()) {
    if (pips > 0) sprites.push({ name: `die-${pips}`, fps: 0, frames: [paintPips(icon, pips, 'bone')] });
  }
  return sprites;
}

function settle(sides: DieSides): Plane[] {
  const { roll, tip } = SETTLED[sides];
  return turn(turn(faceUs(SOLIDS[sides]), [0, 0, roll]), tip);
}

/** Fills the cell but for the outline, whatever the solid's own size; light falls from the top left. */
function shape(solid: readonly Plane[]): Shape {
  const { left, right, down, up } = reach(solid);
  const scale = (SIDE - 2.6) / Math.max(right - left, up - down);
  const faceOf = (x: number, y: number): number =>
    faceAt(
      solid,
      (x + 0.5 - SIDE / 2) / scale + (left + right) / 2,
      (SIDE / 2 - y - 0.5) / scale + (up + down) / 2,
    );
  const tones: number[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const face = faceOf(x, y);
      // An edge belongs to the face on its right or below, so that it is one pixel wide.
      const others = [faceOf(x - 1, y), faceOf(x, y - 1)];
      const onEdge = face >= 0 && others.some(other => other >= 0 && other !== face);
      tones.push(face < 0 ? -1 : onEdge ? EDGE : toneOf(solid[face]?.normal ?? [0, 0, 1]));
    }
  }
  return tones;
}

function toneOf([x, y, z]: Vector): number {
  const light = -0.45 * x + 0.6 * y + 0.66 * z;
  return light > 0.78 ? 0 : light > 0.35 ? 1 : 2;
}

function dye(tones: Shape, colour: DieModel['colour']): Picture {
  const picture = new Picture(SIDE, SIDE).map((_, x, y) => {
    const tone = tones[y * SIDE + x] ?? -1;
    return tone < 0 ? '.' : (TONES[colour][tone] ?? '.');
  });
  picture.outline('k');
  return picture;
}

/** The six-sided die, settled: a square face with a lit top and a shaded side. */
function paintBlock(side: number, colour: DieModel['colour']): Picture {
  const [light, body, shade] = TONES[colour];
  const depth = side > 16 ? 4 : 2;
  const face = side - depth - 2;
  const picture = new Picture(side, side);
  for (let step = 1; step <= depth; step++) {
    picture.rect(1 + step, depth + 1 - step, face, 1, light);
    picture.rect(face + step, depth + 1 - step, 1, face, shade);
  }
  picture.rect(1, depth + 1, face, face, body);
  picture.rect(1, depth + 1, face, 1, light);
  picture.rect(1, depth + 1, 1, face, light);
  picture.rect(2, depth + face, face - 1, 1, shade);
  picture.outline('k');
  return picture;
}

/** Places of pips on a 3x3 field, by number. */
const PIPS = ['', 'e', 'ai', 'aei', 'acgi', 'acegi', 'acdfgi'];

function paintPips(blank: Picture, number: number, colour: DieModel['colour']): Picture {
  const picture = blank.map(same => same);
  const depth = blank.width > 16 ? 4 : 2;
  const size = blank.width > 16 ? 3 : 2;
  const face = blank.width - depth - 2;
  const gap = Math.floor((face - size * 3) / 4);
  for (const place of PIPS[number] ?? '') {
    const cell = place.charCodeAt(0) - 97;
    const x = 1 + gap + (cell % 3) * (size + gap) + Math.floor((face - size * 3 - gap * 4) / 2) + 1;
    const y =
      depth + 1 + gap + Math.floor(cell / 3) * (size + gap) + Math.floor((face - size * 3 - gap * 4) / 2) + 1;
    picture.rect(x, y, size, size, TONES[colour][4]);
  }
  return picture;
}
