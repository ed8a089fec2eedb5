/** Dungeon of Deadliest Evil: the morning after, brighter the more was done; or Grislyk's kitchen. */
import { dithered } from '../../dither.ts';
import { hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';
import { arch, each, floor, pillar, stand, steps, wall, type Stones } from './building.ts';
import { HEIGHT, MIDDLE, WIDTH, type Prop, type Tableau } from './frame.ts';
import { glow, lit, sum, tinged, vignette } from './light.ts';
import { clouds, fir, meadow, ridge, sky, sun } from './outdoors.ts';

const HORIZON = 126;

function victory(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  sky(picture, 'BuuwWc5', HORIZON + 4, 0.95);
  sun(picture, MIDDLE + 26, 112, 26, '5YO');
  clouds(picture, 'dawn', [
    { y: 50, thick: 7, keys: 'w5' },
    { y: 74, thick: 6, keys: 'Wc' },
    { y: 96, thick: 5, keys: 'cY' },
  ]);
  ridge(picture, 'alps', 120, 46, 64, 'BuW', HEIGHT, 0.7);
  ridge(picture, 'hills', 134, 24, 84, 'Ggl', HEIGHT);
  village(picture);
  for (let tree = 0; tree < 22; tree++) {
    const x = (tree * 61 + (hash('fir', tree) % 34)) % WIDTH;
    if (Math.abs(x - MIDDLE - 20) > 110)
      fir(
        picture,
        x,
        146 + (tree % 4) * 3,
        22 + (hash('fir', tree, 2) % 18),
        'kGg',
        x < MIDDLE ? 'right' : 'left',
      );
  }
  meadow(picture, x => 142 + Math.round(wave('field', x, 60, 4096) * 6), 'Ggl', 'sY5m');
  path(picture);
  mouth(picture, prop);
  const light = lit(
    picture,
    sum((_, y) => (y < 140 ? 0 : 0.15), glow(MIDDLE + 26, 112, 130, 0.8), glow(MIDDLE, 178, 90, 0.7, 1.6)),
  );
  return {
    back: vignette(light, 100, 100, 10, 84),
    sprites: [smoke(), still('broken-crucible', prop('crucible-broken')), still('dead-sorcerer', cloak())],
    spots: { hero: { x: MIDDLE, y: 184 } },
    lively: [
      { sprite: 'chimney-smoke', x: 291, y: 117 },
      { sprite: 'chimney-smoke', x: 346, y: 116 },
      { sprite: 'broken-crucible', x: MIDDLE - 52, y: 204, when: 'crucible' },
      { sprite: 'dead-sorcerer', x: MIDDLE + 52, y: 196, when: 'grislyk' },
    ],
    weather: 'petals',
    // The less was done, the longer the night lasts.
    tints: { ultimate: '', greater: 'Wc wm up cO', minor: 'Wm wp uP cs 5c lg gG' },
  };
}

const still = (name: string, picture: Picture): Sprite => ({ name, fps: 0, frames: [picture] });

/** A road from the skull's mouth to the village. */
function path(picture: Picture): void {
  for (let y = 144; y < HEIGHT; y++) {
    const down = (y - 144) / 60;
    const middle = MIDDLE + 44 * (1 - Math.min(1, down)) ** 1.6 - Math.max(0, down - 1) * 30;
    const half = 3 + down * 26;
    for (let x = Math.round(middle - half); x < middle + half; x++) {
      const off = Math.abs(x - middle) / half;
      if (off > 0.86 && hash('verge', x, y) % 2 === 0) continue;
      picture.set(
        x,
        y,
        hash('gravel', x >> 1, y) % 7 === 0
          ? 't'
          : off > 0.8
            ? 't'
            : dithered(0.3 + down * 0.2, x, y)
              ? 'c'
              : 'y',
      );
    }
  }
}

/** Roofs between the hills, with smoke over breakfast. */
function village(picture: Picture): void {
  for (const [x, y, w, h, roof] of [
    [276, 128, 20, 12, 'r'],
    [302, 130, 24, 13, 'o'],
    [334, 127, 17, 11, 'r'],
    [356, 132, 16, 10, 'o'],
  ] as const) {
    each({ x, y, w, h }, (i, j) =>
      picture.set(i, j, (i - x) % 7 === 3 && (j - y) % 6 > 2 ? 'Y' : i - x < 2 ? '5' : 'c'),
    );
    for (let row = 0; row < 9; row++)
      picture.rect(x - 2 + row, y - row, Math.max(2, w + 4 - row * 2), 1, row === 0 ? 'R' : roof);
    picture.rect(x + w - 6, y - 12, 3, 7, '2');
  }
  // The church.
  each({ x: 312, y: 104, w: 9, h: 34 }, (i, j) => picture.set(i, j, i < 314 ? '5' : i > 318 ? '3' : '4'));
  for (let row = 0; row < 14; row++)
    picture.rect(316 - Math.floor(row / 3), 91 + row, 1 + Math.floor(row / 3) * 2, 1, 'u');
}

/** Where she came out: a skull of rock, and the dark between its teeth. */
function mouth(picture: Picture, prop: Prop): void {
  const cx = 170;
  each({ x: cx - 52, y: 62, w: 104, h: 108 }, (x, y) => {
    const [dx, down] = [x + 0.5 - cx, (y - 62) / 108];
    const rough = wave('skull', x * 2 + y * 3, 8, 4096) * 3;
    // A dome, narrower at the temples, wide again where the cheeks are.
    const half =
      (down < 0.45
        ? Math.sqrt(1 - (1 - down / 0.45) ** 2) * 49
        : down < 0.6
          ? 49 - (down - 0.45) * 60
          : down < 0.72
            ? 42
            : 36) - rough;
    if (Math.abs(dx) > half) return;
    const shade = (dx / 50) * 0.55 + down * 0.3 + (hash('rock', x >> 1, y >> 1) % 5) * 0.05 - 0.12;
    picture.set(x, y, shade > 0.46 ? '1' : shade > 0.14 ? '2' : shade > -0.22 ? '3' : '4');
  });
  for (const [eye, lean] of [
    [cx - 20, 0.35],
    [cx + 20, -0.35],
  ] as const)
    each({ x: eye - 14, y: 92, w: 28, h: 26 }, (x, y) => {
      const [dx, dy] = [x - eye, y - 105 - (x - eye) * lean];
      const far = Math.hypot(dx / 13, dy / 10);
      if (far < 1) picture.set(x, y, far < 0.22 ? 'm' : far < 0.4 ? 'p' : far > 0.86 ? '1' : 'k');
    });
  each({ x: cx - 7, y: 116, w: 14, h: 12 }, (x, y) => {
    if (Math.abs(x + 0.5 - cx) < (y - 113) * 0.5 && Math.abs(x + 0.5 - cx) > (y - 122) * 0.5)
      picture.set(x, y, 'k');
  });
  arch(picture, cx, 170, 46, 36, (x, y) => ((x + y) % 3 === 0 ? '0' : 'k'), ['1', '2', '3', '4'], 4);
  for (let tooth = 0; tooth < 6; tooth++) {
    const y = 135 + Math.round(Math.abs(tooth - 2.5) * 1.6);
    picture.rect(cx - 20 + tooth * 7, y, 5, 7, tooth % 2 === 0 ? '5' : '4');
    picture.rect(cx - 16 + tooth * 7, y, 1, 7, '2');
  }
  for (const [x, y, long] of [
    [cx - 30, 70, 14],
    [cx + 24, 68, 18],
  ] as const)
    for (let step = 0; step < long; step++) picture.set(x + (hash('crack', x, step) % 3), y + step, '1');
  stand(picture, prop('rubble'), 126, 180);
}

/** An empty hood and a staff: nothing else is left of him. */
function cloak(): Picture {
  return Picture.fromRows([
    '.............kk...............',
    '..........kkkppkk.............',
    '........kkpmmpppPkk...........',
    '.......kpmmpppPPPPPk......kk..',
    '......kpmppkkkkPPPPPk....kYYk.',
    '.....kpmppk0000kPPPPPk..kYOk..',
    '....kpmpppk0000kPPPPPPkktbk...',
    '...kpmpppppkkkkPPPPPPPktbkk...',
    '..kpmppPPppppPPPPPPPPktbkPPk..',
    '.kpppPPPPPPPPPPPPPPPktbkPPPPk.',
    'kppPPPPPPPPPPkPPPPPktbkPPPPPPk',
    'kkkkkkkkkkkkkkkkkkktbkkkkkkkkk',
    '.................kkkk.........',
  ]);
}

function smoke(): Sprite {
  return {
    name: 'chimney-smoke',
    fps: 3,
    frames: [0, 1, 2, 3].map(frame => {
      const picture = new Picture(16, 40);
      for (let y = 0; y < 40; y++) {
        const x = 8 + Math.sin(y / 6 + (frame * Math.PI) / 2) * (40 - y) * 0.09;
        const half = (40 - y) * 0.1;
        for (let dx = -half; dx <= half; dx++)
          if (dithered(0.2 + y / 55, Math.round(x + dx), y)) picture.set(Math.round(x + dx), y, '4');
      }
      return picture;
    }),
  };
}

const STONES: Stones = ['k', '0', '1', '2'];

/** The hall below everything: his cauldron, his candles, and whoever came to stop him. */
function defeat(prop: Prop): Tableau {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: 150 }, ['0', '1', '2', '3'], { w: 22, h: 11 });
  floor(picture, 150, 86, STONES, 28);
  arch(
    picture,
    MIDDLE,
    150,
    96,
    118,
    (x, y) => (Math.hypot(x - MIDDLE, y - 100) < 40 + (hash('vapour', x >> 1, y >> 1) % 9) ? 'p' : 'P'),
    ['0', '1', '2', '3'],
    9,
  );
  for (const x of [36, 116, 176, 304, 364, 444]) pillar(picture, x, 0, 158, 22, '01123');
  steps(picture, MIDDLE, 150, 168, 104, 128, 3, ['0', '1', '2', '3']);
  rune(picture);
  stand(picture, prop('statue'), 146, 168);
  stand(picture, prop('statue'), 334, 168);
  stand(picture, prop('crucible'), 312, 190);
  stand(picture, prop('lectern-book'), 166, 188);
  stand(picture, prop('bones'), 116, 196, false);
  stand(picture, prop('bones'), 372, 192, false);
  const light = lit(
    picture,
    sum(
      () => -1.7,
      glow(MIDDLE, 104, 84, 2.5),
      glow(MIDDLE, 176, 110, 1.7, 1.9),
      glow(312, 166, 54, 1.6),
      glow(166, 166, 44, 1),
    ),
  );
  const violet = tinged(light, 'magic', sum(glow(MIDDLE, 110, 130, 0.7), glow(MIDDLE, 180, 100, 0.35, 1.6)));
  const green = tinged(violet, 'moss', glow(312, 162, 58, 0.85));
  return {
    back: vignette(green, 84, 84, 34, 84),
    sprites: [
      {
        name: 'violet-candle',
        fps: 7,
        frames: Array.from({ length: FLAME_FRAMES }, (_, frame) => paintCandle(frame)),
      },
      { name: 'bubbles', fps: 4, frames: [0, 1, 2, 3].map(paintBubbles) },
    ],
    spots: {
      lord: { x: MIDDLE, y: 160 },
      'minion-1': { x: 196, y: 170 },
      'minion-2': { x: 284, y: 172, turned: true },
      hero: { x: MIDDLE, y: 194 },
    },
    lively: [
      { sprite: 'bubbles', x: 312, y: 146 },
      { sprite: 'violet-candle', x: 188, y: 162 },
      { sprite: 'violet-candle', x: 292, y: 162 },
      { sprite: 'violet-candle', x: 200, y: 156 },
      { sprite: 'violet-candle', x: 280, y: 156 },
    ],
    weather: 'sparks',
  };
}

