/** Pocket-Dungeons: the tavern where the loot is counted, with the winner on the table; or the dungeon, which keeps it. */
import { hash } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';
import { arch, each, floor, pillar, planks, rafter, stand, wall, type Stones } from './building.ts';
import { HEIGHT, MIDDLE, WIDTH, type Prop, type Tableau } from './frame.ts';
import { glow, lit, sum, tinged, vignette } from './light.ts';
import { heap, strewn } from './riches.ts';

const PLASTER: Stones = ['b', 't', 'y', 'c'];
const HEARTH: Stones = ['0', '1', '2', '3'];
const WALL_FOOT = 146;
const TABLE = { top: 168, front: 176, foot: 204, half: 104 };

function victory(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  each({ x: 0, y: 0, w: WIDTH, h: WALL_FOOT }, (x, y) => {
    const [, , body] = PLASTER;
    picture.set(
      x,
      y,
      hash('plaster', x >> 1, y >> 1) % 9 === 0
        ? 't'
        : hash('daub', x >> 3, y >> 2) % 11 === 0
          ? 't'
          : (body ?? 'y'),
    );
  });
  for (const x of [-4, 84, 158, 306, 380, 464]) rafter(picture, { x, y: 0, w: 14, h: WALL_FOOT }, 'nnbt');
  each({ x: 0, y: 98, w: WIDTH, h: 9 }, (x, y) => picture.set(x, y, y === 98 ? 't' : y === 106 ? 'k' : 'b'));
  planks(picture, { x: 0, y: 107, w: WIDTH, h: WALL_FOOT - 107 }, 'nbbt', 13);
  for (let beam = 0; beam < 3; beam++) rafter(picture, { x: 0, y: beam * 15, w: WIDTH, h: 11 }, 'knnb');
  floorboards(picture);
  hearth(picture);
  window(picture, 118, 54);
  window(picture, 338, 54);
  shelf(picture, prop);
  for (const [x, foot] of [
    [58, 170],
    [86, 180],
    [424, 172],
    [398, 184],
  ] as const)
    stand(picture, keg(), x, foot);
  const light = lit(
    picture,
    sum(
      () => -1.2,
      glow(MIDDLE, 126, 118, 2.1),
      glow(MIDDLE, 186, 170, 1.2, 2.4),
      glow(118, 70, 40, 0.6),
      glow(338, 70, 40, 0.6),
    ),
  );
  const warm = tinged(light, 'fire', glow(MIDDLE, 126, 150, 0.9));
  const front = vignette(
    lit(
      table(prop),
      sum(() => -0.9, glow(MIDDLE, 150, 130, 1.7, 1.3)),
    ),
    60,
    60,
    0,
    84,
  );
  return {
    back: vignette(warm, 70, 70, 26, 84),
    front,
    sprites: [
      {
        name: 'hearth-fire',
        fps: 8,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintHearthFire(frame)),
      },
      {
        name: 'table-candle',
        fps: 7,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintCandle(frame)),
      },
    ],
    spots: {
      first: { x: MIDDLE, y: 173 },
      second: { x: MIDDLE - 31, y: 174, behind: true },
      third: { x: MIDDLE + 31, y: 174, behind: true, turned: true },
      fourth: { x: MIDDLE - 57, y: 176, behind: true },
      fifth: { x: MIDDLE + 57, y: 176, behind: true, turned: true },
      sixth: { x: MIDDLE + 80, y: 178, behind: true, turned: true },
    },
    lively: [
      { sprite: 'hearth-fire', x: MIDDLE, y: 142 },
      { sprite: 'table-candle', x: MIDDLE - 62, y: 175 },
      { sprite: 'table-candle', x: MIDDLE + 60, y: 175 },
    ],
    weather: 'embers',
  };
}

function floorboards(picture: Picture): void {
  for (let y = WALL_FOOT; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const across = ((x - MIDDLE) * 60) / (y - 70) + 640;
      const board = Math.floor(across / 9);
      const isJoint = Math.floor((((x + 1 - MIDDLE) * 60) / (y - 70) + 640) / 9) !== board;
      const end = (Math.floor(2400 / (y - 70)) + (hash('board', board) % 17)) % 17 === 0;
      picture.set(
        x,
        y,
        isJoint || end
          ? 'n'
          : hash('boards', board, Math.floor(y / 3)) % 5 === 0
            ? 'n'
            : hash('boards', board) % 3 === 0
              ? 't'
              : 'b',
      );
    }
  }
}

