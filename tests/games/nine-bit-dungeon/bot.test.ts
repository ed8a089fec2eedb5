import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, sameAction, type BotLevel } from '../../../src/core/game.ts';
import { copy } from '../../../src/core/plain.ts';
import { makeBot } from '../../../src/games/nine-bit-dungeon/bot/index.ts';
import { game, legalActions } from '../../../src/games/nine-bit-dungeon/game.ts';
import { prompt } from '../../../src/games/nine-bit-dungeon/look/prompt.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { END, INVENTORY, isListed, position } from './table.ts';

describe('The bot', { timeout: 60_000 }, () => {
  it.each(BOT_LEVELS)('%s finishes what it begins, by legal actions only, with a reason for each', level => {
    const { state, whys } = playOut(level, 'FINISH');
    expect(state.ask).toBeNull();
    expect(game.outcome(state)).toBeDefined();
    expect(whys.every(why => /^[A-Z].*\.$/.test(why))).toBe(true);
  });

  it('gives reasons that do not say again what to do', () => {
    const [first, again] = [0, 1].map(place => (hint: string) => hint.split('. ')[place]!.split(' ')[0]);
    const { hints } = playOut('hard', 'FINISH');
    expect(hints.filter(hint => first!(hint) === again!(hint))).toEqual([]);
  });

  it.each(BOT_LEVELS)('%s plays the same run twice', level => {
    expect(playOut(level, 'TWICE').actions).toEqual(playOut(level, 'TWICE').actions);
  });

  it('reads the view and leaves it alone', () => {
    const { state } = playOut('hard', 'VIEW', 60);
    const view = game.view!(state, 0);
    const before = copy(view);
    makeBot('hard', 0).choose(view, legalActions(state));
    expect(view).toEqual(before);
  });

  it('is the better the more patient it is', () => {
    const score = (level: BotLevel): number => {
      const seeds = Array.from({ length: 25 }, (_, index) => `RANK-${index}`);
      return seeds.reduce(
        (sum, seed) => sum + game.outcome(playOut(level, seed).state)!.results[0]!.score,
        0,
      );
    };
    const [random, easy, normal, hard] = BOT_LEVELS.map(score) as [number, number, number, number];
    expect(easy).toBeGreaterThan(random);
    expect(normal).toBeGreaterThan(easy);
    expect(hard).toBeGreaterThan(normal);
  });

  it('takes the Short Sword, the Key, and the way out', () => {
    const { state } = game.create({ seed: 'x', seats: ['hard'], options: {} });
    expect(advise(state)).toEqual({ type: 'gift', item: 'short-sword' });
    expect(advise(position([9, 2]))).toEqual(INVENTORY);
    expect(advise(position([3, 7], { hasKey: true }))).toEqual(INVENTORY);
  });

  it('drinks before the next blows could kill', () => {
    const state = position([8, 7], {
      hero: { health: 2 },
      monsters: [
        ['grublin', 7, 7],
        ['grublin', 9, 7],
      ],
    });
    expect(advise(state)).toEqual({ type: 'guzzle', potion: 'health' });
  });

  it('finishes the wounded one', () => {
    const state = position([8, 7], {
      monsters: [
        ['goblin-sneak', 7, 7],
        ['goblin-sneak', 9, 7],
      ],
      wound: { id: 1, health: 1 },
    });
    expect(advise(state)).toEqual({ type: 'attack', monster: 1 });
  });

  it('lets a walker come instead of running into its first blow', () => {
    const state = position([7, 7], { actionsLeft: 1, monsters: [['goblin-sneak', 9, 7]], hero: { mana: 1 } });
    expect(advise(state)).toEqual(END);
  });

  it('leaves after 150 turns whatever it could still earn', () => {
    const weary = position([3, 7], { hasKey: true, levelTurn: 150, monsters: [['goblin-sneak', 0, 0]] });
    expect(advise(weary)).toEqual(INVENTORY);
  });

  it('leaves the choices of ways and hatches to the automatic rule', () => {
    const state = position([12, 7], { choices: 'ask', monsters: [['goblin-archer', 13, 7]] });
    const asked = game.apply(state, END).state;
    expect(advise(asked)).toEqual({ type: 'auto' });
  });
});

function advise(state: State, level: BotLevel = 'hard'): Action {
  return makeBot(level, 0).choose(game.view!(state, 0), legalActions(state)).action;
}

function playOut(level: BotLevel, seed: string, limit = 5_000) {
  let { state } = game.create({ seed, seats: [level], options: {} });
  const bot = makeBot(level, 0);
  const actions: Action[] = [];
  const whys: string[] = [];
  const hints: string[] = [];
  while (state.ask && actions.length < limit) {
    const { action, why } = bot.choose(game.view!(state, 0), legalActions(state));
    if (!isListed(state, action))
      throw new Error(`The bot wants what is not legal: ${JSON.stringify(action)}`);
    const { label } = prompt(state).choices.find(choice => sameAction(choice.action, action))!;
    hints.push(`${label}. ${why}`);
    state = game.apply(state, action).state;
    actions.push(action);
    whys.push(why);
  }
  return { state, actions, whys, hints };
}
