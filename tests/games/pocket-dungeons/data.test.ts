import { describe, expect, it } from 'vitest';
import { BOARD, START } from '../../../src/games/pocket-dungeons/data/board.ts';
import { CARDS, DELVERS, DWELLERS, type PoolPair } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { chartResult, CHARTS, TRAPS, type ChartId } from '../../../src/games/pocket-dungeons/data/charts.ts';
import * as constants from '../../../src/games/pocket-dungeons/data/constants.ts';
import { LESSON_BOARD } from '../../../src/games/pocket-dungeons/data/lesson-board.ts';
import { prefabOf } from '../../../src/games/pocket-dungeons/data/prefabs.ts';
import { TILE_KINDS, turned } from '../../../src/games/pocket-dungeons/data/tiles.ts';
import { cellsOfTable } from '../support/printed-table.ts';
import { CHARACTERS, CHART_CHANCES, TILES, TRAP_TESTS } from './printed.ts';

function printed({ off, def }: PoolPair): string {
  const pool = ({ dice, kicker }: PoolPair['off']): string => (kicker > 0 ? `${dice}(${kicker})` : `${dice}`);
  return `${pool(off)}/${pool(def)}`;
}

describe('The tables', () => {
  it('characters are as printed', () => {
    const rows = CARDS.map(card => [
      card.id,
      card.kind,
      card.figures,
      card.type,
      printed(card.melee),
      printed(card.ranged),
      printed(card.magic),
      card.action,
      card.abilities.join(' '),
    ]);
    expect(rows.map(row => row.map(String))).toEqual(cellsOfTable(CHARACTERS));
    expect([DELVERS.length, DWELLERS.length]).toEqual([6, 6]);
  });

  it('tiles are as printed, edges read from the maps', () => {
    const rows = TILE_KINDS.map(({ id, count }) => {
      const { exits, rotations } = prefabOf(id);
      return [id, exits, rotations.length, count];
    });
    expect(rows).toEqual(TILES);
    expect(TILE_KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(constants.TILES);
  });

  it('four quarter turns lead back', () => {
    for (let mask = 0; mask < 16; mask++) expect(turned(mask, 4)).toBe(mask);
    expect(turned(3, 1)).toBe(6);
  });

  it.each(Object.keys(CHARTS) as ChartId[])('the chart %s has every chance of 36', chart => {
    const counted: Record<string, number> = {};
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const result = chartResult(chart, one + two);
        counted[result] = (counted[result] ?? 0) + 1;
      }
    expect(counted).toEqual(CHART_CHANCES[chart]);
  });

  it('traps test what is printed', () => {
    const tests = TRAPS.map(({ id, test }) => [id, test ? `${test.stat} ${test.need}` : '']);
    expect(Object.fromEntries(tests)).toEqual(TRAP_TESTS);
    expect(TRAPS.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('constants are as printed', () => {
    expect(BOARD).toEqual({ columns: 17, rows: 13 });
    expect(START).toEqual({ x: 8, y: 6 });
    expect(constants).toMatchObject({
      TILES: 60,
      FRONTIER_GUARD: 4,
      QUICK_WATER_AFTER: 24,
      COUNTERS: { treasure: 6, hazard: 6, stairs: 1 },
      DOORS: 6,
      FOUL_AIR_ROUND: 36,
      MAX_ROUNDS: 60,
      ENCOUNTER_ROLL_CAP: 12,
    });
  });
});

describe('Our own clock', () => {
  it('gives the others more time, the less was carried out and the fewer sit at the table', () => {
    const rows = [2, 3, 4, 5, 6].map(seats => constants.LAST_CALL_ROUNDS[seats]!);
    for (const row of rows) expect(row).toEqual(row.toSorted((a, b) => b - a));
    for (const haul of [0, 1, 2, 3]) {
      const column = rows.map(row => row[haul]!);
      expect(column).toEqual(column.toSorted((a, b) => b - a));
    }
  });
});

describe('The map of the lesson', () => {
  const EXITS = { N: 1, E: 2, S: 4, W: 8 } as const;
  const mask = (letters: string): number =>
    letters.split('').reduce((sum, letter) => sum + EXITS[letter as keyof typeof EXITS], 0);

  it('holds the tiles of the printed table', () => {
    const found = LESSON_BOARD.tiles.map(({ at, kind, rot }) => [
      at.x,
      at.y,
      kind,
      turned(prefabOf(kind).exits, rot),
    ]);
    // biome-ignore format: a table
    expect(found).toEqual([
      [1, 0, 'hall-corner',   mask('ES')],
      [2, 0, 'room-vault',    mask('W')],
      [0, 1, 'hall-dead',     mask('E')],
      [1, 1, 'start',         mask('NESW')],
      [2, 1, 'hall-straight', mask('EW')],
      [3, 1, 'room-tee',      mask('EWS')],
      [4, 1, 'hall-straight', mask('EW')],
      [5, 1, 'room-bend',     mask('WS')],
      [1, 2, 'hall-straight', mask('NS')],
      [3, 2, 'water',         mask('NESW')],
      [5, 2, 'hall-straight', mask('NS')],
      [1, 3, 'hall-dead',     mask('N')],
      [3, 3, 'room-vault',    mask('N')],
      [5, 3, 'room-vault',    mask('N')],
    ]);
  });

  it('holds its counters and its door', () => {
    expect(LESSON_BOARD.counters).toEqual([
      { at: { x: 2, y: 0 }, counter: 'treasure' },
      { at: { x: 1, y: 3 }, counter: 'hazard' },
      { at: { x: 3, y: 3 }, counter: 'treasure' },
      { at: { x: 5, y: 3 }, counter: 'stairs' },
    ]);
    expect(LESSON_BOARD.doors).toEqual([{ at: { x: 3, y: 1 }, side: 'east' }]);
    expect(LESSON_BOARD.extent).toEqual({ columns: 6, rows: 4 });
  });
});
