/** The six doors of the menu, 48x48 each, two frames: something in each of them is alight. */
import { dithered, onRamp } from '../../dither.ts';
import { chance } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { paintFlame } from '../flame.ts';
import { fillArch, fillEllipse, fillPolygon, fillRect, masonry } from '../shapes.ts';

const SIDE = 48;

type Painter = (picture: Picture, frame: number) => void;

const STONE = masonry('gate', ['1', '1', '2', '3'], 7, 4);
const DARK_STONE = masonry('gate2', ['0', '0', '1', '2'], 7, 4);

/** Light in a doorway: brightest at the sill. */
function glow(ramp: string, bottom: number, height: number, frame: number): (x: number, y: number) => string {
  return (x, y) => onRamp(ramp, 0.15 + ((y - bottom + height) / height) * 0.75 + frame * 0.12, x, y);
}

/** A gatehouse with two towers, gold behind its portcullis. */
const nineBitDungeon: Painter = (picture, frame) => {
  fillRect(picture, 10, 18, 28, 30, DARK_STONE);
  for (const left of [2, 34]) {
    fillRect(picture, left, 12, 12, 36, (x, y) => (x < left + 2 ? '3' : x > left + 9 ? '1' : STONE(x, y)));
    fillRect(picture, left - 1, 9, 14, 4, '2');
    fillRect(picture, left - 1, 9, 14, 1, '3');
    for (let x = left - 1; x < left + 13; x += 4) fillRect(picture, x, 6, 2, 3, '2');
    fillRect(picture, left + 5, 18, 2, 5, frame === 0 ? 'Y' : 'O');
    fillRect(picture, left + 5, 30, 2, 5, frame === 0 ? 'O' : 'Y');
  }
  for (let x = 15; x < 34; x += 4) fillRect(picture, x, 15, 2, 3, '1');
  fillRect(picture, 14, 18, 20, 1, '3');
  fillArch(picture, 24, 48, 16, 24, '3');
  fillArch(picture, 24, 48, 14, 22, 'k');
  fillArch(picture, 24, 48, 12, 20, glow('nbtOY5', 48, 20, frame));
  for (let x = 19; x < 30; x += 3) fillRect(picture, x, 29, 1, 12 - ((x * 7) % 3), 'k');
  fillRect(picture, 18, 33, 12, 1, 'k');
  fillRect(picture, 18, 37, 12, 1, 'k');
  // Banners and a flag.
  for (const x of [16, 29]) {
    fillPolygon(
      picture,
      [
        [x, 20],
        [x + 4, 20],
        [x + 4, 29],
        [x + 2, 27],
        [x, 29],
      ],
      'O',
    );
    fillRect(picture, x, 20, 1, 8, 'Y');
  }
  fillRect(picture, 23, 2, 1, 14, '4');
  fillPolygon(
    picture,
    [
      [24, 2],
      [33, 4 + frame],
      [24, 8],
    ],
    'Y',
  );
  fillPolygon(
    picture,
    [
      [24, 5],
      [31, 5 + frame],
      [24, 8],
    ],
    'O',
  );
};

/** A stepped temple of pink blocks with letters on them. */
const letterDelve: Painter = (picture, frame) => {
  const steps = [
    { left: 18, top: 6, width: 12 },
    { left: 10, top: 16, width: 28 },
    { left: 2, top: 28, width: 44 },
  ];
  const bricks = masonry('delve', ['m', 'm', 's', '5'], 8, 4);
  for (const { left, top, width } of steps) {
    fillRect(picture, left, top, width, 48 - top, (x, y) => (x > left + width - 4 ? 'm' : bricks(x, y)));
    fillRect(picture, left - 1, top, width + 2, 2, 's');
    fillRect(picture, left - 1, top, width / 2, 1, '5');
    fillRect(picture, left - 1, top + 2, width + 2, 1, 'P');
  }
  const letters = { D: [3, 32], E: [11, 19], L: [20, 9], V: [29, 19], E2: [37, 32] } as const;
  for (const [name, [x, y]] of Object.entries(letters)) drawLetter(picture, name[0] ?? 'D', x, y);
  fillArch(picture, 24, 48, 16, 20, 'P');
  fillArch(picture, 24, 48, 14, 18, 'k');
  fillArch(picture, 24, 48, 12, 16, glow('kPpms5', 48, 16, frame));
  fillRect(picture, 21, 44, 6, 4, 'k');
  fillRect(picture, 22, 46, 4, 2, 'P');
  for (const x of [4, 41]) {
    fillRect(picture, x, 24, 3, 4, 'p');
    picture.draw(paintFlame(5, 9, frame * 2, 'rpm5'), x - 1, 16);
  }
};

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ['kk.', 'k.k', 'k.k', 'kk.'],
  E: ['kkk', 'kk.', 'k..', 'kkk'],
  L: ['k..', 'k..', 'k..', 'kkk'],
  V: ['k.k', 'k.k', 'k.k', '.k.'],
};

