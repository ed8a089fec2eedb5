/** 9-Bit Dungeon: the vault with the Sceptre high above its new owner, or the hall where the torch fell. */
import { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';
import { arch, each, floor, pillar, stand, steps, wall, type Stones } from './building.ts';
import { GROUND, HEIGHT, MIDDLE, WIDTH, type Prop, type Tableau } from './frame.ts';
import { glow, lit, sum, tinged, vignette } from './light.ts';
import { heap, paintBanner, rays, strewn } from './riches.ts';

const STONES: Stones = ['0', '1', '2', '3'];
const PALE: Stones = ['1', '2', '3', '4'];
const WALL_FOOT = 150;
const STAR = ['....Y....', '...YYY...', 'YYYY5YYYY', '.YY5YYYO.', '..YYYYO..', '.YYO.OYY.', '.YO...OY.'];

const PILLARS = [18, 102, 168, 312, 378, 462] as const;

function victory(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: WALL_FOOT }, STONES, { w: 24, h: 12 });
  floor(picture, WALL_FOOT, 90, ['1', '2', '3', '4'], 30);
  arch(picture, MIDDLE, WALL_FOOT, 104, 122, (x, y) => (dot(x, y) ? '1' : '0'), PALE, 9);
  for (const x of PILLARS) pillar(picture, x, 0, WALL_FOOT + 6, 22);
  carpet(picture);
  steps(picture, MIDDLE, 150, 176, 96, 128, 3, PALE);
  each({ x: MIDDLE - 22, y: 148, w: 44, h: 28 }, (x, y) =>
    picture.set(x, y, Math.abs(x - MIDDLE + 0.5) > 20 ? 'Y' : (y - 148) % 9 === 8 ? 'R' : 'r'),
  );
  for (const [seed, x, foot, width, height] of [
    ['far-left', 132, 160, 74, 30],
    ['far-right', 350, 160, 80, 34],
    ['left', 186, 172, 66, 28],
    ['right', 296, 172, 62, 25],
    ['out-left', 66, 176, 92, 40],
    ['out-right', 424, 178, 98, 42],
  ] as const)
    heap(picture, seed, x, foot, width, height);
  strewn(picture, 'floor', MIDDLE, 176, 230, 26, 44);
  stand(picture, prop('chest-open'), 154, 190);
  stand(picture, prop('chest-open'), 330, 192);
  const burst = rays(MIDDLE, 92, 14, 150, 1);
  const bright = lit(
    picture,
    sum(
      () => -1.5,
      (x, y) => burst(x, y) * 1.5,
      glow(MIDDLE, 92, 110, 2.5),
      glow(MIDDLE, 176, 150, 1.2, 2.2),
      glow(118, 160, 80, 1.1),
      glow(362, 160, 80, 1.1),
    ),
  );
  const golden = tinged(bright, 'gold', (x, y) =>
    Math.min(0.9, burst(x, y) * 0.5 + glow(MIDDLE, 96, 120, 1.1)(x, y)),
  );
  return {
    back: vignette(golden, 80, 80, 26, 80),
    sprites: [
      banner('banner-red', 'RroY'),
      banner('banner-blue', 'BuwY'),
      { name: 'gleam', fps: 6, frames: [0, 1, 2, 3, 4, 5].map(paintGleam) },
    ],
    spots: { hero: { x: MIDDLE, y: GROUND }, prize: { x: MIDDLE, y: 140 } },
    lively: [
      { sprite: 'banner-red', x: 135, y: 112 },
      { sprite: 'banner-red', x: 345, y: 112 },
      { sprite: 'banner-blue', x: 60, y: 112 },
      { sprite: 'banner-blue', x: 420, y: 112 },
      { sprite: 'gleam', x: 190, y: 156 },
      { sprite: 'gleam', x: 292, y: 160 },
      { sprite: 'gleam', x: 348, y: 138 },
      { sprite: 'gleam', x: 128, y: 142 },
    ],
    weather: 'coins',
  };
}

const dot = (x: number, y: number): boolean => (x + y) % 2 === 0;

