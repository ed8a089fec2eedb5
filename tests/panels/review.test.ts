import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaPath,
  curveOf,
  heightAt,
  kindOf,
  linePath,
  luckierWords,
  onAverage,
  pointsOf,
  rowsOf,
  signed,
  standApart,
  sumsOf,
  swingOf,
  verdictOf,
  weighedOf,
} from '../../src/panels/logic/review.ts';
import type { ToldDecision, ToldReview } from '../../src/records/review.ts';

function decision(about: Partial<ToldDecision> = {}): ToldDecision {
  const [before, after] = [400_000, 300_000];
  return { step: 5, turn: 2, grade: 'best', before, after, skill: 0, luck: -100_000, did: 'Wait', ...about };
}

function review(about: Partial<ToldReview> = {}): ToldReview {
  return {
    first: 400_000,
    last: 0,
    luck: -300_000,
    skill: -100_000,
    decisions: [decision()],
    turningPoints: [0],
    ...about,
  };
}

describe('Numbers of a review', () => {
  it('are points of chance', () => {
    expect([pointsOf(346_000), pointsOf(-4_000), pointsOf(-6_000)]).toEqual([35, 0, -1]);
    expect([signed(12), signed(-3), signed(0)]).toEqual(['+12', '−3', '0']);
  });

  it('add up as they are shown, however they were rounded', () => {
    for (let first = 0; first < 1_000_000; first += 33_333) {
      for (const skill of [0, -4_999, -5_001, -14_400, 6_000]) {
        const sums = sumsOf({ first, last: 1_000_000, skill });
        expect(sums.first + sums.luck + sums.skill).toBe(sums.last);
        expect(sums.skill).toBe(pointsOf(skill));
      }
    }
  });

  it('say how lucky it was among a hundred like it, and never luckier than all of them', () => {
    const words = (luckier: number) => /than (\d+) of 100/.exec(luckierWords(luckier))?.[1];
    expect([0, 4, 496, 834, 1000].map(words)).toEqual(['1', '1', '50', '83', '99']);
  });

  it('are kept once it is known how lucky it was, and averaged', () => {
    expect(weighedOf(review())).toBeUndefined();
    const weighed = weighedOf(review({ luckier: 120 }))!;
    expect(weighed).toEqual({ luck: -30, skill: -10, luckier: 120 });
    const better = { luck: 10, skill: 0, luckier: 700 };
    expect(onAverage([weighed, better])).toBe('2 runs: luck −10 a run, skill −5 a run.');
    expect(onAverage([better])).toBe('1 run: luck +10 a run, skill 0 a run.');
  });

  it('are said in a sentence, without blame for dice', () => {
    expect(verdictOf(review())).toBe(
      'Luck was against you. Your decisions cost 10 points: many small losses.',
    );
    const slips = [decision({ grade: 'slip' }), decision({ grade: 'blunder' })];
    expect(verdictOf(review({ decisions: slips }))).toMatch(/cost 10 points: 1 blunder, 1 slip\.$/);
    expect(verdictOf(review({ skill: 0 }))).toBe(
      'Very unlucky: chance took it from you. Your decisions were as good as the hard bot’s.',
    );
    expect(verdictOf(review({ last: 1_000_000, skill: 40_000 }))).toMatch(
      /^Very lucky.*out-thought the hard bot by 4 points\.$/,
    );
  });

  it('name what made a turning point', () => {
    expect(kindOf(decision())).toBe('unlucky');
    expect(kindOf(decision({ luck: 50_000 }))).toBe('lucky');
    expect(kindOf(decision({ luck: 0, skill: -90_000, grade: 'blunder' }))).toBe('blunder');
    expect(kindOf(decision({ luck: 0, skill: -30_000, grade: 'slip' }))).toBe('slip');
    expect(kindOf(decision({ luck: 0, skill: 30_000 }))).toBe('great');
    expect(swingOf(decision({ luck: 10_000, skill: -90_000 }))).toBe(-9);
  });
});

describe('The curve', () => {
  const curve = curveOf(review(), 10);

  it('goes from the first outlook by every decision to the result', () => {
    expect(curve).toEqual([
      { x: 0, y: 0.4 },
      { x: 0.5, y: 0.4 },
      { x: 1, y: 0 },
    ]);
    expect(heightAt(curve, 0.75)).toBeCloseTo(0.2);
    expect(heightAt(curve, 1)).toBe(0);
  });

  it('has a row in every column, and no holes', () => {
    const rows = rowsOf(curve, 21, 11);
    expect(rows).toHaveLength(21);
    expect([rows[0], rows[10], rows[20]]).toEqual([6, 6, 10]);
    expect(linePath([3, 1, 1, 4])).toBe('M0 3h1v1h-1zM1 1h1v2h-1zM2 1h1v1h-1zM3 2h1v3h-1z');
    expect(areaPath([3, 1], 5)).toBe('M0 3h1V5h-1zM1 1h1V5h-1z');
  });
});

describe('Flags of turning points', () => {
  it('stay where they belong when there is room', () => {
    expect(standApart([0.8, 0.2, 0.5], 0.1)).toEqual([0.8, 0.2, 0.5]);
  });

  it('never cover each other nor leave the curve, and keep their order', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const flags = fc.tuple(
      fc.array(place, { minLength: 3, maxLength: 3 }),
      fc.double({ min: 0.02, max: 0.3, noNaN: true }),
    );
    fc.assert(
      fc.property(flags, ([centres, gap]) => {
        const stands = standApart(centres, gap);
        const order = [0, 1, 2].toSorted((a, b) => centres[a]! - centres[b]!).map(at => stands[at]!);
        const room = [
          order[0]! - gap / 2,
          1 - gap / 2 - order[2]!,
          order[1]! - order[0]! - gap,
          order[2]! - order[1]! - gap,
        ];
        expect(Math.min(...room)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });
});
