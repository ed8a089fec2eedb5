import { describe, expect, it } from 'vitest';
import { edgePlace } from '../../src/table/views/edge-place.ts';

describe('The name of a row', () => {
  const first = 16;

  it.each([
    ['far before the squares', -40, 6],
    ['just before the gap', 6, 6],
    ['with no room but for the name', 7, 7],
  ])('stands beside the squares: the view begins %s', (_where, corner, at) => {
    expect(edgePlace(first, corner, 9, 4)).toEqual({ at, isBeside: true });
  });

  it('lies over the squares, off the ring, where the view has no room beside them', () => {
    expect(edgePlace(first, 8, 9, 4)).toEqual({ at: 12, isBeside: false });
    expect(edgePlace(first, 100, 9, 4)).toEqual({ at: 104, isBeside: false });
  });
});
