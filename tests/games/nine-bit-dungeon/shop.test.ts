import { describe, expect, it } from 'vitest';
import { lossOf } from '../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import { monsterKind } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { legalActions } from '../../../src/games/nine-bit-dungeon/game.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import { END, INVENTORY, isListed, only, play, playOn, position, typesOf } from './table.ts';

const SWORD: Action = { type: 'buy', item: 'short-sword' };
const MANA: Action = { type: 'guzzle', potion: 'mana' };
const SHOP = [10, 6] as const;
const CHEST = [6, 5] as const;

describe('Damage, items, shop and chest', () => {
  it('8. takes Armour off every loss, down to 1', () => {
    expect(lossOf(5, 2)).toBe(3);
    expect(lossOf(3, 4)).toBe(1);
  });

  it('9. raises stats to an item, never lowers them, and does not fill Mana', () => {
    const robed = position(SHOP, { level: 3, hero: { armour: 3, maxMana: 2, mana: 2, gold: 12 } });
    const { state } = play(robed, {}, INVENTORY, { type: 'buy', item: 'shadow-robes' });
    expect(state.hero).toMatchObject({ armour: 3, maxMana: 4, mana: 2, gold: 4 });
  });

  it('10. reads a monster die of 2 on Level 1 as a Grublin', () => {
    expect(monsterKind(1, 2)).toMatchObject({
      id: 'grublin',
      skill: 2,
      damage: 2,
      range: 1,
      health: 4,
      gold: 2,
      fast: true,
    });
  });

  it('11. gives half the price, rounded up, instead of what the chest holds', () => {
    const rich = position(CHEST, { hero: { gold: 19 }, chestRoll: 5 });
    const opened = play(rich, {}, INVENTORY);
    expect(opened.state.ask).toEqual({ seat: 0, kind: 'chest', item: 'short-sword', gold: 3 });
    expect(legalActions(opened.state)).toEqual([
      { type: 'chest', take: 'item' },
      { type: 'chest', take: 'gold' },
    ]);
    const { state, events } = play(opened.state, {}, { type: 'chest', take: 'gold' });
    expect(state.hero.gold).toBe(20);
    expect(events).toEqual([{ type: 'gold-changed', by: 1, to: 20, lost: 2 }]);
    expect(state.actionsLeft).toBe(1);
    expect(isListed(state, INVENTORY)).toBe(false);
  });

  it('12. sells what changes something, and only that', () => {
    const buyer = position(SHOP, { hero: { healthPotions: 3, gold: 5, damage: 1 } });
    const { state } = play(buyer, {}, INVENTORY, SWORD);
    expect(state.hero).toMatchObject({ damage: 2, healthPotions: 3, gold: 0 });
    const armed = position(SHOP, { hero: { healthPotions: 3, gold: 5, damage: 2 } });
    expect(isListed(play(armed, {}, INVENTORY).state, SWORD)).toBe(false);
  });

  it('13. fills Mana by half the die, up to its box', () => {
    const drained = position([7, 7], { hero: { maxMana: 3, mana: 1 } });
    const high = play(drained, { dice: [5] }, MANA).state.hero;
    expect(high).toMatchObject({ mana: 3, manaPotions: 0 });
    expect(play(drained, { dice: [2] }, MANA).state.hero.mana).toBe(2);
    expect(isListed(play(drained, { dice: [2] }, MANA).state, MANA)).toBe(false);
  });

  it('takes the whole visit as one action, however much is bought', () => {
    const rich = position(SHOP, { hero: { gold: 20 } });
    const { state } = play(
      rich,
      {},
      INVENTORY,
      SWORD,
      { type: 'buy', item: 'leather-jerkin' },
      { type: 'leave' },
    );
    expect(state.actionsLeft).toBe(1);
    expect(state.hero).toMatchObject({ damage: 2, armour: 1, healthPotions: 3, gold: 11 });
    expect(state.stats.bought).toEqual([
      { level: 1, id: 'short-sword' },
      { level: 1, id: 'leather-jerkin' },
    ]);
  });

  it('lets her look around without gold, which costs the action and asks nothing', () => {
    const { state, events } = play(position(SHOP), {}, INVENTORY);
    expect(typesOf(events)).toEqual(['shop-entered', 'nothing-happened', 'shop-left']);
    expect(state).toMatchObject({ actionsLeft: 1, ask: { kind: 'act' } });
  });

  it('closes the shop behind the last thing she can buy', () => {
    const { state, events } = play(position(SHOP, { hero: { gold: 5 } }), {}, INVENTORY, SWORD);
    expect(typesOf(events).at(-1)).toBe('shop-left');
    expect(state.ask?.kind).toBe('act');
  });

  it('lists the shop by die, then leave', () => {
    const { state } = play(position(SHOP, { hero: { gold: 20 } }), {}, INVENTORY);
    const ids = legalActions(state).map(action => (action.type === 'buy' ? action.item : action.type));
    expect(ids).toEqual([
      'health-potion-1',
      'mana-potion-1',
      'leather-jerkin',
      'apprentices-wand',
      'short-sword',
      'duelling-gloves',
      'leave',
    ]);
  });

  it('lets a useless item be taken out of a chest', () => {
    const armed = position(CHEST, { chestRoll: 5, hero: { damage: 2, healthPotions: 3 } });
    const { state, events } = play(armed, {}, INVENTORY, { type: 'chest', take: 'item' });
    expect(only(events, 'item-gained')).toEqual([{ type: 'item-gained', item: 'short-sword', changes: [] }]);
    expect(only(events, 'potion-gained')).toEqual([
      { type: 'potion-gained', potion: 'health', kept: false, to: 3 },
    ]);
    expect(state.hero).toEqual(armed.hero);
  });

  it('reveals the chest only when it is opened', () => {
    const { events } = playOn(position(CHEST, { chestRoll: 3 }), INVENTORY);
    expect(events).toEqual([
      {
        type: 'chest-opened',
        at: { x: 6, y: 5 },
        item: 'leather-jerkin',
        gold: 2,
        die: 3,
        stream: 'level:1',
      },
    ]);
  });

  it('drinks Health by the die, up to the maximum, also when full', () => {
    const health: Action = { type: 'guzzle', potion: 'health' };
    expect(play(position([7, 7], { hero: { health: 3 } }), { dice: [4] }, health).state.hero.health).toBe(7);
    expect(play(position([7, 7], { hero: { health: 6 } }), { dice: [4] }, health).state.hero.health).toBe(8);
    const full = play(position([7, 7]), { dice: [6] }, health, END);
    expect(full.state.hero).toMatchObject({ health: 8, healthPotions: 0 });
    expect(only(full.events, 'guzzled')[0]).toMatchObject({ gain: 0, left: 0 });
  });
});
