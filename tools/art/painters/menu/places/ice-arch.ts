/** An arch of ice, and behind it walls that turn and turn. */
import { dithered, onRamp } from '../../../dither.ts';
import { chance } from '../../../hash.ts';
import { fillArch, fillPolygon, fillRect } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

export const paintIceArch: PlacePainter = (picture, frame) => {
  const ice = (x: number, y: number) =>
    onRamp('BuuwwW', 0.78 - (x + y - 24) / 62 + (chance(8, 'ice', x, y) ? 0.2 : 0), x, y);
  fillRect(picture, 3, 20, 42, 28, ice);
  fillRect(picture, 3, 20, 42, 1, 'W');
  // The maze, carved into the wall.
  const maze = [
    'k.kkkkk.....kkkkk.k',
    'k.k...k.....k...k.k',
    'k.k.k.k.....k.k.k.k',
    'k...k.k.....k.k...k',
    'kkkkk.k.....k.kkkkk',
    '......k.....k......',
  ];
  maze.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === 'k') picture.rect(5 + x * 2, 23 + y * 4, 2, row === maze[y + 1] ? 2 : 4, 'B');
    }
  });
  fillArch(picture, 24, 48, 24, 36, 'w');
  fillArch(picture, 23, 48, 22, 36, 'W');
  fillArch(picture, 24.5, 48, 20, 33, 'u');
  fillArch(picture, 24, 48, 16, 29, 'B');
  fillArch(picture, 24, 48, 14, 27, glow('kBuwW5', 48, 27, frame));
  // A path that narrows into the light.
  fillPolygon(
    picture,
    [
      [18, 48],
      [30, 48],
      [26, 34],
      [22, 34],
    ],
    (x, y) => (dithered(0.5, x, y) ? 'u' : 'B'),
  );
  fillPolygon(
    picture,
    [
      [21, 48],
      [27, 48],
      [25, 34],
      [23, 34],
    ],
    'B',
  );
  for (const [x, top, half] of [
    [6, 6, 4],
    [42, 8, 4],
    [12, 13, 3],
    [37, 14, 3],
    [24, 2, 5],
  ] as const) {
    const foot = top + half * 3 + 4;
    fillPolygon(
      picture,
      [
        [x, top],
        [x + half, foot - 5],
        [x + half - 1, foot],
        [x - half + 1, foot],
        [x - half, foot - 5],
      ],
      'w',
    );
    fillPolygon(
      picture,
      [
        [x, top],
        [x, foot],
        [x - half + 1, foot],
        [x - half, foot - 5],
      ],
      'W',
    );
    fillPolygon(
      picture,
      [
        [x + 1, top + 3],
        [x + half, foot - 5],
        [x + half - 1, foot],
        [x + 2, foot],
      ],
      'u',
    );
    if ((x + frame) % 2 === 0) picture.rect(x - 1, top + 4, 1, 3, '5');
  }
};
