import { describe, expect, it } from 'vitest';
import { dailySeed } from '../../src/core/seed.ts';
import { findRoom } from '../../src/games/index.ts';
import { featuredOn, PENTATHLON } from '../../src/records/daily.ts';
import { streakOf } from '../../src/records/streak.ts';
import { resultLine, yesterdayOf } from '../../src/records/yesterday.ts';
import { daily, record } from './fixtures.ts';

const TODAY = '2026-11-20';
const DAY = '2026-11-19';
const FEATURED = featuredOn(DAY);
const OTHER = FEATURED === 'letter-delve' ? 'nine-bit-dungeon' : 'letter-delve';

describe('Yesterday', () => {
  it('was not played, if nothing was', () => {
    const older = daily('2026-11-18', { game: FEATURED });
    const today = daily(TODAY, { game: FEATURED });
    expect(yesterdayOf([older, today], TODAY)).toEqual({ day: DAY, game: FEATURED });
  });

  it('is the delve of that day before any other daily, and its first attempt', () => {
    const at = Date.parse(`${DAY}T12:00:00Z`);
    const other = daily(DAY, { game: OTHER });
    const first = daily(DAY, { game: FEATURED, finishedAt: at });
    const again = daily(DAY, { game: FEATURED, finishedAt: at + 9 });
    expect(yesterdayOf([other], TODAY)).toEqual({ day: DAY, game: OTHER, first: other });
    expect(yesterdayOf([again, other, first], TODAY)).toEqual({ day: DAY, game: FEATURED, first });
  });

  it('knows no Pentathlon, nor its legs', () => {
    const seed = dailySeed(PENTATHLON, DAY);
    const legs = [FEATURED, PENTATHLON].map(game => record({ game, seed, category: 'pentathlon' }));
    expect(yesterdayOf(legs, TODAY).first).toBeUndefined();
  });

  it.each([
    [
      { turns: 31, score: 1240, par: { turns: 35, score: 900 } },
      'Won in 31 turns, 4 under par, with 1,240 points.',
    ],
    [{ turns: 36, score: 1, par: { turns: 35, score: 900 } }, 'Won in 36 turns, 1 over par, with 1 point.'],
    [
      { turns: 35, score: 20, par: { turns: 35, score: 900 } },
      'Won in 35 turns, exactly par, with 20 points.',
    ],
    [{ turns: 1, score: 20 }, 'Won in 1 turn, with 20 points.'],
    [
      { ending: 'lost', turns: 12, score: 320, par: { turns: 35, score: 900 } },
      'Lost on turn 12, with 320 points.',
    ],
    [
      {
        ending: 'ranked',
        place: 2,
        seats: ['human', 'normal', 'normal', 'normal'],
        score: 320,
        par: { turns: 9, score: 400 },
      },
      '2nd of 4 with 320 points. Par: 400.',
    ],
  ] as const)('is told in a sentence: %j', (fields, words) => {
    expect(resultLine(record(fields), {})).toBe(words);
  });

  it('counts what the room counts', () => {
    const { card } = findRoom('letter-delve')!;
    expect(resultLine(record({ turns: 9, score: 33 }), card)).toBe('Won in 9 turns, with 33 coins.');
    expect(resultLine(record({ turns: 9, score: 1 }), card)).toBe('Won in 9 turns, with 1 coin.');
  });
});

describe('The streak of all dailies', () => {
  it('goes on with any of them', () => {
    const days = [daily('2026-11-18', { game: OTHER }), daily(DAY, { game: FEATURED })];
    expect(streakOf(days, undefined, TODAY)).toEqual({ state: 'due', days: 2, longest: 2 });
    expect(streakOf(days, FEATURED, TODAY)).toMatchObject({ days: 1 });
    expect(streakOf([record()], undefined, TODAY).state).toBe('none');
  });
});
