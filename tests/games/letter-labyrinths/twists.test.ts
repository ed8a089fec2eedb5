import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { checkWord, hushedVowel } from '../../../src/games/letter-labyrinths/rules/words.ts';
import { rolls } from '../../support/rolls.ts';
import { expectAt, only, play, position, spell, sq, way, word } from './table.ts';

const pass = { type: 'pass' } as const;
const FAR = { at: [12, 9] } as const;
const nextUp = (card: number) => [1, 3, 4, 6, 7, card];

describe('Current: Drifting Drains (6.9)', () => {
  const drains = { options: { dungeon: 'drifting-drains', health: 'even' } } as const;

  it('X36. traps drift by their vowel, front-most first; one snaps at a pawn', () => {
    const before = position({
      ...drains,
      pawns: [{ at: [3, 5] }],
      enemies: { 1: { at: [12, 0] } },
      traps: [
        ['I', 6, 6],
        ['O', 2, 5],
        ['A', 1, 7],
        ['E', 8, 6],
        ['U', 9, 9],
        ['O', 6, 8],
        ['O', 7, 8],
      ],
      deck: nextUp(15),
    });
    const { state, events } = play(before, pass);
    expect(only(events, 'trap-drifted')).toEqual([
      { type: 'trap-drifted', letter: 'I', from: sq(6, 6), to: sq(6, 5) },
      { type: 'trap-drifted', letter: 'O', from: sq(7, 8), to: sq(8, 8) },
      { type: 'trap-drifted', letter: 'O', from: sq(6, 8), to: sq(7, 8) },
      { type: 'trap-drifted', letter: 'I', from: sq(6, 5), to: sq(6, 4) },
      { type: 'trap-drifted', letter: 'O', from: sq(8, 8), to: sq(9, 8) },
      { type: 'trap-drifted', letter: 'O', from: sq(7, 8), to: sq(8, 8) },
      { type: 'trap-drifted', letter: 'I', from: sq(6, 4), to: sq(6, 3) },
      { type: 'trap-drifted', letter: 'O', from: sq(9, 8), to: sq(10, 8) },
      { type: 'trap-drifted', letter: 'O', from: sq(8, 8), to: sq(9, 8) },
    ]);
    expect(only(events, 'trap-bit')).toEqual([
      { type: 'trap-bit', letter: 'O', at: sq(2, 5), toward: sq(3, 5), seat: 0 },
    ]);
    expect(only(events, 'card-lost')).toMatchObject([{ cause: 'bite' }]);
    expect(state.traps.map(trap => `${trap.letter}${trap.at.x + 1},${trap.at.y}`).toSorted()).toEqual(
      ['A1,7', 'E8,6', 'I6,3', 'O2,5', 'O9,8', 'O10,8', 'U9,9'].toSorted(),
    );
    expect(state.stats.bites).toBe(1);
  });

  it('carries traps under foes and off again (R63)', () => {
    const before = position({
      ...drains,
      pawns: [{ at: [12, 9] }],
      boss: { at: [6, 4], fresh: true },
      traps: [['O', 5, 4]],
      deck: nextUp(15),
    });
    expect(play(before, pass).state.traps).toEqual([{ letter: 'O', at: sq(8, 4) }]);
  });

  it.each([
    ['second', 5],
    ['third', 6],
  ])('bites on its %s square, too, and once only (R88)', (_, column) => {
    const before = position({
      ...drains,
      pawns: [{ at: [column, 4] }],
      enemies: { 1: { at: [12, 0] } },
      traps: [['O', 3, 4]],
      deck: nextUp(15),
    });
    const { state, events } = play(before, pass);
    expect(only(events, 'trap-bit')).toMatchObject([{ at: sq(column - 1, 4), toward: sq(column, 4) }]);
    expect(state.traps).toEqual([{ letter: 'O', at: sq(column - 1, 4) }]);
  });
});

