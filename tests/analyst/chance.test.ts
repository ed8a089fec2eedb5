import { describe, expect, it } from 'vitest';
import { CERTAIN, chanceOf, LOG_ODDS } from '../../src/analyst/chance.ts';
import { digest } from '../../src/core/plain.ts';

const ALL = Array.from({ length: 1001 }, (_, at) => chanceOf((at - 500) * 100));

describe('the chance of log-odds', () => {
  it('is a whole number between never and surely, and grows with them', () => {
    for (const [at, chance] of ALL.entries()) {
      expect(Number.isInteger(chance)).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(ALL[at - 1] ?? 0);
      expect(chance).toBeLessThanOrEqual(CERTAIN);
    }
  });

  it('is the logistic function, to a few millionths', () => {
    for (const odds of [-9, -3, -1, -0.3, 0, 0.01, 0.7, 2, 5.5]) {
      const exact = CERTAIN / (1 + Math.exp(-odds));
      expect(Math.abs(chanceOf(Math.round(odds * LOG_ODDS)) - exact)).toBeLessThan(40);
    }
  });

  it('is even where nothing speaks for either, and the two sides add up', () => {
    expect(chanceOf(0)).toBe(CERTAIN / 2);
    for (const odds of [1, 77, 4096, 30_000, 10 ** 7]) expect(chanceOf(odds) + chanceOf(-odds)).toBe(CERTAIN);
  });

  it('is the same on every machine: these are the numbers of the one it was written on', () => {
    expect(digest(ALL)).toBe(3_998_373_021);
  });
});
