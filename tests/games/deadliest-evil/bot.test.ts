import { describe, expect, it } from 'vitest';
import { botOf, makeBot, TEMPERAMENTS } from '../../../src/games/deadliest-evil/bot/index.ts';
import { valueOf } from '../../../src/games/deadliest-evil/bot/dice.ts';
import { makePlan, stepsLeft } from '../../../src/games/deadliest-evil/bot/plan.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { position } from './table.ts';

const { hard, normal } = TEMPERAMENTS;
const choose = (level: 'easy' | 'normal' | 'hard', state: State) =>
  makeBot(level, 0).choose(game.view!(state, 0), legalActions(state));
const planOf = (state: State, temper: { bank: number; hunt: boolean } = hard) => {
  const { target, exit } = makePlan(state, temper);
  return `${target.tile}${target.space}${exit ? ` ${exit}` : ''}`;
};

describe('Plans', () => {
  it('finish a level before going down', () => {
    expect(planOf(position('', '0a'))).toBe('0a onward');
    expect(planOf(position('gallery > stairs-1', '2b'))).toBe('2d onward');
    expect(planOf(position('gallery > stairs-1 > cliff > dead-end', '4b'))).toBe('2b stair');
    expect(planOf(position('gallery > cliff > stairs-1 > dead-end', '4b'))).toBe('3b stair');
  });

  it('grab a prize in sight, from any space of its tile', () => {
    const state = position('gallery > book', '2b');
    const plan = makePlan(state, hard);
    expect(plan).toMatchObject({ target: { tile: 2 }, exit: null });
    expect(stepsLeft(state, plan)).toBe(0);
    expect(choose('hard', state).action).toEqual({ type: 'end-turn' });
  });

  it('go home with one prize when Life runs low, draughts counted', () => {
    const low = { done: ['crucible'], kora: { life: 4 } } as const;
    expect(planOf(position('gallery > cliff', '1b', low))).toBe('0a');
    expect(planOf(position('gallery > cliff', '1b', { ...low, items: ['healing-balm'] }))).toBe('2d onward');
    expect(planOf(position('gallery > cliff', '1b', low), normal)).toBe('2d onward');
  });

  it('wait for the sorcerer on the doorstep, or not', () => {
    const both = { done: ['book', 'crucible'] } as const;
    expect(planOf(position('gallery > cliff', '2b', both))).toBe('1a');
    expect(planOf(position('gallery > cliff', '2b', { ...both, kora: { life: 2 } }))).toBe('0a');
    expect(planOf(position('gallery > cliff', '2b', both), normal)).toBe('0a');
    expect(planOf(position('gallery', '1a', { done: ['book', 'crucible', 'grislyk'] }))).toBe('0a');
  });
});

