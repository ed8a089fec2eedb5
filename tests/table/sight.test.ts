import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { CELL } from '../../src/table/layout.ts';
import { isInSight, liesOver, type Sight, viewOfAll } from '../../src/table/sight.ts';

const view = { width: 20 * CELL, height: 12 * CELL };
const bare: Sight = { view, map: { width: 0, height: 0 } };
const mapped: Sight = { view, map: { width: 6 * CELL, height: 4 * CELL } };
const origin = { x: 0, y: 0 };

describe('What is in sight', () => {
  it('is what lies in the view, but for its very edge', () => {
    expect(isInSight({ x: 10, y: 6 }, origin, bare)).toBe(true);
    expect(isInSight({ x: 0, y: 6 }, origin, bare)).toBe(false);
    expect(isInSight({ x: 20, y: 6 }, origin, bare)).toBe(false);
  });

  it('is nothing under the small map', () => {
    expect(isInSight({ x: 15, y: 2 }, origin, bare)).toBe(true);
    expect(isInSight({ x: 15, y: 2 }, origin, mapped)).toBe(false);
    expect(isInSight({ x: 15, y: 4 }, origin, mapped)).toBe(true);
    expect(isInSight({ x: 13, y: 2 }, origin, mapped)).toBe(true);
  });
});

describe('A view of all', () => {
  it('has them in its middle, where nothing is in the way', () => {
    expect(viewOfAll([{ x: 4, y: 4 }], mapped)).toEqual({ x: 4.5 * CELL, y: 4.5 * CELL });
  });

  it('moves them out from under the map, and gives up on what cannot be seen together', () => {
    const wide = [
      { x: 2, y: 3 },
      { x: 17, y: 9 },
      { x: 17, y: 3 },
    ];
    expect(viewOfAll(wide, bare)).toEqual({ x: 10 * CELL, y: 6.5 * CELL });
    const found = viewOfAll(wide, mapped);
    expect(found).toEqual({ x: 10 * CELL, y: 4.5 * CELL });
    expect(
      viewOfAll(
        [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
        ],
        mapped,
      ),
    ).toBeUndefined();
  });

  it('is true of any cells and any map', () => {
    const cell = fc.record({ x: fc.integer({ min: 0, max: 24 }), y: fc.integer({ min: 0, max: 14 }) });
    const size = fc.record({
      width: fc.integer({ min: 0, max: 120 }),
      height: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), size, (cells, map) => {
        const middle = viewOfAll(cells, { view, map });
        if (middle === undefined) return;
        const corner = { x: middle.x - view.width / 2, y: middle.y - view.height / 2 };
        for (const at of cells) {
          const right = (at.x + 1) * CELL - corner.x;
          const top = at.y * CELL - corner.y;
          expect(right <= view.width - map.width || top >= map.height).toBe(true);
          expect(right - CELL / 2).toBeLessThan(view.width);
          expect(top).toBeGreaterThan(-CELL);
        }
      }),
    );
  });
});

describe('What lies over the board', () => {
  it('covers a square as soon as it covers part of it', () => {
    const tray = { x: 100, y: 50, width: 60, height: 40 };
    const beside = CELL / 2;
    expect(liesOver(tray, { x: 130, y: 70 })).toBe(true);
    expect(liesOver(tray, { x: 100 - beside + 1, y: 70 })).toBe(true);
    expect(liesOver(tray, { x: 100 - beside, y: 70 })).toBe(false);
    expect(liesOver(tray, { x: 130, y: 90 + beside })).toBe(false);
  });
});
