import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Size } from '../../src/core/box.ts';
import { grownTo, growthFor, stepsFor } from '../../src/panels/logic/growth.ts';
import { SHAPES, tableShape } from '../../src/panels/logic/table-shape.ts';

const windows = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 320, max: 2160 }),
});
const larger = (size: Size, by: number): Size => ({
  width: size.width + by,
  height: size.height + by,
});

describe('how large things are drawn', () => {
  it.each([
    [320, 480, 1],
    [1280, 720, 1],
    [1366, 768, 1],
    [1920, 1080, 1.3],
    [2560, 1440, 1.73],
    [3440, 1440, 1.73],
    [3840, 2160, 2.59],
  ])('%i by %i', (width, height, growth) => {
    expect(growthFor({ width, height })).toBeCloseTo(growth, 2);
  });

  it('never shrinks as the window grows, and knows its bounds', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 800 }), (size, by) => {
        const growth = growthFor(size);
        expect(growth).toBeGreaterThanOrEqual(1);
        expect(growth).toBeLessThanOrEqual(2.6);
        expect(growthFor(larger(size, by))).toBeGreaterThanOrEqual(growth);
      }),
    );
  });

  it('takes pictures along in whole steps, from what is usual to what is large and beyond', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 800 }), (size, by) => {
        const step = grownTo(growthFor(size), 2, 3);
        expect(Number.isInteger(step)).toBe(true);
        expect(step).toBeGreaterThanOrEqual(2);
        expect(grownTo(growthFor(larger(size, by)), 2, 3)).toBeGreaterThanOrEqual(step);
      }),
    );
    expect([1, 1.3, 1.73, 2.59].map(growth => stepsFor(growth, 1))).toEqual([1, 1, 2, 2]);
    expect([1, 1.3, 1.73, 2.59].map(growth => stepsFor(growth, 2))).toEqual([2, 2, 3, 5]);
    expect(grownTo(1, 2, 3)).toBe(2);
    expect(grownTo(1.3, 2, 3)).toBe(3);
    expect(grownTo(2.59, 2, 3)).toBe(6);
  });
});

describe('how the table divides the window', () => {
  it('is one of five ways, below the board only where the window is upright', () => {
    fc.assert(
      fc.property(windows, fc.boolean(), (size, hasLargeText) => {
        const shape = tableShape(size, hasLargeText);
        expect(SHAPES).toContain(shape);
        expect(shape.flow).toBe(size.width <= size.height ? 'below' : 'beside');
        if (hasLargeText || shape.flow === 'below') expect(shape.isSheet).toBe(true);
      }),
    );
  });

  it.each([
    [1280, 720, false, false],
    [1366, 657, false, false],
    [1024, 768, false, false],
    [1920, 1080, false, false],
    [3840, 2160, false, false],
    [960, 540, true, true],
    [844, 390, true, true],
    [390, 844, true, true],
    [820, 1180, true, false],
    [653, 634, true, true],
  ])('%i by %i', (width, height, isSheet, isCompact) => {
    expect(tableShape({ width, height }, false)).toMatchObject({ isSheet, isCompact });
  });
});
