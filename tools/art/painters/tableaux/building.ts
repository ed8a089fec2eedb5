/** What halls are built of: walls, floors that run away from the eye, pillars, arches, steps. In plain light. */
import { chance, hash } from '../../hash.ts';
import type { Picture } from '../../picture.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function each({ x, y, w, h }: Box, visit: (x: number, y: number) => void): void {
  for (let j = Math.floor(y); j < y + h; j++) for (let i = Math.floor(x); i < x + w; i++) visit(i, j);
}

/** Mortar, shade, body, light. */
export type Stones = readonly [string, string, string, string];

/** Blocks in running bond; each lit along its upper and left edge, some chipped, some paler. */
export function wall(
  picture: Picture,
  box: Box,
  [mortar, shade, body, light]: Stones,
  size = { w: 20, h: 10 },
): void {
  each(box, (x, y) => {
    const course = Math.floor(y / size.h);
    const along = x + (course % 2) * Math.floor(size.w / 2) + size.w * 64;
    const stone = Math.floor(along / size.w);
    const [inX, inY] = [along % size.w, y % size.h];
    const kind = hash('wall', stone, course) % 9;
    const isJoint = inY === size.h - 1 || inX === size.w - 1;
    const isChipped =
      (kind === 3 && inX < 3 && inY < 2) || (kind === 5 && inX > size.w - 5 && inY > size.h - 4);
    if (isJoint || isChipped) picture.set(x, y, mortar);
    else if (inY === 0 || inX === 0) picture.set(x, y, kind === 0 ? body : light);
    else if (inY === size.h - 2 || inX === size.w - 2) picture.set(x, y, shade);
    else
      picture.set(
        x,
        y,
        kind === 0 || chance(4, 'grain', x, y)
          ? shade
          : kind === 1 && chance(20, 'pale', x, y)
            ? light
            : body,
      );
  });
}

/** Flagstones in perspective, from the foot of the wall at `top` to the lower edge. `eye` is the height of the horizon. */
export function floor(
  picture: Picture,
  top: number,
  eye: number,
  [mortar, shade, body, light]: Stones,
  size = 26,
): void {
  const middle = picture.width / 2;
  const depth = (y: number) => 2600 / (y - eye);
  for (let y = top; y < picture.height; y++) {
    const row = depth(y + 0.5);
    const course = Math.floor(row / (size * 0.62));
    const isJoint = Math.floor(depth(y + 1.5) / (size * 0.62)) !== course;
    for (let x = 0; x < picture.width; x++) {
      const across = ((x - middle) * row) / 26 + (course % 2) * size * 0.5 + size * 64;
      const flag = Math.floor(across / size);
      const next = ((x + 1 - middle) * row) / 26 + (course % 2) * size * 0.5 + size * 64;
      const kind = hash('flag', flag, course) % 7;
      if (isJoint || Math.floor(next / size) !== flag) picture.set(x, y, mortar);
      else if (Math.floor(depth(y - 0.5) / (size * 0.62)) !== course) picture.set(x, y, light);
      else
        picture.set(
          x,
          y,
          kind === 0
            ? shade
            : kind === 1 && chance(30, 'worn', x, y)
              ? light
              : chance(3, 'grit', x, y)
                ? shade
                : body,
        );
    }
  }
}

/** A round column with base and capital, from the ceiling down to `foot`. */
export function pillar(
  picture: Picture,
  x: number,
  top: number,
  foot: number,
  width: number,
  tones = '01234',
): void {
  const shaft = (dx: number, w: number) => {
    const part = dx / (w - 1);
    const at = part < 0.12 ? 2 : part < 0.3 ? 4 : part < 0.5 ? 3 : part < 0.72 ? 2 : part < 0.9 ? 1 : 0;
    return tones[at] ?? '2';
  };
  const slab = (y: number, h: number, w: number) =>
    each({ x: x - w / 2, y, w, h }, (i, j) => {
      const dx = i - Math.floor(x - w / 2);
      picture.set(i, j, j === y ? (tones[4] ?? '4') : j === y + h - 1 ? (tones[0] ?? '0') : shaft(dx, w));
    });
  each({ x: x - width / 2, y: top, w: width, h: foot - top }, (i, j) => {
    const drum = (j - top) % 34 === 33;
    picture.set(i, j, drum ? (tones[0] ?? '0') : shaft(i - Math.floor(x - width / 2), width));
  });
  slab(foot - 5, 5, width + 6);
  slab(foot - 8, 3, width + 3);
  slab(top, 4, width + 8);
  slab(top + 4, 3, width + 4);
}

