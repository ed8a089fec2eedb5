/** Big letters with wedge serifs for the title, as masks: polygons, and thick curves for what is round. */
import { isInside, type Point, type Polygon } from './shapes.ts';

export const LETTER_HEIGHT = 36;
const STROKE = 8;
const H = LETTER_HEIGHT;
const T = STROKE;

export interface Letter {
  readonly width: number;
  covers(x: number, y: number): boolean;
}

/** An upright stem that flares at both ends. */
const stem = (x: number): Polygon => [
  [x - 2, 0],
  [x + T + 2, 0],
  [x + T, 4],
  [x + T, H - 4],
  [x + T + 2, H],
  [x - 2, H],
  [x, H - 4],
  [x, 4],
];
/** A bar from the stem to the right, ending in a wedge that points down, up or both ways. */
const bar = (from: number, to: number, top: number, height: number, up: number, down: number): Polygon => [
  [from, top],
  [to - 4, top],
  [to, top - up],
  [to, top + height + down],
  [to - 4, top + height],
  [from, top + height],
];

const LETTERS: Readonly<Record<string, Letter>> = {
  F: made(19, [stem(2), bar(8, 19, 0, 7, 0, 4), bar(8, 16, 15, 6, 2, 2)]),
  I: made(12, [stem(2)]),
  V: made(24, [
    [
      [0, 0],
      [11, 0],
      [9.5, 4],
      [12.5, 21],
      [15.5, 4],
      [14, 0],
      [24, 0],
      [22.5, 4],
      [16, H],
      [9, H],
      [1.5, 4],
    ],
  ]),
  E: made(19, [stem(2), bar(8, 19, 0, 7, 0, 4), bar(8, 16, 15, 6, 2, 2), bar(8, 19, H - 7, 7, 4, 0)]),
  L: made(19, [stem(2), bar(8, 19, H - 7, 7, 5, 0)]),
  D: made(21, [stem(2)], (x, y) => {
    const outer = ((x - 8) / 13) ** 2 + ((y - H / 2) / (H / 2)) ** 2;
    const inner = ((x - 8) / 5) ** 2 + ((y - H / 2) / (H / 2 - 7)) ** 2;
    return x >= 8 && outer <= 1 && inner >= 1;
  }),
  S: made(
    19,
    [
      [
        [12, 3],
        [18, 0],
        [18, 12],
        [13, 9],
      ],
      [
        [7, H - 3],
        [1, H],
        [1, H - 12],
        [6, H - 9],
      ],
    ],
    (x, y) => Math.min(...S_SPINE.map(([cx, cy]) => Math.hypot(x - cx, y - cy))) <= T / 2,
  ),
};

/** The middle line of the S: round the upper bowl from its right end, then round the lower one. */
const S_SPINE: readonly Point[] = [
  ...arc(9.5, 10.8, 5.6, 7, -40, -270),
  ...arc(9.5, H - 10.8, 5.6, 7, -90, 140),
];

function arc(x: number, y: number, across: number, down: number, from: number, to: number): Point[] {
  return Array.from({ length: 33 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / 32) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

export function letter(name: string): Letter {
  const found = LETTERS[name];
  if (!found) throw new Error(`The title has no letter "${name}".`);
  return found;
}

function made(
  width: number,
  polygons: readonly Polygon[],
  also: (x: number, y: number) => boolean = () => false,
): Letter {
  return {
    width,
    covers: (x, y) => polygons.some(polygon => isInside(polygon, x, y)) || also(x, y),
  };
}
