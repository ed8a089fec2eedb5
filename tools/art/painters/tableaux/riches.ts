/** What is won: heaps of coins, jewels, banners, and the rays around something great. */
import { chance, hash } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { each } from './building.ts';
import type { Field } from './light.ts';

const COIN = ['.YYY.', 'Y5YOY', 'YYOOt', '.ttt.'];
const EDGE = ['.YYY.', 'YOOOt', '.ttt.'];
const GEMS = [
  ['.5.', '5rr', 'rrR', '.R.'],
  ['.5.', '5ww', 'wuB', '.B.'],
  ['.5.', '5ll', 'lgG', '.G.'],
  ['.5.', '5mm', 'mpP', '.P.'],
].map(rows => Picture.fromRows(rows));
const COINS = [COIN, EDGE].map(rows => Picture.fromRows(rows));

/** A heap on the ground at `foot`, round as heaps are; every pile its own, by its name. */
export function heap(
  picture: Picture,
  seed: string,
  cx: number,
  foot: number,
  width: number,
  height: number,
): void {
  const top = (x: number) => {
    const off = Math.abs(x - cx) / (width / 2);
    return off >= 1 ? 0 : (1 - off ** 1.7) * height * (0.9 + (hash(seed, x >> 2, 1) % 20) / 100);
  };
  each({ x: cx - width / 2, y: foot - height - 2, w: width, h: height + 2 }, (x, y) => {
    const up = foot - y;
    if (up > top(x)) return;
    const shade = (x - cx) / width + (up / Math.max(4, height)) * -0.5 + 0.35;
    picture.set(x, y, chance(shade * 90, seed, x, y) ? 'b' : chance(35, seed, x, y, 2) ? 'y' : 't');
  });
  const count = Math.round((width * height) / 13);
  for (let coin = 0; coin < count; coin++) {
    const x = Math.round(cx - width / 2 + (hash(seed, coin, 3) % width));
    const up = Math.round((top(x) * (hash(seed, coin, 4) % 100)) / 100);
    if (top(x) < 2) continue;
    const thing =
      hash(seed, coin, 5) % 23 === 0
        ? GEMS[hash(seed, coin, 6) % GEMS.length]!
        : COINS[hash(seed, coin, 7) % 2]!;
    picture.draw(thing, x - 2, foot - up - 3);
  }
}

/** Coins that rolled away. */
export function strewn(
  picture: Picture,
  seed: string,
  cx: number,
  y: number,
  width: number,
  depth: number,
  count: number,
): void {
  for (let coin = 0; coin < count; coin++) {
    const thing = hash(seed, coin, 8) % 9 === 0 ? GEMS[coin % GEMS.length]! : COINS[coin % 2]!;
    picture.draw(
      thing,
      cx - Math.round(width / 2) + (hash(seed, coin, 1) % width),
      y + (hash(seed, coin, 2) % Math.max(1, depth)),
    );
  }
}

/** A sunburst: every second sector of so many, fading outwards. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  reach: number,
  strength: number,
  turn = 0,
): Field {
  return (x, y) => {
    const far = Math.hypot(x - cx, y - cy) / reach;
    if (far >= 1) return 0;
    const sector = ((Math.atan2(y - cy, x - cx) / (2 * Math.PI) + 1) * count + turn) % 1;
    const inside = Math.min(1, Math.max(0, (0.27 - Math.abs(sector - 0.5)) * 8));
    return inside * strength * (1 - far) ** 0.8;
  };
}

/** A long cloth with a swallow's tail, in four frames of a light draught. Dark, body and light of its colour. */
export function paintBanner(
  width: number,
  height: number,
  [dark, body, light, trim]: string,
  emblem: readonly string[],
  frame: number,
): Picture {
  const picture = new Picture(width + 4, height + 3);
  for (let y = 0; y < height; y++) {
    const sway = Math.round(Math.sin(y / 9 - (frame * Math.PI) / 2) * Math.min(1.4, y / 22));
    for (let x = 0; x < width; x++) {
      const tail = height - y - 1 < Math.abs(x - width / 2 + 0.5) ? false : true;
      if (height - y < 9 && !tail && Math.abs(x - width / 2) < 9 - (height - y)) continue;
      const fold = Math.sin((x + y * 0.12) / 2.6 + frame * 0.8);
      const isTrim = x < 1 || x >= width - 1;
      picture.set(
        x + 2 + sway,
        y + 3,
        (isTrim ? trim : fold > 0.55 ? light : fold < -0.6 ? dark : body) ?? 'r',
      );
    }
    const sign = emblem[y - Math.floor(height * 0.24)];
    if (sign === undefined) continue;
    Array.from(sign, (key, x) => {
      if (key !== '.') picture.set(Math.floor((width - sign.length) / 2) + x + 2 + sway, y + 3, key);
    });
  }
  picture.rect(0, 1, width + 4, 2, 'b');
  picture.rect(0, 1, width + 4, 1, 't');
  picture.rect(0, 0, 2, 4, 'Y');
  picture.rect(width + 2, 0, 2, 4, 'Y');
  return picture;
}