describe('Lettered doors: Guarded Gates (6.2, 6.9)', () => {
  const gates = { options: { dungeon: 'guarded-gates', health: 'even' } } as const;

  it('X37. DUCK stays outside, DUCKS opens the north door for good', () => {
    const before = position({ ...gates, card: 30, pawns: [{ at: [6, 1] }, FAR] });
    const outside = spell(before, 'DUCK');
    expect(only(outside.events, 'blocked').map(event => event.by)).toEqual(['door', 'door']);
    expectAt(outside.state, 0, 7, 1);
    const inside = spell(before, 'DUCKS');
    expect(only(inside.events, 'door-opened')).toMatchObject([{ index: 1, door: 'north', letter: 'S' }]);
    expect(way(inside.events)).toBe('6,2 6,3 7,3');
    expect(inside.state.doors).toMatchObject([
      { id: 'north', open: true },
      { open: false },
      { open: false },
      { open: false },
    ]);
    expect(inside.state.stats.doorsOpened).toBe(1);
  });

  it('opens before a foe or a trap behind it is met', () => {
    const foe = position({
      ...gates,
      card: 30,
      pawns: [{ at: [6, 1] }, FAR],
      enemies: { 1: { at: [6, 2] } },
    });
    const bumped = spell(foe, 'DUCKS');
    expect(only(bumped.events, 'door-opened')).toHaveLength(1);
    expect(only(bumped.events, 'bumped')).toHaveLength(2);
    const trap = position({ ...gates, card: 30, pawns: [{ at: [6, 1] }, FAR], traps: [['A', 6, 2]] });
    const stopped = spell(trap, 'DUCKS');
    expect(stopped.state.doors[0]!.open).toBe(true);
    expect(only(stopped.events, 'trap-stopped')).toMatchObject([{ at: sq(6, 1), index: 1 }]);
  });

  it('a double door is one door', () => {
    const open = position({ ...gates, card: 30, pawns: [{ at: [7, 1] }, FAR], open: ['north'] });
    expect(way(spell(open, 'CUP').events)).toBe('7,2 7,3');
  });
});

describe('Growth: Growing Grove (6.9)', () => {
  const grove = { options: { dungeon: 'growing-grove', health: 'even' } } as const;

  it('a trap sprouts after each enemy phase; taken squares are rolled again', () => {
    const before = position({
      ...grove,
      pawns: [{ at: [3, 4] }],
      enemies: { 5: { at: [12, 0] } },
      traps: [['A', 7, 0]],
    });
    // The fourth of the bag is an E; (3,4) and (7,0) are taken.
    const { state, events } = play(rolls(before, { growth: [2, 3, 4, 7, 0, 1, 9] }), pass);
    expect(only(events, 'trap-sprouted')).toEqual([
      {
        type: 'trap-sprouted',
        letter: 'E',
        at: sq(1, 9),
        rolls: [
          [3, 4],
          [7, 0],
          [1, 9],
        ],
      },
    ]);
    expect(state.traps).toHaveLength(2);
    expect(state.bag).toHaveLength(13);
  });

  it('nothing sprouts from an empty bag', () => {
    const before = position({ ...grove, pawns: [{ at: [3, 4] }], enemies: { 5: { at: [12, 0] } } });
    expect(only(play({ ...before, bag: [] }, pass).events, 'trap-sprouted')).toEqual([]);
  });
});

describe('Hush: Hushed Halls (6.9)', () => {
  const halls = { options: { dungeon: 'hushed-halls', health: 'even' } } as const;

  it('X41. the vowel that is not on the card may not be used', () => {
    const before = position({
      ...halls,
      card: 15,
      pawns: [{ at: [3, 6] }, FAR],
      traps: [['U', 3, 5]],
      deck: 8,
    });
    expect(hushedVowel(before)).toBe('U');
    expect(checkWord(before, 0, 'DUNE')).toBe('hushed');
    expect(() => play(before, word('DUNE'))).toThrow(IllegalAction);
    expect(checkWord(before, 0, 'DINE')).toBe(null);
    const { state, events } = spell(before, 'BINDER');
    expect(only(events, 'trap-stopped')).toMatchObject([{ index: 0, letter: 'U' }]);
    expect(state.deck).toHaveLength(7);
    expectAt(state, 0, 3, 6);
  });

  it('changes with a card that Reveal puts into play', () => {
    const before = position({
      ...halls,
      card: 15,
      pawns: [{ at: [3, 6], colour: 'blue', tokens: [1] }, FAR],
      deck: nextUp(7),
    });
    const after = play(
      before,
      { type: 'ability', ability: 'reveal' },
      { type: 'reveal-choice', choice: 'activate' },
    );
    expect(hushedVowel(after.state)).toBe('I');
    expect(checkWord(after.state, 0, 'DUNE')).toBe(null);
  });

  it('holds nowhere else', () => {
    expect(hushedVowel(position({ card: 15, pawns: [FAR] }))).toBe(null);
  });
});
