import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../../src/core/game.ts';
import { copy } from '../../../src/core/plain.ts';
import { makeBot } from '../../../src/games/pocket-dungeons/bot/index.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { activate, assault, at, EXIT, EXPLORE, GATHER, KEEP, play, playOn, position, step } from './table.ts';

interface Played {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly whys: readonly string[];
}

function playOut(levels: readonly BotLevel[], seed: string, build = 'quick', most = 5000): Played {
  const bots = levels.map((level, seat) => makeBot(level, seat));
  let { state } = game.create({ seed, seats: levels, options: { build } });
  const actions: Action[] = [];
  const whys: string[] = [];
  while (state.ask && actions.length < most) {
    const { seat } = state.ask;
    const { action, why } = bots[seat]!.choose(game.view!(state, seat), legalActions(state));
    ({ state } = game.apply(state, action));
    actions.push(action);
    whys.push(why);
  }
  return { state, actions, whys };
}

const advise = (state: State, level: BotLevel = 'hard'): Action =>
  makeBot(level, state.ask!.seat).choose(game.view!(state, state.ask!.seat), legalActions(state)).action;

describe('The bot', { timeout: 60_000 }, () => {
  it.each(BOT_LEVELS)('%s finishes what it begins, by legal actions only, with a reason for each', level => {
    for (const seats of [2, 6]) {
      const { state, whys } = playOut(
        Array.from({ length: seats }, () => level),
        `FINISH-${level}`,
      );
      expect(state.ask).toBeNull();
      expect(game.outcome(state)).toBeDefined();
      expect(whys.every(why => /^[A-Z].*\.$/.test(why))).toBe(true);
    }
  });

  it.each(['easy', 'normal'] as const)('%s has whims, but none to let a turn go by', level => {
    const { actions, whys } = playOut(Array<BotLevel>(6).fill(level), `WHIMS-${level}`);
    const whims = actions.filter((_, index) => whys[index] === 'Just a whim.').map(({ type }) => type);
    expect(whims.length).toBeGreaterThan(5);
    expect(whims.filter(type => ['pass', 'end-turn', 'bow-out'].includes(type))).toEqual([]);
  });

  it('takes a fight that is hardly better than none rather than stand about', () => {
    const walled = position('S╴', [
      ['dwarf', 0, [0, 0]],
      ['goblin-warrior', null, [1, 0]],
    ]);
    expect(advise(playOn(walled, activate(0)).state, 'normal')).toEqual(assault(1, [1, 0]));
  });

  it.each(BOT_LEVELS)('%s builds by hand', level => {
    const { state } = playOut([level, level, level], `HAND-${level}`, 'draft', 79);
    expect(Object.keys(state.dungeon.tiles)).toHaveLength(61);
  });

  it.each(BOT_LEVELS)('%s plays the same match twice', level => {
    const once = playOut([level, level], 'TWICE').actions;
    expect(playOut([level, level], 'TWICE').actions).toEqual(once);
  });

  it('reads the view and leaves it alone', () => {
    const { state } = playOut(['hard', 'hard', 'hard'], 'VIEW', 'quick', 60);
    const view = game.view!(state, state.ask!.seat);
    const before = copy(view);
    makeBot('hard', state.ask!.seat).choose(view, legalActions(state));
    expect(view).toEqual(before);
  });

  it('leaves with treasure, and gathers what lies at its feet', () => {
    const rich = position('S──╴', [['thief', 0, [1, 0], { treasure: 3 }]], { stairs: [1, 0] });
    expect(advise(playOn(rich, activate(0)).state)).toEqual(EXIT);
    const poor = position('S──╴', [['thief', 0, [1, 0]]], { loose: [[1, [1, 0]]] });
    expect(advise(playOn(poor, activate(0)).state)).toEqual(GATHER);
  });

  it('walks to the counter, and takes the Stairs on its way when it wants out', () => {
    const start = position('S────╴', [['elf', 0, [1, 0]]], { hidden: [['treasure', [3, 0]]] });
    expect(advise(start)).toEqual(activate(0));
    const ready = playOn(start, activate(0)).state;
    expect(advise(ready)).toEqual(EXPLORE);
    const walking = play(ready, { dice: [4, 4, 4] }, EXPLORE).state;
    expect(advise(walking)).toEqual(step(2, 0));
  });

  it('strikes a rich rival whom it can beat, and schemes where that is worth more', () => {
    const start = position('S────╴', [
      ['warrior', 0, [1, 0]],
      ['mage', 1, [2, 0], { treasure: 2 }],
    ]);
    expect(advise(playOn(start, activate(0)).state)).toEqual(assault(1, [2, 0]));
    const scheme = position(
      'S──────╴',
      [
        ['elf', 0, [7, 0]],
        ['troll', null, [2, 0]],
        ['mage', 1, [1, 0], { treasure: 3 }],
      ],
      { hidden: [['hazard', [5, 0]]] },
    );
    expect(advise(scheme)).toEqual(activate(1));
  });

  it('opens the door on its way', () => {
    const start = position('S────╴', [['elf', 0, [2, 0]]], {
      doors: [{ at: at([2, 0]), side: 'east' }],
      hidden: [['treasure', [4, 0]]],
    });
    expect(advise(playOn(start, activate(0)).state)).toEqual({ type: 'open-door', side: 'east' });
  });

  it('throws the die again that helps most, and keeps good dice', () => {
    const start = position('S────╴', [
      ['warrior', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const fight = [activate(0), assault(1, [2, 0])] as const;
    const risky = play(start, { dice: [4, 4, 2, 6, 3, 1, 6, 5, 4] }, ...fight).state;
    expect(advise(risky)).toMatchObject({
      type: 'reroll',
      ability: 'swordplay',
      side: 'defender',
      pool: 'off',
    });
    const safe = play(start, { dice: [6, 6, 6, 6, 6, 6, 1, 1, 1] }, ...fight).state;
    expect(advise(safe)).toEqual(KEEP);
  });

  it('brings in the delver it likes best', () => {
    const start = position('S────╴', [['mage', 1, [3, 0]]]);
    expect(advise(start)).toEqual({ type: 'enter', delver: 'priestess', at: at([0, 0]) });
  });

  it('decides quickly', () => {
    const began = performance.now();
    const { actions } = playOut(['hard', 'hard', 'hard', 'hard'], 'QUICKLY');
    expect((performance.now() - began) / actions.length).toBeLessThan(25);
  });
});
