/** The maps: the old cellar is proof-read against the paper; every cellar keeps what the rules and the candle rely on. */
import { describe, expect, it } from 'vitest';
import { cell, cellsOf, isInside, range, type Cell } from '../../../src/core/grid.ts';
import { sees } from '../../../src/core/sight.ts';
import { UNREACHED } from '../../../src/core/ways.ts';
import { boardsDigest, CELLARS, cellarOf } from '../../../src/games/the-cellar/data/cellars.ts';
import { CANDLE, RAT_EYES } from '../../../src/games/the-cellar/data/constants.ts';
import { FINDS } from '../../../src/games/the-cellar/data/finds.ts';
import { LITTER } from '../../../src/games/the-cellar/data/rats.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import { PLACE_GOALS } from '../../../src/records/campaign-goals.ts';
import { picture } from '../../support/picture.ts';
import { isFloor, OLD_CELLAR, SETUP, site } from './positions.ts';

/** S start, K key, C chest, W bottle, B barrel, r rat, D door: everything stands on floor but the door, which is in the wall. */
const PAPER = picture(`
  # # # # # # # # # # D # #
  # S . . # . W . B . . . #
  # . . . # . . # . r . . #
  # . . . B . . # . ~ ~ . #
  # . . # # . . # . ~ ~ . #
  # . . . . . . # . . . . #
  # # . # # . . . . r B . #
  # K . . # . . C . . . . #
  # # # # # # # # # # # # #
`);

describe('The old cellar', () => {
  it('is the cellar as drawn', () => {
    expect(OLD_CELLAR.extent).toEqual(PAPER.extent);
    const ground = PAPER.rows.map(row => row.replaceAll('D', '#').replaceAll(/[SKCWBr]/g, '.'));
    expect(OLD_CELLAR.rows).toEqual(ground);
  });

  it('has everything where it was drawn, barrels and rats in reading order', () => {
    expect(site.start).toEqual(PAPER.one('S'));
    expect(site.key).toEqual(PAPER.one('K'));
    expect(site.chest).toEqual(PAPER.one('C'));
    expect(site.bottle).toEqual(PAPER.one('W'));
    expect(site.door).toEqual(PAPER.one('D'));
    expect(site.barrels).toEqual(PAPER.all('B'));
    expect(site.rats).toEqual(PAPER.all('r'));
  });

  it('lets nobody walk on barrels, puddles or walls', () => {
    for (const at of [...site.barrels, cell(9, 3), cell(10, 4), cell(7, 2), cell(0, 0)]) {
      expect(isFloor(at)).toBe(false);
    }
    expect(isFloor(cell(-1, 3))).toBe(false);
    expect(isFloor(cell(13, 3))).toBe(false);
  });

  it('is hidden by walls and by nothing else', () => {
    const { blocksSight } = OLD_CELLAR;
    expect(blocksSight(cell(7, 2))).toBe(true);
    expect(blocksSight(cell(-1, 0))).toBe(true);
    for (const at of [cell(9, 3), cell(4, 3), cell(7, 7), cell(5, 5)]) expect(blocksSight(at)).toBe(false);
  });
});

