import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell } from '../../src/core/grid.ts';
import { Match } from '../../src/core/match.ts';
import { digest } from '../../src/core/plain.ts';
import { replay, type ReplayStep, type Verdict } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import { decodeRun, encodeRun, type Run, type RunEntry } from '../../src/core/run.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { Event } from '../../src/games/the-cellar/state/events.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { playRestlessly, runOf, SETUP, setupOf, timed, type CellarMatch } from './cellar-runs.ts';
import { wordGame } from './word-game.ts';

const step = (x: number, y: number): Action => ({ type: 'step', to: cell(x, y) });

/** Walks as told: a cell to step to, `u` for undo, or any action. */
function walked(...orders: (Action | 'u')[]): CellarMatch {
  const match = new Match(game, SETUP);
  for (const order of orders) {
    if (order === 'u') match.undo();
    else match.act(order);
  }
  return match;
}

/** The way to the key, on foot and without a rat in sight. */
const TO_THE_KEY = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [2, 6],
  [2, 7],
  [1, 7],
].map(([x, y]) => step(x!, y!));

function expectVerified(verdict: Verdict): Extract<Verdict, { verdict: 'verified' }> {
  if (verdict.verdict !== 'verified') throw new Error(`${verdict.code}: ${verdict.message}`);
  return verdict;
}

describe('The run of a match', () => {
  it('is verified with the outcome, the digest, the turns and the actions of the match', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.option(fc.integer({ min: 2, max: 9 })),
        (seed, undoes) => {
          const match = playRestlessly(setupOf(seed), undoes === null ? {} : { undoes, most: 150 });
          const run = runOf(match);
          const read = decodeRun(encodeRun(run));
          const verdict = expectVerified(replay(game, read.ok ? read.value : run));
          expect(verdict.outcome).toEqual(game.outcome(match.state));
          expect(verdict.digest).toBe(digest(match.state).toString(16).padStart(8, '0'));
          expect(verdict.turns).toBe(match.state.turn);
          expect(verdict.actions).toBe(match.entries.length);
          expect(verdict.practice).toBe(match.isPractice);
        },
      ),
      { seed: 1201, numRuns: 40 },
    );
  });

  it('is verified in the middle of a match, and before its first action', () => {
    const begun = expectVerified(replay(game, runOf(walked())));
    expect(begun).toMatchObject({ turns: 1, actions: 0, outcome: undefined, igt: 0, rta: 0, splits: [] });
    const midway = expectVerified(replay(game, runOf(walked(step(2, 1), step(2, 2), step(2, 3)))));
    expect(midway).toMatchObject({ turns: 2, actions: 3, outcome: undefined });
  });

  it('has one record a turn, each as short as a few bytes', () => {
    const run = runOf(walked(...TO_THE_KEY, { type: 'take-key' }));
    expect(run.turns.map(turn => turn.entries.length)).toEqual([2, 2, 2, 2, 1]);
    expect(run).toMatchObject({ game: 'the-cellar', edition: 2, setup: SETUP });
  });

  it('claims the clocks in tenths of a second', () => {
    const match = walked(step(2, 1), step(2, 2), step(2, 3));
    const clocks = [1234, 600, 49];
    const run = makeRun(
      game,
      SETUP,
      match.entries.map((entry, index) => ({ entry, igt: clocks[index]!, rta: 10_000 * (index + 1) })),
    );
    expect(run.turns.map(turn => turn.time)).toEqual([18, 0]);
    expect(expectVerified(replay(game, run))).toMatchObject({ igt: 18, rta: 300 });
  });

  it.each([Number.NaN, -5000, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])(
    'outlives a clock that shows %s',
    wrong => {
      const entries = walked(step(2, 1), step(2, 2)).entries.map(entry => ({
        entry,
        igt: wrong,
        rta: wrong,
      }));
      const run = makeRun(game, SETUP, entries);
      const read = decodeRun(encodeRun(run));
      expect(read).toEqual({ ok: true, value: run });
      const verdict = expectVerified(replay(game, run));
      expect(verdict.igt).toBeGreaterThanOrEqual(0);
      expect(verdict.rta).toBeGreaterThanOrEqual(0);
    },
  );

  it('is not made of an action that was not legal', () => {
    const entries = [{ entry: { kind: 'act' as const, action: step(9, 9) }, igt: 0, rta: 0 }];
    expect(() => makeRun(game, SETUP, entries)).toThrow('not-legal');
  });
});

