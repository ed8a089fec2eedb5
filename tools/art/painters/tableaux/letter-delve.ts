/** Letter Delve: the way out at sunset, with a stand of letters for those who took it; or the reading room at night. */
import { chance, hash } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';
import {
  arch,
  each,
  floor,
  footShadow,
  mirrored,
  pillar,
  stand,
  steps,
  wall,
  type Stones,
} from './building.ts';
import { HEIGHT, MIDDLE, WIDTH, type Lively, type Prop, type Tableau } from './frame.ts';
import { glow, lit, sum, tinged, vignette } from './light.ts';
import { clouds, fir, meadow, ridge, sky, sun } from './outdoors.ts';
import { heap, strewn } from './riches.ts';

const ROSE: Stones = ['P', 'p', 'm', 's'];
const HORIZON = 132;

/** Purses by their medals: each heap is larger than the one before. */
const PURSES = { copper: [40, 11], silver: [58, 20], gold: [70, 30], platinum: [84, 38] } as const;

function victory(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  sky(picture, 'BPPpmsscO', HORIZON + 8, 1.1);
  sun(picture, MIDDLE, 116, 30, 'YOo');
  clouds(picture, 'delve', [
    { y: 44, thick: 6, keys: 'pm' },
    { y: 66, thick: 7, keys: 'ms' },
    { y: 90, thick: 6, keys: 'sc' },
  ]);
  ridge(picture, 'far-delve', 124, 44, 70, 'BPp', HEIGHT, 0.5);
  ridge(picture, 'near-delve', 140, 30, 90, 'kPp', HEIGHT);
  for (let tree = 0; tree < 26; tree++) {
    const x = (tree * 53 + (hash('wood', tree) % 30)) % WIDTH;
    if (Math.abs(x - MIDDLE) > 62)
      fir(
        picture,
        x,
        152 + (tree % 3) * 5,
        24 + (hash('wood', tree, 2) % 16),
        'kGg',
        x < MIDDLE ? 'right' : 'left',
      );
  }
  meadow(picture, x => 150 + Math.round(Math.abs(x - MIDDLE) / 26), 'Ggl', 'sm5Y');
  gate(picture);
  letters(picture, prop);
  stand3(picture);
  const dusk = lit(
    picture,
    sum((_, y) => (y > 150 ? -0.75 : -0.2), glow(MIDDLE, 118, 150, 0.9), glow(MIDDLE, 176, 110, 1.1, 1.8)),
  );
  const rosy = tinged(dusk, 'rose', (x, y) => (y < 150 ? 0 : glow(MIDDLE, 150, 150, 0.3)(x, y)));
  return {
    back: vignette(rosy, 110, 110, 16, 84),
    sprites: [...purses(), { name: 'gate-flame', fps: 7, frames: flames(9, 15, 'pms5') }],
    spots: {
      first: { x: MIDDLE, y: 156 },
      second: { x: MIDDLE - 37, y: 166 },
      third: { x: MIDDLE + 37, y: 170 },
      fourth: { x: MIDDLE + 72, y: 186, turned: true },
      'lost-1': { x: MIDDLE + 68, y: 140, turned: true },
      'lost-2': { x: MIDDLE - 68, y: 134 },
      'lost-3': { x: MIDDLE + 78, y: 104, turned: true },
    },
    lively: [
      { sprite: 'gate-flame', x: MIDDLE - 45, y: 100 },
      { sprite: 'gate-flame', x: MIDDLE + 45, y: 100 },
      ...Object.keys(PURSES).map(
        (when): Lively => ({ sprite: `purse-${when}`, x: MIDDLE - 82, y: 204, when }),
      ),
    ],
    weather: 'petals',
  };
}

