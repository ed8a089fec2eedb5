import { describe, expect, it } from 'vitest';
import { randomBot } from '../../src/bots/random.ts';
import { canonical } from '../../src/core/plain.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { cellar } from '../games/the-cellar/positions.ts';

const state = cellar();
const choices = (count: number): Action[] =>
  Array.from({ length: count }, (_, barrel) => ({ type: 'search', barrel }));
const newBot = (seat = 0) => randomBot<State, Action>(seat);

describe('The random bot', () => {
  it('chooses the same again from the same beginning, and otherwise in another seat', () => {
    const chosen = (seat: number): Action[] => {
      const bot = newBot(seat);
      return Array.from({ length: 30 }, () => bot.choose(state, choices(10)).action);
    };
    expect(chosen(0)).toEqual(chosen(0));
    expect(chosen(1)).not.toEqual(chosen(0));
  });

  it('chooses everything about equally often', () => {
    const bot = newBot();
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) {
      const { action } = bot.choose(state, choices(5));
      if (action.type === 'search') counts[action.barrel]! += 1;
    }
    // 1000 expected of each; five standard deviations are 141.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(141);
  });

  it('leaves the position alone', () => {
    const before = canonical(state);
    const bot = newBot();
    for (let i = 0; i < 20; i++) bot.choose(state, [...game.legalActions(state)]);
    expect(canonical(state)).toBe(before);
  });

  it('says so when it is asked for nothing', () => {
    expect(() => newBot().choose(state, [])).toThrow('nothing may be done');
  });
});
