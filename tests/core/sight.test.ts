/** Exact sight, against the formula and the worked examples 1 to 7 of docs/rules/nine-bit-dungeon.md (6.3, 12). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, isAdjacent, range, sameCell, type Cell } from '../../src/core/grid.ts';
import { cellsBetween, sees } from '../../src/core/sight.ts';

const cells = fc.record({ x: fc.integer({ min: 0, max: 19 }), y: fc.integer({ min: 0, max: 19 }) });
const byPlace = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

/** The formula as the rules write it down. */
function crossedByFormula(from: Cell, to: Cell): Cell[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const n = Math.abs(dx) + Math.abs(dy);
  const crossed: Cell[] = [];
  for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y); y++) {
    for (let x = Math.min(from.x, to.x); x <= Math.max(from.x, to.x); x++) {
      const at = cell(x, y);
      if (sameCell(at, from) || sameCell(at, to)) continue;
      if (2 * Math.abs(dx * (y - from.y) - dy * (x - from.x)) < n) crossed.push(at);
    }
  }
  return crossed;
}

/** The meaning of it: does the open segment between the centres pass through the inside of the cell's square? */
function passesThrough(from: Cell, to: Cell, at: Cell): boolean {
  // In half cells, so that centres and corners are whole numbers; clipped exactly with fractions as pairs.
  const [px, py] = [2 * from.x + 1, 2 * from.y + 1];
  const [dx, dy] = [2 * (to.x - from.x), 2 * (to.y - from.y)];
  let [enterTop, enterBottom] = [0, 1];
  let [leaveTop, leaveBottom] = [1, 1];
  for (const [p, d, low] of [
    [px, dx, 2 * at.x],
    [py, dy, 2 * at.y],
  ] as const) {
    const high = low + 2;
    if (d === 0) {
      if (p <= low || p >= high) return false;
      continue;
    }
    const first = d > 0 ? low - p : p - high;
    const second = d > 0 ? high - p : p - low;
    const scale = Math.abs(d);
    if (first * enterBottom > enterTop * scale) [enterTop, enterBottom] = [first, scale];
    if (second * leaveBottom < leaveTop * scale) [leaveTop, leaveBottom] = [second, scale];
  }
  return enterTop * leaveBottom < leaveTop * enterBottom;
}

describe('The cells between', () => {
  it('are those of the formula, for every difference up to nineteen', () => {
    const from = cell(19, 19);
    for (let x = 0; x < 39; x++) {
      for (let y = 0; y < 39; y++) {
        const between = cellsBetween(from, cell(x, y)).toSorted(byPlace);
        expect(between).toEqual(crossedByFormula(from, cell(x, y)));
      }
    }
  });

  it('are exactly the cells whose inside the line passes through', () => {
    fc.assert(
      fc.property(cells, cells, (from, to) => {
        const between = cellsBetween(from, to);
        for (let y = 0; y < 20; y++) {
          for (let x = 0; x < 20; x++) {
            const at = cell(x, y);
            if (sameCell(at, from) || sameCell(at, to)) continue;
            expect(between.some(other => sameCell(other, at))).toBe(passesThrough(from, to, at));
          }
        }
      }),
      { seed: 601, numRuns: 60 },
    );
  });

  it('are the same from both ends, wherever the two lie', () => {
    fc.assert(
      fc.property(cells, cells, cells, (from, to, by) => {
        const there = cellsBetween(from, to).toSorted(byPlace);
        expect(cellsBetween(to, from).toSorted(byPlace)).toEqual(there);
        const moved = (at: Cell): Cell => cell(at.x + by.x, at.y + by.y);
        expect(cellsBetween(moved(from), moved(to)).toSorted(byPlace)).toEqual(there.map(moved));
      }),
      { seed: 602, numRuns: 300 },
    );
  });

  it('are none between neighbours, across a corner, or at home', () => {
    expect(cellsBetween(cell(4, 4), cell(5, 4))).toEqual([]);
    expect(cellsBetween(cell(4, 4), cell(5, 5))).toEqual([]);
    expect(cellsBetween(cell(4, 4), cell(4, 4))).toEqual([]);
  });

  it('cannot be spoilt by a caller that changes its answer', () => {
    const mine = cellsBetween(cell(0, 0), cell(3, 0)) as Cell[];
    mine.length = 0;
    expect(cellsBetween(cell(0, 0), cell(3, 0))).toEqual([cell(1, 0), cell(2, 0)]);
  });
});

