import { describe, expect, it } from 'vitest';
import { healthOf } from '../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import { attack, fireball, HEAL, isListed, monster, only, play, position, typesOf } from './table.ts';

describe('Cast', () => {
  it('28. heals by the Mana she had, and spends one', () => {
    const { state } = play(
      position([7, 7], { hero: { mana: 3, maxMana: 3, health: 4 } }),
      { dice: [3] },
      HEAL,
    );
    expect(state.hero).toMatchObject({ health: 7, mana: 2 });
  });

  it('29. never spends the last Mana', () => {
    const { state } = play(position([7, 7], { hero: { mana: 1, health: 3 } }), { dice: [1] }, HEAL);
    expect(state.hero).toMatchObject({ health: 4, mana: 1 });
  });

  it('30. burns what is in Sight within a Range of her Mana', () => {
    const start = position([7, 7], { monsters: [['warlock', 9, 7]] });
    expect(isListed(start, fireball(null))).toBe(false);
    const { state } = play(start, { dice: [2] }, fireball(0));
    expect(state.monsters).toEqual([]);
    expect(state.hero).toMatchObject({ gold: 3, mana: 1 });
    const drained = position([7, 7], { hero: { mana: 1 }, monsters: [['warlock', 9, 7]] });
    expect(isListed(drained, fireball(0))).toBe(false);
    expect(isListed(drained, fireball(null))).toBe(true);
  });

  it('31. lets Arm work against fire', () => {
    const start = position([7, 7], {
      level: 2,
      hero: { mana: 3, maxMana: 4 },
      monsters: [['barrow-knight', 9, 7]],
    });
    const { state } = play(start, { dice: [3] }, fireball(0));
    expect(healthOf(state, monster(state, 0))).toBe(3);
    expect(state.hero.mana).toBe(2);
  });

  it('32. goes wild on a 6: no Mana lost, an event at once', () => {
    const start = position([7, 7], { hero: { health: 4 } });
    const { state, events } = play(start, { dice: [6], events: [6] }, fireball(null));
    expect(state.hero).toMatchObject({ mana: 2, health: 6 });
    expect(state.actionsLeft).toBe(1);
    expect(typesOf(events)).toEqual(['cast', 'event-drawn', 'healed']);
  });

  it('fails quietly between Mana and 6', () => {
    const { state, events } = play(position([7, 7], { hero: { health: 4 } }), { dice: [3] }, HEAL);
    expect(typesOf(events)).toEqual(['cast']);
    expect(state.hero).toMatchObject({ mana: 2, health: 4 });
    expect(state.stats).toMatchObject({ casts: 1, fizzles: 1 });
  });

  it('goes wild on a 6 even with five Mana', () => {
    const start = position([7, 7], { level: 4, hero: { mana: 5, maxMana: 5, health: 9 } });
    const { state } = play(start, { dice: [6], events: [5] }, HEAL);
    expect(state.hero).toMatchObject({ mana: 5, health: 9, gold: 2 });
  });

  it('spends Mana on an empty Fireball that succeeds', () => {
    const { state, events } = play(position([7, 7]), { dice: [1] }, fireball(null));
    expect(state.hero.mana).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'nothing-happened', why: 'no-target' });
  });

  it('passes where a slain monster stood, in the same turn', () => {
    const start = position([7, 7], {
      hero: { damage: 3, mana: 2 },
      monsters: [
        ['goblin-sneak', 8, 7],
        ['warlock', 9, 7],
      ],
    });
    expect(isListed(start, fireball(1))).toBe(false);
    const { state, events } = play(start, { dice: [1, 2] }, attack(0), fireball(1));
    expect(state.monsters).toEqual([]);
    expect(only(events, 'monster-slain')).toHaveLength(2);
  });
});
