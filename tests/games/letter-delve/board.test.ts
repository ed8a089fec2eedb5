import { afterEach, describe, expect, it, vi } from 'vitest';
import map from '../../../maps/letter-delve/board.json';
import tiles from '../../../maps/letter-delve/tiles.json';
import { cellsOf, indexOf, sameCell, type Cell } from '../../../src/core/grid.ts';
import { distanceField, UNREACHED } from '../../../src/core/ways.ts';
import { BOARD, readBoard, type Board } from '../../../src/games/letter-delve/data/board-map.ts';
import { board, boardDigest as usualDigest } from '../../../src/games/letter-delve/data/board.ts';
import { heroSteps, isTouching, STAR } from '../../../src/games/letter-delve/rules/squares.ts';
import { pictureOf } from '../../support/picture.ts';
import { linesOf } from '../support/printed-table.ts';
import { PRINTED_BOARD, PRINTED_QUIET_ROOM } from './printed.ts';

const rowsOf = (text: string): string[] => linesOf(text).map(line => line.replaceAll(' ', ''));

function drawn(from: Board): string[] {
  const letterAt = (at: Cell): string => {
    const is = (list: readonly Cell[]): boolean => list.some(each => sameCell(each, at));
    if (from.walls[indexOf(BOARD, at)]) return '#';
    if (sameCell(from.star, at)) return '*';
    if (is(from.chests.map(chest => chest.at))) return '$';
    const point = from.points.find(each => sameCell(each.at, at));
    if (point) return point.items === 2 ? 'O' : 'o';
    if (is(from.bossSpawns)) return 'M';
    return is(from.outerSpawns) ? 'm' : '.';
  };
  return Array.from({ length: BOARD.rows }, (_, y) =>
    Array.from({ length: BOARD.columns }, (_, x) => letterAt({ x, y })).join(''),
  );
}

/** A copy of the map with some tiles of a layer set anew, by map coordinates. */
function altered(layer: string, ...changes: (readonly [x: number, y: number, gid: number])[]): unknown {
  const raw = structuredClone(map) as { layers: { name: string; data?: number[] }[] };
  const { data } = raw.layers.find(each => each.name === layer)!;
  for (const [x, y, gid] of changes) data![y * 17 + x] = gid;
  return raw;
}

// Other test files may share this process: they must not meet the altered map.
afterEach(() => {
  vi.doUnmock('../../../maps/letter-delve/board.json');
  vi.resetModules();
});