describe('Sight', () => {
  const randomWalls = fc.uniqueArray(cells, { maxLength: 120, comparator: sameCell });

  it('is symmetric, whatever stands around', () => {
    fc.assert(
      fc.property(cells, cells, randomWalls, (from, to, walls) => {
        const blocks = (at: Cell): boolean => walls.some(wall => sameCell(wall, at));
        expect(sees(to, from, blocks)).toBe(sees(from, to, blocks));
      }),
      { seed: 603, numRuns: 500 },
    );
  });

  it('is blocked by a wall exactly where the formula says it is crossed', () => {
    fc.assert(
      fc.property(cells, cells, randomWalls, (from, to, walls) => {
        const blocks = (at: Cell): boolean => walls.some(wall => sameCell(wall, at));
        expect(sees(from, to, blocks)).toBe(!crossedByFormula(from, to).some(blocks));
      }),
      { seed: 604, numRuns: 500 },
    );
  });

  it('is never taken from neighbours or from the two ends, even inside walls', () => {
    fc.assert(
      fc.property(cells, cells, (from, to) => {
        const close =
          isAdjacent(from, to) || (Math.abs(from.x - to.x) === 1 && Math.abs(from.y - to.y) === 1);
        const between = cellsBetween(from, to);
        if (close) expect(sees(from, to, () => true)).toBe(true);
        expect(sees(from, to, at => sameCell(at, from) || sameCell(at, to))).toBe(true);
        expect(sees(from, to, () => true)).toBe(between.length === 0);
      }),
      { seed: 605, numRuns: 300 },
    );
  });
});

describe('The worked examples of 9-Bit Dungeon, on board Alpha', () => {
  // biome-ignore format: a picture
  const ALPHA = [
    '..............',
    '.#.#.#..~~.~~.',
    '...E....~K.H~.',
    '.#.#.#..~~.~~.',
    '......HH......',
    'H.~.~.C..#.#..',
    '....~...H.S.#.',
    '..~X~.........',
    '..~.....#...H.',
    '..~.~.H..#.#..',
  ];
  const isWall = (at: Cell): boolean => ALPHA[at.y]![at.x] === '#';
  const inSight = (from: Cell, to: Cell, monsters: readonly Cell[] = []): boolean =>
    range(from, to) <= 5 &&
    sees(from, to, at => isWall(at) || monsters.some(monster => sameCell(monster, at)));

  it('1. sees across the corner that the line only brushes', () => {
    expect(range(cell(0, 1), cell(1, 0))).toBe(2);
    expect(inSight(cell(0, 1), cell(1, 0))).toBe(true);
  });

  it('2. sees over water at range 4', () => {
    expect(range(cell(7, 1), cell(10, 2))).toBe(4);
    expect(inSight(cell(7, 1), cell(10, 2))).toBe(true);
  });

  it('3. does not see through the wall that is crossed', () => {
    expect(range(cell(3, 2), cell(6, 4))).toBe(5);
    expect(cellsBetween(cell(3, 2), cell(6, 4))).toContainEqual(cell(5, 3));
    expect(inSight(cell(3, 2), cell(6, 4))).toBe(false);
  });

  it('4. ends at range 5, although only water lies between', () => {
    expect(range(cell(0, 7), cell(6, 7))).toBe(6);
    expect(inSight(cell(0, 7), cell(6, 7))).toBe(false);
    expect(inSight(cell(1, 7), cell(6, 7))).toBe(true);
  });

  it('5. counts beside as 1, the diagonal as 2, a knight as 3', () => {
    expect([cell(1, 0), cell(1, 1), cell(2, 1)].map(to => range(cell(0, 0), to))).toEqual([1, 2, 3]);
  });

  it('6. loses the knight behind the wall it crosses', () => {
    expect(cellsBetween(cell(0, 4), cell(1, 2)).toSorted(byPlace)).toEqual([cell(0, 3), cell(1, 3)]);
    expect(inSight(cell(0, 4), cell(1, 2))).toBe(false);
  });

  it('7. does not see the far monster behind the near one', () => {
    const monsters = [cell(8, 7), cell(10, 7)];
    expect(inSight(cell(7, 7), monsters[0]!, monsters)).toBe(true);
    expect(inSight(cell(7, 7), monsters[1]!, monsters)).toBe(false);
  });
});
