/** A cut through the earth in front: soil, rock, and under every place the rooms that wait there, lit in its colour. */
import { dithered, onRamp } from '../../dither.ts';
import { chance, hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { groundAt } from './hills.ts';
import { furnish } from './rooms.ts';
import { HEIGHT, WIDTH } from './sky.ts';

export interface Chamber {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** From dark to lit. */
  readonly ramp: string;
  /** Where its light stands, and how far it reaches. */
  readonly light: { readonly x: number; readonly y: number; readonly reach: number };
}

/** Rooms so narrow are shafts. */
const SHAFT = 8;

const GOLD = 'knbtyY';
const PINK = 'kPRpms';
const EMBER = 'knRroO';
const ICE = 'kBBuwW';
const VIOLET = 'k0Ppm';
const CANDLE = 'knnbtO';

/** Cut out in this order; shafts and stairs are rooms as well. */
export const CHAMBERS: readonly Chamber[] = [
  room(34, 272, 54, 26, CANDLE, 66, 284, 34),
  room(57, 256, 8, 18, CANDLE, 61, 284, 22),
  room(155, 252, 8, 60, GOLD, 159, 300, 30),
  room(118, 282, 40, 24, GOLD, 132, 290, 34),
  room(132, 312, 74, 32, GOLD, 184, 324, 48),
  room(258, 252, 8, 36, PINK, 262, 292, 34),
  room(226, 286, 72, 22, PINK, 262, 292, 48),
  room(240, 312, 44, 28, PINK, 262, 330, 34),
  room(258, 306, 8, 10, PINK, 262, 310, 20),
  room(362, 252, 8, 26, EMBER, 366, 282, 30),
  room(334, 276, 28, 20, EMBER, 348, 290, 24),
  room(366, 276, 30, 20, EMBER, 384, 290, 26),
  room(334, 302, 40, 20, EMBER, 346, 314, 28),
  room(380, 302, 20, 20, EMBER, 390, 316, 20),
  room(350, 328, 40, 18, EMBER, 372, 340, 30),
  room(360, 282, 8, 12, EMBER, 364, 288, 16),
  room(342, 294, 6, 10, EMBER, 345, 298, 14),
  room(372, 310, 10, 10, EMBER, 376, 314, 14),
  room(384, 294, 6, 10, EMBER, 387, 298, 14),
  room(362, 320, 6, 10, EMBER, 365, 324, 14),
  room(540, 278, 70, 66, VIOLET, 575, 318, 50),
  room(570, 252, 8, 30, VIOLET, 574, 270, 26),
];

/** The labyrinth's corridors: a small maze of letters' strokes, four pixels wide. */
const MAZE = [
  '......#.......',
  '.######.#####.',
  '.#....#.#...#.',
  '.#.##.###.#.#.',
  '.#.#......#.#.',
  '.#.##########.',
  '.#........#...',
  '.####.###.###.',
  '....#.#.#...#.',
  '.##.###.#.###.',
  '.#........#...',
  '.##########...',
];
const MAZE_AT = { x: 434, y: 262, cell: 6 };

export function paintEarth(frame: number): Picture {
  const picture = new Picture(WIDTH, HEIGHT);
  for (let x = 0; x < WIDTH; x++) {
    for (let y = groundAt(x); y < HEIGHT; y++) picture.set(x, y, soil(x, y, y - groundAt(x)));
  }
  scatter(picture);
  for (const one of CHAMBERS) carve(picture, one, frame);
  carveMaze(picture, frame);
  for (const one of CHAMBERS) if (one.width <= SHAFT && one.height > SHAFT) hangLadder(picture, one);
  furnish(picture, frame);
  return picture;
}

/** Turf, brown soil with roots, plum rock in strata, and night below. */
function soil(x: number, y: number, down: number): string {
  if (down === 0) return 'l';
  if (down <= 2 || (down <= 4 && chance(50, 'turf', x, y))) return dithered(0.4, x, y) ? 'G' : 'g';
  const depth = down + wave('stratum', x, 40, 16) * 10 - wave('stratum2', x, 10, 64) * 4;
  const grain = hash('grain', x >> 1, y) % 16;
  if (depth < 15) return grain === 0 ? 't' : grain < 3 ? 'n' : 'b';
  if (depth < 20) return dithered((depth - 15) / 5, x, y) ? 'n' : 'b';
  if (depth < 30) return grain === 0 ? 'b' : grain === 1 ? '1' : 'n';
  if (depth < 36) return dithered((depth - 30) / 6, x, y) ? '1' : 'n';
  const layer = Math.floor(depth / 9);
  const seam = depth % 9 < 1;
  const fade = (y - 312) / 44;
  if (fade > 0 && dithered(fade, x, y)) return 'k';
  if (seam) return '0';
  return layer % 2 === 0 ? (grain === 0 ? '2' : '1') : grain === 0 ? '1' : '0';
}

/** Stones, bones, gems and roots in the ground. */
function scatter(picture: Picture): void {
  for (let thing = 0; thing < 90; thing++) {
    const x = hash('thing', thing, 1) % WIDTH;
    const y = groundAt(x) + 10 + (hash('thing', thing, 2) % 80);
    const kind = hash('thing', thing, 3) % 12;
    if (kind < 7) {
      picture.rect(x, y, 3, 2, '2');
      picture.rect(x, y, 2, 1, '3');
      picture.rect(x, y + 2, 3, 1, 'k');
    } else if (kind < 9) {
      picture.rect(x, y, 4, 1, '4');
      picture.set(x, y - 1, '5');
      picture.set(x + 3, y + 1, '5');
    } else {
      const gem = ['w', 'm', 'Y', 'r'][thing % 4] ?? 'w';
      picture.set(x, y, gem);
      picture.set(x + 1, y + 1, gem);
      picture.set(x, y + 1, '5');
    }
  }
  for (let root = 0; root < 46; root++) {
    let x = hash('root', root, 1) % WIDTH;
    const long = 5 + (hash('root', root, 2) % 12);
    for (let step = 0; step < long; step++) {
      picture.set(x, groundAt(x) + 4 + step, 'n');
      x += (hash('root', root, step, 3) % 3) - 1;
    }
  }
}

function carve(picture: Picture, { left, top, width, height, ramp, light }: Chamber, frame: number): void {
  for (let y = top - 1; y <= top + height; y++) {
    for (let x = left - 1; x <= left + width; x++) {
      const ragged = width > 12 ? Math.round(wave(`cave${left}`, x, 4, 4096) * 3) : 0;
      const isIn = x >= left && x < left + width && y >= top + ragged && y < top + height;
      const isRim = !isIn && y >= top + ragged - 1;
      if (isIn) picture.set(x, y, wallTone(ramp, light, x, y, frame));
      else if (isRim && !CHAMBERS.some(other => contains(other, x, y)))
        picture.set(x, y, y >= top + height ? '2' : 'k');
    }
  }
}

/** Old masonry, brighter towards the light, with dark joints. */
function wallTone(ramp: string, light: Chamber['light'], x: number, y: number, frame: number): string {
  const far = Math.hypot(x - light.x, (y - light.y) * 1.25) / (light.reach + frame * 2);
  const course = Math.floor(y / 4);
  const joint = y % 4 === 3 || (x + (course % 2) * 4) % 8 === 7;
  return onRamp(ramp, 0.72 - far * 0.72 - (joint ? 0.16 : 0), x, y);
}

function hangLadder(picture: Picture, { left, top, height }: Chamber): void {
  for (let y = top; y < top + height; y++) {
    picture.set(left + 2, y, 'b');
    picture.set(left + 5, y, 'n');
    if (y % 3 === 0) picture.rect(left + 2, y, 4, 1, 't');
  }
}

function carveMaze(picture: Picture, frame: number): void {
  const light = { x: 474, y: 300, reach: 58 };
  const open = (column: number, row: number) => MAZE[row]?.[column] === '#';
  const { x: left, y: top, cell } = MAZE_AT;
  for (let y = top - 10; y < top + MAZE.length * cell + 1; y++) {
    for (let x = left - 1; x < left + 14 * cell + 1; x++) {
      const isIn = open(Math.floor((x - left) / cell), Math.max(0, Math.floor((y - top) / cell)));
      const isNear = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx = 0, dy = 0]) =>
        open(Math.floor((x + dx - left) / cell), Math.max(0, Math.floor((y + dy - top) / cell))),
      );
      if (isIn) {
        const far = Math.hypot(x - light.x, (y - light.y) * 1.2) / (light.reach + frame * 2);
        picture.set(x, y, onRamp(ICE, 0.95 - far * 0.75 - (chance(12, 'frost', x, y) ? 0.2 : 0), x, y));
      } else if (isNear && y > groundAt(x) + 2) {
        picture.set(x, y, open(Math.floor((x - left) / cell), Math.floor((y - 1 - top) / cell)) ? 'w' : 'k');
      }
    }
  }
}

function contains({ left, top, width, height }: Chamber, x: number, y: number): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

function room(
  left: number,
  top: number,
  width: number,
  height: number,
  ramp: string,
  x: number,
  y: number,
  reach: number,
): Chamber {
  return { left, top, width, height, ramp, light: { x, y, reach } };
}
