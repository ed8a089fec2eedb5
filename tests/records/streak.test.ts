import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PENTATHLON } from '../../src/records/daily.ts';
import { dayAfter } from '../../src/records/days.ts';
import { streakOf } from '../../src/records/streak.ts';
import { daily, record } from './fixtures.ts';

const GAME = 'nine-bit-dungeon';
const MONDAY = '2026-11-02';

/** `x` is a day played, `.` a day missed; the last letter is today. */
function streak(days: string) {
  const played = days
    .split('')
    .flatMap((letter, index) => (letter === 'x' ? [daily(dayAfter(MONDAY, index))] : []));
  const { state, days: count, longest } = streakOf(played, GAME, dayAfter(MONDAY, days.length - 1));
  return `${state} ${count} (${longest})`;
}

describe('A streak', () => {
  // biome-ignore format: a table
  const ROWS: readonly (readonly [string, string, string])[] = [
    ['nothing was ever played',                  '...',                'none 0 (0)'],
    ['today is done',                            'x',                  'alive 1 (1)'],
    ['today is done again',                      'xxx',                'alive 3 (3)'],
    ['today is still to come',                   'xxx.',               'due 3 (3)'],
    ['yesterday was missed',                     'xxx..',              'forgiven 3 (3)'],
    ['it went on after a missed day',            'xxx.x',              'alive 4 (4)'],
    ['two days were missed',                     'xxx...',             'broken 3 (3)'],
    ['a broken one is still shown',              'xxx.........',       'broken 3 (3)'],
    ['a broken one was shown long enough',       'xxx..........',      'none 0 (3)'],
    ['a new one began after a broken one',       'xxx...x',            'alive 1 (3)'],
    ['a second day was missed in a week',        'xx.xx.x',            'alive 1 (4)'],
    ['a second day is missed in a week',         'xx.xx..',            'broken 4 (4)'],
    ['a second day was missed after a week',     'xx.xxxxxx.x',        'alive 9 (9)'],
    ['exactly six days lie between two misses',  'xx.xxxxxx..',        'forgiven 8 (8)'],
    ['only five days lie between two misses',    'xx.xxxxx..',         'broken 7 (7)'],
  ];

  it.each(ROWS)('when %s: %s', (_what, days, expected) => expect(streak(days)).toBe(expected));

  it('counts lost days, and repeats of a day once', () => {
    const records = [daily(MONDAY, { ending: 'lost' }), daily(MONDAY), daily(dayAfter(MONDAY))];
    expect(streakOf(records, GAME, dayAfter(MONDAY))).toEqual({ state: 'alive', days: 2, longest: 2 });
  });

  it('is each game’s own, and takes no practice for a daily', () => {
    const records = [
      daily(MONDAY, { game: 'letter-delve' }),
      daily(MONDAY, { category: 'practice' }),
      record(),
    ];
    expect(streakOf(records, GAME, MONDAY).state).toBe('none');
    const whole = record({ game: PENTATHLON, category: 'pentathlon', seed: `daily:pentathlon:${MONDAY}` });
    expect(streakOf([whole], PENTATHLON, MONDAY)).toMatchObject({ state: 'alive', days: 1 });
  });

  it('is not upset by a clock that went back', () => {
    expect(streakOf([daily('2026-11-16')], GAME, '2026-11-10')).toMatchObject({ state: 'alive', days: 1 });
  });

  it('is alive with as many days as were played, if none was ever missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), length => {
        expect(streak('x'.repeat(length))).toBe(`alive ${length} (${length})`);
      }),
      { seed: 7, numRuns: 30 },
    );
  });

  it('never grows by more than one a day, nor counts more days than were played', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), played => {
        const days = played.map(one => (one ? 'x' : '.')).join('');
        const [, count] = streak(days).split(' ');
        expect(Number(count)).toBeLessThanOrEqual(played.filter(Boolean).length);
        const before = days.length > 1 ? Number(streak(days.slice(0, -1)).split(' ')[1]) : 0;
        expect(Number(count)).toBeLessThanOrEqual(before + 1);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
