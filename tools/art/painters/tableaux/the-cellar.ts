/** The Cellar: the steps to the kitchen, with daylight falling down them, or with rats on every one. */
import { dithered } from '../../dither.ts';
import { hash } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { arch, each, floor, mirrored, planks, rafter, stand, steps, wall, type Stones } from './building.ts';
import { GROUND, HEIGHT, MIDDLE, WIDTH, type Prop, type Tableau } from './frame.ts';
import { beam, glow, lit, sum, tinged, vignette } from './light.ts';

const STONES: Stones = ['0', '1', '2', '3'];
const CEILING = 30;
const SILL = 112;
const WALL_FOOT = 152;

function cellar(prop: Prop, isOpen: boolean): Picture {
  const picture = new Picture(WIDTH, HEIGHT, 'k');
  wall(picture, { x: 0, y: 0, w: WIDTH, h: WALL_FOOT }, STONES);
  planks(picture, { x: 0, y: 0, w: WIDTH, h: CEILING - 8 }, 'knbt', 15);
  floor(picture, WALL_FOOT, 96, ['k', '1', '2', '3']);
  for (const x of [-6, 96, 352, 454]) rafter(picture, { x, y: 0, w: 34, h: WALL_FOOT }, 'nbbt');
  rafter(picture, { x: 0, y: CEILING - 8, w: WIDTH, h: 12 }, 'knbt');
  steps(picture, MIDDLE, SILL, 168, 46, 128, 7, ['0', '1', '2', '3']);
  const day = (x: number, y: number) => {
    const down = (SILL - y) / 58;
    return down > 0.6 ? '5' : dithered(down * 1.5, x, y) ? '5' : 'Y';
  };
  const door = (x: number, y: number) => {
    const plank = (x - MIDDLE + 60) % 8;
    const isBand = Math.abs(y - 70) < 2 || Math.abs(y - 98) < 2;
    if (y >= SILL - 2) return 'O';
    if (isBand) return plank === 4 ? '4' : '2';
    return plank === 0 ? 'n' : plank === 1 ? 't' : 'b';
  };
  arch(picture, MIDDLE, SILL, 38, 58, isOpen ? day : door, STONES, 8);
  if (isOpen) openLeaf(picture);
  furnish(picture, prop);
  return picture;
}

/** The door itself, swung inwards: seen from its edge. */
function openLeaf(picture: Picture): void {
  each({ x: MIDDLE + 20, y: 58, w: 13, h: SILL - 56 }, (x, y) => {
    const slant = Math.round((x - MIDDLE - 20) * 0.35);
    if (y < 60 + slant || y > SILL - 2 + slant) return;
    const inX = x - MIDDLE - 20;
    const isBand = Math.abs(y - 72 - slant) < 2 || Math.abs(y - 98 - slant) < 2;
    picture.set(
      x,
      y,
      inX === 0 || inX === 12 ? 'k' : isBand ? '3' : inX % 4 === 0 ? 'n' : inX < 5 ? 't' : 'b',
    );
  });
}

function furnish(picture: Picture, prop: Prop): void {
  const [barrel, crate, rack, web] = [prop('barrel'), prop('crate'), prop('wine-rack'), prop('cobweb')];
  picture.draw(rack, 126, 96);
  picture.draw(rack, 126, 66);
  picture.draw(mirrored(rack), 330, 96);
  picture.draw(web, 160, 34);
  picture.draw(mirrored(web), 296, 34);
  picture.draw(web, 22, 34);
  const stacks: readonly (readonly [Picture, number, number])[] = [
    [crate, 352, 166],
    [crate, 342, 138],
    [barrel, 380, 176],
    [barrel, 408, 168],
    [barrel, 394, 146],
    [barrel, 108, 164],
    [barrel, 136, 168],
    [barrel, 122, 142],
    [barrel, 90, 178],
    [crate, 62, 172],
    [barrel, 312, 166],
    [barrel, 334, 186],
    [crate, 152, 188],
    [barrel, 34, 190],
    [barrel, 440, 190],
  ];
  for (const [thing, x, foot] of stacks) stand(picture, thing, x, foot);
  for (const [x, length] of [
    [206, 20],
    [284, 26],
    [186, 12],
    [304, 10],
  ] as const)
    for (let y = 0; y < length; y++)
      picture.set(x + (hash('string', x, y >> 2) % 2), 38 + y, y % 5 === 4 ? '3' : '2');
}