describe('Splits', () => {
  const KEY = { name: 'Key', turn: 5, step: 9 };

  it('are computed with their turn, and the wall clock is marked at each', () => {
    const match = walked(...TO_THE_KEY, { type: 'take-key' }, step(2, 7));
    const run = runOf(match);
    expect(expectVerified(replay(game, run)).splits).toEqual([KEY]);
    const clocks = timed(match);
    expect(run.marks).toEqual([
      { turns: 4, time: Math.round(clocks[8]!.rta / 100) },
      { turns: 5, time: Math.round(clocks[9]!.rta / 100) },
    ]);
  });

  it('are taken back when they are undone, and count once when they are done again', () => {
    const undone = runOf(walked(...TO_THE_KEY, { type: 'take-key' }, 'u'));
    expect(expectVerified(replay(game, undone)).splits).toEqual([]);
    expect(undone.marks).toHaveLength(1);
    const again = walked(...TO_THE_KEY, { type: 'take-key' }, 'u', step(2, 7), 'u', { type: 'take-key' });
    const run = runOf(again);
    expect(expectVerified(replay(game, run)).splits).toEqual([{ ...KEY, step: 13 }]);
    expect(run.marks).toHaveLength(1);
  });
});

describe('A run with undone actions', () => {
  it('is practice when chance was undone', () => {
    let found = 0;
    for (let seed = 0; found < 5; seed++) {
      const match = playRestlessly(setupOf(`undo ${seed}`), { undoes: 3, most: 200 });
      if (!match.isPractice) continue;
      found += 1;
      expect(expectVerified(replay(game, runOf(match))).practice).toBe(true);
    }
  });

  it('ranks when only free steps were taken back', () => {
    const verdict = expectVerified(replay(game, runOf(walked(step(2, 1), 'u', step(1, 2)))));
    expect(verdict).toMatchObject({ practice: false, actions: 3 });
  });

  it('may go back over the turn of a page', () => {
    const match = walked(step(2, 1), step(2, 2), 'u', 'u', step(1, 2), step(1, 3), step(1, 4));
    expect(match.state.turn).toBe(2);
    expectVerified(replay(game, runOf(match)));
  });

  it('covers thousands of hesitations in one turn, and a change in the last of them is found', () => {
    const orders = Array.from({ length: 3000 }, () => [step(2, 1), 'u' as const]).flat();
    const run = runOf(walked(...orders, step(2, 1), step(2, 2)));
    expectVerified(replay(game, run));
    const [turn] = run.turns;
    const later = { ...run, turns: [{ ...turn!, time: turn!.time + 1 }] };
    expect(replay(game, later)).toMatchObject({ verdict: 'refused', turn: 1, code: 'differs' });
  });
});

describe('Watching a replay', () => {
  it('shows every state and every event as they were', () => {
    const match = playRestlessly(setupOf('theatre'), { undoes: 6 });
    const seen: ReplayStep<State, Event>[] = [];
    replay(game, runOf(match), shown => seen.push(shown));
    expect(seen[0]).toEqual({ state: game.create(match.setup).state, events: match.opening, undone: false });
    expect(seen.slice(1).map(shown => shown.undone)).toEqual(
      match.entries.map(entry => entry.kind === 'undo'),
    );
    expect(seen.at(-1)!.state).toEqual(match.state);
    for (const shown of seen) if (shown.undone) expect(shown.events).toEqual([]);
  });
});

