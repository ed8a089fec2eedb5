/** A grassy mound with two wooden leaves over the stairs, one of them open. */
import { onRamp } from '../../../dither.ts';
import { fillEllipse, fillPolygon, fillRect } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

export const paintHatch: PlacePainter = (picture, frame) => {
  fillEllipse(picture, 24, 46, 23, 18, (x, y) => onRamp('GGgl', 1.25 - (y - 26) / 13 - (x - 10) / 70, x, y));
  fillPolygon(
    picture,
    [
      [11, 47],
      [14, 33],
      [35, 33],
      [38, 47],
    ],
    '3',
  );
  fillPolygon(
    picture,
    [
      [13, 47],
      [16, 35],
      [33, 35],
      [36, 47],
    ],
    'k',
  );
  fillPolygon(
    picture,
    [
      [24, 47],
      [24, 35],
      [33, 35],
      [35, 47],
    ],
    glow('nbtOY', 48, 13, frame),
  );
  for (let step = 0; step < 4; step++) fillRect(picture, 25, 37 + step * 3, 8 + step, 1, 'n');
  // The closed leaf lies to the left, the open one leans back on the right.
  fillPolygon(
    picture,
    [
      [14, 46],
      [17, 36],
      [24, 36],
      [24, 46],
    ],
    x => (x % 4 === 3 ? 'b' : 't'),
  );
  fillRect(picture, 15, 39, 9, 1, '3');
  fillRect(picture, 15, 43, 9, 1, '3');
  picture.rect(22, 41, 1, 2, 'Y');
  fillPolygon(
    picture,
    [
      [33, 35],
      [40, 24],
      [44, 30],
      [36, 46],
    ],
    (x, y) => ((x + y) % 5 === 0 ? 'n' : 'b'),
  );
  picture.line(33, 35, 40, 24, 't');
  // A post with a lantern, and a barrel that did not fit.
  fillRect(picture, 6, 14, 2, 28, 'b');
  fillRect(picture, 6, 14, 1, 28, 't');
  fillRect(picture, 6, 14, 9, 2, 'b');
  fillRect(picture, 12, 16, 1, 2, '3');
  fillRect(picture, 10, 18, 5, 7, frame === 0 ? 'O' : 'Y');
  fillRect(picture, 11, 19, 3, 5, frame === 0 ? 'Y' : '5');
  fillRect(picture, 10, 18, 5, 1, '3');
  fillRect(picture, 10, 24, 5, 1, '2');
  for (const [x, y] of [
    [4, 44],
    [41, 45],
    [20, 28],
    [30, 29],
    [9, 36],
  ] as const)
    picture.rect(x, y - 2, 1, 2, 'l');
  for (const [x, y, key] of [
    [17, 31, 's'],
    [40, 38, 'Y'],
    [8, 41, '5'],
  ] as const)
    picture.set(x, y, key);
};
