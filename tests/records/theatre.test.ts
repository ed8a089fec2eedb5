import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/judge.ts';
import { Match } from '../../src/core/match.ts';
import { replay } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { Run } from '../../src/core/run.ts';
import type { GameEvent, GameState } from '../../src/core/game.ts';
import { room as nineBit } from '../../src/games/nine-bit-dungeon/index.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import type { Theatre } from '../../src/records/theatre.ts';
import { playRestlessly, runOf } from '../core/cellar-runs.ts';
import { wordGame } from '../core/word-game.ts';
import { cellar, cellarRun, theatreOf } from './fixtures.ts';

function open(run: Run, game: AnyGame = cellar.game, keyframe?: number): Theatre {
  return theatreOf({ game, headline: () => '', badges: [], ending: cellar.ending }, run, keyframe);
}

/** Every state and all events, as the replay itself shows them. */
function watched(
  run: Run,
  game: AnyGame = cellar.game,
): { state: GameState; events: readonly GameEvent[] }[] {
  const steps: { state: GameState; events: readonly GameEvent[] }[] = [];
  replay(game, run, ({ state, events }) => steps.push({ state, events }));
  return steps;
}

const restless = (seed: number): Run =>
  runOf(playRestlessly({ seed: `theatre ${seed}`, seats: ['human'], options: {} }, { undoes: 4 }));

describe('A run in the theatre', () => {
  it('shows at every step what the replay shows, whatever was undone and however it is sought', () => {
    for (let seed = 0; seed < 12; seed++) {
      const run = restless(seed);
      const steps = watched(run);
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 20 }),
          fc.array(fc.nat(steps.length - 1)),
          (keyframe, sought) => {
            const theatre = open(run, cellar.game, keyframe);
            expect(theatre.length).toBe(steps.length - 1);
            for (const step of sought) {
              expect(theatre.seek(step)).toBe(step);
              expect(theatre.state).toEqual(steps[step]!.state);
              expect(theatre.eventsAt(step)).toEqual(steps[step]!.events);
            }
          },
        ),
        { seed: 10, numRuns: 5 },
      );
    }
  });

  it('steps both ways and stops at its ends', () => {
    const run = cellarRun('theatre');
    const theatre = open(run);
    expect([theatre.at, theatre.stepBack(), theatre.stepForward(), theatre.stepForward()]).toEqual([
      0, 0, 1, 2,
    ]);
    expect(theatre.stepBack()).toBe(1);
    expect(theatre.seek(99_999)).toBe(theatre.length);
    expect(theatre.stepForward()).toBe(theatre.length);
    expect(cellar.game.outcome(theatre.state)).toEqual(theatre.verdict.outcome);
    expect([theatre.seek(-3), theatre.seek(Number.NaN), theatre.seek(2.7)]).toEqual([0, 0, 2]);
  });

  it('knows its splits, its turns and its clocks', () => {
    const theatre = open(cellarRun('theatre'));
    expect(theatre.splits.map(split => split.name)).toEqual(['Key', 'Door']);
    for (const { step, name } of theatre.splits) {
      const names = theatre.eventsAt(step).map(event => cellar.game.split!(event));
      expect(names).toContain(name);
    }
    for (let turn = 1; turn <= theatre.verdict.turns; turn++) {
      const step = theatre.stepOfTurn(turn);
      expect(theatre.stateAt(step).turn).toBe(turn);
      expect(theatre.clocksAt(step)).toMatchObject({ turns: turn });
      if (step > 0) expect(theatre.stateAt(step - 1).turn).toBe(turn - 1);
    }
    expect(theatre.stepOfTurn(0)).toBe(0);
    expect(theatre.stepOfTurn(9999)).toBe(theatre.length);
  });

  it('tells each step moment by moment, and nothing where something was taken back', () => {
    const run = restless(1);
    const theatre = open(run);
    const kinds = run.turns.flatMap(turn => turn.entries).map(entry => entry.kind);
    expect(kinds).toContain('undo');
    for (const [index, kind] of ['opening', ...kinds].entries()) {
      const told = theatre.momentsAt(index).map(({ event }) => event);
      expect(told).toEqual(kind === 'undo' ? [] : theatre.eventsAt(index));
    }
  });

  it('plays words as well', () => {
    const game = wordGame as unknown as AnyGame;
    const setup = { seed: 'words', seats: ['human' as const], options: {} };
    const run = makeRun(
      wordGame,
      setup,
      ['rat', 'délice', 'art', 'end'].map(word => ({
        entry: { kind: 'act', action: { type: 'say', word } },
        igt: 0,
        rta: 0,
      })),
    );
    const theatre = open(run, game, 16);
    expect(theatre.stateAt(3)).toMatchObject({ said: ['rat', 'délice', 'art'] });
    expect(theatre.playOnFrom(2).entries.map(timed => timed.entry)).toEqual([
      { kind: 'act', action: { type: 'say', word: 'rat' } },
      { kind: 'act', action: { type: 'say', word: 'délice' } },
    ]);
  });

  it('is refused with the verdict if it is not true', () => {
    const run = cellarRun('theatre');
    const forged = { ...run, turns: run.turns.with(3, { ...run.turns[3]!, check: run.turns[3]!.check ^ 1 }) };
    expect(() => open(forged)).toThrow('In turn 4 this run differs from what the rules give.');
  });
});

describe('Playing on', () => {
  it('begins exactly where the run stood, undone actions included', () => {
    for (let seed = 0; seed < 8; seed++) {
      const run = restless(seed);
      const steps = watched(run);
      const theatre = open(run);
      for (const step of [0, 1, Math.floor(steps.length / 2), steps.length - 1]) {
        const { game, setup, entries, clocks, splits } = theatre.playOnFrom(step);
        expect(game).toBe('the-cellar');
        const match = new Match(cellar.game, setup);
        for (const { entry } of entries) {
          if (entry.kind === 'act') match.act(entry.action);
          else match.undo();
        }
        expect(match.state).toEqual(steps[step]!.state);
        expect(clocks).toEqual(theatre.clocksAt(step));
        expect(entries.reduce((sum, entry) => sum + entry.igt, 0)).toBe(clocks.igt);
        expect(splits.length).toBe(theatre.splits.filter(split => split.step <= step).length);
      }
    }
  });

  it('says whose turn it is, and leaves the seats to whoever starts the match', () => {
    const theatre = open(cellarRun('theatre', { igt: 0, motion: 0 }, ['hard']));
    expect(theatre.playOnFrom(4)).toMatchObject({ asked: 0, setup: { seats: ['hard'] } });
  });
});

describe('A long run', () => {
  it('of more than 500 actions is sought in far less than 50 ms', () => {
    let run: Run | undefined;
    for (let n = 0; !run; n++) {
      const match = playBots(nineBit, { seed: `long ${n}`, seats: ['hard'], options: {} });
      if (match.entries.length >= 500) run = botRun(match);
    }
    const theatre = open(run, nineBit.game);
    const steps = [...Array(100).keys()].map(n => (n * 211) % (theatre.length + 1));
    theatre.seek(theatre.length);
    const started = performance.now();
    for (const step of steps) theatre.stateAt(theatre.seek(step));
    const each = (performance.now() - started) / steps.length;
    expect(each).toBeLessThan(50);
    expect(theatre.stateAt(theatre.length).ask).toBeNull();
  });
});
