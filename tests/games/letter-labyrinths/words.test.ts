import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { isLegal } from '../../../src/games/letter-labyrinths/game.ts';
import {
  checkWord,
  normalise,
  preview,
  readEntry,
} from '../../../src/games/letter-labyrinths/rules/words.ts';
import { expectAt, only, play, position, spell, sq, way, word, type Position } from './table.ts';

/** A second pawn out of the way keeps the players' phase open. */
const FAR = { at: [12, 9] } as const;

function lone(given: Omit<Position, 'pawns'> & { readonly at: readonly [number, number] }) {
  const { at, ...rest } = given;
  return position({ ...rest, pawns: [{ at }, FAR] });
}

describe('Reading a word (6.1)', () => {
  it('X1. BINDER walks around a wall; R is idle', () => {
    const { state, events } = spell(lone({ card: 15, at: [3, 6] }), 'BINDER');
    expect(way(events)).toBe('3,5 3,4 2,4 2,5 2,6');
    expect(only(events, 'letter-idle')).toMatchObject([{ index: 5 }]);
    expectAt(state, 0, 2, 6);
  });

  it('X8. LACK: what the wall holds up is skipped, the word goes on', () => {
    const { state, events } = spell(lone({ card: 30, at: [5, 2] }), 'LACK');
    expect(only(events, 'blocked').map(({ index, by }) => [index, by])).toEqual([
      [0, 'wall'],
      [1, 'wall'],
    ]);
    expectAt(state, 0, 6, 3);
  });

  it('X15. MINIMUM: repeated letters count each time', () => {
    const { state, events } = spell(lone({ card: 2, at: [6, 8] }), 'MINIMUM');
    expect(way(events)).toBe('5,8 4,8 4,7 3,7 3,6');
    expect(only(events, 'blocked').map(({ index }) => index)).toEqual([4, 6]);
    expectAt(state, 0, 3, 6);
  });

  it('X16. BURR: idle letters only, and the word counts', () => {
    const before = lone({ card: 8, at: [6, 8] });
    const { state, events } = spell(before, 'BURR');
    expect(only(events, 'letter-idle')).toHaveLength(4);
    expectAt(state, 0, 6, 8);
    expect(state.pawns[0]!.wordsLeft).toBe(0);
    expect(state.words).toMatchObject([{ seat: 0, word: 'BURR', damage: 0 }]);
  });
});

describe('One step of a pawn (6.2)', () => {
  it('X2. OPAL bumps enemy 3 and goes on', () => {
    const { state, events } = spell(lone({ card: 19, at: [7, 2], enemies: { 3: { at: [5, 2] } } }), 'OPAL');
    expect(way(events)).toBe('6,2 6,3 6,4');
    expect(only(events, 'bumped')).toMatchObject([{ index: 1, foe: 3, damage: 1, health: 4 }]);
    expect(state.enemies[2]!.damage).toBe(1);
    expectAt(state, 0, 6, 4);
  });

  it('X3. ROCK opens a trap with its O; the wall stops the K', () => {
    const before = lone({ card: 30, at: [5, 2], traps: [['O', 7, 3]] });
    const { state, events } = spell(before, 'ROCK');
    expect(way(events)).toBe('6,2 7,2 7,3');
    expect(only(events, 'trap-cleared')).toMatchObject([{ index: 2, letter: 'O', at: sq(7, 3) }]);
    expect(only(events, 'blocked')).toMatchObject([{ index: 3, by: 'wall' }]);
    expect(state.bag).toHaveLength(before.bag.length + 1);
    expect(state.deck).toEqual(before.deck);
    expectAt(state, 0, 7, 3);
  });

  it('X5. ROCK without the vowel: the trap stays, a card is lost, the rest is void', () => {
    const before = lone({ card: 30, at: [5, 2], traps: [['A', 7, 3]], deck: 8 });
    const { state, events } = spell(before, 'ROCK');
    expectAt(state, 0, 7, 2);
    expect(state.deck).toHaveLength(7);
    expect(state.lost).toEqual([before.deck.at(-1)]);
    expect(state.traps).toEqual(before.traps);
    expect(only(events, 'letters-void')).toEqual([{ type: 'letters-void', seat: 0, fromIndex: 3 }]);
    expect(state.stats.trapStops).toBe(1);
  });

  it('X6. ROCKET: the vowel need not be on the card', () => {
    const { state, events } = spell(lone({ card: 30, at: [5, 2], traps: [['E', 7, 3]] }), 'ROCKET');
    expect(only(events, 'trap-cleared')).toHaveLength(1);
    expect(only(events, 'letter-idle').map(({ index }) => index)).toEqual([4, 5]);
    expectAt(state, 0, 7, 3);
  });

  it('X7. CROAK: the vowel may come after the step', () => {
    const { state, events } = spell(lone({ card: 30, at: [5, 2], traps: [['A', 7, 3]] }), 'CROAK');
    expect(way(events)).toBe('5,3 6,3 7,3 7,2');
    expect(only(events, 'trap-cleared')).toMatchObject([{ index: 2, letter: 'A' }]);
    expectAt(state, 0, 7, 2);
  });

  it('X12. POPPY captures with four bumps; the Y enters', () => {
    const { state, events } = spell(lone({ card: 19, at: [6, 2], enemies: { 3: { at: [5, 2] } } }), 'POPPY');
    expect(only(events, 'bumped').map(({ damage }) => damage)).toEqual([1, 2, 3, 4]);
    expect(only(events, 'captured')).toMatchObject([{ seat: 0, n: 3 }]);
    expect(state.pawns[0]!.tokens).toEqual([3]);
    expect(state.enemies[2]).toMatchObject({ at: null, capturedBy: 0 });
    expectAt(state, 0, 5, 2);
  });

  it('X13. a trap under a captured enemy stops the word; the token is kept', () => {
    const before = lone({
      card: 19,
      at: [6, 2],
      enemies: { 3: { at: [5, 2], damage: 3 } },
      traps: [['U', 5, 2]],
    });
    const { state, events } = spell(before, 'POPPY');
    expect(only(events, 'captured')).toHaveLength(1);
    expect(only(events, 'trap-stopped')).toMatchObject([{ index: 1, letter: 'U' }]);
    expect(only(events, 'letters-void')).toMatchObject([{ fromIndex: 2 }]);
    expect(state.pawns[0]!.tokens).toEqual([3]);
    expect(state.deck).toHaveLength(before.deck.length - 1);
    expectAt(state, 0, 6, 2);
  });

  it('X14. a trap under a captured enemy opens to its vowel', () => {
    const before = lone({
      card: 19,
      at: [6, 2],
      enemies: { 3: { at: [5, 2], damage: 3 } },
      traps: [['O', 5, 2]],
    });
    const { state, events } = spell(before, 'POPPY');
    expect(way(events)).toBe('5,2 4,2 3,2 2,2');
    expectAt(state, 0, 2, 2);
  });
});

