import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../src/core/day.ts';
import { canonical } from '../../src/core/plain.ts';
import { dailySeed } from '../../src/core/seed.ts';
import { ROOMS } from '../../src/games/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import {
  dailySetup,
  dailyState,
  featuredOn,
  hasDaily,
  pastDays,
  PENTATHLON,
  twistOf,
} from '../../src/records/daily.ts';
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

describe('The delve of the day', () => {
  const DAYS = Array.from({ length: 50 }, (_, index) => dayAfter('2026-11-19', index));
  const FIVE = ROOMS.filter(({ card }) => hasDaily(card)).map(({ card }) => card.id);

  it('is each game once in five days, and never the same two days running', () => {
    for (let at = DAYS.findIndex(day => dayNumber(day) % 5 === 0); at + 5 <= DAYS.length; at += 5)
      expect(
        DAYS.slice(at, at + 5)
          .map(featuredOn)
          .toSorted(),
      ).toEqual(FIVE.toSorted());
    for (const [at, day] of DAYS.entries())
      if (at > 0) expect(featuredOn(day)).not.toBe(featuredOn(DAYS[at - 1]!));
  });

  it.each(FIVE)(
    'has a twist, if it is %s, with a name and a reason, and every twist in its turn',
    async game => {
      const room = await ROOMS.find(({ card }) => card.id === game)!.load();
      const twists = DAYS.filter(day => featuredOn(day) === game).map(day => twistOf(room, day)!);
      for (const { name, text, options } of twists) {
        expect(name.length).toBeLessThanOrEqual(20);
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(Object.keys(options).length).toBeGreaterThan(0);
      }
      const names = twists.map(({ name }) => name);
      expect(new Set(names).size).toBe(
        {
          'nine-bit-dungeon': 1,
          'letter-delve': 3,
          'pocket-dungeons': 6,
          'letter-labyrinths': 5,
          'deadliest-evil': 2,
        }[game],
      );
    },
  );

  it('deals its twist, and no other daily and no leg of the Pentathlon does', async () => {
    const day = DAYS.find(one => featuredOn(one) === 'deadliest-evil')!;
    const room = await ROOMS.find(({ card }) => card.id === 'deadliest-evil')!.load();
    const difficulty = (seed: string) => dailySetup(room, seed).options['difficulty'];
    expect(difficulty(dailySeed('deadliest-evil', day))).not.toBe('standard');
    expect(difficulty(dailySeed('deadliest-evil', dayAfter(day)))).toBe('standard');
    expect(difficulty(dailySeed(PENTATHLON, day))).toBe('standard');
  });

  it('leaves days that are over as they were', async () => {
    for (const entry of ROOMS.filter(({ card }) => hasDaily(card) && card.id !== 'letter-labyrinths')) {
      const room = await entry.load();
      for (const day of daysBack('2026-11-19', 30)) expect(twistOf(room, day), entry.card.id).toBeUndefined();
    }
  });

  it('is what it says: the rules deal otherwise for every twist', async () => {
    for (const entry of ROOMS.filter(({ card }) => hasDaily(card))) {
      const room = await entry.load();
      for (const day of DAYS.filter(one => featuredOn(one) === room.card.id)) {
        const setup = dailySetup(room, dailySeed(room.card.id, day));
        const usual = { ...setup, options: usualOptions(room, setup.seats.length) };
        // The first labyrinth is the usual one.
        if (canonical(setup) === canonical(usual)) expect(twistOf(room, day)!.name).toBe('Translucent Trial');
        else expect(room.game.create(setup).state).not.toEqual(room.game.create(usual).state);
      }
    }
  });
});
