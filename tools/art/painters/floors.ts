/** Paving: calm enough for figures to read on it, varied enough not to look printed. */
import { chance, hash } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { FloorKeys, Theme } from '../themes.ts';

export const FLOOR_VARIANTS = 8;
/** The table lays variants 0 to 4 nearly everywhere; these three are the rare ones. */
const CRACKED = 5;
const OVERGROWN = 6;
const WORN = 7;

/** A stone: left, top, width, height in the 16x16 cell, its joint included (right and below). */
type Stone = readonly [number, number, number, number];
type Layout = readonly Stone[];

const FOUR: Layout = [
  [0, 0, 8, 8],
  [8, 0, 8, 8],
  [0, 8, 8, 8],
  [8, 8, 8, 8],
];
const LONG_ABOVE: Layout = [
  [0, 0, 16, 8],
  [0, 8, 8, 8],
  [8, 8, 8, 8],
];
const LONG_BELOW: Layout = [
  [0, 0, 8, 8],
  [8, 0, 8, 8],
  [0, 8, 16, 8],
];
const UNEVEN: Layout = [
  [0, 0, 6, 8],
  [6, 0, 10, 8],
  [0, 8, 9, 8],
  [9, 8, 7, 8],
];
const ASKEW: Layout = [
  [0, 0, 10, 8],
  [10, 0, 6, 8],
  [0, 8, 8, 8],
  [8, 8, 8, 8],
];
const SLAB: Layout = [[0, 0, 16, 16]];
const HALVES: Layout = [
  [0, 0, 16, 8],
  [0, 8, 16, 8],
];
const PAIR: Layout = [
  [0, 0, 8, 16],
  [8, 0, 8, 16],
];

/** One layout per variant. Joints run through at y 16 in all of them, so any two may lie side by side. */
const LAYOUTS: Readonly<Record<FloorKeys['paving'], readonly Layout[]>> = {
  flags: [FOUR, LONG_ABOVE, ASKEW, UNEVEN, LONG_BELOW, FOUR, FOUR, UNEVEN],
  slabs: [SLAB, HALVES, SLAB, PAIR, SLAB, SLAB, SLAB, HALVES],
  squares: [SLAB, SLAB, SLAB, SLAB, SLAB, SLAB, SLAB, SLAB],
  checker: [FOUR, FOUR, FOUR, FOUR, FOUR, FOUR, FOUR, FOUR],
};

export function paintFloor(name: string, theme: Theme, variant: number): Picture {
  const { floor } = theme;
  const picture = new Picture(16, 16, floor.mortar);
  const seed = `${name}/floor/${variant}`;
  (LAYOUTS[floor.paving][variant] ?? FOUR).forEach((stone, index) => {
    const isDark = floor.paving === 'checker' && (stone[0] + stone[1]) % 16 === 0;
    const own = `${seed}/${index}`;
    const keys = floor.other && chance(30, own, 0) ? { ...floor, ...floor.other } : floor;
    paintStone(picture, stone, keys, own, isDark);
  });
  if (floor.inlay !== undefined) {
    picture.rect(15, 14, 1, 2, floor.inlay);
    picture.set(14, 15, floor.inlay);
  }
  if (variant === CRACKED) crack(picture, floor, seed);
  if (variant === OVERGROWN) overgrow(picture, theme, seed);
  if (variant === WORN) wear(picture, floor, seed);
  return picture;
}

function paintStone(picture: Picture, stone: Stone, keys: FloorKeys, seed: string, dark: boolean): void {
  const [left, top, width, height] = stone;
  const right = left + width - 2;
  const bottom = top + height - 2;
  picture.rect(left, top, width - 1, height - 1, dark ? keys.shade : keys.body);
  // The upper edge catches the light, rubbed away in one place.
  const light = dark ? keys.body : keys.light;
  const rubbed = left + 1 + (hash(seed, 1) % Math.max(1, width - 2));
  const length = 1 + (hash(seed, 2) % 3);
  for (let x = left; x <= right; x++) {
    if (x < rubbed || x >= rubbed + length) picture.set(x, top, light);
  }
  if (height > 4 && chance(50, seed, 3)) picture.set(left, top + 1, light);
  if (chance(40, seed, 4)) picture.set(right, bottom, keys.mortar);
  if (chance(20, seed, 5)) picture.set(left, bottom, keys.mortar);
  if (chance(25, seed, 6)) picture.set(right, top, keys.mortar);
  if (height > 4 && chance(28, seed, 7)) {
    const x = left + 2 + (hash(seed, 8) % Math.max(1, width - 5));
    const y = top + 3 + (hash(seed, 9) % Math.max(1, height - 6));
    picture.set(x, y, keys.shade);
    if (chance(50, seed, 10)) picture.set(x + 1, y, keys.shade);
  }
}

/** A fork of thin dark lines across the cell, with a lit lip on the right here and there. */
function crack(picture: Picture, keys: FloorKeys, seed: string): void {
  const walk = (fromX: number, fromY: number, lean: number, steps: number, salt: number): void => {
    let x = fromX;
    for (let step = 0; step < steps; step++) {
      const y = fromY + step;
      picture.set(Math.round(x), y, keys.mortar);
      if (chance(40, seed, salt, step)) picture.set(Math.round(x) + 1, y, keys.light);
      x += lean + ((hash(seed, salt, step, 1) % 3) - 1) * 0.8;
    }
  };
  walk(3, 1, 0.5, 13, 20);
  walk(8, 8, 1.1, 4, 21);
}

/** Moss, frost or embers: a cushion that has crept out of the joints, lit on its upper edge. */
function overgrow(picture: Picture, { growth }: Theme, seed: string): void {
  const covers = (x: number, y: number): boolean => {
    const far = Math.hypot((x - 6.5) * 0.8, y - 8);
    const second = Math.hypot(x - 13, (y - 3.5) * 1.2);
    const ragged = (hash(seed, x, y) % 100) / 45;
    return far + ragged < 4.4 || second + ragged < 2.9;
  };
  for (let y = 0; y < 15; y++) {
    for (let x = 0; x < 15; x++) {
      if (!covers(x, y)) continue;
      const isCrest = !covers(x, y - 1) && chance(70, seed, x, 1);
      picture.set(x, y, isCrest ? growth.light : growth.dark);
    }
  }
}

/** Trodden smooth: the lit edges are gone, a few crumbs lie about. */
function wear(picture: Picture, keys: FloorKeys, seed: string): void {
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      if (picture.get(x, y) === keys.light && chance(60, seed, x >> 1, y)) picture.set(x, y, keys.body);
    }
  }
  for (let crumb = 0; crumb < 3; crumb++) {
    const x = 2 + (hash(seed, crumb, 30) % 11);
    const y = 3 + (hash(seed, crumb, 31) % 10);
    picture.set(x, y, keys.light);
    picture.set(x + 1, y + 1, keys.mortar);
  }
}
