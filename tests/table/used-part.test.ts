import { describe, expect, it } from 'vitest';
import { usedPart } from '../../src/table/used-part.ts';

describe('The part of a board that is there', () => {
  const extent = { columns: 5, rows: 4 };

  it('is what is not void', () => {
    expect(usedPart(['     ', ' .#  ', '  .  ', '     '], extent)).toEqual({
      x: 1,
      y: 1,
      columns: 2,
      rows: 2,
    });
  });

  it('is all of a board that is void everywhere', () => {
    expect(usedPart(['     ', '     ', '     ', '     '], extent)).toEqual({
      x: 0,
      y: 0,
      columns: 5,
      rows: 4,
    });
  });

  it('leaves a rim out', () => {
    expect(usedPart(['#####', '#...#', '#...#', '#####'], extent, 1)).toEqual({
      x: 1,
      y: 1,
      columns: 3,
      rows: 2,
    });
  });
});