describe('End of a word (6.3)', () => {
  it('X9. a pawn may pass another', () => {
    const { state } = spell(position({ card: 30, pawns: [{ at: [5, 2] }, { at: [6, 2] }] }), 'OR');
    expectAt(state, 0, 7, 2);
  });

  it('X10. but not end on it', () => {
    const before = position({ card: 30, pawns: [{ at: [5, 2] }, { at: [7, 2] }] });
    expect(checkWord(before, 0, 'OR')).toBe('ends-on-pawn');
    expect(() => play(before, word('OR'))).toThrow(IllegalAction);
    expectAt(spell(before, 'ROCK').state, 0, 7, 3);
  });

  it('X11. not even by a trap', () => {
    const before = position({ card: 30, pawns: [{ at: [5, 2] }, { at: [7, 2] }], traps: [['A', 7, 3]] });
    expect(checkWord(before, 0, 'ROCK')).toBe('ends-on-pawn');
  });
});

describe('checkWord (5.2)', () => {
  const state = lone({ card: 15, at: [3, 6] });

  it('X42. names the first thing that is wrong', () => {
    const texts = ['', "don't", 'A', 'BLACKBIRD', 'sland', 'Café', ' opal '];
    expect(texts.map(text => checkWord(state, 0, text))).toEqual([
      'empty',
      'not-letters',
      'too-short',
      'too-long',
      'unknown-word',
      null,
      null,
    ]);
    expect(normalise('Café')).toBe('CAFE');
  });

  it('accepts an action in one spelling only', () => {
    expect(isLegal(state, word('OPAL'))).toBe(true);
    for (const odd of ['opal', ' OPAL', 'OPÁL']) expect(isLegal(state, word(odd))).toBe(false);
    expect(isLegal(state, { type: 'word', word: 'OPAL', short: [] })).toBe(false);
  });

  it('refuses to shorten letters without Sprint, or letters that do not move', () => {
    const sprinting = position({ card: 19, pawns: [{ at: [9, 5], sprint: true }, FAR] });
    expect(checkWord(state, 0, 'BIND', [0])).toBe('bad-short');
    expect(checkWord(sprinting, 0, 'OPAL', [1])).toBe(null);
    expect(checkWord(sprinting, 0, 'OPALS', [4])).toBe('bad-short');
    expect(checkWord(sprinting, 0, 'OPAL', [1, 1])).toBe('bad-short');
    expect(checkWord(sprinting, 0, 'OPAL', [7])).toBe('bad-short');
    expect(readEntry(sprinting, 0, 'op.al')).toEqual({ word: 'OPAL', short: [1] });
    expect(readEntry(state, 0, 'op.al')).toEqual({ word: 'OP.AL', short: [] });
  });

  it('previews what is typed so far as if it were the whole word', () => {
    const trapped = lone({ card: 30, at: [5, 2], traps: [['A', 7, 3]] });
    expect(preview(trapped, 0, 'CRO')).toMatchObject({
      trapStop: true,
      end: sq(6, 3),
      reason: 'unknown-word',
    });
    expect(preview(trapped, 0, 'CROAK')).toMatchObject({ trapStop: false, end: sq(7, 2), reason: null });
    expect(preview(trapped, 0, '')).toBeUndefined();
    expect(preview(trapped, 0, 'x-ray')).toBeUndefined();
  });
});
