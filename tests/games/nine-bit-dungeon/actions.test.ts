import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { game, legalActions } from '../../../src/games/nine-bit-dungeon/game.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { at, attack, AUTO, END, fireball, HEAL, INVENTORY, play, position, to, typesOf } from './table.ts';

describe('Adventurer Phase', () => {
  it('lists actions in the order that run files rely on', () => {
    const start = position([10, 6], {
      monsters: [
        ['goblin-sneak', 10, 5],
        ['goblin-archer', 9, 6],
      ],
    });
    expect(legalActions(start)).toEqual([
      to(11, 6),
      to(10, 7),
      attack(0),
      attack(1),
      { type: 'guzzle', potion: 'health' },
      { type: 'guzzle', potion: 'mana' },
      INVENTORY,
      HEAL,
      fireball(0),
      fireball(1),
      END,
    ]);
  });

  it('never walks into walls, water, monsters or off the board', () => {
    const moves = (state: State) => legalActions(state).filter(action => action.type === 'move');
    expect(moves(position([0, 0]))).toEqual([to(1, 0), to(0, 1)]);
    expect(moves(position([2, 1]))).toEqual([to(2, 0), to(2, 2)]);
    expect(moves(position([10, 1]))).toEqual([to(10, 0), to(10, 2)]);
    expect(moves(position([10, 1], { monsters: [['goblin-sneak', 10, 2]] }))).toEqual([to(10, 0)]);
  });

  it('ends by itself after the second action', () => {
    const { state, events } = play(position([3, 2]), {}, to(4, 2), to(5, 2));
    expect(typesOf(events)).toEqual(['moved', 'moved', 'phase-ended', 'turn-began']);
    expect(state).toMatchObject({ turn: 2, levelTurn: 2, actionsLeft: 2 });
  });

  it('may be ended with two or one action left', () => {
    const early = play(position([3, 2]), {}, END);
    expect(early.events[0]).toEqual({ type: 'phase-ended', unused: 2 });
    const later = play(position([3, 2]), {}, to(4, 2), END);
    expect(later.events[1]).toEqual({ type: 'phase-ended', unused: 1 });
  });

  it('lets the same action be repeated', () => {
    const start = position([7, 7], { monsters: [['goblin-sneak', 8, 7]] });
    const { state } = play(start, { dice: [1, 2] }, attack(0), attack(0));
    expect(state).toMatchObject({ turn: 2, wound: { id: 0, health: 1 } });
  });

  it('changes nothing by a miss', () => {
    const start = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['grublin', 7, 6],
      ],
      wound: { id: 1, health: 2 },
    });
    expect(play(start, { dice: [3] }, attack(0)).state).toMatchObject({ wound: { id: 1, health: 2 } });
  });

  const REFUSED: readonly (readonly [string, State, Action])[] = [
    ['a move through a wall', position([0, 1]), to(1, 1)],
    ['a move of two steps', position([3, 2]), to(5, 2)],
    ['an attack from afar', position([7, 7], { monsters: [['goblin-sneak', 9, 7]] }), attack(0)],
    ['an attack on nobody', position([7, 7]), attack(3)],
    [
      'a potion she lacks',
      position([7, 7], { hero: { manaPotions: 0 } }),
      { type: 'guzzle', potion: 'mana' },
    ],
    ['an Inventory on bare floor', position([7, 7]), INVENTORY],
    ['a second Key', position([9, 2], { hasKey: true }), INVENTORY],
    [
      'an empty Fireball with a target at hand',
      position([7, 7], { monsters: [['goblin-sneak', 8, 7]] }),
      fireball(null),
    ],
    ['a Fireball beyond her Mana', position([7, 7], { monsters: [['goblin-sneak', 10, 7]] }), fireball(0)],
    ['a purchase outside the shop', position([10, 6]), { type: 'buy', item: 'short-sword' }],
    ['a choice that nobody asked for', position([10, 6]), AUTO],
    ['a gift in mid-run', position([10, 6]), { type: 'gift', item: null }],
    [
      'a purchase beyond her purse',
      { ...position([10, 6]), ask: { seat: 0, kind: 'shop' } },
      { type: 'buy', item: 'short-sword' },
    ],
    [
      'goods of another level',
      { ...position([10, 6], { hero: { gold: 20 } }), ask: { seat: 0, kind: 'shop' } },
      { type: 'buy', item: 'demonbane' },
    ],
    [
      'a gift of a later level',
      game.create({ seed: '', seats: ['human'], options: {} }).state,
      { type: 'gift', item: 'demonbane' },
    ],
  ];

  it.each(REFUSED)('refuses %s', (_name, state, action) => {
    expect(() => game.apply(state, action)).toThrow(IllegalAction);
    expect(legalActions(state)).not.toContainEqual(action);
  });

  it('refuses to lead a monster where it may not go', () => {
    const asked = play(
      position([12, 7], { choices: 'ask', monsters: [['goblin-archer', 13, 7]] }),
      {},
      END,
    ).state;
    expect(legalActions(asked)).toEqual([
      { type: 'lead', to: at([13, 6]) },
      { type: 'lead', to: at([13, 8]) },
      AUTO,
    ]);
    expect(() => game.apply(asked, { type: 'lead', to: at([12, 6]) })).toThrow(IllegalAction);
    expect(() => game.apply(asked, END)).toThrow(IllegalAction);
  });
});
