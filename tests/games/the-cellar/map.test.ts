/** The map: `maps/the-cellar/cellar.json`, proof-read against the cellar as it was drawn on paper. */
import { describe, expect, it } from 'vitest';
import { cell, cellsOf, isInside, range, type Cell } from '../../../src/core/grid.ts';
import { digest } from '../../../src/core/plain.ts';
import { sees } from '../../../src/core/sight.ts';
import { UNREACHED } from '../../../src/core/ways.ts';
import {
  blocksSight,
  decor,
  extent,
  fingerprint,
  isFloor,
  rows,
  site,
  ways,
} from '../../../src/games/the-cellar/data/map.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import map from '../../../maps/the-cellar/cellar.json';
import { picture } from '../../support/picture.ts';

/** S start, K key, C chest, B barrel, r rat, D door: everything stands on floor but the door, which is in the wall. */
const PAPER = picture(`
  # # # # # # # # # # D # #
  # S . . # . . . B . . . #
  # . . . # . . # . r . . #
  # . . . B . . # . ~ ~ . #
  # . . # # . . # . ~ ~ . #
  # . . . . . . # . . . . #
  # # . # # . . . . r B . #
  # K . . # . . C . . . . #
  # # # # # # # # # # # # #
`);

describe('The map', () => {
  it('is the cellar as drawn', () => {
    expect(extent).toEqual(PAPER.extent);
    const ground = PAPER.rows.map(row => row.replaceAll('D', '#').replaceAll(/[SKCBr]/g, '.'));
    expect(rows).toEqual(ground);
  });

  it('has everything where it was drawn, barrels and rats in reading order', () => {
    expect(site.start).toEqual(PAPER.one('S'));
    expect(site.key).toEqual(PAPER.one('K'));
    expect(site.chest).toEqual(PAPER.one('C'));
    expect(site.door).toEqual(PAPER.one('D'));
    expect(site.barrels).toEqual(PAPER.all('B'));
    expect(site.rats).toEqual(PAPER.all('r'));
  });

  it('is walled in all round', () => {
    for (const at of cellsOf(extent)) {
      const isEdge = at.x === 0 || at.y === 0 || at.x === extent.columns - 1 || at.y === extent.rows - 1;
      if (isEdge) expect(isFloor(at)).toBe(false);
    }
    expect(isFloor(cell(-1, 3))).toBe(false);
    expect(isFloor(cell(13, 3))).toBe(false);
  });

  it('has its door in the wall, and opens it from the square below', () => {
    expect(isFloor(site.door)).toBe(false);
    expect(site.doorstep).toEqual(cell(site.door.x, site.door.y + 1));
    expect(isFloor(site.doorstep)).toBe(true);
  });

  it('lets nobody walk on barrels, puddles or walls', () => {
    for (const at of [...site.barrels, cell(9, 3), cell(10, 4), cell(7, 2), cell(0, 0)]) {
      expect(isFloor(at)).toBe(false);
    }
    for (const at of [site.start, site.key, site.chest, ...site.rats]) expect(isFloor(at)).toBe(true);
  });

  it('is hidden by walls and by nothing else', () => {
    expect(blocksSight(cell(7, 2))).toBe(true);
    expect(blocksSight(cell(-1, 0))).toBe(true);
    for (const at of [cell(9, 3), cell(4, 3), cell(7, 7), cell(5, 5)]) expect(blocksSight(at)).toBe(false);
  });

  it('can be walked from the stairs to every floor, and beside every barrel', () => {
    const reached = (at: Cell): boolean => ways.distance(at, site.start) < UNREACHED;
    for (const at of cellsOf(extent)) expect(reached(at), `${at.x},${at.y}`).toBe(isFloor(at));
    for (const barrel of site.barrels)
      expect([...cellsOf(extent)].some(at => range(at, barrel) === 1 && reached(at))).toBe(true);
  });

  it('gives the candle room: the shortest delve takes 14 turns, the short candle lasts 18', () => {
    const steps = ways.distance(site.start, site.key) + ways.distance(site.key, site.doorstep);
    const takingAndLeaving = 2;
    expect([steps, Math.ceil((steps + takingAndLeaving) / 2)]).toEqual([25, 14]);
  });

  it('has no rat that sees the stairs', () => {
    for (const rat of site.rats) {
      expect(range(rat, site.start) <= 4 && sees(rat, site.start, blocksSight)).toBe(false);
    }
  });

  it('gives each run the board it was played on', () => {
    expect(game.boards).toBe(fingerprint);
    expect(fingerprint).toBe(digest(map));
  });

  it('keeps its pictures on the board', () => {
    for (const { sprite, at } of decor) {
      expect(sprite).not.toBe('');
      expect(isInside(extent, at)).toBe(true);
    }
  });
});