/** The mouth of the dungeon: rose stone, steps that lead down into the dark. */
function gate(picture: Picture): void {
  wall(picture, { x: MIDDLE - 66, y: 92, w: 132, h: 66 }, ROSE, { w: 16, h: 8 });
  each({ x: MIDDLE - 72, y: 86, w: 144, h: 7 }, (x, y) =>
    picture.set(x, y, y === 86 ? 's' : y === 92 ? 'P' : 'm'),
  );
  for (let merlon = -68; merlon <= 60; merlon += 16)
    each({ x: MIDDLE + merlon, y: 78, w: 9, h: 9 }, (x, y) =>
      picture.set(x, y, y === 78 || x === MIDDLE + merlon ? 's' : x === MIDDLE + merlon + 8 ? 'p' : 'm'),
    );
  arch(picture, MIDDLE, 158, 56, 58, (x, y) => (y > 126 && (y - x) % 2 === 0 ? '0' : 'k'), ROSE, 8);
  for (const x of [-45, 45])
    each({ x: MIDDLE + x - 3, y: 100, w: 6, h: 7 }, (i, j) => picture.set(i, j, j < 102 ? 'Y' : 'b'));
}

/** Tiles that came up with them: blocks of the letter board, half sunk in the grass. */
function letters(picture: Picture, prop: Prop): void {
  const strew: readonly (readonly [string, number, number])[] = [
    ['tile-d', 66, 176],
    ['tile-e', 100, 170],
    ['tile-back', 128, 188],
    ['tile-l', 352, 172],
    ['tile-v', 384, 182],
    ['tile-e', 420, 174],
    ['tile-q', 346, 206],
    ['tile-x', 90, 212],
  ];
  for (const [name, x, foot] of strew) stand(picture, prop(name), x, foot);
}

/** Three blocks for first, second and third, each with its number. */
function stand3(picture: Picture): void {
  const digits = {
    '1': ['..kk..', '.kkk..', '..kk..', '..kk..', '..kk..', '.kkkk.'],
    '2': ['.kkk..', 'k...k.', '...kk.', '..kk..', '.kk...', 'kkkkk.'],
    '3': ['kkkk..', '....k.', '.kkk..', '....k.', '....k.', 'kkkk..'],
  } as const;
  const block = (cx: number, top: number, digit: keyof typeof digits) => {
    each({ x: cx - 18, y: top, w: 36, h: 190 - top }, (x, y) => {
      const [dx, dy] = [x - (cx - 18), y - top];
      const isRim = dx === 0 || dx === 35 || dy === 0 || y === 189;
      const key = isRim
        ? 'k'
        : dy < 6
          ? dy === 1
            ? '5'
            : 'c'
          : dx === 1
            ? '5'
            : dx > 32
              ? 'y'
              : y > 186
                ? 't'
                : dy === 6
                  ? 'y'
                  : 'c';
      picture.set(x, y, key);
    });
    const sign = Picture.fromRows(digits[digit].map(row => row.replaceAll('k', 'b')));
    const large = new Picture(12, 12).map((_, x, y) => sign.get(x >> 1, y >> 1));
    picture.draw(large, cx - 5, top + 11);
  };
  footShadow(picture, MIDDLE, 190, 124);
  block(MIDDLE - 37, 162, '2');
  block(MIDDLE + 37, 166, '3');
  block(MIDDLE, 152, '1');
}

function purses(): Sprite[] {
  return Object.entries(PURSES).map(([medal, [width, height]]) => {
    const picture = new Picture(width + 12, height + 12);
    heap(picture, 'purse', Math.round(width / 2) + 6, height + 8, width, height);
    strewn(picture, `purse-${medal}`, Math.round(width / 2) + 4, height + 4, width, 4, 8);
    return { name: `purse-${medal}`, fps: 0, frames: [picture] };
  });
}

function flames(width: number, height: number, ramp?: string): Picture[] {
  return Array.from({ length: FLAME_FRAMES }, (_, frame) => paintFlame(width, height, frame, ramp));
}

