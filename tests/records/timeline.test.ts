import { describe, expect, it } from 'vitest';
import { Match } from '../../src/core/match.ts';
import type { VerifiedSplit } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { Run } from '../../src/core/run.ts';
import { readTimeline, type Timeline } from '../../src/records/timeline.ts';
import { type CellarMatch, playRestlessly, timed } from '../core/cellar-runs.ts';
import { game as cellarGame } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import { wordGame } from '../core/word-game.ts';
import { cellar, cellarRun } from './fixtures.ts';

function read(run: Run): Timeline {
  const timeline = readTimeline(cellar.game, run);
  if ('code' in timeline) throw new Error(timeline.message);
  return timeline;
}

/** The same match, had nothing that was undone ever been done; each split where the entry that stands is. */
function splitsWithoutDetours({ setup, entries }: CellarMatch): VerifiedSplit[] {
  const stands: { action: Action; step: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'undo') stands.pop();
    else stands.push({ action: entry.action, step: index + 1 });
  }
  const straight = new Match(cellarGame, setup);
  return stands.flatMap(({ action, step }) =>
    straight
      .act(action)
      .flatMap(event => cellarGame.split?.(event) ?? [])
      .map(name => ({ name, turn: straight.state.turn, step })),
  );
}

describe('A run as time', () => {
  it('gives every step its turn and both clocks, which only run forwards', () => {
    const run = cellarRun('time');
    const { moments, verdict } = read(run);
    expect(moments).toHaveLength(1 + verdict.actions);
    expect(moments[0]).toEqual({ turns: 1, igt: 0, rta: 0 });
    expect(moments.at(-1)).toEqual({
      turns: verdict.turns,
      igt: verdict.actions * 1500,
      rta: verdict.actions * 1800,
    });
    for (const [step, moment] of moments.entries()) {
      if (step === 0) continue;
      expect(moment.igt).toBeGreaterThanOrEqual(moments[step - 1]!.igt);
      expect(moment.rta).toBeGreaterThanOrEqual(moments[step - 1]!.rta);
    }
  });

  it('places each split at its step, with the wall clock exactly as marked', () => {
    const { splits, moments } = read(cellarRun('time'));
    expect(splits.map(split => split.name)).toEqual(['Key', 'Door']);
    for (const split of splits) expect(split.rta).toBe(split.step * 1800);
    expect(splits[1]).toEqual({ name: 'Door', step: moments.length - 1, ...moments.at(-1)! });
  });

  it('trusts only the last mark when the marks do not fit the splits', () => {
    const run = cellarRun('time');
    const timeline = readTimeline({ ...cellar.game, split: () => undefined }, run);
    if ('code' in timeline) throw new Error(timeline.message);
    expect(timeline.splits).toEqual([]);
    expect(timeline.moments.at(-1)!.rta).toBe(run.marks.at(-1)!.time * 100);
    expect(timeline.moments[10]!.rta).toBe(18_000);
  });

  it('forgets a split that was undone', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = playRestlessly(
        { seed: `restless ${seed}`, seats: ['human'], options: {} },
        { undoes: 3 },
      );
      const run = makeRun(cellarGame, match.setup, timed(match));
      const timeline = readTimeline(cellarGame, run);
      if ('code' in timeline) throw new Error(timeline.message);
      const expected = splitsWithoutDetours(match);
      expect(timeline.splits.map(({ name, turns: turn, step }) => ({ name, turn, step }))).toEqual(expected);
      expect(timeline.verdict.splits).toEqual(expected);
      // Marks lie where the splits lie: the wall clock of each is the one that was marked.
      const marks = run.marks.map(mark => mark.time * 100);
      for (const split of timeline.splits) expect(marks).toContain(split.rta);
    }
  });

  it('tells splits of one name apart', () => {
    const named: typeof wordGame = {
      ...wordGame,
      split: ({ word }) => (word === 'end' ? undefined : 'word'),
    };
    const setup = { seed: 'words', seats: ['human' as const], options: {} };
    const entries = ['rat', 'tar', 'end'].map((word, index) => ({
      entry: { kind: 'act', action: { type: 'say', word } } as const,
      igt: 1000,
      rta: 2000 * (index + 1),
    }));
    const timeline = readTimeline(named, makeRun(named, setup, entries));
    if ('code' in timeline) throw new Error(timeline.message);
    expect(timeline.splits).toEqual([
      { name: 'word', step: 1, turns: 2, igt: 1000, rta: 2000 },
      { name: 'word (2)', step: 2, turns: 3, igt: 2000, rta: 4000 },
    ]);
  });

  it('passes a refusal on', () => {
    const run = cellarRun('time');
    expect(readTimeline(cellar.game, { ...run, seal: run.seal ^ 1 })).toMatchObject({ verdict: 'refused' });
  });
});
