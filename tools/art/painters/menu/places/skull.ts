/** A rock in the shape of a horned skull; one enters by the mouth. */
import { onRamp } from '../../../dither.ts';
import { chance } from '../../../hash.ts';
import { fillArch, fillEllipse, fillPolygon, fillRect } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

export const paintSkull: PlacePainter = (picture, frame) => {
  const rock = (x: number, y: number) =>
    onRamp('k01223', 0.9 - (x - 8) / 50 - (y - 8) / 90 + (chance(7, 'rock', x >> 1, y) ? 0.15 : 0), x, y);
  fillPolygon(
    picture,
    [
      [8, 18],
      [2, 10],
      [1, 1],
      [5, 8],
      [13, 12],
      [18, 9],
    ],
    (x, y) => (x + y < 15 ? '4' : x < 9 ? '3' : '2'),
  );
  fillPolygon(
    picture,
    [
      [40, 18],
      [46, 10],
      [47, 1],
      [43, 8],
      [35, 12],
      [30, 9],
    ],
    x => (x < 40 ? '2' : '1'),
  );
  fillEllipse(picture, 24, 24, 20, 17, rock);
  fillRect(picture, 8, 30, 32, 18, rock);
  fillPolygon(
    picture,
    [
      [0, 48],
      [4, 38],
      [10, 34],
      [10, 48],
    ],
    rock,
  );
  fillPolygon(
    picture,
    [
      [48, 48],
      [44, 38],
      [38, 34],
      [38, 48],
    ],
    '0',
  );
  const heat = frame === 0 ? 'Ppm5' : 'Pmm5';
  for (const cx of [15.5, 32.5]) {
    fillEllipse(picture, cx, 23, 6, 5.5, 'k');
    fillEllipse(picture, cx + 0.5, 24, 3.8, 3.2, (x, y) =>
      onRamp(heat, 1 - Math.hypot(x + 0.5 - cx, y - 24) / 4, x, y),
    );
    fillRect(picture, cx, 22, 1, 4, 'k');
  }
  fillPolygon(
    picture,
    [
      [8, 16],
      [20, 19],
      [20, 21],
      [8, 18],
    ],
    'k',
  );
  fillPolygon(
    picture,
    [
      [8, 15],
      [20, 18],
      [20, 19],
      [8, 16],
    ],
    '4',
  );
  fillPolygon(
    picture,
    [
      [40, 17],
      [28, 20],
      [28, 22],
      [40, 19],
    ],
    'k',
  );
  fillPolygon(
    picture,
    [
      [24, 26],
      [27, 32],
      [21, 32],
    ],
    'k',
  );
  fillArch(picture, 24, 48, 22, 13, 'k');
  fillArch(picture, 24, 48, 20, 12, glow(frame === 0 ? 'kPPpm' : 'kPpmm', 48, 12, 0));
  for (const x of [15, 19, 27, 31]) {
    fillPolygon(
      picture,
      [
        [x, 35],
        [x + 3, 35],
        [x + 1.5, 41],
      ],
      '5',
    );
    fillRect(picture, x + 2, 36, 1, 3, '3');
  }
  fillRect(picture, 14, 46, 2, 2, '4');
  fillRect(picture, 32, 46, 2, 2, '3');
  for (const [x, y] of [
    [25, 8],
    [24, 9],
    [24, 10],
    [25, 11],
    [26, 12],
    [25, 13],
    [24, 14],
    [24, 15],
  ] as const)
    picture.set(x, y, 'k');
  fillPolygon(
    picture,
    [
      [10, 33],
      [15, 30],
      [14, 34],
    ],
    '0',
  );
  fillPolygon(
    picture,
    [
      [38, 33],
      [33, 30],
      [34, 34],
    ],
    'k',
  );
};