describe('The board', () => {
  it('is as printed', () => {
    expect(drawn(board)).toEqual(rowsOf(PRINTED_BOARD));
  });

  it('has 1 star, 16 walls, 8 chests, 12 collection points and 24 spawn points', () => {
    expect(STAR).toEqual({ x: 7, y: 7 });
    expect(board.walls.filter(Boolean)).toHaveLength(16);
    expect([board.chests.length, board.points.length]).toEqual([8, 12]);
    expect([board.bossSpawns.length, board.outerSpawns.length]).toEqual([4, 20]);
  });

  it('is the same from all four sides', () => {
    const rows = drawn(board);
    const turned = rows.map((_, y) => rows.map(row => row[y]!).join(''));
    expect(rows.toReversed()).toEqual(rows);
    expect(rows.map(row => row.split('').toReversed().join(''))).toEqual(rows);
    expect(turned).toEqual(rows);
  });

  it('orders its spawns as the deal does', () => {
    const squares = (list: readonly Cell[]): string => list.map(({ x, y }) => `${x},${y}`).join(' ');
    expect(squares(board.bossSpawns)).toBe('6,6 8,6 6,8 8,8');
    expect(squares(board.outerSpawns)).toBe(
      '3,0 11,0 6,2 8,2 0,3 7,3 14,3 2,6 12,6 3,7 11,7 2,8 12,8 0,11 7,11 14,11 6,12 8,12 3,14 11,14',
    );
  });

  it('wakes by chests what the table says', () => {
    const wakes = Object.fromEntries(
      board.chests.map(({ at, wakes: woken }) => [
        `${at.x},${at.y}`,
        woken.map(({ x, y }) => `${x},${y}`).join(' '),
      ]),
    );
    expect(wakes).toEqual({
      '0,0': '6,6',
      '14,0': '8,6',
      '0,14': '6,8',
      '14,14': '8,8',
      '7,0': '6,2 8,2 7,3',
      '0,7': '2,6 2,8 3,7',
      '14,7': '12,6 12,8 11,7',
      '7,14': '6,12 8,12 7,11',
    });
  });

  it('can be reached on foot with all sleepers in place', () => {
    const spawns = [...board.bossSpawns, ...board.outerSpawns];
    const isOpen = (at: Cell): boolean =>
      !board.walls[indexOf(BOARD, at)] && !spawns.some(spawn => sameCell(spawn, at));
    const field = distanceField(BOARD, STAR, isOpen);
    const open = [...cellsOf(BOARD)].filter(isOpen);
    expect(open).toHaveLength(185);
    expect(open.every(at => field[indexOf(BOARD, at)] !== UNREACHED)).toBe(true);
    const around = (x: number, y: number): number => field[indexOf(BOARD, { x, y })]!;
    expect([around(5, 5), around(5, 1), around(7, 0), around(0, 0)]).toEqual([4, 8, 11, 14]);
    expect(heroSteps(STAR, { x: 7, y: 0 })).toBe(7);
    expect(heroSteps({ x: 0, y: 0 }, { x: 14, y: 14 })).toBe(28);
  });

  it('has the quiet room of the table', () => {
    const picture = pictureOf(rowsOf(PRINTED_QUIET_ROOM));
    const isTouched = (at: Cell): boolean => board.outerSpawns.some(spawn => isTouching(spawn, at));
    const isFree = (at: Cell): boolean =>
      !board.walls[indexOf(BOARD, at)] &&
      ![...board.bossSpawns, ...board.outerSpawns].some(spawn => sameCell(spawn, at));
    const quiet = distanceField(BOARD, STAR, at => isFree(at) && !isTouched(at));
    for (const at of cellsOf(BOARD)) {
      if (!isFree(at)) continue;
      const letter = isTouched(at) ? 'x' : quiet[indexOf(BOARD, at)] === UNREACHED ? '-' : 'o';
      expect(letter, `${at.x},${at.y}`).toBe(picture.at(at));
    }
  });

  it('moves its walls when the map does', async () => {
    const moved = altered('walls', [2, 2, 0], [8, 6, 2]);
    const read = readBoard(moved, tiles);
    expect(read.ok && read.value.walls[indexOf(BOARD, { x: 1, y: 1 })]).toBe(false);
    expect(read.ok && read.value.walls[indexOf(BOARD, { x: 7, y: 5 })]).toBe(true);
    vi.resetModules();
    vi.doMock('../../../maps/letter-delve/board.json', () => ({ default: moved }));
    const { game } = await import('../../../src/games/letter-delve/game.ts');
    const { board: other, boardDigest } = await import('../../../src/games/letter-delve/data/board.ts');
    let { state } = game.create({ seed: 'wall', seats: ['human'], options: {} });
    state = game.apply(state, { type: 'outfit', weapon: 0, armour: false }).state;
    state = game.apply(state, { type: 'roll' }).state;
    state = game.apply(state, { type: 'step', to: { x: 7, y: 6 } }).state;
    const steps = [...game.legalActions(state)].filter(action => action.type === 'step');
    expect(steps).not.toContainEqual({ type: 'step', to: { x: 7, y: 5 } });
    expect(other.walls[indexOf(BOARD, { x: 7, y: 5 })]).toBe(true);
    expect(game.boards).toBe(boardDigest);
    expect(game.boards).not.toBe(usualDigest);
  });

  it('is refused with its fault named', () => {
    const fault = (raw: unknown): string => {
      const read = readBoard(raw, tiles);
      return read.ok ? '' : read.problem.message;
    };
    expect(fault(altered('walls', [2, 2, 0]))).toContain('there are 15 walls');
    expect(fault(altered('walls', [2, 2, 0], [8, 8, 2]))).toContain('(7,7): it lies in a wall');
    const without = structuredClone(map) as { layers: { name: string; objects?: { type: string }[] }[] };
    const sites = without.layers.find(layer => layer.name === 'sites')!;
    sites.objects = sites.objects!.filter(object => object.type !== 'star');
    expect(fault(without)).toContain('there are 0 of star, not 1');
  });
});
