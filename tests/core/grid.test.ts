import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cell,
  cellAt,
  cellName,
  cellsIn,
  cellsOf,
  covers,
  DIRECTIONS,
  directionTo,
  indexOf,
  isAdjacent,
  isInside,
  neighbours,
  range,
  rowsOf,
  sameCell,
  stepFrom,
} from '../../src/core/grid.ts';

const extents = fc.record({
  columns: fc.integer({ min: 1, max: 40 }),
  rows: fc.integer({ min: 1, max: 40 }),
});
const cells = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });

describe('Steps', () => {
  it('lead north up and south down: (0,0) is the top left', () => {
    expect(stepFrom(cell(3, 3), 'north')).toEqual({ x: 3, y: 2 });
    expect(stepFrom(cell(3, 3), 'east')).toEqual({ x: 4, y: 3 });
    expect(stepFrom(cell(3, 3), 'south')).toEqual({ x: 3, y: 4 });
    expect(stepFrom(cell(3, 3), 'west')).toEqual({ x: 2, y: 3 });
  });

  it('come in the order north, east, south, west, which every tie in the rules follows', () => {
    expect(DIRECTIONS).toEqual(['north', 'east', 'south', 'west']);
    expect(neighbours(cell(0, 0))).toEqual([cell(0, -1), cell(1, 0), cell(0, 1), cell(-1, 0)]);
  });

  it('are found again from the two cells, and only between neighbours', () => {
    fc.assert(
      fc.property(cells, cells, fc.constantFrom(...DIRECTIONS), (from, other, direction) => {
        expect(directionTo(from, stepFrom(from, direction))).toBe(direction);
        expect(directionTo(from, other) !== undefined).toBe(isAdjacent(from, other));
      }),
      { seed: 401, numRuns: 200 },
    );
  });

  it('know that a cell is no neighbour of itself, nor of a cell across the corner', () => {
    expect(isAdjacent(cell(2, 2), cell(2, 2))).toBe(false);
    expect(isAdjacent(cell(2, 2), cell(3, 3))).toBe(false);
    expect(directionTo(cell(2, 2), cell(3, 3))).toBeUndefined();
  });
});

describe('Range', () => {
  it('is 1 beside, 2 across the corner, 3 for a knight', () => {
    expect(range(cell(4, 4), cell(4, 5))).toBe(1);
    expect(range(cell(4, 4), cell(5, 5))).toBe(2);
    expect(range(cell(4, 4), cell(6, 5))).toBe(3);
  });

  it('is the same both ways, nought only at home, and never longer by a detour', () => {
    fc.assert(
      fc.property(cells, cells, cells, (a, b, c) => {
        expect(range(a, b)).toBe(range(b, a));
        expect(range(a, b) === 0).toBe(sameCell(a, b));
        expect(range(a, c)).toBeLessThanOrEqual(range(a, b) + range(b, c));
      }),
      { seed: 402, numRuns: 200 },
    );
  });
});

describe('Boards', () => {
  it('count their cells in reading order, there and back', () => {
    fc.assert(
      fc.property(extents, extent => {
        const all = [...cellsOf(extent)];
        expect(all.length).toBe(extent.columns * extent.rows);
        expect(all.every(at => isInside(extent, at))).toBe(true);
        expect(all.map(at => indexOf(extent, at))).toEqual([...all.keys()]);
        expect([...all.keys()].map(index => cellAt(extent, index))).toEqual(all);
      }),
      { seed: 403, numRuns: 50 },
    );
  });

  it('end at their edges', () => {
    const extent = { columns: 3, rows: 2 };
    for (const outside of [
      cell(-1, 0),
      cell(0, -1),
      cell(3, 0),
      cell(0, 2),
      cell(3, 2),
      cell(Number.NaN, 0),
    ]) {
      expect(isInside(extent, outside)).toBe(false);
    }
    expect(isInside(extent, cell(2, 1))).toBe(true);
    expect([...cellsOf({ columns: 0, rows: 5 })]).toEqual([]);
  });

  it('name their cells with a letter and a number', () => {
    expect(cellName(cell(0, 0))).toBe('A1');
    expect(cellName(cell(2, 3))).toBe('C4');
    expect(cellName(cell(25, 8))).toBe('Z9');
    expect(cellName(cell(26, 9))).toBe('AA10');
    expect(cellName(cell(51, 0))).toBe('AZ1');
    expect(cellName(cell(52, 0))).toBe('BA1');
    expect(cellName(cell(701, 0))).toBe('ZZ1');
    expect(cellName(cell(702, 0))).toBe('AAA1');
  });

  it('never give two cells one name', () => {
    const extent = { columns: 60, rows: 12 };
    expect(new Set([...cellsOf(extent)].map(cellName)).size).toBe(720);
  });
});

describe('Areas', () => {
  const area = { at: cell(2, 3), size: { columns: 2, rows: 2 } };

  it('have their cells in reading order', () => {
    expect(cellsIn(area)).toEqual([cell(2, 3), cell(3, 3), cell(2, 4), cell(3, 4)]);
  });

  it('cover their own cells and no other', () => {
    const covered = [...cellsOf({ columns: 9, rows: 9 })].filter(at => covers(area, at));
    expect(covered).toEqual(cellsIn(area));
    expect(covers(area, cell(1, 3))).toBe(false);
  });

  it('are rows of text, letter by letter', () => {
    expect(rowsOf({ columns: 3, rows: 2 }, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['abc', 'def']);
  });
});