function drawLetter(picture: Picture, name: string, x: number, y: number): void {
  picture.rect(x, y, 8, 8, 'P');
  picture.rect(x, y, 7, 7, '5');
  picture.rect(x + 6, y + 1, 1, 6, 'c');
  picture.rect(x + 1, y + 6, 6, 1, 'c');
  picture.draw(Picture.fromRows(LETTERS[name] ?? []), x + 2, y + 2);
}

/** A leather pouch with a whole tower in it. */
const pocketDungeons: Painter = (picture, frame) => {
  const bricks = masonry('pocket', ['R', 'R', 'r', 'o'], 6, 4);
  fillRect(picture, 16, 8, 16, 26, (x, y) => (x > 28 ? 'R' : x < 18 ? 'o' : bricks(x, y)));
  fillRect(picture, 14, 7, 20, 3, 'r');
  fillRect(picture, 14, 7, 20, 1, 'o');
  for (let x = 14; x < 34; x += 5) fillRect(picture, x, 3, 3, 4, x > 28 ? 'R' : 'r');
  fillArch(picture, 24, 20, 6, 8, 'k');
  fillArch(picture, 24, 20, 4, 7, glow('roOY5', 20, 7, frame));
  // The pouch: a wide body, gathered at the neck by a cord.
  const leather = (x: number, y: number) => {
    const across = (x - 24) / 22;
    const fold = Math.sin(x * 0.9 + (y - 26) * 0.12) * 0.12;
    return onRamp('nbbtty', 0.62 - across * 0.5 - (y - 26) / 60 + fold, x, y);
  };
  fillPolygon(
    picture,
    [
      [10, 24],
      [38, 24],
      [36, 30],
      [44, 38],
      [44, 44],
      [40, 48],
      [8, 48],
      [4, 44],
      [4, 38],
      [12, 30],
    ],
    leather,
  );
  fillPolygon(
    picture,
    [
      [10, 24],
      [13, 21],
      [17, 24],
      [21, 21],
      [26, 24],
      [31, 21],
      [35, 24],
      [38, 22],
      [37, 28],
      [11, 28],
    ],
    leather,
  );
  fillRect(picture, 11, 28, 26, 2, 'Y');
  fillRect(picture, 11, 29, 26, 1, 'O');
  fillRect(picture, 33, 30, 2, 6, 'O');
  fillRect(picture, 36, 30, 2, 4, 'O');
  picture.rect(32, 36, 3, 3, 'Y');
  picture.rect(36, 34, 3, 3, 'Y');
  fillArch(picture, 22, 48, 15, 15, 'n');
  fillArch(picture, 22, 48, 13, 13, 'k');
  fillArch(picture, 22, 48, 11, 12, glow('kRroOY', 48, 12, frame));
  for (let ember = 0; ember < 6; ember++) {
    const x = 14 + ((ember * 13 + frame * 5) % 22);
    picture.set(x, 2 + ((ember * 7 + frame * 3) % 18), ember % 2 ? 'O' : 'Y');
  }
};

/** An arch of ice, and behind it walls that turn and turn. */
const letterLabyrinths: Painter = (picture, frame) => {
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
    [...row].forEach((key, x) => {
      if (key === 'k') picture.rect(5 + x * 2, 23 + y * 4, 2, row === maze[y + 1] ? 2 : 4, 'B');
    });
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

/** A rock in the shape of a horned skull; one enters by the mouth. */
const deadliestEvil: Painter = (picture, frame) => {
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

/** A grassy mound with two wooden leaves over the stairs, one of them open. */
const theCellar: Painter = (picture, frame) => {
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

const PAINTERS: Readonly<Record<string, Painter>> = {
  'nine-bit-dungeon': nineBitDungeon,
  'letter-delve': letterDelve,
  'pocket-dungeons': pocketDungeons,
  'letter-labyrinths': letterLabyrinths,
  'deadliest-evil': deadliestEvil,
  'the-cellar': theCellar,
};

export function paintPlaces(): Sprite[] {
  return Object.entries(PAINTERS).map(([id, paint]) => ({
    name: `place-${id}`,
    fps: 3,
    frames: [0, 1].map(frame => {
      const picture = new Picture(SIDE, SIDE);
      paint(picture, frame);
      picture.outline('k');
      return picture;
    }),
  }));
}