function hearth(picture: Picture): void {
  wall(picture, { x: MIDDLE - 52, y: 60, w: 104, h: WALL_FOOT - 58 }, HEARTH, { w: 15, h: 8 });
  wall(picture, { x: MIDDLE - 38, y: 0, w: 76, h: 62 }, HEARTH, { w: 15, h: 8 });
  each({ x: MIDDLE - 60, y: 66, w: 120, h: 10 }, (x, y) =>
    picture.set(x, y, y === 66 ? 'c' : y < 69 ? 't' : y === 75 ? 'k' : 'b'),
  );
  arch(
    picture,
    MIDDLE,
    WALL_FOOT,
    60,
    54,
    (x, y) => (Math.hypot(x - MIDDLE, y - 140) < 30 + (hash('soot', x, y) % 6) ? 'R' : '0'),
    HEARTH,
    7,
  );
  each({ x: MIDDLE - 24, y: 138, w: 48, h: 8 }, (x, y) =>
    picture.set(x, y, y < 140 ? 't' : (x + y) % 7 === 0 ? 'n' : 'b'),
  );
  // A shield and two swords over the mantelpiece.
  picture.line(MIDDLE - 20, 28, MIDDLE + 20, 60, '4');
  picture.line(MIDDLE - 20, 29, MIDDLE + 20, 61, '2');
  picture.line(MIDDLE + 20, 28, MIDDLE - 20, 60, '4');
  picture.line(MIDDLE + 20, 29, MIDDLE - 20, 61, '2');
  each({ x: MIDDLE - 11, y: 32, w: 22, h: 26 }, (x, y) => {
    const half = y < 46 ? 11 : 11 - (y - 46) ** 1.25 * 0.45;
    const dx = Math.abs(x + 0.5 - MIDDLE);
    if (dx > half) return;
    picture.set(x, y, dx > half - 2 || y < 34 ? 'Y' : x < MIDDLE === y < 45 ? 'r' : 'O');
  });
}

function window(picture: Picture, x: number, y: number): void {
  each({ x, y, w: 26, h: 34 }, (i, j) => {
    const [dx, dy] = [i - x, j - y];
    const isFrame = dx < 2 || dx > 23 || dy < 2 || dy > 31 || dx === 12 || dx === 13 || dy === 15;
    const isMoon = Math.hypot(dx - 18, dy - 8) < 3.6;
    picture.set(
      i,
      j,
      isFrame
        ? dx === 0 || dy === 0
          ? 't'
          : 'n'
        : isMoon
          ? '5'
          : (dx + dy * 3) % 29 === 0
            ? 'W'
            : dy > 22
              ? 'u'
              : 'B',
    );
  });
}

/** Bottles and mugs along the walls. */
function shelf(picture: Picture, prop: Prop): void {
  for (const left of [30, 410]) {
    each({ x: left, y: 88, w: 46, h: 4 }, (x, y) => picture.set(x, y, y === 88 ? 't' : 'n'));
    for (let thing = 0; thing < 7; thing++) {
      const key = ['g', 'r', 'u', 'y', 'p'][hash('shelf', left, thing) % 5] ?? 'g';
      const tall = 7 + (hash('shelf', left, thing, 2) % 5);
      picture.rect(left + 3 + thing * 6, 88 - tall, 4, tall, key);
      picture.rect(left + 4 + thing * 6, 88 - tall - 2, 2, 2, key);
      picture.rect(left + 3 + thing * 6, 88 - tall, 1, tall, '5');
    }
  }
  picture.draw(prop('mushrooms'), 24, 128);
}

/** A keg on its side, with a tap. */
function keg(): Picture {
  return new Picture(34, 30).map((_, x, y) => {
    const far = Math.hypot((x - 16.5) / 16.5, (y - 14.5) / 14.5);
    if (far > 1) return '.';
    if (far > 0.9) return 'k';
    if (far > 0.76) return far > 0.82 ? '4' : '3';
    if (Math.abs(x - 16) < 2 && y > 17 && y < 24) return 'Y';
    return (y + 40) % 6 === 0 ? 'b' : x + y < 26 ? 'c' : 'y';
  });
}

/** Across the front, with the treasure on it. What stands behind it is hidden from the knees down. */
function table(prop: Prop): Picture {
  const picture = new Picture(WIDTH, HEIGHT);
  const { top, front, foot, half } = TABLE;
  for (const x of [-half + 8, half - 20])
    each({ x: MIDDLE + x, y: front, w: 12, h: foot - front + 18 }, (i, j) =>
      picture.set(i, j, i - MIDDLE - x < 3 ? 't' : i - MIDDLE - x > 9 ? 'k' : 'n'),
    );
  for (let y = top; y < front + 7; y++) {
    const wide = half - Math.max(0, front - y);
    for (let x = MIDDLE - wide; x < MIDDLE + wide; x++) {
      const isEdge = y >= front;
      const grain = hash('table', x >> 3, y) % 6 === 0;
      picture.set(
        x,
        y,
        isEdge
          ? y === front
            ? 'c'
            : y === front + 6
              ? 'k'
              : grain
                ? 'n'
                : 'b'
          : grain
            ? 'b'
            : (x + y * 2) % 41 === 0
              ? 'n'
              : 't',
      );
    }
  }
  heap(picture, 'loot-left', MIDDLE - 26, front + 2, 30, 6);
  heap(picture, 'loot-right', MIDDLE + 27, front + 2, 32, 7);
  strewn(picture, 'loot', MIDDLE, top + 1, 150, 6, 26);
  picture.draw(prop('treasure'), MIDDLE - 104, front - 25);
  for (const x of [-46, 44, 70]) mug(picture, MIDDLE + x, front);
  return picture;
}

