import { describe, expect, it } from 'vitest';
import { PUZZLES_DOCUMENT, puzzleOfDay, puzzleStreak, tryOf, withTry } from '../../src/records/puzzles.ts';

const puzzle = (run: string) => ({ run, best: { type: 'wait' }, why: 'Patience.', cost: 5 });
const tried = (day: string, solved: boolean, game = 'nine-bit-dungeon') => ({
  game,
  day,
  solved,
  cost: solved ? 0 : 12,
});

describe('The puzzle of the day', () => {
  const puzzles = ['a', 'b', 'c'].map(puzzle);

  it('takes each in turn before one comes again', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    const runs = days.map(day => puzzleOfDay({ puzzles }, day)!.run);
    expect(new Set(runs.slice(0, 3)).size).toBe(3);
    expect(runs[3]).toBe(runs[0]);
    expect(puzzleOfDay({ puzzles: [] }, days[0]!)).toBeUndefined();
  });

  it('counts the first try only', () => {
    const once = withTry(undefined, tried('2026-11-18', false));
    const twice = withTry(once, tried('2026-11-18', true));
    expect(tryOf(twice, 'nine-bit-dungeon', '2026-11-18')).toMatchObject({ solved: false, cost: 12 });
    expect(withTry(twice, tried('2026-11-18', true, 'letter-delve'))).toHaveLength(2);
  });

  it('has a streak of days on which one was solved', () => {
    const tries = [
      tried('2026-11-16', true),
      tried('2026-11-17', true, 'letter-delve'),
      tried('2026-11-18', true),
      tried('2026-11-18', false, 'letter-delve'),
    ];
    expect(puzzleStreak(tries, undefined, '2026-11-18')).toMatchObject({ state: 'alive', days: 3 });
    expect(puzzleStreak(tries, 'letter-delve', '2026-11-18')).toMatchObject({ state: 'due', days: 1 });
    expect(puzzleStreak([], undefined, '2026-11-18').state).toBe('none');
  });

  it('is kept: two tabs join, and what is broken is refused', () => {
    const mine = [tried('2026-11-17', true)];
    const theirs = [tried('2026-11-17', false), tried('2026-11-18', true)];
    expect(PUZZLES_DOCUMENT.merge!(mine, theirs)).toEqual([mine[0], theirs[1]]);
    expect(PUZZLES_DOCUMENT.check(mine, 1)).toMatchObject({ ok: true });
    expect(PUZZLES_DOCUMENT.check([{ ...mine[0], day: 'today' }], 1)).toMatchObject({ ok: false });
  });
});
