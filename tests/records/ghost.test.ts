import { describe, expect, it } from 'vitest';
import type { Run } from '../../src/core/run.ts';
import { compareGhost, type Ghost } from '../../src/records/ghost.ts';
import { readTimeline } from '../../src/records/timeline.ts';
import { cellar, cellarRun, stagedOf } from './fixtures.ts';

const ghostOf = (run: Run): Ghost => stagedOf(cellar, run).ghost;
const run = cellarRun('ghost');
const ghost = ghostOf(run);
/** The bot that set the par: no clocks. */
const bot = ghostOf(cellarRun('ghost', { igt: 0, motion: 0 }, ['hard']));

describe('A ghost', () => {
  it('has a row for each turn it came to, with clocks, splits and a word of where it was', () => {
    expect(ghost.turns.map(turn => turn.turns)).toEqual([...ghost.turns.keys()].map(n => n + 1));
    expect(ghost.turns[0]).toEqual({
      turns: 1,
      igt: 0,
      rta: 0,
      passed: 0,
      text: 'The Wine Cellar · Turn 1',
    });
    expect(ghost.turns.at(-1)).toMatchObject({ turns: ghost.end.turns });
    const passed = ghost.turns.map(turn => turn.passed);
    expect(passed).toEqual(passed.toSorted((a, b) => a - b));
    expect(ghost.splits.map(split => split.name)).toEqual(['Key', 'Door']);
    expect(ghost).toMatchObject({ name: 'Rival', isTimed: true, won: true });
    expect(bot.isTimed).toBe(false);
  });

  it('is not made of a run that is not true', () => {
    expect(() => ghostOf({ ...run, seal: run.seal ^ 1 })).toThrow('The end of the run');
  });
});

describe('The race', () => {
  it('against the very same run is level at every moment', () => {
    const timeline = readTimeline(cellar.game, run);
    if ('code' in timeline) throw new Error(timeline.message);
    for (const [step, now] of timeline.moments.entries()) {
      const passed = timeline.splits.filter(split => split.step <= step);
      const gap = compareGhost(ghost, now, passed);
      expect(gap.igt).toBe(0);
      expect(gap.turns).toBe(0);
      expect(gap.isOver).toBe(false);
      expect(gap.atSplit).toEqual(passed.length > 0 ? { turns: 0, igt: 0, rta: 0 } : {});
    }
  });

  it('is led by whoever came to this turn sooner', () => {
    const fifth = ghost.turns[4]!;
    const sixth = ghost.turns[5]!;
    expect(compareGhost(ghost, { turns: 5, igt: fifth.igt - 700 })).toMatchObject({ igt: -700, turns: -1 });
    expect(compareGhost(ghost, { turns: 5, igt: sixth.igt + 900 })).toMatchObject({ igt: 900, turns: 1 });
    expect(compareGhost(ghost, { turns: 5, igt: sixth.igt + 900 }).text).toContain('Turn 6');
  });

  it('is measured at the splits, on every clock', () => {
    const key = ghost.splits[0]!;
    const mine = [{ name: 'Key', turns: key.turns - 2, igt: key.igt - 4000, rta: key.rta + 1000 }];
    const now = { turns: key.turns - 2, igt: key.igt - 4000 };
    expect(compareGhost(ghost, now, mine).atSplit).toEqual({ turns: -2, igt: -4000, rta: 1000 });
    expect(compareGhost(ghost, now, [{ ...mine[0]!, name: 'Secret' }]).atSplit).toEqual({});
  });

  it('against the bot goes by turns alone', () => {
    const key = bot.splits[0]!;
    const mine = [{ name: 'Key', turns: key.turns + 3, igt: 5000, rta: 6000 }];
    const gap = compareGhost(bot, { turns: key.turns + 3, igt: 5000 }, mine);
    expect(gap).toMatchObject({ igt: undefined, turns: undefined, atSplit: { turns: 3 }, passed: 1 });
    expect(gap.text).toContain(`Turn ${key.turns + 3}`);
  });

  it('is lost when the ghost has come home', () => {
    const { turns, igt } = ghost.end;
    expect(compareGhost(ghost, { turns: turns + 1, igt: 100 }).isOver).toBe(true);
    expect(compareGhost(ghost, { turns: 2, igt: igt + 100 }).isOver).toBe(true);
    expect(compareGhost(ghost, { turns: turns + 4, igt: igt + 5000 })).toMatchObject({
      igt: 5000,
      passed: 2,
    });
  });
});
