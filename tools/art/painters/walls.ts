/** Walls: dark tops, and faces of masonry where floor lies south of them. */
import { chance, hash } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { Theme, WallKeys } from '../themes.ts';

export const WALL_VARIANTS = 4;
/** Rows of a face: the top of the wall, its rim, the masonry, and one row of night at the foot. */
const RIM = 5;
const FIRST = RIM + 1;
const FOOT = 15;

export function paintWallTop(name: string, { wall }: Theme, variant: number): Picture {
  const picture = new Picture(16, 16, wall.top);
  const seed = `${name}/top/${variant}`;
  for (let mark = 0; mark < 1 + variant; mark++) {
    const x = hash(seed, mark, 1) % 14;
    const y = hash(seed, mark, 2) % 15;
    picture.set(x, y, wall.speck);
    if (chance(50, seed, mark, 3)) picture.set(x + 1, y, wall.speck);
    if (chance(25, seed, mark, 4)) picture.set(x, y + 1, wall.speck);
  }
  return picture;
}

/** A rim for tops that end at open ground: light comes from the top left, so the eastern one is in shade. */
export function paintWallEdge({ wall }: Theme, side: 'n' | 'e' | 'w'): Picture {
  const picture = new Picture(16, 16);
  if (side === 'n') picture.rect(0, 0, 16, 1, wall.edge);
  if (side === 'w') picture.rect(0, 0, 1, 16, wall.edge);
  if (side === 'e') picture.rect(15, 0, 1, 16, 'k');
  return picture;
}

export function paintWallFace(name: string, theme: Theme, variant: number): Picture {
  const { wall } = theme;
  const seed = `${name}/face/${variant}`;
  const picture = paintWallTop(name, theme, variant);
  picture.rect(0, RIM, 16, 1, wall.rim);
  picture.rect(0, FIRST, 16, FOOT - FIRST, wall.mortar);
  picture.rect(0, FOOT, 16, 1, 'k');
  MASONRY[wall.masonry](picture, wall, name, seed);
  // The rim is chipped in a place or two.
  const chip = 2 + (hash(seed, 40) % 11);
  if (variant > 0) picture.rect(chip, RIM, 1 + (variant % 2), 1, wall.body);
  TRIM[theme.trim.kind](picture, theme, seed, variant);
  return picture;
}

type Mason = (picture: Picture, keys: WallKeys, name: string, seed: string) => void;

/** Courses from the rim down: height of the stones, and where their joints are (16 is the cell's own edge). */
interface Course {
  readonly height: number;
  readonly joints: readonly number[];
}

const BRICKS: readonly Course[] = [
  { height: 2, joints: [8, 16] },
  { height: 2, joints: [4, 12] },
  { height: 2, joints: [8, 16] },
];
const RUBBLE: readonly (readonly Course[])[] = [
  [
    { height: 3, joints: [6, 11, 16] },
    { height: 2, joints: [3, 9, 13] },
    { height: 2, joints: [5, 12, 16] },
  ],
  [
    { height: 2, joints: [5, 12, 16] },
    { height: 3, joints: [3, 8, 13] },
    { height: 2, joints: [7, 11, 16] },
  ],
  [
    { height: 3, joints: [7, 12, 16] },
    { height: 2, joints: [3, 7, 13] },
    { height: 2, joints: [4, 10, 16] },
  ],
  [
    { height: 2, joints: [4, 9, 16] },
    { height: 3, joints: [3, 10, 13] },
    { height: 2, joints: [6, 16] },
  ],
];
const ASHLAR: readonly Course[] = [
  { height: 4, joints: [16] },
  { height: 4, joints: [8] },
];

