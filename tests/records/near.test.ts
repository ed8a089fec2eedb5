import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { campaignOf } from '../../src/records/campaign.ts';
import { nearGoals } from '../../src/records/near.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { streakOf } from '../../src/records/streak.ts';
import { daily, record } from './fixtures.ts';

const CARDS = ROOMS.map(({ card }) => card);
const TODAY = '2026-11-20';
const texts = (records: readonly RunRecord[]) => nearGoals(records, CARDS, TODAY).map(({ text }) => text);
/** Won, with one star and nothing else. */
const poor = (fields: Partial<RunRecord> = {}) =>
  record({ score: 5000, turns: 900, undos: 2, parts: [], ...fields });

describe('What is near', () => {
  it('is the first star for whoever has none', () => {
    expect(texts([])).toEqual(['Your next star, in The Cellar: Get out by the door.']);
  });

  it('is what is missing of a goal that a run has nearly met', () => {
    expect(texts([poor({ turns: 283 })])[0]).toMatch(/^3 turns too slow in 9-Bit Dungeon: /);
  });

  it('counts what the room counts', () => {
    const run = record({ game: 'letter-delve', score: 74, turns: 900, undos: 2, parts: [], options: {} });
    expect(texts([run])[0]).toMatch(/^6 coins short in Letter Delve: .*80 coins/);
  });

  it('is what is left of a place', () => {
    const cellar = record({ game: 'the-cellar', options: { candle: 'short' }, turns: 99, parts: [] });
    expect(texts([cellar])).toContain('2 more stars to finish The Cellar.');
    expect(texts([poor()])).toEqual(['2 more stars to finish 9-Bit Dungeon.']);
  });

  it('is a streak that goes on', () => {
    const two = [daily('2026-11-18'), daily('2026-11-19')].map(one => ({ ...one, ending: 'lost' as const }));
    expect(texts(two)).toEqual(['Play a daily today for a 3-day streak.']);
    expect(texts([...two, { ...daily(TODAY), ending: 'lost' }])).toEqual([
      'Your next star, in The Cellar: Get out by the door.',
    ]);
    const five = ['15', '16', '17', '18', '19'].map(day => ({
      ...daily(`2026-11-${day}`),
      ending: 'lost' as const,
    }));
    expect(texts(five)).toEqual(['2 more days of dailies to a 7-day streak.']);
    expect(texts([{ ...daily('2026-11-10'), ending: 'lost' }])).toEqual([
      'Your next star, in The Cellar: Get out by the door.',
    ]);
  });

  it('is at most three lines, the most reachable first, one a place', () => {
    const all = CARDS.map(({ id }) => poor({ game: id, options: {} }));
    const near = nearGoals(all, CARDS, TODAY);
    expect(near).toHaveLength(3);
    expect(near.map(({ missing }) => missing)).toEqual(
      near.map(({ missing }) => missing).toSorted((a, b) => a - b),
    );
    expect(new Set(near.map(({ game }) => game)).size).toBe(3);
  });

  it('is never a lie: whoever gets what is missing has met one goal more', () => {
    const runs = fc.array(
      fc.record({
        game: fc.constantFrom(...CARDS.map(({ id }) => id)),
        score: fc.integer({ min: 1, max: 14_000 }),
        turns: fc.integer({ min: 1, max: 400 }),
        undos: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(runs, fields => {
        const records = fields.map(field => record({ options: {}, parts: [], ...field }));
        const { met } = campaignOf(records, CARDS);
        for (const { text, game } of nearGoals(records, CARDS, TODAY)) {
          const points = /^([\d,]+) (?:point|coin)s? short/.exec(text);
          const turns = /^(\d+) turns? too slow/.exec(text);
          if (!points && !turns) continue;
          const better = records
            .filter(one => one.game === game)
            .map(one => ({
              ...record(),
              ...one,
              id: record().id,
              score: one.score + Number((points?.[1] ?? '0').replace(',', '')),
              turns: one.turns - Number(turns?.[1] ?? 0),
            }))
            .filter(one => one.turns > 0);
          expect(
            better.some(one => campaignOf([...records, one], CARDS).met > met),
            text,
          ).toBe(true);
        }
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  it('agrees with the streak', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 });
    fc.assert(
      fc.property(days, played => {
        const records = played.map(day => ({
          ...daily(`2026-11-${String(day).padStart(2, '0')}`),
          ending: 'lost' as const,
        }));
        const found = /Play a daily today for a (\d+)-day streak/.exec(texts(records).join('\n'));
        if (!found) return;
        const after = streakOf([...records, daily(TODAY)], undefined, TODAY);
        expect(after.days).toBe(Number(found[1]));
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});
