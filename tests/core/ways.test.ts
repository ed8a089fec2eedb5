import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cell,
  cellAt,
  cellsOf,
  indexOf,
  isAdjacent,
  isInside,
  neighbours,
  sameCell,
  type Cell,
  type Extent,
} from '../../src/core/grid.ts';
import { distanceField, pathTo, UNREACHED, Ways } from '../../src/core/ways.ts';

interface Board {
  readonly extent: Extent;
  readonly walls: readonly boolean[];
}

const boards: fc.Arbitrary<Board> = fc
  .record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.integer({ min: 1, max: 7 }) })
  .chain(extent =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), {
        minLength: extent.columns * extent.rows,
        maxLength: extent.columns * extent.rows,
      })
      .map(numbers => ({ extent, walls: numbers.map(number => number < 3) })),
  );

const boardsWithTwoCells = boards.chain(board => {
  const cells = fc.integer({ min: 0, max: board.walls.length - 1 }).map(index => cellAt(board.extent, index));
  return fc.tuple(fc.constant(board), cells, cells);
});

const passableOn =
  ({ extent, walls }: Board) =>
  (at: Cell): boolean =>
    !walls[indexOf(extent, at)];

/**
 * All distances by Floyd and Warshall, slow and plain. A step may enter a passable cell or leave for the target;
 * the target itself may be a wall.
 */
function naiveDistances(board: Board, target: Cell): number[] {
  const { extent } = board;
  const passable = passableOn(board);
  const all = [...cellsOf(extent)];
  const mayStand = (at: Cell): boolean => passable(at) || sameCell(at, target);
  const table = all.map(from =>
    all.map(to => {
      if (!mayStand(from) || !mayStand(to)) return Infinity;
      if (sameCell(from, to)) return 0;
      return isAdjacent(from, to) ? 1 : Infinity;
    }),
  );
  for (const [via] of all.entries()) {
    for (const row of table) {
      const first = row[via]!;
      if (first === Infinity) continue;
      for (const [to, second] of table[via]!.entries()) row[to] = Math.min(row[to]!, first + second);
    }
  }
  const goal = indexOf(extent, target);
  return table.map(row => (row[goal] === Infinity ? UNREACHED : row[goal]!));
}

/** A board from rows of `.` and `#`. */
function drawn(...rows: string[]): Board {
  return {
    extent: { columns: rows[0]!.length, rows: rows.length },
    walls: rows
      .join('')
      .split('')
      .map(c => c === '#'),
  };
}

describe('Distance fields', () => {
  it('count steps around walls', () => {
    const board = drawn('..#.', '.##.', '....');
    const field = distanceField(board.extent, cell(3, 0), passableOn(board));
    // biome-ignore format: a picture
    expect([...field]).toEqual([
      7,         8,         UNREACHED, 0,
      6,         UNREACHED, UNREACHED, 1,
      5,         4,         3,         2,
    ]);
  });

  it('equal the slow and plain way on random boards', () => {
    fc.assert(
      fc.property(boardsWithTwoCells, ([board, target]) => {
        const field = distanceField(board.extent, target, passableOn(board));
        expect([...field]).toEqual(naiveDistances(board, target));
      }),
      { seed: 501, numRuns: 150 },
    );
  });

  it('reach nothing from a target off the board', () => {
    const board = drawn('...', '...');
    for (const target of [cell(-1, 0), cell(3, 0), cell(0, 2), cell(0, -1)]) {
      expect(new Set(distanceField(board.extent, target, passableOn(board)))).toEqual(new Set([UNREACHED]));
    }
  });

  it('lead to a target that is itself a wall, and not through it', () => {
    const board = drawn('.#.');
    expect([...distanceField(board.extent, cell(1, 0), passableOn(board))]).toEqual([1, 0, 1]);
    expect([...distanceField(board.extent, cell(0, 0), passableOn(board))]).toEqual([
      0,
      UNREACHED,
      UNREACHED,
    ]);
  });

  it('never ask about a cell off the board', () => {
    const extent = { columns: 3, rows: 3 };
    distanceField(extent, cell(1, 1), at => {
      expect(isInside(extent, at)).toBe(true);
      return true;
    });
  });
});