describe.each(CELLARS)('%s', id => {
  const { extent, rows, decor, site: sites, ways, isFloor: isOpen, blocksSight } = cellarOf({ cellar: id });

  it('is walled in all round', () => {
    for (const at of cellsOf(extent)) {
      const isEdge = at.x === 0 || at.y === 0 || at.x === extent.columns - 1 || at.y === extent.rows - 1;
      if (isEdge) expect(isOpen(at)).toBe(false);
    }
  });

  it('has its door in the wall, and opens it from the square below', () => {
    expect(isOpen(sites.door)).toBe(false);
    expect(sites.doorstep).toEqual(cell(sites.door.x, sites.door.y + 1));
    expect(isOpen(sites.doorstep)).toBe(true);
  });

  it('has everything else on floor of its own', () => {
    const own = [sites.start, sites.key, sites.chest, sites.bottle, ...sites.rats];
    for (const at of own) expect(isOpen(at), `${at.x},${at.y}`).toBe(true);
    expect(new Set([...own, ...sites.barrels].map(({ x, y }) => `${x},${y}`)).size).toBe(
      own.length + sites.barrels.length,
    );
  });

  it('has barrels and nests for what is dealt to them', () => {
    expect(sites.barrels).toHaveLength(3);
    expect(sites.barrels.length).toBeLessThanOrEqual(FINDS.length);
    expect(sites.rats).toHaveLength(2);
    expect(sites.rats.length).toBeLessThanOrEqual(LITTER.length);
  });

  it('can be walked from the stairs to every floor, and beside every barrel', () => {
    const reached = (at: Cell): boolean => ways.distance(at, sites.start) < UNREACHED;
    for (const at of cellsOf(extent)) expect(reached(at), `${at.x},${at.y}`).toBe(isOpen(at));
    for (const barrel of sites.barrels)
      expect([...cellsOf(extent)].some(at => range(at, barrel) === 1 && reached(at))).toBe(true);
  });

  it('is as long as the others: 14 turns at best, so that candles and the goal of 16 turns are fair in all', () => {
    const steps = ways.distance(sites.start, sites.key) + ways.distance(sites.key, sites.doorstep);
    const takingAndLeaving = 2;
    expect(Math.ceil((steps + takingAndLeaving) / 2)).toBe(14);
    const [par] = PLACE_GOALS['the-cellar']!.par.demands;
    expect(par).toMatchObject({ is: 'par', turns: 16 });
    expect(CANDLE.short).toBeGreaterThan(16);
  });

  it('keeps its bottle off the way: it costs 7 to 9 actions more, which the long candle can spare', () => {
    const { start, key, bottle, doorstep } = sites;
    const far = (...stops: readonly Cell[]): number =>
      stops.slice(1).reduce((sum, to, index) => sum + ways.distance(stops[index]!, to), 0);
    const straight = far(start, key, doorstep);
    const detour = Math.min(far(start, bottle, key, doorstep), far(start, key, bottle, doorstep)) - straight;
    expect(detour + 1).toBeGreaterThanOrEqual(7);
    expect(detour + 1).toBeLessThanOrEqual(9);
  });

  it('has no rat that sees the stairs', () => {
    for (const rat of sites.rats) {
      expect(range(rat, sites.start) <= RAT_EYES && sees(rat, sites.start, blocksSight)).toBe(false);
    }
  });

  it('keeps its pictures on the board, and none where a thing stands', () => {
    const things = [sites.start, sites.key, sites.chest, sites.bottle, sites.door, ...sites.barrels];
    for (const { sprite, at } of decor) {
      expect(sprite).not.toBe('');
      expect(isInside(extent, at)).toBe(true);
      expect(rows[at.y]![at.x]).not.toBe('~');
      expect(
        things.some(thing => thing.x === at.x && thing.y === at.y),
        sprite,
      ).toBe(false);
    }
  });
});

describe('The maps', () => {
  it('are dealt by the seed, each about as often', () => {
    const dealt = Array.from(
      { length: 500 },
      (_, index) => game.create({ ...SETUP, seed: `map ${index}` }).state.cellar,
    );
    for (const id of CELLARS) {
      const times = dealt.filter(other => other === id).length;
      expect(times, id).toBeGreaterThan(500 / CELLARS.length / 2);
    }
  });

  it('have names and shapes of their own', () => {
    expect(CELLARS.length).toBeGreaterThanOrEqual(4);
    const all = CELLARS.map(id => cellarOf({ cellar: id }));
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ rows }) => rows.join())).size).toBe(all.length);
  });

  it('give each run the boards it was played on', () => {
    expect(game.boards).toBe(boardsDigest);
  });
});