function carpet(picture: Picture): void {
  for (let y = 176; y < HEIGHT; y++) {
    const half = Math.round(22 + (y - 176) * 0.62);
    for (let x = MIDDLE - half; x < MIDDLE + half; x++) {
      const off = Math.abs(x - MIDDLE + 0.5) / half;
      picture.set(x, y, off > 0.9 ? 'O' : off > 0.84 ? 'R' : (x + y * 3) % 11 === 0 ? 'R' : 'r');
    }
  }
}

function banner(name: string, colours: string): Sprite {
  return { name, fps: 4, frames: [0, 1, 2, 3].map(frame => paintBanner(24, 60, colours, STAR, frame)) };
}

/** A glint on gold that comes and goes. */
function paintGleam(frame: number): Picture {
  const picture = new Picture(9, 9);
  const size = [0, 1, 3, 4, 2, 0][frame] ?? 0;
  for (let far = 0; far <= size; far++) {
    const key = far < 2 ? '5' : 'Y';
    picture.set(4 - far, 4, size > 0 ? key : '.');
    picture.set(4 + far, 4, size > 0 ? key : '.');
    picture.set(4, 4 - far, size > 0 ? key : '.');
    picture.set(4, 4 + far, size > 0 ? key : '.');
  }
  return picture;
}

/** Whoever struck last stands in the doorway, against its light. */
function defeat(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: WALL_FOOT }, STONES, { w: 24, h: 12 });
  floor(picture, WALL_FOOT, 84, ['0', '1', '2', '3'], 30);
  const door = (x: number, y: number) => {
    const far = Math.hypot(x - MIDDLE, (y - 132) * 0.8);
    return far < 26
      ? 'w'
      : far < 44
        ? dot(x, y)
          ? 'w'
          : 'u'
        : far < 60
          ? 'u'
          : far < 76
            ? dot(x, y)
              ? 'u'
              : 'B'
            : 'B';
  };
  arch(picture, MIDDLE, WALL_FOOT, 84, 108, door, STONES, 9);
  for (const x of PILLARS) pillar(picture, x, 0, WALL_FOOT + 8, 22);
  for (const [x, y] of [
    [124, 176],
    [206, 196],
    [292, 170],
    [366, 188],
  ] as const)
    stand(picture, bones(), x, y, false);
  stand(picture, prop('chest'), 330, 164);
  const light = lit(
    picture,
    sum(
      () => -1.9,
      glow(MIDDLE, 120, 96, 1.5),
      glow(MIDDLE, 168, 90, 1.7, 1.8),
      glow(206, 182, 54, 1.9, 1.6),
    ),
  );
  const cold = tinged(light, 'ice', glow(MIDDLE, 128, 150, 0.75));
  const warm = tinged(cold, 'fire', glow(206, 182, 60, 1, 1.5));
  return {
    back: vignette(warm, 90, 90, 34, 84),
    sprites: [
      {
        name: 'dropped-torch',
        fps: 7,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintDroppedTorch(frame)),
      },
    ],
    spots: { hero: { x: 210, y: GROUND + 4 }, killer: { x: MIDDLE + 4, y: 158, looms: true } },
    lively: [{ sprite: 'dropped-torch', x: 182, y: 194 }],
    weather: 'ash',
    tints: { caves: 'wl ug BG', crypt: '', keep: 'wm up BP', vault: 'wO ur BR' },
  };
}

function bones(): Picture {
  return Picture.fromRows([
    '..55..........',
    '.5454.........',
    '.4554...5.....',
    '..44.3444445..',
    '.......5....5.',
    '...3444443....',
  ]);
}

function paintDroppedTorch(frame: number): Picture {
  const picture = new Picture(24, 16);
  picture.draw(
    Picture.fromRows(['kkkkkkkkkkkk..', 'kttttttttbbkk.', 'kbbbbbbbnnn4k.', 'kkkkkkkkkkkk..']),
    8,
    11,
  );
  picture.draw(paintFlame(9, 13, frame), 2, 1);
  return picture;
}

export const NINE_BIT_DUNGEON = { victory, defeat };
