import { describe, expect, it } from 'vitest';
import { Burst, type Press, QUESTION_MS } from '../../src/panels/logic/burst.ts';

const FIRST: Press = { x: 100, y: 100, time: 1000, on: 'Stop here' };
const strays = (...presses: readonly Press[]): boolean[] => {
  const burst = new Burst();
  return presses.map(press => burst.isStray(press));
};

describe('a quick second press', () => {
  it('is meant for what the first has pressed', () => {
    expect(strays(FIRST, { ...FIRST, time: 1150 })).toEqual([false, false]);
  });

  it('is not meant for what came to lie there', () => {
    expect(strays(FIRST, { ...FIRST, x: 104, time: 1150, on: 'End turn' })).toEqual([false, true]);
  });

  it('nor is a third, as long as the burst goes on', () => {
    const end = { ...FIRST, on: 'End turn' };
    const times = [1200, 1400, 1600, 1900];
    expect(strays(FIRST, ...times.map(time => ({ ...end, time })))).toEqual([false, true, true, true, false]);
  });

  it('has longer where a question opened under it: nobody confirms by pressing twice', () => {
    const yes = { ...FIRST, on: 'Attack anyway' };
    const burst = new Burst();
    burst.isStray(FIRST);
    expect(burst.isStray({ ...yes, time: FIRST.time + 600 }, QUESTION_MS)).toBe(true);
    expect(burst.isStray({ ...yes, time: FIRST.time + 1400 }, QUESTION_MS)).toBe(false);
  });

  it('in the place where a fold was is meant for the fold, however late, until the hand has moved', () => {
    const row = { ...FIRST, on: 'Move south' };
    const later = { ...row, time: 60_000 };
    const away = { ...row, x: 160, time: 61_000 };
    const fold = { ...FIRST, on: 'All actions', folds: true };
    expect(strays(fold, { ...row, time: 9_000 }, later, away)).toEqual([false, true, true, false]);
    expect(strays(fold, { ...fold, time: 9_000 }, later)).toEqual([false, false, true]);
    expect(strays(fold, away, later)).toEqual([false, false, false]);
  });

  it.each([
    ['elsewhere', { x: 120, time: 1100 }],
    ['after a time to read', { time: 1250 }],
  ])('%s is a press like any other', (_name, how) => {
    expect(strays(FIRST, { ...FIRST, on: 'End turn', ...how })).toEqual([false, false]);
  });
});