/** A circle on the floor, in perspective. */
function rune(picture: Picture): void {
  for (let step = 0; step < 720; step++) {
    const angle = (step / 720) * Math.PI * 2;
    for (const reach of [58, 55, 40])
      picture.set(
        Math.round(MIDDLE + Math.cos(angle) * reach),
        Math.round(190 + Math.sin(angle) * reach * 0.26),
        reach === 55 ? 'p' : 'm',
      );
  }
  for (let point = 0; point < 5; point++) {
    const at = (index: number) => (index / 5) * Math.PI * 2 - Math.PI / 2;
    const [a, b] = [at(point), at(point + 2)];
    picture.line(
      Math.round(MIDDLE + Math.cos(a) * 54),
      Math.round(190 + Math.sin(a) * 14),
      Math.round(MIDDLE + Math.cos(b) * 54),
      Math.round(190 + Math.sin(b) * 14),
      'm',
    );
  }
}

function paintCandle(frame: number): Picture {
  const picture = new Picture(9, 26);
  picture.rect(2, 13, 5, 13, 'k');
  picture.rect(3, 13, 3, 12, '4');
  picture.rect(3, 13, 1, 12, '5');
  picture.rect(5, 14, 1, 11, '3');
  picture.draw(paintFlame(7, 13, frame, 'Ppms5'), 1, 1);
  return picture;
}

function paintBubbles(frame: number): Picture {
  const picture = new Picture(40, 30);
  for (let bubble = 0; bubble < 9; bubble++) {
    const rise = (hash('bubble', bubble) % 28) + frame * 7;
    const y = 28 - (rise % 28);
    const x = 6 + (hash('bubble', bubble, 2) % 28);
    const key = y > 18 ? 'L' : y > 9 ? 'l' : 'g';
    picture.set(x, y, key);
    if (bubble % 3 === 0) {
      picture.set(x + 1, y, key);
      picture.set(x, y + 1, key);
      picture.set(x + 1, y + 1, 'g');
    }
  }
  return picture;
}

export const DEADLIEST_EVIL = { victory, defeat };
