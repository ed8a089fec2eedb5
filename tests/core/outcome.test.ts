import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, totalOf } from '../../src/core/outcome.ts';

const points = (label: string, amount: number) => ({ label, points: amount });
const seatsWith = (...scores: number[]) =>
  scores.map((score, seat) => ({ seat, parts: [points('All', score)] }));

describe('Scores', () => {
  it('are the sum of their parts', () => {
    expect(totalOf([])).toBe(0);
    expect(totalOf([points('Gold', 12), points('Wounds', -5), points('Nothing', 0)])).toBe(7);
  });
});

describe('Places', () => {
  it('go by score, highest first', () => {
    expect(rank(seatsWith(3, 9, 5)).map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [1, 1, 9],
      [2, 2, 5],
      [0, 3, 3],
    ]);
  });

  it('are shared by equal scores, and the next place is left out', () => {
    expect(rank(seatsWith(5, 7, 5, 1)).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('keep the parts, and a lone seat is first', () => {
    const parts = [points('Rats', 50)];
    expect(rank([{ seat: 0, parts }])).toEqual([{ seat: 0, place: 1, score: 50, parts }]);
    expect(rank([])).toEqual([]);
  });

  it('never depend on the order in which seats are told', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 6 }), scores => {
        const seats = seatsWith(...scores);
        const ranked = rank(seats);
        expect(rank(seats.toReversed())).toEqual(ranked);
        for (const row of ranked) {
          expect(row.place).toBe(1 + scores.filter(score => score > row.score).length);
        }
      }),
      { seed: 801, numRuns: 200 },
    );
  });
});
