/** The foot of the mountain: wooded hills, a meadow, and the road that leads from place to place. */
import { dithered } from '../../dither.ts';
import { chance, hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { HEIGHT, WIDTH, wrap } from './sky.ts';

/** The ground in front, where the cut through the earth begins. */
export function groundAt(x: number): number {
  return Math.round(252 + wave('ground', x, 64, 10) * 8 - wave('ground2', x, 20, 32) * 3);
}

const BACK = { base: 214, height: 26, scale: 80, period: 8, keys: 'kG0', seed: 'back' };
const FRONT = { base: 236, height: 18, scale: 64, period: 10, keys: '0Gg', seed: 'front' };

export function paintHills(): Picture {
  const picture = new Picture(WIDTH, HEIGHT);
  for (const hill of [BACK, FRONT]) {
    const crest = (x: number) =>
      Math.round(hill.base - wave(hill.seed, x, hill.scale, hill.period) * hill.height);
    for (let x = 0; x < WIDTH; x++) {
      for (let y = crest(x); y < HEIGHT; y++) {
        const down = y - crest(x);
        const [dark = 'k', body = 'G', light = 'g'] = hill.keys;
        const key = down < 2 ? light : dithered(down / 40, x, y) ? dark : body;
        picture.set(x, y, key);
      }
    }
    const spread = hill === BACK ? 5 : 9;
    for (let x = 2; x < WIDTH; x += spread) {
      const at = x + (hash(hill.seed, x, 1) % spread);
      if (wave(`${hill.seed}wood`, at, 40, 16) < 0.45) continue;
      const tall = (hill === BACK ? 9 : 14) + (hash(hill.seed, x, 2) % 7);
      paintPine(picture, at, crest(at) + 3, tall, hill === BACK ? 'k0G' : 'kGg');
    }
  }
  paintMeadow(picture);
  return picture;
}

/** Three tiers of branches, lit from the left. */
function paintPine(
  picture: Picture,
  x: number,
  foot: number,
  tall: number,
  [dark, body, light]: string,
): void {
  for (let y = 0; y < tall; y++) {
    const tier = (y % Math.ceil(tall / 3)) / Math.ceil(tall / 3);
    const half = Math.round((y / tall) * 3 + tier * 2.2);
    for (let dx = -half; dx <= half; dx++) {
      const key = dx === -half ? light : dx > 0 ? dark : body;
      picture.set(wrap(x + dx), foot - tall + y, key ?? 'k');
    }
  }
  picture.rect(wrap(x), foot, 1, 2, 'n');
}

function paintMeadow(picture: Picture): void {
  for (let x = 0; x < WIDTH; x++) {
    const top = groundAt(x) - 8;
    for (let y = top; y < HEIGHT; y++) {
      const down = y - top;
      picture.set(x, y, dithered(1 - down / 9, x, y) ? 'g' : 'G');
    }
    if (chance(18, 'tuft', x)) picture.set(x, top - 1, 'g');
    if (chance(7, 'blade', x)) picture.rect(x, top + 2 + (hash('blade', x) % 5), 1, 2, 'l');
    if (chance(2.2, 'bloom', x))
      picture.set(x, top + 3 + (hash('bloom', x) % 4), ['s', 'Y', '5', 'm'][x % 4] ?? 'Y');
  }
}