function victory(prop: Prop): Tableau {
  const shaft = beam({ x: MIDDLE, y: 56, half: 15 }, { x: MIDDLE, y: 196, half: 92 }, 1);
  const picture = cellar(prop, true);
  const light = lit(
    picture,
    sum(
      () => -1.55,
      (x, y) => shaft(x, y) * (y > SILL - 2 ? 2.9 : 1.1),
      glow(MIDDLE, 88, 74, 2),
      glow(MIDDLE, 180, 120, 0.9, 2.4),
    ),
  );
  const warm = tinged(light, 'gold', (x, y) =>
    Math.min(0.85, shaft(x, y) * 0.9 + glow(MIDDLE, 88, 80, 0.9)(x, y)),
  );
  const back = vignette(redo(warm, picture), 90, 90, 30, 86);
  return {
    back,
    spots: {
      hero: { x: MIDDLE, y: GROUND },
      bottle: { x: MIDDLE + 30, y: GROUND + 4 },
      'rat-1': { x: 176, y: 182 },
      'rat-2': { x: 308, y: 184, turned: true },
    },
    lively: [],
    weather: 'motes',
  };
}

/** The doorway itself is as bright as it can be. */
function redo(light: Picture, plain: Picture): Picture {
  return light.map((key, x, y) => {
    const bright = plain.get(x, y);
    return y < SILL && Math.abs(x - MIDDLE) < 20 && (bright === '5' || bright === 'Y') ? bright : key;
  });
}

function defeat(prop: Prop): Tableau {
  const picture = cellar(prop, false);
  const light = lit(
    picture,
    sum(
      () => -2.3,
      glow(MIDDLE, SILL, 42, 1.6, 1.6),
      glow(MIDDLE, 176, 96, 1.9, 2),
      glow(MIDDLE, 120, 130, 0.7),
    ),
  );
  const cold = tinged(light, 'ice', (x, y) => 0.34 - glow(MIDDLE, SILL, 60, 0.5)(x, y));
  return {
    back: vignette(cold, 110, 110, 40, 80),
    sprites: [{ name: 'stub-smoke', fps: 5, frames: [0, 1, 2, 3].map(paintSmoke) }],
    spots: {
      hero: { x: MIDDLE, y: GROUND - 2 },
      'rat-1': { x: 192, y: 180 },
      'rat-2': { x: 292, y: 182, turned: true },
      'rat-3': { x: 214, y: 150 },
      'rat-4': { x: 268, y: 142, turned: true },
      'rat-5': { x: 232, y: 126 },
    },
    lively: [{ sprite: 'stub-smoke', x: 262, y: 190, when: 'darkness' }],
    weather: 'ash',
  };
}

/** A thread of smoke over a candle that has just gone out. */
function paintSmoke(frame: number): Picture {
  const picture = new Picture(12, 44);
  for (let y = 0; y < 36; y++) {
    const x = 6 + Math.round(Math.sin(y / 5 + (frame * Math.PI) / 2) * (36 - y) * 0.1);
    picture.set(x, y, y < 12 ? (y % 3 === frame % 3 ? '2' : '.') : y % 4 === frame ? '2' : '3');
  }
  picture.rect(4, 38, 5, 6, '4');
  picture.rect(4, 38, 1, 6, '5');
  picture.rect(8, 39, 1, 5, '3');
  picture.set(6, 37, 'k');
  picture.set(6, 36, 'o');
  return picture;
}

export const THE_CELLAR = { victory, defeat };
