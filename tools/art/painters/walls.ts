/** Walls: dark tops, and faces of masonry where floor lies south of them. */
import { chance, hash } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { Theme, WallKeys } from '../themes.ts';

export const WALL_VARIANTS = 4;
/** Rows of a face: the top of the wall, its rim, the masonry, and one row of night at the foot. */
const RIM = 5;
const FOOT = 15;

export function paintWallTop(name: string, { wall }: Theme, variant: number): Picture {
  const picture = new Picture(16, 16, wall.top);
  const seed = `${name}/top/${variant}`;
  const marks = 2 + variant;
  for (let mark = 0; mark < marks; mark++) {
    const x = hash(seed, mark, 1) % 15;
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
  if (side === 'n') picture.rect(0, 0, 16, 1, wall.body);
  if (side === 'w') picture.rect(0, 0, 1, 16, wall.body);
  if (side === 'e') picture.rect(15, 0, 1, 16, 'k');
  return picture;
}

export function paintWallFace(name: string, theme: Theme, variant: number): Picture {
  const { wall } = theme;
  const seed = `${name}/face/${variant}`;
  const picture = paintWallTop(name, theme, variant);
  picture.rect(0, RIM, 16, 1, wall.rim);
  picture.rect(0, RIM + 1, 16, FOOT - RIM - 1, wall.mortar);
  picture.rect(0, FOOT, 16, 1, 'k');
  MASONRY[wall.masonry](picture, wall, seed, variant);
  for (let x = 0; x < 16; x++) if (chance(8, seed, 40, x)) picture.set(x, RIM, wall.light);
  TRIM[theme.trim.kind](picture, theme, seed, variant);
  return picture;
}

type Mason = (picture: Picture, keys: WallKeys, seed: string, variant: number) => void;

const MASONRY: Readonly<Record<WallKeys['masonry'], Mason>> = {
  brick: (picture, keys, seed) => {
    for (let course = 0; course < 3; course++) {
      const shift = course % 2 === 0 ? 0 : -4;
      for (let x = shift; x < 16; x += 8) {
        // Bricks that reach over the edge must look the same in every variant.
        const inside = x >= 0 && x + 8 <= 16;
        block(picture, keys, x, RIM + 1 + course * 3, 7, 2, inside ? `${seed}/${course}/${x}` : 'shared');
      }
    }
  },
  rubble: (picture, keys, seed) => {
    for (let course = 0; course < 3; course++) {
      let x = 0;
      let stone = 0;
      while (x < 16) {
        const width = Math.min(16 - x, 4 + (hash(seed, course, stone) % 4));
        const last = 16 - x - width < 4 ? 16 - x : width;
        block(picture, keys, x, RIM + 1 + course * 3, last - 1, 2, `${seed}/${course}/${stone}`);
        x += last;
        stone += 1;
      }
    }
  },
  ashlar: (picture, keys, seed) => {
    for (let course = 0; course < 2; course++) {
      const shift = course === 0 ? 0 : -8;
      for (let x = shift; x < 16; x += 16) {
        const inside = x >= 0;
        const top = RIM + 1 + course * 5;
        block(picture, keys, x, top, 15, 4 - course, inside ? `${seed}/${course}/${x}` : 'shared');
      }
    }
  },
  pillar: (picture, keys, seed) => {
    for (let x = 0; x < 16; x += 8) {
      picture.rect(x, RIM + 1, 7, 9, keys.body);
      picture.rect(x, RIM + 1, 1, 9, keys.light);
      picture.rect(x + 6, RIM + 1, 1, 9, keys.shade);
      picture.rect(x, RIM + 8, 7, 2, keys.shade);
      picture.rect(x, RIM + 7, 6, 1, keys.light);
      if (chance(40, seed, x)) picture.set(x + 2 + (hash(seed, x) % 3), RIM + 4, keys.shade);
    }
  },
};

function block(
  picture: Picture,
  keys: WallKeys,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: string,
): void {
  const tint = hash(seed, 1) % 10;
  const body = tint < 2 ? keys.shade : keys.body;
  picture.rect(x, y, width, height, body);
  if (tint > 3) picture.rect(x, y, 1 + (hash(seed, 2) % Math.max(2, width - 2)), 1, keys.light);
  if (tint < 7) picture.set(x + width - 1, y + height - 1, keys.shade);
  if (tint === 9) picture.set(x + 2, y + height - 1, keys.mortar);
}

type Trimmer = (picture: Picture, theme: Theme, seed: string, variant: number) => void;

const TRIM: Readonly<Record<Theme['trim']['kind'], Trimmer>> = {
  none: () => {},
  beam: (picture, { trim }, seed, variant) => {
    picture.rect(0, RIM, 16, 1, trim.light);
    picture.rect(0, RIM + 1, 16, 1, trim.dark);
    picture.rect(0, RIM + 2, 16, 1, 'k');
    for (let x = 0; x < 16; x++) if (chance(20, seed, 50, x)) picture.set(x, RIM + 1, trim.light);
    if (variant === 3) {
      picture.rect(6, RIM + 1, 4, FOOT - RIM - 1, trim.dark);
      picture.rect(6, RIM + 1, 1, FOOT - RIM - 1, trim.light);
      picture.rect(9, RIM + 1, 1, FOOT - RIM - 1, 'n');
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
      if (!chance(variant === 0 ? 12 : 38, seed, 60, x)) continue;
      picture.set(x, RIM, trim.light);
      const hang = hash(seed, 61, x) % (variant === 2 ? 5 : 3);
      for (let y = 1; y <= hang; y++) picture.set(x, RIM + y, y === 1 ? trim.light : trim.dark);
    }
  },
};
