import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestSegments,
  CLOCKS,
  compareSplits,
  liveDelta,
  routeOf,
  segmentsOf,
  splitsToEnd,
  sumOfBest,
} from '../../src/records/splits.ts';
import { record, split } from './fixtures.ts';

/** A won run whose last split is its end. */
function run(...splits: ReturnType<typeof split>[]) {
  const { turns, igt, rta } = splits.at(-1)!;
  return record({ splits, turns, igt, rta });
}

const best = run(split('key 1', 10), split('level 1', 20), split('key 2', 40), split('level 2', 50));
const other = run(split('key 1', 12), split('level 1', 18), split('key 2', 45), split('level 2', 60));
const ROUTE = ['key 1', 'level 1', 'key 2', 'level 2'];

describe('Segments', () => {
  it('are what lies between two splits', () => {
    expect(segmentsOf(best.splits).map(({ from, name, turns }) => [from, name, turns])).toEqual([
      [undefined, 'key 1', 10],
      ['key 1', 'level 1', 10],
      ['level 1', 'key 2', 20],
      ['key 2', 'level 2', 10],
    ]);
  });

  it('are taken from whichever run was the fastest there, on each clock', () => {
    const bests = bestSegments([best, other], ROUTE);
    expect(bests.map(segment => segment.turns)).toEqual([10, 6, 20, 10]);
    expect(bests.map(segment => segment.igt)).toEqual([10_000, 6000, 20_000, 10_000]);
    expect(sumOfBest(bests, 'turns')).toBe(46);
    expect(sumOfBest(bests, 'igt')).toBe(46_000);
  });

  it('count only between the same two splits', () => {
    const shortcut = run(split('key 1', 5), split('key 2', 7), split('level 2', 9));
    const bests = bestSegments([best, shortcut], ROUTE);
    expect(bests.map(segment => segment.turns)).toEqual([5, 10, 20, 2]);
  });

  it('of a lost run count too', () => {
    const lost = record({ ending: 'lost', splits: [split('key 1', 3)], turns: 4 });
    expect(bestSegments([best, lost], ROUTE)[0]).toMatchObject({ turns: 3 });
  });

  it('add up to nothing while one is missing', () => {
    expect(sumOfBest(bestSegments([best], [...ROUTE, 'level 3']), 'igt')).toBeUndefined();
    expect(sumOfBest([], 'igt')).toBeUndefined();
  });

  it('never add up to more than any run that went the same way', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 6 }), runs => {
        const records = runs.map(lengths => {
          let turns = 0;
          return run(...lengths.map((length, index) => split(ROUTE[index]!, (turns += length))));
        });
        const sum = sumOfBest(bestSegments(records, ROUTE), 'turns')!;
        for (const one of records) expect(sum).toBeLessThanOrEqual(one.turns);
      }),
      { seed: 3, numRuns: 100 },
    );
  });
});

describe('A route', () => {
  it('is that of the best run, else of the one that came farthest', () => {
    const lost = record({ ending: 'lost', splits: [split('key 1', 3)] });
    const farther = record({ ending: 'lost', splits: [split('key 1', 3), split('level 1', 4)] });
    expect(routeOf([lost, best], best)).toEqual(ROUTE);
    expect(routeOf([lost, farther], undefined)).toEqual(['key 1', 'level 1']);
    expect(routeOf([], undefined)).toEqual([]);
  });

  it('goes on to the end where the last split lies before it', () => {
    const early = record({ splits: [split('boss', 10)], turns: 15, igt: 15_000, rta: 18_000 });
    expect(splitsToEnd(early)).toEqual([split('boss', 10), split('Finish', 15)]);
    expect(splitsToEnd(best)).toBe(best.splits);
    const lost = { ...early, ending: 'lost' as const };
    expect(splitsToEnd(lost)).toEqual([split('boss', 10)]);
  });
});

describe('Deltas', () => {
  it('are against the same split of the other run, a minus is ahead', () => {
    const deltas = compareSplits(other.splits, best.splits);
    expect(deltas.map(({ delta }) => delta.turns)).toEqual([2, -2, 5, 10]);
    expect(deltas.map(({ delta }) => delta.igt)).toEqual([2000, -2000, 5000, 10_000]);
  });

  it('name the segments that were never faster', () => {
    const bests = bestSegments([best], ROUTE);
    const [first, second] = compareSplits(other.splits.slice(0, 2), best.splits, bests);
    expect(first!.golds).toEqual([]);
    expect(second!.golds).toEqual([...CLOCKS]);
  });

  it('are absent where the other run has no such split', () => {
    expect(compareSplits([split('secret', 4)], best.splits)[0]!.delta).toEqual({});
  });

  it('against oneself are zero, and nothing is gold', () => {
    for (const { delta, golds } of compareSplits(best.splits, best.splits, bestSegments([best], ROUTE))) {
      expect(delta).toEqual({ turns: 0, igt: 0, rta: 0 });
      expect(golds).toEqual([]);
    }
  });
});

describe('The live delta', () => {
  it('is silent at first, then that of the last split, and grows once the next one is overdue', () => {
    const now = (turns: number, passed: number) =>
      liveDelta(split('', turns), other.splits.slice(0, passed), best.splits, 'turns');
    expect(now(5, 0)).toBeUndefined();
    expect(now(11, 0)).toBe(1);
    expect(now(13, 1)).toBe(2);
    expect(now(19, 2)).toBe(-2);
    expect(now(39, 2)).toBe(-2);
    expect(now(44, 2)).toBe(4);
    expect(now(60, 4)).toBe(10);
  });
});
