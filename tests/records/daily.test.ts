import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../src/core/day.ts';
import { dailySetup, dailyState, hasDaily, pastDays, PENTATHLON } from '../../src/records/daily.ts';
import {
  dayAfter,
  dayNumber,
  dayOf,
  daysBack,
  DAY_MS,
  formatCountdown,
  msToNextDay,
  todayOf,
} from '../../src/records/days.ts';
import { cellar, daily, NOON, record } from './fixtures.ts';

const GAME = 'nine-bit-dungeon';
const trusted = (day: string) => ({ day, trusted: true });
const moments = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) });

describe('A day', () => {
  it('is the same in every time zone', () => {
    const before = process.env['TZ'];
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'UTC']) {
        process.env['TZ'] = zone;
        expect(dayOf(Date.UTC(2026, 10, 16, 0, 0, 0))).toBe('2026-11-16');
        expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59, 999))).toBe('2026-11-16');
        expect(dayAfter('2026-11-16')).toBe('2026-11-17');
      }
    } finally {
      process.env['TZ'] = before;
    }
  });

  it('ends when the next one begins', () => {
    fc.assert(
      fc.property(moments, now => {
        const left = msToNextDay(now);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(DAY_MS);
        expect(dayOf(now + left)).toBe(dayAfter(dayOf(now)));
        expect(dayOf(now + left - 1)).toBe(dayOf(now));
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  it('counts on over months, years and leap days', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayNumber('2027-01-01') - dayNumber('2026-01-01')).toBe(365);
    expect(daysBack('2026-03-02', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });

  it('is told from what is none', () => {
    for (const day of ['2026-11-16', '2028-02-29']) expect(isDay(day)).toBe(true);
    for (const day of [
      '',
      '2026-11-1',
      '2026-13-01',
      '2026-02-30',
      '2027-02-29',
      'x2026-01-01',
      '2026-01-01 ',
    ])
      expect(isDay(day), day).toBe(false);
  });

  it('is counted down', () => {
    expect([DAY_MS, 25_449_000, 61_000, 1, 0, -5].map(formatCountdown)).toEqual([
      '24:00:00',
      '7:04:09',
      '0:01:01',
      '0:00:01',
      '0:00:00',
      '0:00:00',
    ]);
  });
});

describe('The clock', () => {
  const built = '2026-11-01';

  it('is believed on any day from the making of the game on', () => {
    expect(todayOf(NOON, built, [])).toEqual(trusted('2026-11-16'));
    expect(todayOf(NOON, '2026-11-16', [record({ finishedAt: NOON - 5 })])).toEqual(trusted('2026-11-16'));
    expect(todayOf(NOON + 900 * DAY_MS, built, [])).toMatchObject({ trusted: true });
  });

  it('is not believed before the game was made', () => {
    const today = todayOf(Date.UTC(1970, 0, 2), built, []);
    expect(today).toMatchObject({ day: built, trusted: false });
    expect(today.notice).toContain('1970-01-02');
  });

  it('is not believed when it lies behind the latest run', () => {
    const ahead = record({ finishedAt: NOON + 3 * DAY_MS });
    const today = todayOf(NOON, built, [record(), ahead]);
    expect(today).toMatchObject({ day: '2026-11-16', trusted: false });
    expect(today.notice).toContain('2026-11-19');
    expect(todayOf(NOON + 3 * DAY_MS, built, [ahead])).toEqual(trusted('2026-11-19'));
  });

  it('is not locked for years by one run on a wrong day', () => {
    const far = record({ finishedAt: NOON + 400 * DAY_MS });
    expect(todayOf(NOON, built, [far])).toMatchObject({ day: '2026-11-16', trusted: true });
    expect(todayOf(NOON, built, [far]).notice).toBeDefined();
  });
});

describe('The daily of a game', () => {
  it('is open until the first attempt is finished', () => {
    expect(dailyState([], GAME, trusted('2026-11-16'))).toEqual({
      day: '2026-11-16',
      attempts: 0,
      isOpen: true,
    });
    const second = daily('2026-11-16', { finishedAt: NOON + 5 });
    const first = daily('2026-11-16', { finishedAt: NOON + 1, ending: 'lost' });
    const state = dailyState([second, first], GAME, trusted('2026-11-16'));
    expect(state).toEqual({ day: '2026-11-16', attempts: 2, first, isOpen: false });
  });

  it('does not rank while the clock is not believed', () => {
    expect(dailyState([], GAME, { day: '2026-11-16', trusted: false }).isOpen).toBe(false);
  });

  it('is another one each day, for each game and for the Pentathlon', () => {
    const leg = record({ category: 'pentathlon', seed: 'daily:pentathlon:2026-11-16' });
    const whole = { ...leg, id: '0123456789abcdef', game: PENTATHLON };
    const records = [daily('2026-11-15'), daily('2026-11-16', { game: 'letter-delve' }), leg, whole];
    expect(dailyState(records, GAME, trusted('2026-11-16')).attempts).toBe(0);
    expect(dailyState(records, PENTATHLON, trusted('2026-11-16')).first).toEqual(whole);
  });

  it('of past days can be practised', () => {
    const played = daily('2026-11-15');
    const past = pastDays([played], GAME, trusted('2026-11-16'), 2);
    expect(past).toEqual([
      { day: '2026-11-15', attempts: 1, first: played, isOpen: false },
      { day: '2026-11-14', attempts: 0, isOpen: false },
    ]);
  });

  it('is set up alike for everybody', () => {
    expect(dailySetup(cellar, 'x')).toEqual({ seed: 'x', seats: ['human'], options: { candle: 'bright' } });
    const rivals = { ...cellar, card: { ...cellar.card, seats: { min: 3, max: 6 } } };
    expect(dailySetup(rivals, 'x').seats).toEqual(['human', 'normal', 'normal']);
    expect(hasDaily(cellar.card)).toBe(false);
  });
});
