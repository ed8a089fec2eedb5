/** Open air: skies, far ridges, meadows, trees. In plain light. */
import { dithered, onRamp } from '../../dither.ts';
import { chance, hash, wave } from '../../hash.ts';
import type { Picture } from '../../picture.ts';
import { each } from './building.ts';

/** From the zenith to the horizon. */
export function sky(picture: Picture, ramp: string, horizon: number, bend = 1.2): void {
  each({ x: 0, y: 0, w: picture.width, h: horizon }, (x, y) =>
    picture.set(x, y, onRamp(ramp, (y / horizon) ** bend, x, y)),
  );
}

export function stars(picture: Picture, count: number, depth: number): void {
  for (let star = 0; star < count; star++) {
    const [x, y] = [hash('star', star, 1) % picture.width, hash('star', star, 2) % depth];
    if (chance((y / depth) * 80, 'star', star, 3)) continue;
    picture.set(x, y, ['3', '4', '5', 'W'][hash('star', star, 4) % 4] ?? '4');
  }
}

/** A disc that stands behind whatever is painted after it, in a halo of rings. */
export function sun(
  picture: Picture,
  cx: number,
  cy: number,
  radius: number,
  [core, rim, halo]: string,
): void {
  each({ x: cx - radius * 3, y: cy - radius * 3, w: radius * 6, h: radius * 6 }, (x, y) => {
    const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / radius;
    if (far <= 0.86) picture.set(x, y, core ?? '5');
    else if (far <= 1) picture.set(x, y, rim ?? 'Y');
    else if (far < 3 && dithered(0.62 - (far - 1) * 0.33, x, y)) picture.set(x, y, halo ?? 'O');
  });
}

/** Long clouds, lit from below. */
export function clouds(
  picture: Picture,
  seed: string,
  bands: readonly {
    readonly y: number;
    readonly thick: number;
    readonly keys: string;
    readonly from?: number;
  }[],
): void {
  bands.forEach(({ y: middle, thick, keys, from = 0.56 }, band) => {
    for (let x = 0; x < picture.width; x++) {
      const long = wave(`${seed}${band}`, x, 46, 4096) * 0.7 + wave(`${seed}puff${band}`, x, 11, 4096) * 0.3;
      const tall = Math.max(0, long - from) * thick * 4.4;
      for (let y = Math.round(middle - tall); y < middle + tall * 0.35; y++)
        picture.set(x, y, keys[y > middle - tall * 0.2 ? 1 : 0] ?? 'p');
    }
  });
}

/** A line of hills or mountains: lit along its crest, woven into the dark below. */
export function ridge(
  picture: Picture,
  seed: string,
  base: number,
  height: number,
  scale: number,
  [dark, body, light]: string,
  foot: number,
  jagged = 0,
): void {
  for (let x = 0; x < picture.width; x++) {
    const crest = ridgeAt(seed, base, height, scale, jagged, x);
    const slope = ridgeAt(seed, base, height, scale, jagged, x + 2) - crest;
    for (let y = crest; y < foot; y++) {
      const down = y - crest;
      const key =
        down < 2
          ? light
          : down < 9 && slope > 0 && dithered(0.5 - down / 18, x, y)
            ? light
            : dithered(down / 34, x, y)
              ? dark
              : body;
      picture.set(x, y, key ?? 'k');
    }
  }
}

export function ridgeAt(
  seed: string,
  base: number,
  height: number,
  scale: number,
  jagged: number,
  x: number,
): number {
  const soft = wave(seed, x, scale, 4096) * 0.75 + wave(`${seed}b`, x, scale / 3.2, 4096) * 0.25;
  const sharp = jagged > 0 ? Math.abs(wave(`${seed}c`, x, scale / 2.2, 4096) - 0.5) * 2 * jagged : 0;
  return Math.round(base - (soft - sharp * 0.5) * height);
}

/** Grass down to the lower edge, with tufts and flowers, larger the nearer they are. */
export function meadow(picture: Picture, top: (x: number) => number, keys = 'Ggl', flowers = 'sY5m'): void {
  const [dark = 'G', body = 'g', light = 'l'] = keys;
  for (let x = 0; x < picture.width; x++) {
    const from = top(x);
    for (let y = from; y < picture.height; y++) {
      const down = y - from;
      const patch = wave('patch', x + y * 3, 26, 4096);
      picture.set(x, y, down < 1 ? light : dithered(0.25 + patch * 0.6 - down / 140, x, y) ? body : dark);
    }
  }
  for (let tuft = 0; tuft < 620; tuft++) {
    const x = hash('tuft', tuft, 1) % picture.width;
    const y = top(x) + 3 + (hash('tuft', tuft, 2) % (picture.height - top(x)));
    const tall = 1 + Math.round((y - top(x)) / 26);
    const key = chance(45, 'tuft', tuft, 3) ? light : dark;
    picture.rect(x, y - tall, 1, tall + 1, key);
    if (tall > 1) picture.rect(x + 1, y - tall + 1, 1, tall, key);
  }
  for (let bloom = 0; bloom < 70; bloom++) {
    const x = hash('bloom', bloom, 1) % picture.width;
    const y = top(x) + 6 + (hash('bloom', bloom, 2) % Math.max(1, picture.height - top(x) - 6));
    const key = flowers[bloom % flowers.length] ?? 'Y';
    picture.set(x, y, key);
    if (y > top(x) + 20) {
      picture.set(x - 1, y, key);
      picture.set(x + 1, y, key);
      picture.set(x, y - 1, key);
      picture.set(x, y + 1, dark);
    }
  }
}

/** A fir: tiers of branches, lit from one side. */
export function fir(
  picture: Picture,
  x: number,
  foot: number,
  tall: number,
  [dark, body, light]: string,
  litFrom: 'left' | 'right' = 'left',
): void {
  for (let y = 0; y < tall; y++) {
    const tiers = Math.ceil(tall / 4);
    const half = Math.round((y / tall) * tall * 0.2 + ((y % tiers) / tiers) * tall * 0.1);
    for (let dx = -half; dx <= half; dx++) {
      const side = litFrom === 'left' ? dx : -dx;
      picture.set(
        x + dx,
        foot - tall + y,
        (side <= -half + 1 ? light : side > half * 0.3 ? dark : body) ?? 'G',
      );
    }
  }
  picture.rect(x - 1, foot, 2, 3, 'n');
}