/** Shelves to the ceiling, candles burnt low, and something between the books that has turned the last page. */
function defeat(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: 150 }, ['0', 'P', 'p', 'm'], { w: 20, h: 10 });
  floor(picture, 150, 86, ['0', '1', '2', '3'], 26);
  arch(
    picture,
    MIDDLE,
    150,
    86,
    106,
    (x, y) => (Math.hypot(x - MIDDLE, y - 126) < 34 + (hash('murk', x >> 1, y >> 1) % 8) ? 'P' : '0'),
    ['0', '1', '2', '3'],
    8,
  );
  const shelf = prop('bookshelf');
  for (const [x, rows] of [
    [26, 4],
    [58, 4],
    [90, 4],
    [150, 4],
    [298, 4],
    [358, 4],
    [390, 4],
    [422, 4],
  ] as const)
    for (let row = 0; row < rows; row++)
      picture.draw(row % 2 === 0 ? shelf : mirrored(shelf), x, 122 - row * 30);
  for (const x of [136, 344]) pillar(picture, x, 0, 160, 20, '0P1p2');
  steps(picture, MIDDLE, 150, 164, 100, 116, 2, ['0', '1', '2', '3']);
  for (const [name, x, foot] of [
    ['books', 124, 180],
    ['scroll', 172, 196],
    ['bones', 330, 188],
    ['tile-back', 316, 168],
    ['tile-back', 352, 178],
    ['books', 372, 190],
    ['tile-back-boss', 152, 166],
    ['gravestone', 190, 186],
    ['ink-puddle', 284, 198],
  ] as const)
    stand(picture, prop(name), x, foot, name.startsWith('tile') || name === 'gravestone');
  dust(picture);
  const light = lit(
    picture,
    sum(
      () => -1.75,
      glow(170, 178, 74, 2, 1.3),
      glow(312, 182, 62, 1.6, 1.3),
      glow(MIDDLE, 126, 70, 2.6),
      glow(MIDDLE, 176, 70, 0.9, 1.6),
    ),
  );
  const rosy = tinged(light, 'magic', glow(MIDDLE, 130, 140, 0.55));
  const warm = tinged(rosy, 'fire', sum(glow(170, 178, 60, 0.9, 1.3), glow(312, 182, 50, 0.8, 1.3)));
  return {
    back: vignette(warm, 86, 86, 34, 84),
    sprites: [
      {
        name: 'candle',
        fps: 7,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintCandle(frame)),
      },
    ],
    spots: {
      killer: { x: MIDDLE + 2, y: 156, looms: true },
      hero: { x: 226, y: 188 },
      'hero-2': { x: 258, y: 192, turned: true },
      'hero-3': { x: 194, y: 200 },
      'hero-4': { x: 292, y: 190, turned: true },
    },
    lively: [
      { sprite: 'candle', x: 166, y: 184 },
      { sprite: 'candle', x: 176, y: 188 },
      { sprite: 'candle', x: 312, y: 188 },
      { sprite: 'candle', x: 136, y: 96 },
      { sprite: 'candle', x: 344, y: 96 },
    ],
    weather: 'ash',
  };
}

function paintCandle(frame: number): Picture {
  const picture = new Picture(9, 22);
  picture.rect(2, 12, 5, 10, 'k');
  picture.rect(3, 12, 3, 9, 'c');
  picture.rect(3, 12, 1, 9, '5');
  picture.rect(5, 13, 1, 8, 'y');
  picture.draw(paintFlame(5, 10, frame), 2, 2);
  return picture;
}

/** Pages on the floor. */
function dust(picture: Picture): void {
  for (let page = 0; page < 26; page++) {
    const x = 90 + (hash('page', page, 1) % 300);
    const y = 160 + (hash('page', page, 2) % 44);
    const key = chance(60, 'page', page, 3) ? '4' : 'c';
    picture.rect(x, y, 4, 2, key);
    picture.rect(x + 1, y + 1, 4, 1, '3');
  }
}

export const LETTER_DELVE = { victory, defeat };