describe('Ways', () => {
  it('compute a field once and keep it', () => {
    let asked = 0;
    const ways = new Ways({ columns: 5, rows: 5 }, () => {
      asked += 1;
      return true;
    });
    const field = ways.to(cell(2, 2));
    const once = asked;
    expect(ways.to(cell(2, 2))).toBe(field);
    expect(ways.distance(cell(0, 0), cell(2, 2))).toBe(4);
    expect(asked).toBe(once);
  });

  it('are as long one way as back', () => {
    fc.assert(
      fc.property(boardsWithTwoCells, ([board, from, to]) => {
        const passable = passableOn(board);
        fc.pre(passable(from) && passable(to));
        const ways = new Ways(board.extent, passable);
        expect(ways.distance(from, to)).toBe(ways.distance(to, from));
      }),
      { seed: 502, numRuns: 150 },
    );
  });

  it('do not mix up a cell off the board with the cell that has its number', () => {
    const extent = { columns: 4, rows: 3 };
    const ways = new Ways(extent, () => true);
    // (-1,1) would be counted as 3, which is (3,0).
    expect(ways.distance(cell(0, 0), cell(-1, 1))).toBe(UNREACHED);
    expect(ways.distance(cell(0, 0), cell(3, 0))).toBe(3);
    expect(ways.distance(cell(0, 0), cell(-1, 1))).toBe(UNREACHED);
    expect(ways.distance(cell(-1, 1), cell(3, 0))).toBe(UNREACHED);
  });
});

describe('Paths', () => {
  it('are shortest, of single steps, over passable cells, and end at the goal', () => {
    fc.assert(
      fc.property(boardsWithTwoCells, ([board, from, to]) => {
        const passable = passableOn(board);
        const standing = (at: Cell): boolean => passable(at) || sameCell(at, from);
        const path = pathTo(board.extent, from, to, passable);
        const shortest = distanceField(board.extent, to, standing)[indexOf(board.extent, from)]!;
        if (!path) {
          expect(shortest).toBe(UNREACHED);
          return;
        }
        expect(path.length).toBe(shortest);
        let here = from;
        for (const next of path) {
          expect(isAdjacent(here, next)).toBe(true);
          expect(passable(next) || sameCell(next, to)).toBe(true);
          here = next;
        }
        expect(here).toEqual(to);
      }),
      { seed: 503, numRuns: 400 },
    );
  });

  it('need no step to where one stands', () => {
    const board = drawn('.#');
    expect(pathTo(board.extent, cell(0, 0), cell(0, 0), passableOn(board))).toEqual([]);
    expect(pathTo(board.extent, cell(1, 0), cell(1, 0), passableOn(board))).toEqual([]);
  });

  it('start from a cell that is not passable, as a hero blocks her own', () => {
    const board = drawn('#..', '...');
    expect(pathTo(board.extent, cell(0, 0), cell(2, 0), passableOn(board))).toEqual([cell(1, 0), cell(2, 0)]);
  });

  it('go north, east, south, west where ways are equally long', () => {
    const open = { columns: 5, rows: 5 };
    expect(pathTo(open, cell(2, 2), cell(3, 1), () => true)).toEqual([cell(2, 1), cell(3, 1)]);
    expect(pathTo(open, cell(2, 2), cell(3, 3), () => true)).toEqual([cell(3, 2), cell(3, 3)]);
    expect(pathTo(open, cell(2, 2), cell(1, 3), () => true)).toEqual([cell(2, 3), cell(1, 3)]);
    expect(pathTo(open, cell(2, 2), cell(1, 1), () => true)).toEqual([cell(2, 1), cell(1, 1)]);
  });

  it('are undefined where no way leads, or an end is off the board', () => {
    const board = drawn('.#.', '##.', '...');
    const passable = passableOn(board);
    expect(pathTo(board.extent, cell(0, 0), cell(2, 2), passable)).toBeUndefined();
    expect(pathTo(board.extent, cell(2, 2), cell(0, 0), passable)).toBeUndefined();
    expect(pathTo(board.extent, cell(-1, 0), cell(2, 2), passable)).toBeUndefined();
    expect(pathTo(board.extent, cell(2, 2), cell(3, 2), passable)).toBeUndefined();
    expect(pathTo({ columns: 1, rows: 1 }, cell(0, 0), cell(1, 0), () => true)).toBeUndefined();
  });

  it('need the neighbours alone: a lone cell has none', () => {
    expect(neighbours(cell(0, 0)).some(next => isInside({ columns: 1, rows: 1 }, next))).toBe(false);
    expect(pathTo({ columns: 1, rows: 1 }, cell(0, 0), cell(0, 0), () => false)).toEqual([]);
  });
});
