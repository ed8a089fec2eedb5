/** Paving: calm enough for figures to read on it, varied enough not to look printed. */
import { chance, hash } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { FloorKeys, Theme } from '../themes.ts';

export const FLOOR_VARIANTS = 8;

/** A stone: left, top, width, height in the 16x16 cell, its joint included (right and below). */
type Stone = readonly [number, number, number, number];

const FOUR: readonly Stone[] = [
  [0, 0, 8, 8],
  [8, 0, 8, 8],
  [0, 8, 8, 8],
  [8, 8, 8, 8],
];

/** Joints run through at y 8 and 16 in every variant, so any two variants may lie side by side. */
const LAYOUTS: Readonly<Record<FloorKeys['paving'], readonly (readonly Stone[])[]>> = {
  flags: [
    FOUR,
    [
      [0, 0, 16, 8],
      [0, 8, 8, 8],
      [8, 8, 8, 8],
    ],
    FOUR,
    [
      [0, 0, 6, 8],
      [6, 0, 10, 8],
      [0, 8, 9, 8],
      [9, 8, 7, 8],
    ],
    [
      [0, 0, 8, 8],
      [8, 0, 8, 8],
      [0, 8, 16, 8],
    ],
    [
      [0, 0, 10, 8],
      [10, 0, 6, 8],
      [0, 8, 8, 8],
      [8, 8, 8, 8],
    ],
    FOUR,
    [
      [0, 0, 8, 16],
      [8, 0, 8, 8],
      [8, 8, 8, 8],
    ],
  ],
  slabs: [
    [[0, 0, 16, 16]],
    [[0, 0, 16, 16]],
    [
      [0, 0, 16, 8],
      [0, 8, 16, 8],
    ],
    [[0, 0, 16, 16]],
    [
      [0, 0, 8, 16],
      [8, 0, 8, 16],
    ],
    [[0, 0, 16, 16]],
    [[0, 0, 16, 16]],
    [
      [0, 0, 16, 8],
      [0, 8, 8, 8],
      [8, 8, 8, 8],
    ],
  ],
  checker: Array.from({ length: 8 }, () => FOUR),
  bricks: Array.from(
    { length: 8 },
    () =>
      [
        [0, 0, 8, 4],
        [8, 0, 8, 4],
        [-4, 4, 8, 4],
        [4, 4, 8, 4],
        [12, 4, 8, 4],
        [0, 8, 8, 4],
        [8, 8, 8, 4],
        [-4, 12, 8, 4],
        [4, 12, 8, 4],
        [12, 12, 8, 4],
      ] as const,
  ),
  planks: Array.from(
    { length: 8 },
    () =>
      [
        [0, 0, 16, 5],
        [0, 5, 16, 5],
        [0, 10, 16, 6],
      ] as const,
  ),
};

export function paintFloor(name: string, theme: Theme, variant: number): Picture {
  const picture = new Picture(16, 16, theme.floor.mortar);
  const seed = `${name}/floor/${variant}`;
  const layout = LAYOUTS[theme.floor.paving][variant] ?? FOUR;
  layout.forEach((stone, index) => {
    paintStone(picture, stone, theme.floor, `${seed}/${index}`, isDarkSquare(theme.floor, stone));
  });
  if (variant === 5 || variant === 7) crack(picture, theme.floor, seed);
  if (variant === 6 || variant === 3) grow(picture, theme, seed, variant === 6 ? 4 : 1);
  return picture;
}

function isDarkSquare({ paving }: FloorKeys, [x, y]: Stone): boolean {
  return paving === 'checker' && (x + y) % 16 === 0;
}

function paintStone(picture: Picture, stone: Stone, keys: FloorKeys, seed: string, dark: boolean): void {
  const [left, top, width, height] = stone;
  const right = left + width - 2;
  const bottom = top + height - 2;
  picture.rect(left, top, width - 1, height - 1, dark ? keys.shade : keys.body);
  // The upper edge catches the light, worn through in places.
  const light = dark ? keys.body : keys.light;
  const wornFrom = left + 2 + (hash(seed, 1) % Math.max(1, width - 3));
  const wornFor = hash(seed, 2) % 3;
  for (let x = left; x <= right; x++) {
    if (x < wornFrom || x > wornFrom + wornFor) picture.set(x, top, light);
  }
  if (chance(45, seed, 3)) picture.set(left, top + 1, light);
  // Corners are chipped, the lower edge is in shade here and there.
  if (chance(35, seed, 4)) picture.set(right, bottom, keys.mortar);
  if (chance(20, seed, 5)) picture.set(left, bottom, keys.mortar);
  if (chance(25, seed, 6)) picture.set(right, top, keys.mortar);
  if (height > 5 && chance(30, seed, 7)) {
    const x = left + 1 + (hash(seed, 8) % Math.max(1, width - 4));
    const y = top + 2 + (hash(seed, 9) % Math.max(1, height - 5));
    picture.set(x, y, dark ? keys.mortar : keys.shade);
    if (chance(40, seed, 10)) picture.set(x + 1, y, dark ? keys.mortar : keys.shade);
  }
}

/** A thin dark line with a lit lip on its right. */
function crack(picture: Picture, { mortar, light }: FloorKeys, seed: string): void {
  let x = 3 + (hash(seed, 20) % 8);
  let y = 1 + (hash(seed, 21) % 4);
  const steps = 7 + (hash(seed, 22) % 4);
  for (let step = 0; step < steps; step++) {
    picture.set(x, y, mortar);
    if (chance(35, seed, 23, step) && picture.get(x + 1, y) !== mortar) picture.set(x + 1, y, light);
    if (chance(70, seed, 24, step)) y += 1;
    x += (hash(seed, 25, step) % 3) - (step % 3 === 0 ? 0 : 1);
  }
}

/** Moss, frost or embers: little cushions that sit in the joints. */
function grow(picture: Picture, { growth, floor }: Theme, seed: string, cushions: number): void {
  for (let cushion = 0; cushion < cushions; cushion++) {
    const x = [7, 15, 7, 3][cushion % 4] ?? 7;
    const y = [7, 7, 15, 7][cushion % 4] ?? 7;
    for (let dy = -2; dy <= 1; dy++) {
      for (let dx = -3; dx <= 2; dx++) {
        const far = Math.abs(dx) + Math.abs(dy) * 2;
        if (hash(seed, cushion, dx, dy) % 6 < far) continue;
        const inJoint = picture.get(x + dx, y + dy) === floor.mortar;
        picture.set(x + dx, y + dy, dy < 0 && !inJoint && dx < 1 ? growth.light : growth.dark);
      }
    }
  }
}
