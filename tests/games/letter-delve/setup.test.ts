import { describe, expect, it } from 'vitest';
import type { Tier } from '../../../src/games/letter-delve/data/gear.ts';
import { KINDS, MONSTERS, type Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import { DAGGER, isListed, legal, play, ROLL, scene, SWORD, TWO_HANDED } from './table.ts';

const start = (seats: number, seed = 'deal', options = {}) =>
  game.create({ seed, seats: Array.from({ length: seats }, () => 'human'), options });

describe('Setup', () => {
  it.each(['one', 'two', 'three'])(
    '1. deals four bosses, twenty sleepers and a bag of 76 (seed %s)',
    seed => {
      const { state, events } = start(2, seed);
      expect(state.monsters).toHaveLength(24);
      expect(state.monsters.every(monster => !monster.awake && !monster.known)).toBe(true);
      const centre = [
        { x: 6, y: 6 },
        { x: 8, y: 6 },
        { x: 6, y: 8 },
        { x: 8, y: 8 },
      ];
      expect(state.monsters.slice(0, 4).map(monster => monster.at)).toEqual(centre);
      const bosses = state.monsters.slice(0, 4).map(monster => MONSTERS[monster.kind!].letter);
      expect(bosses.toSorted()).toEqual(['J', 'Q', 'X', 'Z']);
      expect(state.bag).toHaveLength(76);
      const tiles = [...state.bag, ...state.monsters.map(monster => monster.kind!)];
      const counts = (kind: Kind): number => tiles.filter(each => each === kind).length;
      for (const kind of KINDS) expect(counts(kind), kind).toBe(MONSTERS[kind].tiles);
      expect(events[0]).toEqual({ type: 'dealt', bosses: 4, sleepers: 20, bag: 76 });
    },
  );

  it('lets chance name the first seat, and then goes round', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => start(3, seed).state.order);
    for (const order of orders) {
      const [first] = order;
      expect(order).toEqual([first, (first! + 1) % 3, (first! + 2) % 3]);
    }
    expect(new Set(orders.map(order => order[0])).size).toBeGreaterThan(1);
    expect(start(3, 'a', { first: 2 }).state.order).toEqual([2, 0, 1]);
  });

  it('deals the same dungeon to one delver as to four', () => {
    const kinds = (seats: number) => start(seats).state.monsters.map(monster => monster.kind);
    expect(kinds(4)).toEqual(kinds(1));
  });

  it('reads the presets and their exceptions', () => {
    expect(start(1).state.rules).toMatchObject({
      exit: 'quiet',
      regeneration: 'ebbing',
      torch: 50,
    });
    expect(start(1).state.rules.star).toBeUndefined();
    const book = start(1, 'x', { rules: 'by-the-book' }).state.rules;
    expect(book).toMatchObject({ exit: 'loud', regeneration: 'endless', torch: 0, duels: 'on' });
    expect(book).toMatchObject({ fever: 0, reactions: 'any-time', star: 'anybody' });
    expect(start(2, 'x', { rules: 'by-the-book', duels: 'truce' }).state.rules.duels).toBe('on');
    expect(start(1, 'x', { rules: 'by-the-book', torch: 12 }).state.rules.torch).toBe(12);
    expect(start(1, 'x', { rules: 'nonsense', duels: 'sometimes' }).state.rules.duels).toBe('on');
  });
});

describe('Gear', () => {
  const outfit = (weapon: Tier, armour: boolean): Action => ({ type: 'outfit', weapon, armour });

  it('2. outfits for at most 20 coins', () => {
    const { state } = start(1);
    expect(legal(state)).toHaveLength(7);
    expect(isListed(state, outfit(TWO_HANDED, true))).toBe(false);
    expect(game.apply(state, outfit(SWORD, true)).state.heroes[0]).toMatchObject({ coins: 0, armour: true });
    expect(game.apply(state, outfit(DAGGER, false)).state.heroes[0]).toMatchObject({ coins: 20 });
  });

  it('3. upgrades at the start of a turn for 5 coins a tier', () => {
    const shop = (weapon: Tier, coins: number) =>
      scene({ heroes: [{ at: [7, 4], weapon, coins }], part: 'start' });
    const buy = (weapon: Tier): Action => ({ type: 'buy-weapon', weapon });
    expect(play(shop(DAGGER, 10), [], buy(SWORD)).state.heroes[0]).toMatchObject({ weapon: 2, coins: 0 });
    expect(play(shop(SWORD, 5), [], buy(TWO_HANDED)).state.heroes[0]).toMatchObject({ coins: 0 });
    expect(isListed(shop(DAGGER, 4), buy(1))).toBe(false);
    expect(isListed(shop(SWORD, 4), buy(TWO_HANDED))).toBe(false);
    const bought = prompt(shop(DAGGER, 5)).choices.filter(({ verb }) => verb === 'Shop');
    expect(bought).toMatchObject([{ label: 'Buy Mace (5 coins)', priced: true }]);
    const { state } = play(shop(DAGGER, 20), [1, 1], ROLL);
    expect(legal(state).some(action => action.type === 'buy-weapon')).toBe(false);
    expect(legal(state).some(action => action.type === 'buy-armour')).toBe(false);
  });

  it('sells Leather once, for 10', () => {
    const state = scene({ heroes: [{ at: [7, 4], coins: 25 }], part: 'start' });
    const { state: after } = play(state, [], { type: 'buy-armour' });
    expect(after.heroes[0]).toMatchObject({ armour: true, coins: 15 });
    expect(isListed(after, { type: 'buy-armour' })).toBe(false);
  });

  it('closes the shop when an item is used (R13)', () => {
    const state = scene({ heroes: [{ at: [7, 4], coins: 25, items: ['conjure-coins'] }], part: 'start' });
    const { state: after } = play(state, [1, 1], { type: 'use-item', item: 'conjure-coins' });
    expect(legal(after).some(action => action.type.startsWith('buy'))).toBe(false);
  });
});
