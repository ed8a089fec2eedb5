/** Cards as they lie on the table: a plum back with a gold star of five points, and a parchment front to write on. */
import { chance } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';

const WIDTH = 48;
const HEIGHT = 64;

export function paintCards(): Sprite[] {
  return [
    { name: 'card-back', fps: 0, frames: [paintBack()] },
    { name: 'card-front', fps: 0, frames: [paintFront()] },
  ];
}

/** A rounded sheet with a dark rim, a lit upper left and a shaded lower right. */
function sheet(body: string, light: string, shade: string): Picture {
  const picture = new Picture(WIDTH, HEIGHT);
  picture.rect(1, 1, WIDTH - 2, HEIGHT - 2, body);
  picture.rect(1, 1, WIDTH - 2, 1, light);
  picture.rect(1, 1, 1, HEIGHT - 2, light);
  picture.rect(1, HEIGHT - 2, WIDTH - 2, 1, shade);
  picture.rect(WIDTH - 2, 1, 1, HEIGHT - 2, shade);
  for (const [x, y] of [
    [1, 1],
    [WIDTH - 2, 1],
    [1, HEIGHT - 2],
    [WIDTH - 2, HEIGHT - 2],
  ] as const) {
    picture.set(x, y, '.');
  }
  picture.outline('k');
  return picture;
}

function frame(picture: Picture, inset: number, key: string): void {
  const width = WIDTH - inset * 2;
  const height = HEIGHT - inset * 2;
  picture.rect(inset, inset, width, 1, key);
  picture.rect(inset, HEIGHT - 1 - inset, width, 1, key);
  picture.rect(inset, inset, 1, height, key);
  picture.rect(WIDTH - 1 - inset, inset, 1, height, key);
}

function paintBack(): Picture {
  const picture = sheet('R', 'r', 'k');
  picture.rect(4, 4, WIDTH - 8, HEIGHT - 8, 'P');
  frame(picture, 3, 'k');
  frame(picture, 4, 'O');
  frame(picture, 5, 'b');
  // A lattice of lozenges, dim enough to leave the stage to the star.
  for (let y = 7; y < HEIGHT - 7; y++) {
    for (let x = 7; x < WIDTH - 7; x++) {
      const a = (x + y) % 8;
      const b = (x - y + 64) % 8;
      if (a === 0 || b === 0) picture.set(x, y, '0');
      if (a === 0 && b === 0) picture.set(x, y, 'p');
    }
  }
  disc(picture, 23.5, 31.5, 15, 'k');
  disc(picture, 23.5, 31.5, 14, 'b');
  disc(picture, 23.5, 31.5, 13, '0');
  star(picture, 23.5, 32, 12);
  for (const [x, y] of [
    [7, 7],
    [WIDTH - 10, 7],
    [7, HEIGHT - 10],
    [WIDTH - 10, HEIGHT - 10],
  ] as const) {
    picture.rect(x, y, 3, 3, 'O');
    picture.set(x + 1, y + 1, '5');
  }
  return picture;
}

function paintFront(): Picture {
  const picture = sheet('c', '5', 'y');
  frame(picture, 3, 'y');
  frame(picture, 4, 't');
  for (let y = 6; y < HEIGHT - 6; y++) {
    for (let x = 6; x < WIDTH - 6; x++) {
      if (chance(1.2, 'parchment', x, y)) picture.rect(x, y, 1 + (x % 2), 1, 'y');
    }
  }
  for (const [x, y] of [
    [3, 3],
    [WIDTH - 6, 3],
    [3, HEIGHT - 6],
    [WIDTH - 6, HEIGHT - 6],
  ] as const) {
    picture.rect(x, y, 3, 3, 't');
    picture.set(x + 1, y + 1, 'Y');
  }
  return picture;
}

function disc(picture: Picture, cx: number, cy: number, radius: number, key: string): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (Math.hypot(x - cx, y - cy) <= radius) picture.set(x, y, key);
    }
  }
}

const HALF_POINT = Math.PI / 5;

/** Five points, each split into a lit and a shaded half like a cut stone. */
function star(picture: Picture, cx: number, cy: number, radius: number): void {
  const inner = radius * 0.42;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [dx, dy] = [x - cx, y - cy];
      // How far round from the last tip: 0 at a tip, a half at the notch between two.
      const part = ((Math.atan2(dx, -dy) / (Math.PI * 2) + 1) * 5) % 1;
      const angle = Math.min(part, 1 - part) * 2 * HALF_POINT;
      const rim =
        (radius * inner * Math.sin(HALF_POINT)) /
        (radius * Math.sin(angle) + inner * Math.sin(HALF_POINT - angle));
      if (Math.hypot(dx, dy) <= rim) picture.set(x, y, part > 0.5 ? 'Y' : 'O');
    }
  }
}
