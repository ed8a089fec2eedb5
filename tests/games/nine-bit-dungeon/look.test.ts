import { describe, expect, it } from 'vitest';
import { inspect } from '../../../src/games/nine-bit-dungeon/look/inspect.ts';
import { prompt } from '../../../src/games/nine-bit-dungeon/look/prompt.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { linesOf } from './claims/screen.ts';
import { at, fireball, HEAL, INVENTORY, position, type At } from './table.ts';

const lineAt = (state: State, ...tile: At): string | undefined => linesOf(inspect(state, at(tile))).at(-1);

function choiceFor(state: State, wanted: Action) {
  return prompt(state).choices.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));
}

describe('What is said of a square', () => {
  const state = position([6, 4]);

  it('is plain where she can be this turn', () => {
    expect(lineAt(state, 6, 4)).toBe('End here: nobody can attack you.');
    expect(lineAt(state, 5, 4)).toBe('End here: nobody can attack you.');
  });

  it('leaves room for the event of a seam', () => {
    const line = 'Draws an event. End here, if it changes nothing: nobody can attack you.';
    expect(linesOf(inspect(state, at([7, 4])))).toContain(line);
    const parts = inspect(state, at([7, 4]))!.parts.flatMap(part => (part.part === 'text' ? part.lines : []));
    expect(parts.at(-1)).toEqual({ text: line });
  });

  it('counts the turns of a walk', () => {
    expect(lineAt(state, 3, 4)).toBe('Takes 2 turns. End here: nobody can attack you.');
    expect(lineAt({ ...state, actionsLeft: 1 }, 3, 4)).toBe(
      'Takes 2 turns. End here: nobody can attack you.',
    );
  });

  it('says where an event or a monster stops a walk (a far square was called safe)', () => {
    expect(lineAt(state, 8, 4)).toBe(
      'You stop on H5 for an event. If it changes nothing: nobody can attack you.',
    );
    const seen = position([0, 0], { monsters: [['goblin-archer', 4, 2]] });
    expect(lineAt(seen, 6, 0)).toBe('You stop on E1 after 2 turns: Goblin Archer 33% for 1. Up to 1 damage.');
  });

  it('says on whose ways it counts', () => {
    const asked = position([10, 7], { choices: 'ask', monsters: [['goblin-sneak', 11, 8]] });
    expect(lineAt(asked, 10, 7)).toBe(
      'End here: Goblin Sneak 33% for 1. Up to 1 damage. Assumes you let the dungeon decide.',
    );
  });
});

describe('What a button promises', () => {
  it('counts only the Health that she lacks', () => {
    const hurt = position([3, 2], { hero: { health: 7, mana: 2 } });
    expect(choiceFor(hurt, HEAL)?.detail).toBe('33% for 1 Health. A 6 draws an event (17%).');
  });

  it('tells what a useless spell costs', () => {
    const whole = position([3, 2], { hero: { mana: 2 } });
    expect(choiceFor(whole, HEAL)).toMatchObject({
      detail: 'Your Health is full: 33% to lose 1 Mana. A 6 draws an event (17%).',
    });
    expect(choiceFor(whole, HEAL)).not.toHaveProperty('odds');
    const spent = position([3, 2], { hero: { mana: 1 } });
    expect(choiceFor(spent, fireball(null))?.detail).toBe(
      'No monster in sight within 1 square. A 6 draws an event and costs 2 Health (17%).',
    );
  });

  it('says why a potion would be wasted, and promises no +0', () => {
    const drink: Action = { type: 'guzzle', potion: 'health' };
    expect(choiceFor(position([3, 2]), drink)).toMatchObject({
      detail: 'Your Health is full: it would be wasted.',
      confirm: 'Your Health is full. Drink anyway?',
    });
    expect(choiceFor(position([3, 2]), drink)).not.toHaveProperty('odds');
    expect(choiceFor(position([3, 2], { hero: { health: 7 } }), drink)?.odds).toBe('+1');
  });

  it('is one press for each spell, and a list where a Fireball has several targets or none', () => {
    const one = position([7, 7], { hero: { health: 5 }, monsters: [['goblin-archer', 8, 7]] });
    const asks = (state: State) =>
      Object.fromEntries(verbButtons(prompt(state)).map(button => [button.label, button.asks]));
    expect(asks(one)).toMatchObject({ Heal: false, Fireball: false });
    expect(asks(position([7, 7]))).toMatchObject({ Heal: false, Fireball: true });
  });

  it('is the name of what she stands on, drawn in red', () => {
    const state = position([10, 6], { hero: { gold: 9 } });
    const { choices, usual } = prompt(state);
    const use = choices.find(({ mark }) => mark === 'use')!;
    expect([use.label, use.verb, usual]).toEqual(['Enter the shop', undefined, 'Enter the shop']);
    expect(prompt(position([3, 2])).usual).toBe('Attack');
    expect(prompt(position([10, 6])).usual).toBe('Attack');
  });

  it('warns of a visit to the shop that buys nothing', () => {
    expect(choiceFor(position([10, 6]), INVENTORY)?.confirm).toMatch(/^You can't buy anything here now\./);
    expect(choiceFor(position([10, 6], { hero: { gold: 9 } }), INVENTORY)?.confirm).toBeUndefined();
  });

  it('says what of the chest’s gold the purse cannot hold', () => {
    const open = position([6, 5], {
      hero: { gold: 19 },
      chestOpen: true,
      ask: { seat: 0, kind: 'chest', item: 'short-sword', gold: 3 },
    });
    expect(choiceFor(open, { type: 'chest', take: 'gold' })?.detail).toBe('Your purse holds 20: you keep 1.');
  });
});
