import { describe, expect, it } from 'vitest';
import { CERTAIN, chanceOf } from '../../src/analyst/chance.ts';
import { bent, chanceBy, leafOf } from '../../src/analyst/trees.ts';

/** Feature 0 more than 5? Then feature 1 more than 2 (right) or more than 1 (left)? Then feature 2 more than 0. */
const TREE = [0, 5, 1, 1, 1, 2, 2, 0, 2, 0, 2, 0, 2, 0, 10, 11, 12, 13, 14, 15, 16, 17];

describe('a tree', () => {
  it.each([
    [[5, 1, 0], 10],
    [[5, 1, 1], 11],
    [[0, 2, 0], 12],
    [[-3, 9, 4], 13],
    [[6, 2, -1], 14],
    [[6, 2, 1], 15],
    [[6, 3, 0], 16],
    [[6, 3, 1], 17],
  ])('leads %j to leaf %i', (features, leaf) => expect(leafOf(TREE, features)).toBe(leaf));

  it('adds its leaf to those of the others', () => {
    const forest = { start: -100, trees: [TREE, TREE], bends: [] };
    expect(chanceBy(forest, [6, 3, 1])).toBe(chanceOf(-100 + 17 + 17));
    expect(chanceBy({ start: 0, trees: [], bends: [] }, [])).toBe(CERTAIN / 2);
  });
});

describe('a bend', () => {
  const bends = [200_000, 300_000, 600_000, 500_000];

  it.each([
    [0, 0],
    [100_000, 150_000],
    [200_000, 300_000],
    [400_000, 400_000],
    [600_000, 500_000],
    [800_000, 750_000],
    [CERTAIN, CERTAIN],
  ])('makes of %i %i', (said, came) => expect(bent(bends, said)).toBe(came));

  it('leaves all as it is where there is none', () => {
    for (const said of [0, 1, 4321, CERTAIN - 1, CERTAIN]) expect(bent([], said)).toBe(said);
  });
});
