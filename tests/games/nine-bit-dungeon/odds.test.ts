import { describe, expect, it } from 'vitest';
import {
  attackOdds,
  castOdds,
  fireballOdds,
  guzzleGains,
  healGain,
  testSixths,
} from '../../../src/games/nine-bit-dungeon/odds/blows.ts';
import { threatAt } from '../../../src/games/nine-bit-dungeon/odds/threat.ts';
import { copy } from '../../../src/core/plain.ts';
import { at, END, playOn, position } from './table.ts';

describe('Odds', () => {
  it('counts the faces that pass', () => {
    expect([1, 2, 3, 4, 5, 6].map(testSixths)).toEqual([1, 2, 3, 4, 5, 6]);
    const mana = (value: 2 | 3 | 4 | 5) =>
      castOdds(position([7, 7], { hero: { mana: value, maxMana: 5 } })).sixths;
    expect([2, 3, 4, 5].map(value => mana(value as 2 | 3 | 4 | 5))).toEqual([2, 3, 4, 5]);
  });

  it('tells what a blow would do', () => {
    const state = position([7, 7], {
      hero: { damage: 2, skill: 3 },
      monsters: [
        ['goblin-archer', 8, 7],
        ['grublin', 7, 6],
      ],
      wound: { id: 1, health: 1 },
    });
    expect(attackOdds(state, 0)).toEqual({ sixths: 3, loss: 2, kills: true, recovers: 'grublin' });
    expect(attackOdds(state, 1)).toEqual({ sixths: 3, loss: 2, kills: true, recovers: undefined });
    expect(fireballOdds(state, 0)).toMatchObject({ sixths: 2, loss: 2, kills: true });
    expect(attackOdds(position([7, 7], { monsters: [['grublin', 9, 7]] }), 0)).toBeUndefined();
  });

  it('tells what healing and drinking would give', () => {
    const state = position([7, 7], { hero: { health: 5, mana: 2, maxMana: 4 } });
    expect(healGain(state)).toBe(2);
    expect(guzzleGains(state, 'health')).toEqual([1, 2, 3, 3, 3, 3]);
    expect(guzzleGains(state, 'mana')).toEqual([1, 1, 2, 2, 2, 2]);
  });

  it('adds up the threat of ending on a tile', () => {
    const state = position([7, 7], {
      hero: { health: 3 },
      monsters: [
        ['grublin', 10, 7],
        ['goblin-chief', 7, 6],
      ],
    });
    const before = copy(state);
    expect(threatAt(state)).toEqual({
      attackers: [
        { monster: 1, kind: 'goblin-chief', at: at([7, 6]), sixths: 3, loss: 1 },
        { monster: 0, kind: 'grublin', at: at([8, 7]), sixths: 2, loss: 2 },
      ].toSorted((a, b) => a.monster - b.monster),
      maxDamage: 3,
      // Both must hit: 3 of 6 and 2 of 6.
      deadly: 6,
      outOf: 36,
      isLed: false,
      stirs: true,
    });
    expect(state).toEqual(before);
  });

  it('knows safety, and where nobody can stand', () => {
    const state = position([7, 7], { monsters: [['grublin', 13, 0]] });
    expect(threatAt(state)).toEqual({
      attackers: [],
      maxDamage: 0,
      deadly: 0,
      outOf: 1,
      isLed: false,
      stirs: false,
    });
    expect(threatAt(state, at([8, 8]))).toBeUndefined();
    expect(threatAt(state, at([13, 0]))).toBeUndefined();
    expect(threatAt(state, at([13, 2]))).toMatchObject({ maxDamage: 2, deadly: 0 });
  });

  it('never asks where she leads the monsters, but says that she will be asked', () => {
    const state = position([10, 7], { choices: 'ask', monsters: [['goblin-sneak', 11, 8]] });
    expect(threatAt(state)?.attackers).toMatchObject([{ at: at([11, 7]), sixths: 2, loss: 1 }]);
    expect(threatAt(state)?.isLed).toBe(true);
    expect(threatAt({ ...state, options: { ...state.options, choices: 'auto' } })?.isLed).toBe(false);
  });

  it('says nothing of the end of a turn that has already come', () => {
    const state = position([10, 7], { choices: 'ask', monsters: [['goblin-sneak', 11, 8]] });
    const { state: asked } = playOn(state, END);
    expect(asked.ask?.kind).toBe('lead');
    expect(threatAt(asked)).toBeUndefined();
  });
});