describe('Decisions', () => {
  it('strike first: the sorcerer, then goblins, then skeletons', () => {
    const state = position('gallery', '1b', { monsters: 'g1@1 g2@1 s1@1 grislyk@1', done: ['book'] });
    expect(choose('normal', state).action).toEqual({ type: 'attack', monster: 'grislyk' });
    const rest = { ...state, monsters: state.monsters.filter(({ kind }) => kind !== 'grislyk') };
    expect(choose('normal', rest).action).toEqual({ type: 'attack', monster: 'g1' });
  });

  it('lay out the dice for what is at hand', () => {
    const free = position('gallery', '1b', { ask: 'assign' });
    expect(choose('normal', free).action).toMatchObject({ combat: 4, defense: 6, speed: 8 });
    const beset = position('gallery', '1b', { ask: 'assign', monsters: 'g1#4' });
    expect(choose('normal', beset).action).toMatchObject({ combat: 8, defense: 6, speed: 4 });
    expect(choose('hard', free).action).toMatchObject({ speed: 8 });
    const cornered = position('gallery > book', '2b', { ask: 'assign', monsters: 'g1@2 g2@2' });
    expect(choose('hard', cornered).action).toMatchObject({ combat: 8, defense: 6 });
  });

  it('weigh an arrangement as the chapter says', () => {
    const state = position('gallery', '1b', { ask: 'assign', monsters: 's1@1' });
    const dice = { combat: 8, defense: 6, speed: 4 } as const;
    // Five steps to want, 2.5 to expect; one skeleton that falls to 28 of 64 blows and hits with 27 of 48.
    const expected = 0.35 * 2.5 + 0.5 * (28 / 64) * 2.2 - 0.6 * (36 / 64) * (27 / 48);
    expect(valueOf(state, makePlan(state, hard), dice)).toBeCloseTo(expected);
    const weak = { ...state, kora: { ...state.kora, life: 2 } };
    expect(valueOf(weak, makePlan(weak, hard), dice)).toBeCloseTo(expected - 0.48 * (36 / 64) * (27 / 48));
  });

  it('search unless the hunters are too close', () => {
    const close = position('gallery', '1b', { ask: 'search', monsters: 'g1#4' });
    expect(choose('normal', close).action.type).toBe('skip-search');
    expect(choose('hard', close).action.type).toBe('search');
  });

  it('search while what the deck may hold is worth the price', () => {
    const state = position('gallery', '1b', { ask: 'search' });
    const after = (searches: number, of = state) =>
      choose('hard', { ...of, stats: { ...of.stats, searches } }).action.type;
    expect([0, 3, 6].map(count => after(count))).toEqual(['search', 'search', 'skip-search']);
    const dust: State = { ...state, searchDecks: { ...state.searchDecks, 1: ['nothing', 'nothing'] } };
    expect(after(0, dust)).toBe('skip-search');
    const home = position('gallery', '1b', { ask: 'search', done: ['book'], kora: { life: 2 } });
    expect([0, 3].map(count => after(count, home))).toEqual(['search', 'skip-search']);
  });

  it('use what is worth using', () => {
    const bag = ['healing-balm', 'fireball-scroll', 'invisibility-scroll'] as const;
    const at = (life: number, monsters: string) =>
      position('gallery', '1b', { ask: 'item', items: bag, kora: { life }, monsters });
    expect(choose('hard', at(5, 'g1@1 s1@1')).action).toMatchObject({ item: 'fireball-scroll' });
    expect(choose('hard', at(3, 'g1@1')).action).toMatchObject({ item: 'healing-balm' });
    expect(choose('easy', at(3, 'g1@1')).action).toEqual({ type: 'end-items' });
    expect(choose('easy', at(2, 'g1@1')).action).toMatchObject({ item: 'healing-balm' });
    expect(choose('hard', at(5, 's1#4 g1#4')).action).toMatchObject({ item: 'invisibility-scroll' });
    expect(choose('normal', at(5, 's1#4 g1#4')).action).toEqual({ type: 'end-items' });
  });

  it('walk and explore as planned', () => {
    const moving = position('gallery', '1c', {
      act: { move: 'moving', attack: 'none', points: 3, chain: 0 },
    });
    expect(choose('hard', moving).action).toEqual({ type: 'step', to: { tile: 1, space: 'd' } });
    const there = { ...moving, kora: { ...moving.kora, space: 'd' as const } };
    expect(choose('hard', there).action).toEqual({ type: 'explore', exit: 'onward' });
  });

  it('always say why, quickly enough', () => {
    const bot = botOf(hard, 0);
    let { state } = game.create({ seed: 'WHY', seats: ['hard'], options: {} });
    const began = performance.now();
    let count = 0;
    while (state.ask) {
      const { action, why } = bot.choose(game.view!(state, 0), legalActions(state));
      expect(why).toMatch(/^[A-Z].*\.$/);
      state = game.apply(state, action).state;
      count++;
    }
    expect((performance.now() - began) / count).toBeLessThan(50);
  });
});
