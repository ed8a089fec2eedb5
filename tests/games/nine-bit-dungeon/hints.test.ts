import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/core/replay.ts';
import { makeRun } from '../../../src/core/run-maker.ts';
import { SCORE } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game, legalActions } from '../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import { scoreParts } from '../../../src/games/nine-bit-dungeon/rules/ending.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { totalOf } from '../../../src/core/outcome.ts';
import { position } from './table.ts';

const HINT = { type: 'hint-used' } as const;
const SETUP = { seed: 'HINTS', seats: ['human'] as const, options: {} };

describe('Hints', () => {
  it('are noted and nothing else: the question, the actions and the dice stay', () => {
    const start = position([7, 7]);
    const { state, events } = game.apply(start, HINT);
    expect(events).toEqual([{ type: 'hint-noted', hints: 1 }]);
    expect({ ...state, stats: start.stats }).toEqual(start);
    expect(legalActions(state)).toEqual(legalActions(start));
  });

  it('cost points, told on the button and in the results, and never more than there are', () => {
    const rich: State = { ...position([7, 7]), hero: { ...position([7, 7]).hero, gold: 20 } };
    const twice = game.apply(game.apply(rich, HINT).state, HINT).state;
    expect(totalOf(scoreParts(twice))).toBe(totalOf(scoreParts(rich)) - 2 * SCORE.hint);
    expect(scoreParts(twice).at(-1)).toEqual({ label: 'Hints', points: -2 * SCORE.hint });
    expect(room.hintPrice).toBe(`${SCORE.hint} points`);
    expect(totalOf(scoreParts(game.apply(position([7, 7]), HINT).state))).toBe(0);
  });

  it('stand in the run file, are judged, and taking one back makes the run practice', () => {
    const entries = [HINT, { type: 'gift', item: null } as const];
    const run = makeRun(
      game,
      SETUP,
      entries.map(action => ({ entry: { kind: 'act', action }, rta: 0, igt: 0 })),
    );
    expect(run.turns.flatMap(({ entries }) => entries)[0]).toEqual({
      kind: 'literal',
      json: JSON.stringify(HINT),
    });
    expect(replay(game, run)).toMatchObject({ verdict: 'verified' });
    expect(game.reveals).toContain('hint-noted');
  });

  it('cannot be forged with more than they say, nor noted when nobody is asked', () => {
    expect(() => game.apply(position([7, 7]), { ...HINT, hints: -4 } as never)).toThrow('not-legal');
    expect(() => game.apply({ ...position([7, 7]), ask: null }, HINT)).toThrow('not-legal');
  });
});
