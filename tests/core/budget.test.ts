import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Budget, MOST, UNLIMITED } from '../../src/core/budget.ts';
import { runFromText } from '../../src/core/link.ts';
import { replay } from '../../src/core/replay.ts';
import type { Run } from '../../src/core/run.ts';
import { atOnce, inSlices } from '../../src/core/slices.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import { playRestlessly, runOf, setupOf } from './cellar-runs.ts';

const SMALL = { entriesPerTurn: 3, entries: 5, turns: 4, ms: 100 };
const RUN = runOf(playRestlessly(setupOf('budget'), { undoes: 6 }));

describe('A budget', () => {
  it.each([
    ['nothing', [], undefined],
    ['just enough', [3, 2], undefined],
    ['a turn that is too long', [1, 4], { turn: 8, code: 'long-turn' }],
    ['too many actions in all', [3, 2, 1], { turn: 9, code: 'long-run' }],
    ['too many turns', [1, 1, 1, 1, 1], { turn: 11, code: 'long-run' }],
  ])('names the first turn with which there is too much: %s', (_name, counts, wanted) => {
    const overrun = new Budget(SMALL).overrun(counts, 7);
    if (!wanted) return expect(overrun).toBeUndefined();
    expect(overrun).toMatchObject(wanted);
    expect(overrun!.message).toMatch(
      new RegExp(`urn ${wanted.turn}.* has \\d (actions|turns), and \\d are the most we check\\.$`),
    );
  });

  it('is spent when its time is, by the clock it was given', () => {
    let now = 5000;
    const budget = new Budget(SMALL, () => now);
    expect(budget.isSpent).toBe(false);
    now += 99;
    expect(budget.isSpent).toBe(false);
    now += 1;
    expect(budget.isSpent).toBe(true);
    expect(new Budget(UNLIMITED, () => now).isSpent).toBe(false);
  });

  it('leaves every recorded match at least five times as much room', () => {
    const golden = join(import.meta.dirname, '../golden');
    const counts = readdirSync(golden, { recursive: true })
      .map(String)
      .filter(name => /runs.*\.txt$/.test(name))
      .map(name => runFromText(readFileSync(join(golden, name), 'utf8').split('\n')[1]!))
      .map(run => (run.ok ? run.value.turns.map(turn => turn.entries.length) : []));
    expect(counts.length).toBeGreaterThan(15);
    for (const turns of counts) {
      expect(turns.length).toBeGreaterThan(0);
      expect(5 * turns.length).toBeLessThan(MOST.turns);
      expect(5 * Math.max(...turns)).toBeLessThan(MOST.entriesPerTurn);
      expect(5 * turns.reduce((sum, count) => sum + count, 0)).toBeLessThan(MOST.entries);
    }
  });
});

describe('A run is compared as early as it can be', () => {
  const played = (run: Run, budget = new Budget(UNLIMITED)): { steps: number; verdict: object } => {
    let steps = -1;
    const verdict = replay(game, run, () => (steps += 1), budget);
    return { steps, verdict };
  };

  it('one that is too long is not played at all', () => {
    const { steps, verdict } = played(RUN, new Budget(SMALL));
    expect(steps).toBe(-1);
    expect(verdict).toMatchObject({ verdict: 'refused', code: 'long-turn' });
  });

  it('one that takes too long is played until then, and the turn is named', () => {
    let now = 0;
    const { steps, verdict } = played(RUN, new Budget({ ...UNLIMITED, ms: 10 }, () => now++));
    expect(steps).toBe(9);
    expect(verdict).toMatchObject({ verdict: 'refused', code: 'too-slow' });
    expect((verdict as { turn: number }).turn).toBeGreaterThan(1);
  });

  it('two turns in one record differ where the first of them ends', () => {
    const [first, second, ...rest] = RUN.turns;
    const joined = { ...second!, entries: [...first!.entries, ...second!.entries] };
    const { steps, verdict } = played({ ...RUN, turns: [joined, ...rest] });
    expect(verdict).toMatchObject({ code: 'differs', turn: 1 });
    expect(steps).toBe(first!.entries.length);
  });

  it('half a turn in a record of its own differs at its end', () => {
    const at = RUN.turns.findIndex(turn => turn.entries.length > 1);
    const turn = RUN.turns[at]!;
    const half = { ...turn, entries: turn.entries.slice(0, 1) };
    const turns = [...RUN.turns.slice(0, at), half, { ...turn, entries: turn.entries.slice(1) }];
    const { verdict } = played({ ...RUN, turns: [...turns, ...RUN.turns.slice(at + 1)] });
    expect(verdict).toMatchObject({ verdict: 'refused', code: 'differs' });
  });
});

describe('Work in slices', () => {
  function* counting(to: number): Generator<number, string> {
    for (let n = 1; n <= to; n++) yield n;
    return 'done';
  }

  it('rests after each slice and gives what work at once gives', async () => {
    let now = 0;
    const rested: number[] = [];
    const pace = { now: () => now++, slice: 4, rest: async (n: number) => void rested.push(n) };
    expect(await inSlices(counting(20), pace)).toBe(atOnce(counting(20)));
    expect(rested).toEqual([4, 8, 12, 16, 20]);
  });

  it('stops when a rest says so', async () => {
    const rest = () => Promise.reject(new Error('enough'));
    await expect(inSlices(counting(9), { now: () => 0, slice: 0, rest })).rejects.toThrow('enough');
  });
});
