import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bracketOf,
  MEASURES,
  personalBest,
  rankedOf,
  standing,
  standingLine,
  summarise,
  variantOf,
} from '../../src/records/ranking.ts';
import { daily, NOON, record } from './fixtures.ts';

const GAME = { game: 'nine-bit-dungeon' } as const;

describe('What ranks', () => {
  it('is every run that is not practice', () => {
    const plain = record();
    expect(rankedOf([plain, record({ practice: true })])).toEqual([plain]);
  });

  it('is the first finished attempt at a daily, however the records lie', () => {
    const second = daily('2026-11-16', { finishedAt: NOON + 20, score: 99_999 });
    const first = daily('2026-11-16', { finishedAt: NOON + 10 });
    const nextDay = daily('2026-11-17');
    expect(rankedOf([second, first, nextDay])).toEqual([first, nextDay]);
  });

  it('counts a second deal of a day as the same daily', () => {
    const first = daily('2026-11-16', { finishedAt: NOON + 10 });
    const again = daily('2026-11-16', { seed: `${first.seed}:2`, finishedAt: NOON + 20 });
    expect(rankedOf([again, first])).toEqual([first]);
  });

  it('leaves a day without a ranked run if its first attempt was practice: the dungeon was seen', () => {
    const rehearsal = daily('2026-11-16', { practice: true, finishedAt: NOON });
    const second = daily('2026-11-16', { finishedAt: NOON + 10 });
    expect(rankedOf([rehearsal, second])).toEqual([]);
  });

  it('keeps games and days apart', () => {
    const all = [daily('2026-11-16'), daily('2026-11-16', { game: 'letter-delve' }), daily('2026-11-15')];
    expect(rankedOf(all)).toEqual(all);
  });

  it('gives the same whatever the order of the records', () => {
    const records = [1, 2, 3, 4, 5].map(n => daily('2026-11-16', { finishedAt: NOON + (n % 3) }));
    const winner = rankedOf(records).map(one => one.id);
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: 5 }), shuffled => {
        expect(rankedOf(shuffled).map(one => one.id)).toEqual(winner);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe('Bests', () => {
  const slow = record({ score: 13_000, turns: 300, igt: 500_000, rta: 800_000 });
  const quick = record({ score: 11_000, turns: 240, igt: 700_000, rta: 700_000 });
  const lost = record({ ending: 'lost', score: 15_000, turns: 5, igt: 10, rta: 10 });
  const untimed = record({ score: 1, turns: 999, igt: 0, rta: 0 });
  const records = [slow, quick, lost, untimed];

  it('are by score of all, by turns and times of winners only', () => {
    const { best } = summarise(records, GAME);
    expect(best).toEqual({ score: lost, turns: quick, igt: slow, rta: quick });
  });

  it('are the earlier of two equal runs', () => {
    const later = record({ ...slow, id: 'ffffffffffffffff', finishedAt: slow.finishedAt + 9 });
    expect(personalBest([later, slow], GAME, 'score')).toBe(slow);
  });

  it('count what there is', () => {
    const practice = record({ practice: true });
    expect(summarise([...records, practice, record({ game: 'letter-delve' })], GAME)).toMatchObject({
      runs: 5,
      ranked: 4,
      won: 3,
      winRate: 75,
    });
    expect(summarise([], GAME)).toEqual({ runs: 0, ranked: 0, won: 0, winRate: 0, best: {} });
  });

  it('can be asked for by category, variant and seed', () => {
    const other = record({ category: 'set-seed', seed: 'BBB-BBB-BBB', options: { choices: 'ask' } });
    const all = [...records, other];
    expect(summarise(all, { ...GAME, category: 'set-seed' }).runs).toBe(1);
    expect(summarise(all, { ...GAME, seed: 'BBB-BBB-BBB' }).best.score).toBe(other);
    expect(summarise(all, { ...GAME, variant: variantOf(slow) }).runs).toBe(4);
    expect(bracketOf(other)).toEqual({
      ...GAME,
      category: 'set-seed',
      variant: '1 {"choices":"ask"}',
      assisted: false,
    });
  });

  it('assisted runs are compared with one another only', () => {
    const plain = record({ score: 900 });
    const helped = record({ score: 2000, assisted: true });
    const less = record({ score: 1500, assisted: true });
    const all = [plain, helped, less];
    expect(summarise(all, { ...GAME, assisted: false })).toMatchObject({ ranked: 1, best: { score: plain } });
    expect(standing(all, plain, 'score')).toMatchObject({ place: 1, of: 1 });
    expect(standing(all, less, 'score')).toMatchObject({ place: 2, of: 2 });
  });

  it('are never beaten by a record that ranks', () => {
    const some = fc.record({
      score: fc.integer({ min: 0, max: 20 }),
      turns: fc.integer({ min: 1, max: 20 }),
      won: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), rows => {
        const list = rows.map(({ won, ...row }) => record({ ...row, ending: won ? 'won' : 'lost' }));
        const { best } = summarise(list, GAME);
        for (const one of list) {
          expect(best.score!.score).toBeGreaterThanOrEqual(one.score);
          if (one.ending === 'won') expect(best.turns!.turns).toBeLessThanOrEqual(one.turns);
          for (const measure of MEASURES) {
            const stands = standing(list, one, measure);
            if (stands) expect(stands.place === 1).toBe(best[measure]![measure] === one[measure]);
          }
        }
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

describe('Where a run stands', () => {
  const scores = [50, 40, 40, 30].map(score => record({ score, turns: 400 - score }));

  it('is its place among its like; equal ones share it', () => {
    expect(scores.map(one => standing(scores, one, 'score')?.place)).toEqual([1, 2, 2, 4]);
    expect(standing(scores, scores[0]!, 'score')).toEqual({ place: 1, of: 4, isNewBest: true });
  });

  it('is told whether or not the run is among the records already', () => {
    const late = record({ score: 45, turns: 400 });
    expect(standing(scores, late, 'score')).toEqual({ place: 2, of: 5, isNewBest: false });
    expect(standingLine(scores, late)).toBe('2nd of 5');
    expect(standingLine([...scores, late], late)).toBe('2nd of 5');
  });

  it('is said in one line', () => {
    expect(standingLine(scores, record({ score: 60 }))).toBe('New best score');
    expect(standingLine(scores, record({ score: 10, turns: 3 }))).toBe('Fewest turns so far');
    expect(standingLine([], record({ ending: 'won' }))).toBe('Your first win here');
    const again = record({ ending: 'won', category: 'set-seed' });
    expect(standingLine([record({ ending: 'won', category: 'random-seed' })], again)).toBeUndefined();
    expect(standingLine([], record({ ending: 'lost' }))).toBeUndefined();
    expect(standingLine(scores, record({ practice: true, score: 60 }))).toBeUndefined();
  });

  it('does not count for the second attempt at a daily', () => {
    const first = daily('2026-11-16', { finishedAt: NOON });
    const second = daily('2026-11-16', { finishedAt: NOON + 1, score: 99_999 });
    expect(standingLine([first], second)).toBeUndefined();
  });
});
