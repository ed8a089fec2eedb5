/** Evening over the mountain: the last light at the horizon, thin clouds, and the moon. */
import { dithered, onRamp } from '../../dither.ts';
import { chance, hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { fillEllipse } from '../shapes.ts';

export const WIDTH = 640;
export const HEIGHT = 360;
/** Layers are seamless: what leaves at one side comes in at the other, so a wider screen may repeat them. */
export const wrap = (x: number): number => ((x % WIDTH) + WIDTH) % WIDTH;
/** Where the sky ends behind the mountains. */
const HORIZON = 232;
/** Down to here the sky is plain night, so that a taller screen may go on with it. */
const NIGHT = 14;
const EVENING = 'k0BBPPpmsc';
const RADIUS = 25;
const HALO = RADIUS * 2.6;
/** The middle of the moon in the picture. */
export const MOON = { x: 232, y: 110 };

export function paintSky(): Picture {
  const picture = new Picture(WIDTH, HEIGHT).map((_, x, y) => {
    const sink = Math.max(0, (y - NIGHT) / (HORIZON - NIGHT));
    return onRamp(EVENING, sink ** 1.35, x, y);
  });
  paintStars(picture);
  paintClouds(picture);
  return picture;
}

function paintStars(picture: Picture): void {
  for (let star = 0; star < 170; star++) {
    const x = hash('star', star, 1) % WIDTH;
    const y = hash('star', star, 2) % 150;
    if (chance(y / 1.7, 'star', star, 3)) continue;
    picture.set(x, y, ['3', '4', '5', 'W', 's'][hash('star', star, 4) % 5] ?? '4');
    if (star % 17 === 0) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        picture.set(x + dx, y + dy, 'p');
      picture.set(x, y, '5');
    }
  }
}

/** A picture of its own, because there is only one. */
export function paintMoon(): Picture {
  const side = Math.ceil(HALO) * 2;
  const [cx, cy] = [side / 2, side / 2];
  const picture = new Picture(side, side);
  // The halo only lifts the night around it by one step.
  fillEllipse(picture, cx, cy, HALO, HALO, (x, y) => {
    const far = Math.hypot(x - cx, y - cy) / RADIUS;
    if (far < 1.25) return dithered(0.8, x, y) ? 'p' : 'P';
    return dithered(0.85 - (far - 1.25) * 0.62, x, y) ? 'P' : '.';
  });
  fillEllipse(picture, cx, cy, RADIUS, RADIUS, (x, y) => {
    const shade = (x - cx) * 0.6 + (y - cy) * 0.75;
    if (shade > RADIUS * 0.72) return dithered((shade / RADIUS - 0.72) * 2.4, x, y) ? 'y' : 'c';
    return dithered(0.5 - shade / RADIUS, x, y) ? '5' : 'c';
  });
  for (const [x, y, size] of CRATERS) {
    fillEllipse(picture, cx + x, cy + y, size, size * 0.85, 'c');
    fillEllipse(picture, cx + x - 0.6, cy + y - 0.8, size - 0.6, size * 0.85 - 0.8, 'y');
    fillEllipse(picture, cx + x + 0.8, cy + y + 0.9, size - 1.6, size * 0.85 - 1.4, 'c');
  }
  return picture;
}

/** From the middle of the moon, and their size. */
const CRATERS = [
  [-8, -9, 5],
  [6, 4, 7],
  [-7, 9, 4],
  [9, -11, 3],
  [-16, 0, 3],
] as const;

/** Bands of cloud that drift in from the right, lit from below by the horizon. */
function paintClouds(picture: Picture): void {
  const bands = [
    { y: 96, thick: 5, keys: 'Pp', from: 0.6 },
    { y: 124, thick: 6, keys: 'Pp', from: 0.58 },
    { y: 147, thick: 7, keys: 'pm', from: 0.55 },
    { y: 168, thick: 6, keys: 'ms', from: 0.57 },
    { y: 186, thick: 5, keys: 'sc', from: 0.55 },
  ];
  bands.forEach(({ y: middle, thick, keys, from }, band) => {
    for (let x = 0; x < WIDTH; x++) {
      const long = wave(`cloud${band}`, x, 40, 16) * 0.7 + wave(`puff${band}`, x, 10, 64) * 0.3;
      const tall = Math.max(0, long - from) * thick * 4.5;
      for (let y = Math.round(middle - tall); y < middle + tall * 0.35; y++) {
        const isLow = y > middle - tall * 0.25;
        picture.set(x, y, keys[isLow ? 1 : 0] ?? 'p');
      }
    }
  });
}
