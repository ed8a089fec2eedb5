import { describe, expect, it } from 'vitest';
import coil from '../../../maps/nine-bit-dungeon/card-3-back.json';
import tiles from '../../../maps/nine-bit-dungeon/tiles.json';
import { indexOf, type Cell } from '../../../src/core/grid.ts';
import { copy } from '../../../src/core/plain.ts';
import { FACES } from '../../../src/games/nine-bit-dungeon/data/cards.ts';
import { BOARD } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { readFace, type CardNumber } from '../../../src/games/nine-bit-dungeon/data/faces.ts';
import { LESSON_BOARD } from '../../../src/games/nine-bit-dungeon/data/lesson-board.ts';
import { boardOf, gridOf } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { inSight } from '../../../src/games/nine-bit-dungeon/rules/sight.ts';
import type { CardAt, Layout } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { picture } from '../../support/picture.ts';
import { PRINTED_FACES } from './printed.ts';
import { ALPHA } from './table.ts';

describe('Dungeon cards', () => {
  it('reads the eight faces as printed', () => {
    const read = Object.fromEntries(FACES.map(face => [face.card + face.side, [face.name, ...face.rows]]));
    expect(read).toEqual(PRINTED_FACES);
  });

  it('lays out board Alpha', () => {
    const alpha = picture(`
      ....... .......
      .#.#.#. .~~.~~.
      ...E... .~K.H~.
      .#.#.#. .~~.~~.
      ......H H......

      H.~.~.C ..#.#..
      ....~.. .H.S.#.
      ..~X~.. .......
      ..~.... .#...H.
      ..~.~.H ..#.#..`);
    expect(gridOf(ALPHA)).toEqual(alpha.rows);
    const { site, hatches } = boardOf(ALPHA);
    expect(hatches).toEqual(alpha.all('H'));
    expect(site).toEqual({
      entrance: alpha.one('E'),
      exit: alpha.one('X'),
      key: alpha.one('K'),
      chest: alpha.one('C'),
      shop: alpha.one('S'),
    });
  });

  it('shows the same board in the lesson as its four cards make', () => {
    expect(LESSON_BOARD.layout).toEqual(ALPHA);
    expect(LESSON_BOARD.rows).toEqual(gridOf(ALPHA));
    expect(LESSON_BOARD.monsters).toEqual([
      { id: 0, die: 1, at: { x: 6, y: 4 } },
      { id: 1, die: 3, at: { x: 11, y: 2 } },
    ]);
  });
});