const MASONRY: Readonly<Record<WallKeys['masonry'], Mason>> = {
  brick: (picture, keys, name, seed) => layCourses(picture, keys, BRICKS, name, seed, false),
  rubble: (picture, keys, name, seed) => {
    const courses = RUBBLE[Number(seed.at(-1))] ?? BRICKS;
    layCourses(picture, keys, courses, name, seed, true);
  },
  ashlar: (picture, keys, name, seed) => layCourses(picture, keys, ASHLAR, name, seed, false),
  pillar: (picture, keys, _, seed) => {
    for (let x = 0; x < 16; x += 8) {
      picture.rect(x, FIRST, 7, 9, keys.body);
      picture.rect(x, FIRST, 1, 9, keys.light);
      picture.rect(x + 6, FIRST, 1, 9, keys.shade);
      picture.rect(x, FIRST, 7, 1, keys.light);
      picture.rect(x, FIRST + 7, 7, 2, keys.shade);
      picture.rect(x, FIRST + 6, 7, 1, keys.mortar);
      picture.rect(x, FIRST + 7, 5, 1, keys.body);
      if (chance(45, seed, x, 1)) picture.set(x + 2 + (hash(seed, x) % 3), FIRST + 2, keys.shade);
      if (chance(45, seed, x, 2)) picture.set(x + 3, FIRST + 4, keys.shade);
    }
  },
};

function layCourses(
  picture: Picture,
  keys: WallKeys,
  courses: readonly Course[],
  name: string,
  seed: string,
  isRound: boolean,
): void {
  let top = FIRST;
  courses.forEach(({ height, joints }, course) => {
    // The last joint before this cell is the neighbour's last one.
    let left = (joints.at(-1) ?? 16) - 16;
    for (const joint of [...joints, (joints[0] ?? 0) + 16]) {
      // Stones that reach over the cell's edge must look the same in every variant.
      const own = left >= 0 && joint <= 16 ? `${seed}/${course}/${joint}` : `${name}/over/${course}`;
      layStone(picture, keys, [left, top, joint - left - 1, height], own, isRound);
      left = joint;
    }
    top += height + 1;
  });
}

function layStone(
  picture: Picture,
  keys: WallKeys,
  [x, y, width, height]: readonly [number, number, number, number],
  seed: string,
  isRound: boolean,
): void {
  const tint = hash(seed, 1) % 10;
  picture.rect(x, y, width, height, tint < 1 ? keys.shade : keys.body);
  if (tint > 3) picture.rect(x, y, 1 + (hash(seed, 2) % Math.max(1, width - 1)), 1, keys.light);
  if (height > 2 && tint > 4) picture.rect(x, y, 1, height - 1, keys.light);
  if (height > 2) picture.rect(x + 1, y + height - 1, width - 1, 1, keys.shade);
  picture.set(x + width - 1, y + height - 1, keys.shade);
  if (isRound) {
    picture.set(x + width - 1, y, keys.mortar);
    if (height > 2) picture.set(x, y + height - 1, keys.mortar);
  }
}

type Trimmer = (picture: Picture, theme: Theme, seed: string, variant: number) => void;

const TRIM: Readonly<Record<Theme['trim']['kind'], Trimmer>> = {
  none: () => {},
  beam: (picture, { trim }, seed, variant) => {
    picture.rect(0, RIM, 16, 1, trim.light);
    picture.rect(0, RIM + 1, 16, 1, trim.dark);
    for (let x = 0; x < 16; x++) if (chance(20, seed, 50, x >> 1)) picture.set(x, RIM + 1, 'b');
    if (variant === 3) {
      picture.rect(6, RIM + 1, 4, FOOT - RIM - 1, trim.dark);
      picture.rect(6, RIM + 1, 1, FOOT - RIM - 1, trim.light);
      picture.rect(9, RIM + 1, 1, FOOT - RIM - 1, 'n');
      picture.rect(10, RIM + 3, 1, FOOT - RIM - 3, 'k');
      picture.set(8, RIM + 4, 'n');
      picture.set(7, RIM + 7, 'n');
    }
  },
  studs: (picture, { trim }) => {
    picture.rect(0, RIM, 16, 1, trim.light);
    picture.rect(0, RIM + 1, 16, 1, trim.dark);
    for (let x = 3; x < 16; x += 8) {
      picture.set(x, RIM + 1, trim.light);
      picture.set(x, RIM + 2, trim.dark);
    }
  },
  moss: (picture, { trim }, seed, variant) => {
    for (let x = 0; x < 16; x++) {
      if (variant === 0 || !chance(variant === 2 ? 75 : 25, seed, 60, x >> 1)) continue;
      picture.set(x, RIM, trim.light);
      const hang = hash(seed, 61, x) % (variant === 2 ? 4 : 2);
      for (let y = 1; y <= hang; y++) picture.set(x, RIM + y, trim.dark);
    }
  },
};
