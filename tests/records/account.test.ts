import { describe, expect, it } from 'vitest';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { GameAction, Player } from '../../src/core/game.ts';
import type { Entry } from '../../src/core/match.ts';
import type { Run } from '../../src/core/run.ts';
import { atOnce } from '../../src/core/slices.ts';
import type { AnyBadge } from '../../src/games/badges.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { staging } from '../../src/records/staging.ts';
import { cellar } from './fixtures.ts';

/** Asks the account, and remembers how often it was asked. */
function badge(id: string, earned: AnyBadge['earned']): AnyBadge {
  return { id, name: id, text: id, sprite: 'star', earned };
}

const steps = (count: number) => badge(`steps-${count}`, run => run.steps.length === count);

function roomWith(...badges: AnyBadge[]): AnyRoom {
  return { ...cellar, badges };
}

const MATCH = playBots(cellar, { seed: 'KTR-BMX-QZP', seats: ['easy'], options: { candle: 'bright' } });
const ENTRIES = MATCH.entries as Entry<GameAction>[];

function runOf(entries: readonly Entry<GameAction>[], seats: readonly Player[] = ['human']): Run {
  const timed = entries.map((entry): TimedEntry<GameAction> => ({ entry, igt: 0, rta: 0 }));
  return makeRun(cellar.game, { ...MATCH.setup, seats }, timed);
}

function badgesOf(room: AnyRoom, run: Run): readonly string[] | undefined {
  const staged = atOnce(staging(room, run));
  return 'code' in staged ? undefined : staged.badges;
}

describe('The account of a run', () => {
  it('has every action, how it began and how it ended', () => {
    const whole = badge('whole', ({ start, end, steps: all, outcome }) => {
      const follows = all.every(({ before }, at) => before === (at === 0 ? start : all[at - 1]!.after));
      return follows && all.at(-1)!.after === end && outcome.reason === cellar.game.outcome(end)!.reason;
    });
    expect(badgesOf(roomWith(whole, steps(ENTRIES.length)), runOf(ENTRIES))).toEqual([
      'whole',
      steps(ENTRIES.length).id,
    ]);
  });

  it('sorts what was told by its kind, in order', () => {
    const told = badge('told', run => {
      const turns = run.told('turn-began') as readonly { readonly turn?: number }[];
      return turns.length > 3 && turns.every(({ turn }, at) => turn === at + 2);
    });
    const silent = badge('silent', run => run.told('dragon-slain').length === 0);
    expect(badgesOf(roomWith(told, silent), runOf(ENTRIES))).toEqual(['told', 'silent']);
  });

  it('leaves out what was taken back', () => {
    const undone: Entry<GameAction>[] = [ENTRIES[0]!, { kind: 'undo' }, ...ENTRIES];
    expect(badgesOf(roomWith(steps(ENTRIES.length)), runOf(undone))).toEqual([steps(ENTRIES.length).id]);
  });
});

describe('No badge is given', () => {
  const any = roomWith(badge('any', () => true));

  it('for a run in which chance was taken back', () => {
    const chance = ENTRIES.findIndex(entry => entry.kind === 'act' && entry.action.type === 'strike');
    const again: Entry<GameAction>[] = [
      ...ENTRIES.slice(0, chance + 1),
      { kind: 'undo' },
      ...ENTRIES.slice(chance),
    ];
    expect(badgesOf(any, runOf(ENTRIES))).toEqual(['any']);
    expect(badgesOf(any, runOf(again))).toEqual([]);
  });

  it('for a run without an end', () => {
    expect(badgesOf(any, runOf(ENTRIES.slice(0, -3)))).toEqual([]);
  });

  it("for a bot's run", () => {
    expect(badgesOf(any, runOf(ENTRIES, ['hard']))).toEqual([]);
  });

  it('for a forged run: it is refused before anybody asks', () => {
    const { turns, ...run } = runOf(ENTRIES);
    const forged = {
      ...run,
      turns: turns.map((turn, at) => (at === 2 ? { ...turn, check: turn.check ^ 1 } : turn)),
    };
    expect(badgesOf(any, forged)).toBeUndefined();
    expect(badgesOf(any, { ...run, turns, setup: { ...run.setup, seed: 'AAA-AAA-AAA' } })).toBeUndefined();
    const text = runToFragment({ ...run, turns });
    const read = runFromText(text.replace(/.$/, last => (last === 'A' ? 'B' : 'A')));
    expect(read.ok ? badgesOf(any, read.value) : undefined).toBeUndefined();
  });
});

describe('At a table of several', () => {
  it('a badge is earned by a person, whichever seat it is, and not by a bot', async () => {
    const { room } = await import('../../src/games/letter-delve/index.ts');
    const bots = playBots(room, { seed: 'three', seats: ['easy', 'easy', 'easy'], options: {} });
    const entries = bots.entries.map(entry => ({ entry, igt: 0, rta: 0 }));
    const third = { ...room, badges: [badge('third', ({ seat }) => seat === 2)] };
    const earned = (seats: readonly Player[]) =>
      badgesOf(third, makeRun(room.game, { ...bots.setup, seats }, entries));
    expect(earned(['human', 'easy', 'human'])).toEqual(['third']);
    expect(earned(['human', 'human', 'easy'])).toEqual([]);
  });
});
