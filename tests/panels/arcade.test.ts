import { describe, expect, it } from 'vitest';
import { playedOn } from '../../src/panels/logic/daily.ts';
import { metOf, STAR_PATHS } from '../../src/panels/logic/goals.ts';
import { ALL, groupsOf, rowsOf } from '../../src/panels/logic/records-filter.ts';
import { seatsOf } from '../../src/panels/logic/seats.ts';
import { shareLineOf } from '../../src/panels/logic/share.ts';

describe('goals', () => {
  it('are counted in words', () => {
    expect(metOf([{ met: true }, { met: false }, { met: true }, { met: false }])).toBe('2 of 4 goals met');
    expect(metOf([])).toBe('0 of 0 goals met');
  });

  it('have a star of which rim and body share no pixel', () => {
    const pixels = (path: string) => path.match(/M\d \d/g) ?? [];
    const rim = new Set(pixels(STAR_PATHS.rim));
    const body = pixels(STAR_PATHS.body);
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(pixel => rim.has(pixel))).toEqual([]);
  });
});

describe('records', () => {
  const rows = [{ group: 'Daily' }, { group: 'Set seed' }, { group: 'Daily' }, {}];

  it('have a filter only where there is something to choose', () => {
    expect(groupsOf(rows)).toEqual([ALL, 'Daily', 'Set seed']);
    expect(groupsOf([{ group: 'Daily' }, {}])).toEqual([]);
  });

  it('show all rows unless a group of theirs is chosen', () => {
    expect(rowsOf(rows, ALL)).toHaveLength(4);
    expect(rowsOf(rows, 'Daily')).toHaveLength(2);
    expect(rowsOf(rows, 'Gone since')).toHaveLength(4);
    expect(rowsOf([{ group: 'Daily' }, {}], 'Daily')).toHaveLength(2);
  });
});

describe('the line to share', () => {
  it('follows the setting, as far as there is such a line', () => {
    const lines = { share: 'plain', shareEmoji: 'emoji' };
    expect(shareLineOf(lines, { emojiShare: false })).toBe('plain');
    expect(shareLineOf(lines, { emojiShare: true })).toBe('emoji');
    expect(shareLineOf({ share: 'plain' }, { emojiShare: true })).toBe('plain');
  });
});

describe('words', () => {
  it('tell how many may sit down', () => {
    expect(seatsOf({ min: 1, max: 1 })).toBe('Solo');
    expect(seatsOf({ min: 2, max: 2 })).toBe('2 seats');
    expect(seatsOf({ min: 1, max: 4 })).toBe('1-4 seats');
  });

  it('tell whether a past day was played, by game where that is known', () => {
    expect(playedOn({ date: '2026-11-15', played: true }, 'a')).toBe(true);
    expect(playedOn({ date: '2026-11-15', played: true, games: ['b'] }, 'a')).toBe(false);
  });
});