/** An opening under a round head, filled by place; around it a ring of wedge stones. */
export function arch(
  picture: Picture,
  cx: number,
  foot: number,
  width: number,
  height: number,
  fill: (x: number, y: number) => string,
  [mortar, shade, body, light]: Stones,
  ring = 7,
): void {
  const radius = width / 2;
  const spring = foot - height + radius;
  each(
    { x: cx - radius - ring - 1, y: foot - height - ring - 1, w: width + 2 * ring + 2, h: height + ring + 1 },
    (x, y) => {
      const dx = x + 0.5 - cx;
      const far = y < spring ? Math.hypot(dx, y + 0.5 - spring) : Math.abs(dx);
      if (far <= radius) {
        picture.set(x, y, fill(x, y));
        return;
      }
      if (far > radius + ring) return;
      const along = y < spring ? Math.atan2(y + 0.5 - spring, dx) * 9 : (y - spring) / 9 + (dx < 0 ? 40 : 0);
      const isJoint = Math.abs(along - Math.round(along)) < (y < spring ? 0.9 / ring : 0.07);
      const rim = far - radius;
      if (isJoint || rim > ring - 1) picture.set(x, y, mortar);
      else
        picture.set(x, y, rim < 1.5 ? light : hash('wedge', Math.round(along), 1) % 4 === 0 ? shade : body);
    },
  );
}

/** Steps towards the eye: each lower one is wider and higher. */
export function steps(
  picture: Picture,
  cx: number,
  top: number,
  foot: number,
  from: number,
  to: number,
  count: number,
  [mortar, shade, body, light]: Stones,
): void {
  for (let step = 0; step < count; step++) {
    const part = (share: number) => share ** 1.25;
    const y = Math.round(top + (foot - top) * part(step / count));
    const next = Math.round(top + (foot - top) * part((step + 1) / count));
    const half = Math.round((from + (to - from) * ((step + 1) / count)) / 2);
    const tread = Math.max(1, Math.round((next - y) * 0.45));
    each({ x: cx - half, y, w: 2 * half, h: next - y }, (x, j) => {
      const isEdge = x === cx - half || x === cx + half - 1;
      const seam = (x + step * 17 + 640) % (19 + step * 2) === 0 && j >= y + tread;
      if (j < y + tread) picture.set(x, j, chance(6, 'tread', x, j) ? body : light);
      else picture.set(x, j, isEdge || seam || j === next - 1 ? mortar : j === y + tread ? body : shade);
    });
  }
}

/** Beams of a ceiling, side by side, running towards the eye. */
export function planks(picture: Picture, box: Box, tones: string, size = 12): void {
  each(box, (x, y) => {
    const board = Math.floor(x / size);
    const inX = x - board * size;
    const grain = hash('plank', board, Math.floor(y / 3)) % 6 === 0;
    const at = inX === 0 ? 0 : inX === 1 ? 3 : inX === size - 1 ? 0 : grain ? 1 : 2;
    picture.set(x, y, tones[at] ?? 'b');
  });
}

/** A beam from side to side, with the light on its upper edge. */
export function rafter(picture: Picture, { x, y, w, h }: Box, tones: string): void {
  each({ x, y, w, h }, (i, j) => {
    const grain = hash('rafter', Math.floor(i / 9), j - y) % 5 === 0;
    const at = j === y ? 3 : j === y + h - 1 ? 0 : grain ? 1 : 2;
    picture.set(i, j, tones[at] ?? 'b');
  });
}

/** The soft dark under something that stands. */
export function footShadow(picture: Picture, cx: number, y: number, width: number, key = 'k'): void {
  for (let row = -1; row <= 1; row++) {
    const half = Math.round(width / 2 - Math.abs(row) * 3);
    for (let x = cx - half; x < cx + half; x++)
      if (row === 0 || (x + row) % 2 === 0) picture.set(x, y + row, key);
  }
}

/** Stands on its lower edge, around its middle. */
export function stand(picture: Picture, thing: Picture, cx: number, foot: number, shadow = true): void {
  if (shadow) footShadow(picture, cx, foot - 2, Math.round(thing.width * 0.8));
  picture.draw(thing, Math.round(cx - thing.width / 2), foot - thing.height);
}

export function mirrored(picture: Picture): Picture {
  return picture.map((_, x, y) => picture.get(picture.width - 1 - x, y));
}