describe('A run that was changed', () => {
  const run = runOf(playRestlessly(setupOf('changed'), { undoes: 8 }));
  const refusal = (changed: Run): Extract<Verdict, { verdict: 'refused' }> => {
    const verdict = replay(game, changed);
    if (verdict.verdict !== 'refused') throw new Error('This run was verified.');
    expect(verdict.message).toMatch(/^[A-Z].+\.$/);
    return verdict;
  };
  const withTurn = (index: number, change: Partial<Run['turns'][number]>): Run => ({
    ...run,
    turns: run.turns.with(index, { ...run.turns[index]!, ...change }),
  });
  const middle = Math.floor(run.turns.length / 2);

  it('is refused in its first turn when its seed, seats, options or deal differ', () => {
    expect(refusal({ ...run, setup: { ...run.setup, seed: 'other' } })).toMatchObject({
      turn: 0,
      code: 'dealt',
    });
    expect(refusal({ ...run, setup: { ...run.setup, seats: ['hard'] } })).toMatchObject({
      turn: 0,
      code: 'dealt',
    });
    expect(refusal({ ...run, setup: { ...run.setup, options: {} } })).toMatchObject({
      turn: 0,
      code: 'dealt',
    });
    expect(refusal({ ...run, dealt: run.dealt ^ 1 })).toMatchObject({ turn: 0, code: 'dealt' });
  });

  it('is refused when it was played on another board', () => {
    const verdict = replay({ ...game, boards: game.boards! + 1 }, run);
    expect(verdict).toMatchObject({ verdict: 'refused', turn: 0, code: 'dealt' });
  });

  it('is refused when it is of another game, and says which', () => {
    const verdict = refusal({ ...run, game: 'letter-delve' });
    expect(verdict).toMatchObject({ turn: 0, code: 'other-game' });
    expect(verdict.message).toContain('letter-delve');
  });

  it('is refused as of an older or a newer edition, and says which', () => {
    expect(replay({ ...game, edition: 3 }, run)).toMatchObject({
      turn: 0,
      code: 'edition',
      message: 'This run belongs to an older edition of the rules (2; here: 3).',
    });
    expect(refusal({ ...run, edition: 7 }).message).toBe(
      'This run belongs to a newer edition of the rules (7; here: 2).',
    );
  });

  it('names the turn in which an action is not possible', () => {
    const impossible: RunEntry[] = [
      { kind: 'choice', index: 99 },
      { kind: 'choice', index: 2 ** 49 - 3 },
      { kind: 'literal', json: '{"type":"end"}' },
      { kind: 'literal', json: 'no JSON' },
    ];
    for (const entry of impossible) {
      const verdict = refusal(withTurn(2, { entries: [entry] }));
      expect(verdict).toMatchObject({
        turn: 3,
        code: 'not-legal',
        message: 'In turn 3, action 1 was not possible.',
      });
    }
  });

  it('does not go back further than its beginning', () => {
    const verdict = refusal({ ...run, turns: [{ entries: [{ kind: 'undo' }], time: 0, check: 0 }] });
    expect(verdict).toMatchObject({ turn: 1, code: 'not-legal' });
  });

  it('does not go on after its end', () => {
    const extra = { entries: [{ kind: 'choice' as const, index: 0 }], time: 0, check: 0 };
    expect(refusal({ ...run, turns: [...run.turns, extra] })).toMatchObject({ code: 'not-legal' });
  });

  it('names the turn in which a time or a check differs', () => {
    const { time, check } = run.turns[middle]!;
    const turns = [
      refusal(withTurn(middle, { time: time + 1 })),
      refusal(withTurn(middle, { check: check ^ 1 })),
    ];
    expect(turns[0]!.turn).toBe(turns[1]!.turn);
    for (const verdict of turns) expect(verdict.code).toBe('differs');
  });

  it('is refused at its end when marks, the seal or the last turns differ', () => {
    const [mark] = run.marks;
    const last = expectVerified(replay(game, run)).turns;
    expect(refusal({ ...run, seal: (run.seal ^ 1) >>> 0 })).toMatchObject({ turn: last, code: 'seal' });
    expect(refusal({ ...run, marks: [] })).toMatchObject({ turn: last, code: 'seal' });
    expect(refusal({ ...run, marks: [{ ...mark!, time: mark!.time + 1 }] })).toMatchObject({ code: 'seal' });
    expect(refusal({ ...run, turns: run.turns.slice(0, -1) })).toMatchObject({ code: 'seal' });
    expect(refusal({ ...run, torn: run.turns.length })).toMatchObject({ turn: last, code: 'torn' });
  });
});

describe('A run of a game of words', () => {
  const setup = { seed: 'words', seats: ['human' as const], options: {} };
  const said = (...words: string[]): Run => {
    const entries = words.map(word => ({
      entry: { kind: 'act' as const, action: { type: 'say' as const, word } },
      igt: 0,
      rta: 0,
    }));
    return makeRun(wordGame, setup, entries);
  };

  it('writes its words out, and is verified', () => {
    const run = said('rat', 'délice', 'end');
    expect(run.turns[1]!.entries).toEqual([{ kind: 'literal', json: '{"type":"say","word":"délice"}' }]);
    expect(decodeRun(encodeRun(run))).toEqual({ ok: true, value: run });
    expect(replay(wordGame, run)).toMatchObject({ verdict: 'verified', turns: 4, actions: 3 });
  });

  it.each([
    '{"type":"say","word":"dog"}',
    '{"type":"say","word":"rat","loud":1}',
    'null',
    '7',
    '[]',
    '{',
    '',
  ])('refuses what is no word of its own, without a crash: %s', json => {
    const run = said('rat', 'tar');
    const forged = {
      ...run,
      turns: run.turns.with(1, { ...run.turns[1]!, entries: [{ kind: 'literal', json }] }),
    };
    expect(replay(wordGame, forged)).toMatchObject({ verdict: 'refused', turn: 2, code: 'not-legal' });
  });

  it('refuses an index where words are looked up', () => {
    const run = said('rat');
    const forged = {
      ...run,
      turns: [{ ...run.turns[0]!, entries: [{ kind: 'choice' as const, index: 0 }] }],
    };
    expect(replay(wordGame, forged)).toMatchObject({ verdict: 'refused', turn: 1, code: 'not-legal' });
  });

  it('is refused when no game can be set up as it says', () => {
    const crowd = {
      ...said('rat'),
      setup: { ...setup, seats: ['easy' as const, 'easy' as const, 'easy' as const] },
    };
    expect(replay(wordGame, crowd)).toMatchObject({ verdict: 'refused', turn: 0, code: 'setup' });
  });
});
