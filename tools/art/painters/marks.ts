/** Frames around cells. Each kind has its own shape, so that nobody needs to tell red from gold. */
import { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';

const SIDE = 16;

/** Those that are `bold` are for small screens, where a line of one pixel would be lost. */
export function paintMarks(): Sprite[] {
  return [
    { name: 'mark-go', fps: 4, frames: [rimmed(brackets(0)), rimmed(brackets(1))] },
    { name: 'mark-strike', fps: 6, frames: [dashes(0), dashes(1), dashes(2), dashes(3)] },
    { name: 'mark-magic', fps: 5, frames: [diamonds(0), diamonds(1)] },
    { name: 'mark-use', fps: 0, frames: [doubleFrame()] },
    { name: 'mark-choose', fps: 4, frames: [dots(0), dots(1)] },
    { name: 'mark-go-bold', fps: 4, frames: [0, 1].map(inset => rimmed(bold(brackets(inset)))) },
    { name: 'mark-strike-bold', fps: 6, frames: [0, 1, 2, 3].map(phase => bold(dashes(phase))) },
    { name: 'mark-magic-bold', fps: 5, frames: [0, 1].map(flare => bold(diamonds(flare))) },
    { name: 'mark-use-bold', fps: 0, frames: [bold(plainFrame())] },
    { name: 'mark-choose-bold', fps: 4, frames: [0, 1].map(phase => bold(dots(phase))) },
    { name: 'cursor', fps: 4, frames: [cursor(0), cursor(1), cursor(2), cursor(1)] },
  ];
}

/** Solid gold corners, breathing by one pixel. */
function brackets(inset: number): Picture {
  const picture = new Picture(SIDE, SIDE);
  corners(picture, inset, 5, (x, y) => {
    picture.set(x, y, 'Y');
  });
  return picture;
}

/** Marching red dashes with a tick across the middle of each side. */
function dashes(phase: number): Picture {
  const picture = new Picture(SIDE, SIDE);
  perimeter(0).forEach(([x, y], index) => {
    if ((index + phase) % 4 < 2) picture.set(x, y, 'r');
  });
  for (const [x, y] of [
    [7, 0],
    [8, 0],
    [7, 15],
    [8, 15],
    [0, 7],
    [0, 8],
    [15, 7],
    [15, 8],
  ] as const) {
    picture.set(x, y, 'o');
    picture.set(x === 0 ? 1 : x === 15 ? 14 : x, y === 0 ? 1 : y === 15 ? 14 : y, 'o');
  }
  return picture;
}

/** Flames at the corners: small diamonds of fire on a thin broken line. */
function diamonds(flare: number): Picture {
  const picture = new Picture(SIDE, SIDE);
  perimeter(0).forEach(([x, y], index) => {
    if (index % 3 === flare) picture.set(x, y, 'o');
  });
  for (const [cx, cy] of [
    [2, 2],
    [13, 2],
    [2, 13],
    [13, 13],
  ] as const) {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const far = Math.abs(dx) + Math.abs(dy);
        if (far <= 2) picture.set(cx + dx, cy + dy, far === 2 ? 'o' : far === 1 ? 'O' : flare ? '5' : 'Y');
      }
    }
  }
  return picture;
}

/** Two thin lines of ice with a gap between them. */
function doubleFrame(): Picture {
  const picture = plainFrame();
  for (const [x, y] of perimeter(2)) picture.set(x, y, 'u');
  return picture;
}

/** One line of ice, unbroken as no other is. */
function plainFrame(): Picture {
  const picture = new Picture(SIDE, SIDE);
  for (const [x, y] of perimeter(0)) picture.set(x, y, 'w');
  corners(picture, 0, 2, (x, y) => {
    picture.set(x, y, 'W');
  });
  return picture;
}

/** White beads. */
function dots(phase: number): Picture {
  const picture = new Picture(SIDE, SIDE);
  perimeter(0).forEach(([x, y], index) => {
    if (index % 3 === phase) picture.set(x, y, '5');
  });
  return picture;
}

/** Bright corners that close in on the cell. */
function cursor(inset: number): Picture {
  const picture = new Picture(SIDE + 4, SIDE + 4);
  corners(picture, inset + 1, 4, (x, y) => {
    picture.set(x, y, '5');
  });
  picture.outline('k', true);
  return picture;
}

/** Every line twice as thick, towards the middle of the cell. */
function bold(thin: Picture): Picture {
  const picture = thin.map(same => same);
  const inward = (at: number): number => (at < SIDE / 4 ? 1 : at >= SIDE - SIDE / 4 ? -1 : 0);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const ink = thin.get(x, y);
      if (ink === '.') continue;
      for (const [dx, dy] of [
        [inward(x), 0],
        [0, inward(y)],
        [inward(x), inward(y)],
      ] as const) {
        if (picture.get(x + dx, y + dy) === '.') picture.set(x + dx, y + dy, ink);
      }
    }
  }
  return picture;
}

function rimmed(picture: Picture): Picture {
  const below = picture.map(same => same);
  below.outline('k');
  return below;
}

/** The cells of a square ring, clockwise from the top left. */
function perimeter(inset: number): [number, number][] {
  const last = SIDE - 1 - inset;
  const ring: [number, number][] = [];
  for (let x = inset; x < last; x++) ring.push([x, inset]);
  for (let y = inset; y < last; y++) ring.push([last, y]);
  for (let x = last; x > inset; x--) ring.push([x, last]);
  for (let y = last; y > inset; y--) ring.push([inset, y]);
  return ring;
}

function corners(picture: Picture, inset: number, length: number, put: (x: number, y: number) => void): void {
  const right = picture.width - 1 - inset;
  const bottom = picture.height - 1 - inset;
  for (let step = 0; step < length; step++) {
    for (const [x, y] of [
      [inset + step, inset],
      [inset, inset + step],
      [right - step, inset],
      [right, inset + step],
      [inset + step, bottom],
      [inset, bottom - step],
      [right - step, bottom],
      [right, bottom - step],
    ] as const)
      put(x, y);
  }
}
