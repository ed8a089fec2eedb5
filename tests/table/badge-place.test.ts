import { describe, expect, it } from 'vitest';
import { BADGE, badgePlace } from '../../src/table/views/badge-place.ts';

const CELL = 16;

describe('The eye over a foe', () => {
  it('hangs over its head where there is room', () => {
    expect(badgePlace(3, CELL, 14, false)).toEqual({ x: 0, y: -15 });
    expect(badgePlace(3, CELL, 14, true)).toEqual({ x: 0, y: -18 });
  });

  it.each([
    ['small', CELL, 14, false],
    ['gauged', CELL, 16, true],
    ['large', 2 * CELL, 32, true],
  ] as const)('is never cut off by the upper edge of the board: %s', (_name, width, height, isGauged) => {
    // Its feet stand on the lower edge of its cells.
    const feet = width;
    const { y } = badgePlace(0, width, height, isGauged);
    expect(feet + y - BADGE).toBeGreaterThanOrEqual(0);
  });
});
