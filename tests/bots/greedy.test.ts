import { describe, expect, it } from 'vitest';
import { tastingBot } from '../../src/bots/greedy.ts';
import { cell } from '../../src/core/grid.ts';
import { canonical } from '../../src/core/plain.ts';
import { loadDice } from '../../src/core/rng.ts';
import { viewOf } from '../../src/core/view.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { taste } from '../../src/games/the-cellar/bot/taste.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { cellar, SETUP, site, ways } from '../games/the-cellar/positions.ts';

const FORESIGHT = { depth: 2, samples: 3 };
const why = (_view: State, action: Action): string => `because of ${action.type}`;
const newBot = (foresight = FORESIGHT): Bot<State, Action> => tastingBot(game, taste, 0, foresight, why);
const legalOf = (state: State): Action[] => [...game.legalActions(state)];

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) freeze(member);
    Object.freeze(value);
  }
  return value;
}

/** All that a bot does in a match. */
function played(bot: Bot<State, Action>, seed: string): Action[] {
  let { state } = game.create({ ...SETUP, seed });
  const actions: Action[] = [];
  while (state.ask) {
    const { action } = bot.choose(viewOf(game, state, 0), legalOf(state));
    actions.push(action);
    state = game.apply(state, action).state;
  }
  return actions;
}

describe('The tasting bot', () => {
  it('plays the same match again', () => {
    for (const seed of ['one', 'two', 'three'])
      expect(played(newBot(), seed)).toEqual(played(newBot(), seed));
  });

  it('gives only legal actions, and its reason for each', () => {
    const state = cellar({ hero: cell(6, 6), rats: [cell(7, 6)] });
    const advice = newBot().choose(viewOf(game, state, 0), legalOf(state));
    expect(legalOf(state)).toContainEqual(advice.action);
    expect(advice.why).toBe(`because of ${advice.action.type}`);
  });

  it('leaves the position alone and never draws from its streams', () => {
    const state = freeze(cellar({ hero: cell(6, 6), rats: [cell(7, 6)] }));
    const before = canonical(state);
    const legal = freeze(legalOf(state));
    newBot().choose(state, legal);
    expect(canonical(state)).toBe(before);
  });

  it('does not know the next roll: other dice to come, same choice', () => {
    const position = { hero: cell(6, 6), rats: [cell(7, 6)], hearts: 2 };
    const choices = [1, 2, 3, 4, 5, 6].map(face => {
      const state = cellar(position);
      const loaded = { ...state, rng: loadDice(state.rng, { dice: Array.from({ length: 30 }, () => face) }) };
      return newBot().choose(loaded, legalOf(loaded)).action;
    });
    expect(new Set(choices.map(canonical)).size).toBe(1);
  });

  it('does not know what a barrel holds: other orders, same choice from the view', () => {
    const orders = [
      ['apple', 'cobweb', 'candle-stub'],
      ['cobweb', 'candle-stub', 'apple'],
    ] as const;
    const choices = orders.map(finds => {
      const state = cellar({ hero: cell(3, 3), hearts: 1, finds });
      return newBot().choose(viewOf(game, state, 0), legalOf(state)).action;
    });
    expect(choices[0]).toEqual(choices[1]);
  });

  it('takes the first of what tastes equally good', () => {
    const indifferent = tastingBot(game, () => 0, 0, FORESIGHT, why);
    const state = cellar({ hero: cell(6, 6) });
    expect(indifferent.choose(state, legalOf(state)).action).toEqual(legalOf(state)[0]);
  });

  it('takes what is best at once: the key it stands on, the door it stands below', () => {
    for (const foresight of [{ depth: 0, samples: 1 }, FORESIGHT]) {
      const onKey = cellar({ hero: site.key });
      expect(newBot(foresight).choose(onKey, legalOf(onKey)).action).toEqual({ type: 'take-key' });
      const atDoor = cellar({ hero: site.doorstep, key: true });
      expect(newBot(foresight).choose(atDoor, legalOf(atDoor)).action).toEqual({ type: 'leave' });
    }
  });

  it('walks straight to the key where nothing is in the way', () => {
    const bot = newBot();
    let state = cellar();
    for (let far = ways.distance(site.start, site.key); far > 0; far--) {
      expect(ways.distance(state.hero.at, site.key)).toBe(far);
      state = game.apply(state, bot.choose(viewOf(game, state, 0), legalOf(state)).action).state;
    }
    expect(state.hero.at).toEqual(site.key);
  });

  it('answers the only question there is, and looks no further than the end', () => {
    const asked: State = {
      ...cellar({ hero: cell(6, 6), hearts: 1, tool: 'pot-lid', rats: [cell(7, 6)] }),
      ask: { seat: 0, kind: 'block', rat: 0 },
    };
    expect(newBot({ depth: 9, samples: 2 }).choose(asked, legalOf(asked)).action).toEqual({ type: 'block' });
  });
});
