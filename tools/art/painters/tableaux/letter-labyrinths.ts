/** Letter Labyrinths: the court in the middle of the maze, with its boss turned to stone, or awake over the last card. */
import { dithered } from '../../dither.ts';
import { hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';
import { each, floor, pillar, stand, steps, wall, type Stones } from './building.ts';
import { HEIGHT, MIDDLE, WIDTH, type Prop, type Tableau } from './frame.ts';
import { glow, lit, sum, tinged, vignette } from './light.ts';
import { ridge, sky, stars } from './outdoors.ts';
import { rays } from './riches.ts';

const ICE: Stones = ['B', 'u', 'w', 'W'];
const COURT = 142;

/** Painted in the blues of the first labyrinth; the others wear their own. */
const TINTS = {
  'translucent-trial': '',
  'drifting-drains': 'Wl wg uG BG',
  'guarded-gates': 'Wc wy ub Bn',
  'growing-grove': 'WL wl ug BG',
  'hushed-halls': 'Ws wm up BP',
} as const;

function court(picture: Picture): void {
  ridge(picture, 'maze-far', 112, 26, 60, 'kBu', COURT, 0.6);
  // Rows of the maze behind rows of the maze, each a little higher and paler.
  for (const [y, h, shift, tones] of [
    [104, 20, 0, ['B', 'B', 'u', 'w']],
    [116, 24, 9, ['B', 'u', 'u', 'w']],
  ] as const) {
    wall(picture, { x: 0, y, w: WIDTH, h: h + 12 }, tones, { w: 18 + shift, h: 8 });
    each({ x: 0, y: y - 3, w: WIDTH, h: 3 }, (x, j) => picture.set(x, j, j === y - 3 ? 'W' : 'w'));
    for (let gap = 20 + shift * 4; gap < WIDTH; gap += 74)
      if (Math.abs(gap - MIDDLE) > 30)
        each({ x: gap, y: y - 3, w: 15, h: h + 15 }, (x, j) =>
          picture.set(x, j, (x + j) % 2 === 0 ? 'B' : 'k'),
        );
  }
  wall(picture, { x: 0, y: 128, w: WIDTH, h: COURT - 128 }, ICE, { w: 22, h: 8 });
  each({ x: 0, y: 125, w: WIDTH, h: 3 }, (x, y) => picture.set(x, y, y === 125 ? 'W' : 'w'));
  floor(picture, COURT, 84, ['B', 'u', 'w', 'W'], 30);
}

function gateposts(picture: Picture, prop: Prop): void {
  for (const [x, width] of [
    [150, 22],
    [330, 22],
    [66, 26],
    [414, 26],
  ] as const) {
    pillar(picture, x, 74, 160, width, 'BuuwW');
    each({ x: x - 12, y: 66, w: 24, h: 9 }, (i, j) =>
      picture.set(i, j, j === 66 ? 'W' : j === 74 ? 'B' : 'w'),
    );
  }
  for (const [letter, x, foot] of [
    ['letter-w', 116, 184],
    ['letter-o', 146, 190],
    ['letter-r', 334, 188],
    ['letter-d', 366, 182],
    ['letter-s', 396, 190],
  ] as const)
    stand(picture, prop(letter), x, foot);
}

function victory(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  sky(picture, 'kk0BBu', COURT, 0.9);
  stars(picture, 190, 110);
  aurora(picture);
  court(picture);
  steps(picture, MIDDLE, COURT, 168, 96, 132, 3, ICE);
  gateposts(picture, prop);
  const burst = rays(MIDDLE, 112, 12, 130, 1);
  const light = lit(
    picture,
    sum(
      (_, y) => (y < COURT ? -0.4 : -1.3),
      (x, y) => burst(x, y) * 1.1,
      glow(MIDDLE, 112, 96, 1.1),
      glow(MIDDLE, 178, 120, 1.6, 2),
    ),
  );
  return {
    back: vignette(light, 90, 90, 12, 84),
    sprites: [{ name: 'brazier', fps: 7, frames: braziers('uwW5') }],
    spots: {
      boss: { x: MIDDLE, y: 160 },
      ...party(),
    },
    lively: [
      { sprite: 'brazier', x: 150, y: 68 },
      { sprite: 'brazier', x: 330, y: 68 },
    ],
    weather: 'snow',
    tints: TINTS,
  };
}

/** Curtains of light, folded, brighter at their lower hem. */
function aurora(picture: Picture): void {
  for (const [seed, hem, tall, key] of [
    ['north', 84, 58, 'l'],
    ['norther', 62, 44, 'w'],
    ['northest', 98, 34, 'm'],
  ] as const) {
    for (let x = 0; x < WIDTH; x++) {
      const low = hem + wave(seed, x, 52, 4096) * 30 - 15 + wave(`${seed}f`, x, 13, 4096) * 7;
      const long = tall * (0.45 + wave(`${seed}l`, x, 22, 4096) * 0.75);
      const strength = 0.2 + wave(`${seed}s`, x, 34, 4096) * 0.55;
      for (let y = Math.round(low - long); y < low; y++) {
        const part = 1 - (low - y) / long;
        if (dithered(part ** 1.6 * strength, x, y)) picture.set(x, y, key);
      }
    }
  }
}

/** Side by side in front of the court, the first in the middle. */
function party(): Tableau['spots'] {
  return {
    hero: { x: MIDDLE, y: 190 },
    'hero-2': { x: MIDDLE - 30, y: 192 },
    'hero-3': { x: MIDDLE + 30, y: 192, turned: true },
    'hero-4': { x: MIDDLE - 56, y: 188 },
    'hero-5': { x: MIDDLE + 56, y: 188, turned: true },
    'hero-6': { x: MIDDLE - 78, y: 194 },
  };
}

function braziers(ramp: string): Picture[] {
  return Array.from({ length: FLAME_FRAMES }, (_, frame) => {
    const picture = new Picture(18, 26);
    picture.draw(
      Picture.fromRows([
        'kkkkkkkkkkkkkkkk',
        'k33333222222211k',
        '.k322222222111k.',
        '..kkk322221kkk..',
        '.....k2211k.....',
      ]),
      1,
      21,
    );
    picture.draw(paintFlame(13, 22, frame, ramp), 3, 1);
    return picture;
  });
}

function defeat(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  sky(picture, 'kkk0B', COURT, 1.2);
  storm(picture);
  court(picture);
  gateposts(picture, prop);
  cards(picture, prop);
  const light = lit(
    picture,
    sum((_, y) => (y < 100 ? -0.9 : -1.8), glow(MIDDLE, 112, 92, 1.9), glow(MIDDLE, 170, 96, 1.9, 1.7)),
  );
  const grim = tinged(light, 'magic', glow(MIDDLE, 120, 60, 0.16));
  return {
    back: vignette(grim, 100, 100, 16, 84),
    spots: {
      boss: { x: MIDDLE, y: 162 },
      'foe-1': { x: MIDDLE - 44, y: 166 },
      'foe-2': { x: MIDDLE + 44, y: 166, turned: true },
      'foe-3': { x: MIDDLE, y: 168 },
      ...party(),
    },
    lively: [],
    weather: 'cards',
    tints: TINTS,
  };
}

/** Heavy cloud, low over the walls. */
function storm(picture: Picture): void {
  each({ x: 0, y: 0, w: WIDTH, h: 100 }, (x, y) => {
    const roll = wave('storm', x + y * 2, 40, 4096) * 0.6 + wave('storm2', x - y * 3, 15, 4096) * 0.4;
    if (dithered(roll * 1.3 - y / 90 - 0.1, x, y)) picture.set(x, y, roll > 0.62 ? 'u' : 'B');
  });
}

/** Fortunes that were turned. */
function cards(picture: Picture, prop: Prop): void {
  const card = prop('fortune-back');
  for (const [x, y] of [
    [110, 168],
    [186, 176],
    [276, 170],
    [356, 180],
    [300, 196],
    [142, 200],
  ] as const) {
    // Lying flat: half as high.
    const flat = new Picture(card.width, Math.ceil(card.height / 2)).map((_, i, j) => card.get(i, j * 2));
    const small = new Picture(Math.ceil(flat.width / 2), Math.ceil(flat.height / 2)).map((_, i, j) =>
      flat.get(i * 2, j * 2),
    );
    picture.draw(
      hash('card', x) % 2 === 0 ? small : small.map((_, i, j) => small.get(small.width - 1 - i, j)),
      x,
      y,
    );
  }
}

export const LETTER_LABYRINTHS = { victory, defeat };
