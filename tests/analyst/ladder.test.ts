import { describe, expect, it } from 'vitest';
import { rounded } from '../../tools/lib/numbers.ts';
import { wilson } from '../../tools/sim/ladder.ts';

describe("Wilson's interval", () => {
  it.each([
    [50, 100, 40.4, 59.6],
    [0, 10, 0, 27.8],
    [10, 10, 72.2, 100],
    [28, 100, 20.1, 37.5],
    [0, 0, 0, 100],
  ])('of %i wins in %i games', (wins, games, from, to) => {
    expect(wilson(wins, games).map(percent => Math.abs(rounded(percent, 1)))).toEqual([from, to]);
  });
});
