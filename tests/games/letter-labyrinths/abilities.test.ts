import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { game, isLegal, listedActions } from '../../../src/games/letter-labyrinths/game.ts';
import { abilitiesOf } from '../../../src/games/letter-labyrinths/rules/abilities.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import { expectAt, only, play, position, sq, way, word } from './table.ts';

const FAR = { at: [12, 9] } as const;
const use = (ability: 'reveal' | 'disable' | 'pass-walls' | 'sprint' | 'double-up'): Action => ({
  type: 'ability',
  ability,
});

describe('Sprint (red)', () => {
  const red = { colour: 'red', tokens: [2, 4] } as const;
  const sprinter = { ...red, tokens: [...red.tokens] };

  it('X28. two squares a letter; a wall ends the letter', () => {
    const before = position({ card: 19, pawns: [{ ...sprinter, at: [9, 5] }, FAR] });
    const { state, events } = play(before, use('sprint'), word('OPAL'));
    expect(way(events)).toBe('8,5 7,5 6,5 5,5 5,6 5,7');
    expectAt(state, 0, 5, 7);
    expect(state.pawns[0]).toMatchObject({ tokens: [4], sprint: false, abilityUsed: true });
    expect(state.tokensSpent).toEqual([2]);
  });

  it('X29. letters may be held to one square', () => {
    const before = position({ card: 19, pawns: [{ ...sprinter, at: [9, 5] }, FAR] });
    const { state, events } = play(before, use('sprint'), word('OPAL', [1]));
    expect(way(events)).toBe('8,5 7,5 6,5 6,6 6,7');
    expectAt(state, 0, 6, 7);
  });

  it('X30. squares are doubled, not blows', () => {
    const before = position({
      card: 19,
      pawns: [{ ...sprinter, at: [9, 7] }, FAR],
      enemies: { 3: { at: [7, 7] } },
    });
    const { state, events } = play(before, use('sprint'), word('OPAL'));
    expect(only(events, 'bumped').map(({ index, damage }) => [index, damage])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(only(events, 'blocked')).toMatchObject([{ index: 3, by: 'edge' }]);
    expectAt(state, 0, 8, 9);
  });

  it('X31. a trap on the second square stops the word', () => {
    const before = position({ card: 19, pawns: [{ ...sprinter, at: [9, 5] }, FAR], traps: [['E', 7, 5]] });
    const { state, events } = play(before, use('sprint'), word('OPAL'));
    expectAt(state, 0, 8, 5);
    expect(only(events, 'letters-void')).toMatchObject([{ fromIndex: 1 }]);
    expect(state.deck).toHaveLength(before.deck.length - 1);
  });
});

describe('Reveal (blue)', () => {
  const deck = [1, 2, 3, 4, 5, 7];
  const before = position({ card: 19, pawns: [{ colour: 'blue', tokens: [1], at: [9, 5] }, FAR], deck });
  const asked = play(before, use('reveal'));

  it('shows the top card to everybody, and asks', () => {
    expect(only(asked.events, 'peeked')).toEqual([{ type: 'peeked', seat: 0, card: 7 }]);
    expect(asked.state.ask).toEqual({ seat: 0, kind: 'reveal' });
    expect(game.view!(asked.state, 1).deck).toEqual([0, 0, 0, 0, 0, 7]);
    expect(listedActions(asked.state)).toHaveLength(3);
  });

  it('X32. activate, discard or keep', () => {
    const choose = (choice: 'keep' | 'discard' | 'activate') =>
      play(asked.state, { type: 'reveal-choice', choice }).state;
    expect(choose('activate')).toMatchObject({ active: 7, spent: [19], deck: [1, 2, 3, 4, 5] });
    expect(choose('discard')).toMatchObject({ active: 19, lost: [7], deck: [1, 2, 3, 4, 5] });
    const kept = choose('keep');
    expect(kept).toMatchObject({ active: 19, deck, topKnown: true, ask: { seat: 0, kind: 'play' } });
    const later = play(kept, { type: 'pass' }, { type: 'pass' }).state;
    expect(later).toMatchObject({ active: 7, topKnown: false });
  });
});

describe('Disable (orange)', () => {
  it('X33. clears the eight squares around', () => {
    const pawn = { colour: 'orange', tokens: [1], at: [6, 6] } as const;
    const traps = [
      ['A', 6, 7],
      ['E', 5, 5],
      ['I', 8, 6],
    ] as const;
    const before = position({ pawns: [{ ...pawn, tokens: [1] }, FAR], traps });
    const { state, events } = play(before, use('disable'));
    expect(state.traps).toEqual([{ letter: 'I', at: sq(8, 6) }]);
    expect(only(events, 'traps-removed')[0]!.traps.map(trap => trap.letter)).toEqual(['E', 'A']);
    expect(state.bag).toHaveLength(14);
    expect(state.deck).toEqual(before.deck);
    const bare = position({ pawns: [{ ...pawn, tokens: [1] }, FAR], traps: [['I', 8, 6]] });
    expect(isLegal(bare, use('disable'))).toBe(false);
    expect(() => play(bare, use('disable'))).toThrow(IllegalAction);
  });

  it('reaches through walls and under foes', () => {
    const before = position({
      pawns: [{ colour: 'orange', tokens: [1], at: [2, 6] }, FAR],
      enemies: { 2: { at: [3, 6] } },
      traps: [['O', 3, 6]],
    });
    expect(play(before, use('disable')).state.traps).toEqual([]);
  });
});

describe('Pass walls (orange, later edition)', () => {
  const before = position({
    options: { dungeon: 'guarded-gates', health: 'even', orange: 'pass-walls' },
    card: 30,
    pawns: [{ colour: 'orange', tokens: [1], at: [6, 1] }, FAR],
  });

  it('walks through walls and closed doors, which stay closed, but not over the edge', () => {
    const { state, events } = play(before, use('pass-walls'), word('DUCKS'));
    expect(way(events)).toBe('6,2 6,3 7,3');
    expect(state.doors.every(door => !door.open)).toBe(true);
    expect(state.pawns[0]!.passWalls).toBe(false);
    const edge = { ...before, pawns: before.pawns.map(pawn => ({ ...pawn, at: sq(6, 9 - pawn.seat) })) };
    expect(only(play(edge, use('pass-walls'), word('DUCK')).events, 'blocked')).toMatchObject([
      { by: 'edge' },
      { by: 'edge' },
    ]);
  });

  it('replaces Disable', () => {
    expect(abilitiesOf(before, 0)).toEqual(['pass-walls']);
    expect(isLegal(before, use('disable'))).toBe(false);
  });
});

describe('Double Up (yellow)', () => {
  it('X34. a second word, also after the first; without a token the enemies would have moved', () => {
    const yellow = { colour: 'yellow', wordsLeft: 1, at: [9, 5] } as const;
    const waiting = play(
      position({ pawns: [{ ...yellow, tokens: [5] }], options: { health: 'book' } }),
      word('OPAL'),
    );
    expect(waiting.state).toMatchObject({ turn: 1, ask: { seat: 0, kind: 'play' } });
    expect(listedActions(waiting.state)).toEqual([use('double-up'), { type: 'end-players' }]);
    const doubled = play(waiting.state, use('double-up')).state;
    expect(doubled).toMatchObject({ turn: 1, pawns: [{ wordsLeft: 1 }] });
    expect(play(doubled, { type: 'pass' }).state.turn).toBe(2);
    expect(play(position({ pawns: [{ ...yellow, tokens: [] }] }), word('OPAL')).state.turn).toBe(2);
  });
});

describe('Portal (purple)', () => {
  it('X35. to a free blue square; the word is still to make', () => {
    const before = position({
      pawns: [{ colour: 'purple', tokens: [1], at: [3, 3] }, { at: [6, 0] }],
      traps: [['A', 5, 0]],
    });
    const to = (column: number, row: number): Action => ({
      type: 'ability',
      ability: 'portal',
      to: sq(column, row),
    });
    expect([to(5, 0), to(6, 0), to(7, 0), to(3, 3)].map(action => isLegal(before, action))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const { state } = play(before, to(7, 0));
    expectAt(state, 0, 7, 0);
    expect(state.pawns[0]!.wordsLeft).toBe(1);
  });
});

describe('Recover (green)', () => {
  const green = { colour: 'green', tokens: [1], at: [1, 9] } as const;
  const recover = (card: number): Action => ({ type: 'ability', ability: 'recover', card });

  it('takes a card that was active, and shuffles it in', () => {
    const before = position({ card: 19, pawns: [{ ...green, tokens: [1] }, FAR], spent: [4, 9], deck: 3 });
    expect([4, 9, 19].map(card => isLegal(before, recover(card)))).toEqual([true, true, false]);
    const { state } = play(before, recover(4));
    expect(state.spent).toEqual([9]);
    expect(state.deck.toSorted((a, b) => a - b)).toEqual([...before.deck, 4].toSorted((a, b) => a - b));
  });

  it('leaves everybody knowing that it lies in the deck, and a card that Reveal had shown as well', () => {
    const before = position({
      card: 19,
      pawns: [{ ...green, tokens: [1] }, FAR],
      spent: [4, 9],
      deck: [5, 6, 7],
    });
    expect(play(before, recover(4)).state.inDeck).toEqual([4]);
    const known = play({ ...before, topKnown: true }, recover(9)).state;
    expect(known).toMatchObject({ inDeck: [7, 9], topKnown: false });
    const turned = play({ ...known, deck: [5, 6, 7, 9] }, { type: 'pass' }, { type: 'pass' }).state;
    expect(turned).toMatchObject({ active: 9, inDeck: [7] });
  });

  it('X26. one more card is one more round, if it is not the last', () => {
    const end = (deck: number) => {
      const before = position({
        pawns: [{ ...green, tokens: [1], wordsLeft: 0 }],
        spent: [4, 9],
        deck,
        boss: { at: [6, 4] },
      });
      return play(before, recover(9));
    };
    expect(end(0).state.ending).toEqual({ how: 'lost', lostBy: 'last-card' });
    expect(end(0).state.active).toBe(9);
    expect(end(1).state).toMatchObject({ ending: null, turn: 2 });
    expect(end(1).state.deck).toHaveLength(1);
  });
});

describe('The lone delver (2.8)', () => {
  it('has all six abilities against evened foes, and one a round', () => {
    const before = position({
      options: { health: 'even' },
      pawns: [{ at: [9, 5], tokens: [1, 2] }],
      traps: [['A', 9, 6]],
    });
    expect(abilitiesOf(before, 0)).toHaveLength(6);
    const kinds = new Set(
      listedActions(before).map(action => (action.type === 'ability' ? action.ability : '')),
    );
    expect([...kinds].filter(Boolean)).toEqual(['reveal', 'disable', 'portal', 'sprint', 'double-up']);
    const after = play(before, use('disable')).state;
    expect(listedActions(after)).toEqual([{ type: 'pass' }]);
  });

  it('has one by the book', () => {
    expect(abilitiesOf(position({ pawns: [{ at: [9, 5] }] }), 0)).toEqual(['reveal']);
  });
});