describe('All 6,144 arrangements', { timeout: 60_000 }, () => {
  const layouts = everyLayout();
  const boards = layouts.map(boardOf);

  it('are distinct and hold one of each site and seven hatches', () => {
    expect(new Set(boards.map(board => board.rows.join(''))).size).toBe(6_144);
    for (const { rows } of boards) {
      const sites = rows.join('').replaceAll(/[.#~]/g, '').split('').toSorted().join('');
      expect(sites).toBe('CEHHHHHHHKSX');
    }
  });

  it('are connected', () => {
    for (const { foot, site } of boards) {
      const field = foot.ways.to(site.entrance);
      const cut = field.findIndex((steps, index) => foot.passable[index] === 1 && steps > 140);
      expect(cut).toBe(-1);
    }
  });

  it('never show the entrance to a hatch, and keep hatches five steps away', () => {
    let nearest = Infinity;
    for (const board of boards) {
      for (const hatch of board.hatches) {
        expect(inSight(board, [], hatch, board.site.entrance)).toBe(false);
        nearest = Math.min(nearest, board.foot.ways.distance(hatch, board.site.entrance));
      }
    }
    expect(nearest).toBe(5);
  });

  it('have the distances of the printed table', () => {
    type Sites = (typeof boards)[number]['site'];
    const between = (from: (site: Sites) => Cell, to: (site: Sites) => Cell) =>
      boards.map(({ foot, site }) => foot.ways.to(to(site))[indexOf(BOARD, from(site))]!);
    const toKey = between(
      site => site.entrance,
      site => site.key,
    );
    const toExit = between(
      site => site.key,
      site => site.exit,
    );
    const toShop = between(
      site => site.entrance,
      site => site.shop,
    );
    const toChest = between(
      site => site.entrance,
      site => site.chest,
    );
    const round = toKey.map((steps, index) => steps + toExit[index]!);
    // biome-ignore format: a table
    expect([toKey, toExit, round, toShop, toChest].map(spread)).toEqual([
      // min 10%  med  mean     90%  max
      [    6,  7,  11, '10.60',  15,  18],
      [    4,  6,  12, '10.55',  15,  17],
      [   11, 17,  21, '21.15',  26,  30],
      [    4,  6,  10, '9.98',   14,  19],
      [    5,  6,  11, '10.99',  16,  22],
    ]);
  });
});

describe('A broken card', () => {
  type Draft = typeof coil;
  // biome-ignore format: a table
  const BROKEN: readonly (readonly [
    string,
    (map: Draft) => void,
    { code: string; layer?: string; object?: number },
  ])[] = [
    ['of the wrong size', map => (map.width = 8), { code: 'size' }],
    ['without a layer', map => map.layers.splice(1, 1), { code: 'missing-layer', layer: 'liquid' }],
    ['with a hole in the ground', map => (map.layers[0]!.data![0] = 0), { code: 'terrain', layer: 'ground' }],
    ['with two terrains in a cell', map => (map.layers[1]!.data![0] = 3), { code: 'terrain', layer: 'ground' }],
    ['with a wall tile in the ground layer', map => (map.layers[0]!.data![0] = 2), { code: 'terrain', layer: 'ground' }],
    ['with a tile that no tileset holds', map => (map.layers[0]!.data![0] = 4_000), { code: 'tile', layer: 'ground' }],
    ['with a site between two cells', map => (map.layers[4]!.objects![1]!.x += 5), { code: 'off-grid', layer: 'sites', object: 2 }],
    ['with a site in a wall', map => (map.layers[4]!.objects![1]!.x = 16), { code: 'site-ground', layer: 'sites', object: 2 }],
    ['with two sites on one cell', map => Object.assign(map.layers[4]!.objects![1]!, { x: 0, y: 0 }), { code: 'site-ground', layer: 'sites', object: 2 }],
    ['with an unknown site', map => (map.layers[4]!.objects![0]!.type = 'trapdoor'), { code: 'object-type', layer: 'sites', object: 1 }],
    ['without its chest', map => map.layers[4]!.objects!.splice(2, 1), { code: 'sites', layer: 'sites' }],
    ['of no known number', map => (map.properties[0]!.value = 5), { code: 'property' }],
    ['of no known side', map => (map.properties[2]!.value = 'C'), { code: 'property' }],
    ['with a closed edge', map => wall(map, 3, 0), { code: 'edge' }],
    ['with a cell cut off', map => (wall(map, 2, 1), wall(map, 4, 3)), { code: 'cut-off' }],
  ];

  it.each(BROKEN)('%s is refused by name', (_name, spoil, problem) => {
    const map = copy(coil);
    spoil(map);
    const result = readFace('coil', map, { 'tiles.json': tiles });
    expect(result).toMatchObject({ ok: false, problem: { map: 'coil', ...problem } });
  });

  it('is refused when its tileset is missing', () => {
    expect(readFace('coil', coil, {})).toMatchObject({ ok: false, problem: { code: 'missing-tileset' } });
    expect(readFace('coil', coil, { 'tiles.json': tiles })).toMatchObject({
      ok: true,
      value: { name: 'The Coil' },
    });
  });
});

function wall(map: typeof coil, x: number, y: number): void {
  map.layers[0]!.data![y * 7 + x] = 0;
  map.layers[2]!.data![y * 7 + x] = 2;
}

function everyLayout(): Layout[] {
  const layouts: Layout[] = [];
  for (const order of orders([1, 2, 3, 4])) {
    for (let bits = 0; bits < 256; bits++) {
      const cards = order.map((card, slot): CardAt => {
        const two = (bits >> (2 * slot)) & 3;
        return { card, side: (two & 1) === 0 ? 'A' : 'B', turned: (two & 2) !== 0 };
      });
      layouts.push(cards as unknown as Layout);
    }
  }
  return layouts;
}

function orders(cards: readonly CardNumber[]): CardNumber[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap(first => orders(cards.filter(card => card !== first)).map(rest => [first, ...rest]));
}

/** Minimum, tenth, median, mean, ninetieth, maximum. */
function spread(values: readonly number[]): (number | string)[] {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))]!;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [share(0), share(0.1), share(0.5), mean.toFixed(2), share(0.9), share(1)];
}
