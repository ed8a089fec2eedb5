import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { expectAt, only, play, position, sq, wayOfFoes } from './table.ts';

const pass = { type: 'pass' } as const;
/** A deck of six whose top card is this one. */
const nextUp = (card: number, size = 6) => [...[1, 3, 4, 6, 7, 8, 9, 10, 11].slice(0, size - 1), card];

describe('The enemy phase (6.7)', () => {
  it('X4. SLIME bumps a pawn: one card for the reveal, one for the bump', () => {
    const before = position({ pawns: [{ at: [6, 4] }], enemies: { 1: { at: [5, 5] } }, deck: nextUp(15) });
    const { state, events } = play(before, pass);
    expect(wayOfFoes(events)).toBe('1:5,4 1:5,5');
    expect(only(events, 'enemy-bumped')).toMatchObject([{ foe: 1, index: 3, at: sq(5, 4), seats: [0] }]);
    expect(state.deck).toHaveLength(4);
    expect(state.lost).toHaveLength(1);
    expect(state).toMatchObject({ active: 15, turn: 2, spent: [19] });
    expectAt(state, 0, 6, 4);
  });

  it('X17. enemies walk over traps, in the order of their numbers', () => {
    const before = position({
      pawns: [{ at: [12, 9] }],
      enemies: { 1: { at: [3, 3] }, 2: { at: [3, 1] } },
      traps: [['A', 3, 2]],
      deck: nextUp(15),
    });
    const { state, events } = play(before, pass);
    expect(wayOfFoes(events)).toBe('1:3,2 1:4,2 1:4,3 2:3,2 2:2,2 2:2,3');
    expect(state.traps).toEqual(before.traps);
    expect(state.deck).toHaveLength(5);
  });

  it('X18. an enemy stops another, and a wall stops both', () => {
    const before = position({
      pawns: [{ at: [12, 9] }],
      enemies: { 1: { at: [3, 3] }, 5: { at: [3, 2] } },
      deck: nextUp(15),
    });
    const { events } = play(before, pass);
    expect(only(events, 'enemy-blocked').map(({ foe, index, by }) => [foe, index, by])).toEqual([
      [1, 2, 'enemy'],
      [1, 4, 'wall'],
    ]);
    expect(wayOfFoes(events)).toBe('1:4,3 5:2,2');
  });

  it('X19. two bumps of one word cost two cards', () => {
    const before = position({ pawns: [{ at: [3, 1] }], enemies: { 4: { at: [3, 2] } }, deck: nextUp(5, 9) });
    const { state, events } = play(before, pass);
    expect(only(events, 'card-lost').map(({ deckLeft, cause }) => [deckLeft, cause])).toEqual([
      [7, 'bump'],
      [6, 'bump'],
    ]);
    expect(wayOfFoes(events)).toBe('4:4,2');
    expect(state.stats.bumps).toBe(2);
  });

  it('X38. a closed door stops an enemy', () => {
    const before = position({
      options: { dungeon: 'guarded-gates', health: 'even' },
      pawns: [{ at: [12, 9] }],
      enemies: { 5: { at: [5, 1] } },
      deck: nextUp(30),
    });
    const { events } = play(before, pass);
    expect(wayOfFoes(events)).toBe('5:6,1 5:7,1 5:8,1');
    expect(only(events, 'enemy-blocked')).toMatchObject([{ index: 3, by: 'door' }]);
  });

  it('begins a new round for everybody', () => {
    const before = position({
      pawns: [{ at: [6, 4], abilityUsed: true, sprint: true }, { at: [1, 1] }],
      enemies: { 1: { at: [12, 0] } },
    });
    const { state } = play(before, pass, pass);
    for (const pawn of state.pawns)
      expect(pawn).toMatchObject({ wordsLeft: 1, abilityUsed: false, sprint: false });
    expect(state.ask).toEqual({ seat: 0, kind: 'play' });
  });
});

describe('Losing (6.10)', () => {
  it('X27. no card to turn: lost at once, nobody moves', () => {
    const before = position({ pawns: [{ at: [6, 4] }], enemies: { 1: { at: [5, 5] } }, deck: 0 });
    const { state, events } = play(before, pass);
    expect(state.ending).toEqual({ how: 'lost', lostBy: 'empty-reveal' });
    expect(events.map(event => event.type)).toEqual(['passed', 'enemy-phase', 'game-over']);
    expect([...game.legalActions(state)]).toEqual([]);
  });

  it('a card lost with an empty deck is no further penalty', () => {
    const before = position({ pawns: [{ at: [6, 4] }], enemies: { 1: { at: [5, 5] } }, deck: [15] });
    const { state, events } = play(before, pass);
    expect(only(events, 'card-lost')).toEqual([
      { type: 'card-lost', card: null, cause: 'bump', deckLeft: 0 },
    ]);
    expect(state).toMatchObject({ lost: [], losses: [], ending: { lostBy: 'last-card' } });
  });
});