function mug(picture: Picture, x: number, foot: number): void {
  picture.rect(x - 1, foot - 11, 9, 11, 'k');
  picture.rect(x, foot - 9, 7, 8, 't');
  picture.rect(x, foot - 9, 2, 8, 'y');
  picture.rect(x, foot - 4, 7, 1, 'n');
  picture.rect(x - 1, foot - 12, 9, 3, '5');
  picture.rect(x + 8, foot - 8, 3, 1, 'k');
  picture.rect(x + 10, foot - 8, 1, 5, 'k');
  picture.rect(x + 8, foot - 4, 3, 1, 'k');
}

function paintHearthFire(frame: number): Picture {
  const picture = new Picture(44, 34);
  for (const [x, width, height, phase] of [
    [4, 13, 22, 1],
    [27, 13, 20, 3],
    [14, 17, 32, 0],
  ] as const)
    picture.draw(paintFlame(width, height, (frame + phase) % FLAME_FRAMES), x, 34 - height);
  return picture;
}

function paintCandle(frame: number): Picture {
  const picture = new Picture(9, 20);
  picture.rect(1, 11, 7, 9, 'k');
  picture.rect(2, 11, 5, 8, 'c');
  picture.rect(2, 11, 1, 8, '5');
  picture.rect(6, 12, 1, 7, 'y');
  picture.draw(paintFlame(5, 10, frame), 2, 1);
  return picture;
}

/** The dwellers keep what was carried this far. */
function defeat(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: 150 }, ['k', '0', '1', '2'], { w: 22, h: 11 });
  floor(picture, 150, 86, ['k', '0', '1', '2'], 28);
  arch(picture, MIDDLE - 96, 150, 50, 76, (x, y) => ((x + y) % 2 === 0 ? 'k' : '0'), HEARTH, 7);
  arch(picture, MIDDLE + 96, 150, 50, 76, (x, y) => ((x + y) % 2 === 0 ? 'k' : '0'), HEARTH, 7);
  for (const x of [44, 184, 296, 436]) pillar(picture, x, 0, 158, 24, '00123');
  stand(picture, prop('stairs'), MIDDLE, 150, false);
  rubble(picture, prop);
  heap(picture, 'hoard', MIDDLE, 172, 124, 34);
  heap(picture, 'hoard-left', 142, 176, 54, 18);
  heap(picture, 'hoard-right', 344, 178, 60, 20);
  strewn(picture, 'hoard', MIDDLE, 172, 210, 18, 36);
  const light = lit(
    picture,
    sum(
      () => -0.9,
      glow(MIDDLE, 150, 110, 1.6),
      glow(MIDDLE, 186, 120, 1.5, 1.8),
      glow(184, 96, 56, 2.2),
      glow(296, 96, 56, 2.2),
    ),
  );
  const warm = tinged(
    light,
    'fire',
    sum(glow(MIDDLE, 160, 120, 0.7), glow(184, 96, 64, 1), glow(296, 96, 64, 1)),
  );
  return {
    back: vignette(warm, 80, 80, 34, 84),
    sprites: [
      {
        name: 'wall-torch',
        fps: 7,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintTorch(frame)),
      },
    ],
    spots: {
      dweller: { x: MIDDLE, y: 152 },
      'dweller-2': { x: MIDDLE - 42, y: 164 },
      'dweller-3': { x: MIDDLE + 44, y: 166, turned: true },
      hero: { x: MIDDLE - 8, y: 190 },
      'hero-2': { x: MIDDLE - 42, y: 192 },
      'hero-3': { x: MIDDLE + 28, y: 192, turned: true },
      'hero-4': { x: MIDDLE - 74, y: 186 },
      'hero-5': { x: MIDDLE + 60, y: 188, turned: true },
      'hero-6': { x: MIDDLE + 80, y: 178, turned: true },
    },
    lively: [
      { sprite: 'wall-torch', x: 184, y: 112 },
      { sprite: 'wall-torch', x: 296, y: 112 },
    ],
    weather: 'ash',
  };
}

function rubble(picture: Picture, prop: Prop): void {
  for (const [name, x, foot] of [
    ['rubble', 96, 168],
    ['bones', 170, 190],
    ['rubble', 392, 172],
    ['bones', 318, 192],
    ['mushrooms', 420, 180],
  ] as const)
    stand(picture, prop(name), x, foot, false);
}

function paintTorch(frame: number): Picture {
  const picture = new Picture(11, 28);
  picture.rect(4, 15, 4, 12, 'k');
  picture.rect(5, 15, 2, 11, 'b');
  picture.rect(2, 14, 8, 3, '2');
  picture.draw(paintFlame(9, 15, frame), 1, 0);
  return picture;
}

export const POCKET_DUNGEONS = { victory, defeat };
