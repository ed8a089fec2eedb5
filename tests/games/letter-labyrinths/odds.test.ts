import { describe, expect, it } from 'vitest';
import { nextCards } from '../../../src/games/letter-labyrinths/odds/next-cards.ts';
import { clockOf } from '../../../src/games/letter-labyrinths/odds/clock.ts';
import { readingOf, waysWith } from '../../../src/games/letter-labyrinths/odds/readings.ts';
import { overlays } from '../../../src/games/letter-labyrinths/look/overlays.ts';
import { threatMark, threatOn } from '../../../src/games/letter-labyrinths/look/threat.ts';
import { enemyAt, isUnderBoss } from '../../../src/games/letter-labyrinths/rules/squares.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { only, play, position, sq } from './table.ts';

const FAR = { at: [12, 9] } as const;

describe('Help before deciding (11.2)', () => {
  const sure = {
    ...position({ pawns: [FAR], enemies: { 1: { at: [5, 5] } }, deck: [1, 15] }),
    topKnown: true,
  };
  const jelly = position({ pawns: [FAR], boss: { at: [6, 4], rolls: [1] } });
  const marks = (state: State, seat = 0): string[] =>
    overlays[0]!
      .model(state, seat, undefined)
      .cells.map(({ at, tone, text }) => `${at.x + 1},${at.y} ${tone} ${text ?? ''}`);

  it('marks the squares where a hit must be expected', () => {
    expect(marks(sure)).toEqual(['5,4 bad HIT', '6,4 bad HIT', '6,5 bad HIT']);
    expect(marks({ ...sure, topKnown: false }).some(mark => mark.includes('plain'))).toBe(true);
    expect(marks({ ...sure, active: null })).toEqual([]);
    expect(marks({ ...sure, deck: [] })).toEqual([]);
  });

  it('tells how likely a square is hit, and never that one can stand in a foe', () => {
    expect(threatOn(sure, 0, sq(5, 4))).toBe('A foe will hit you here next.');
    expect(threatOn(sure, 0, sq(1, 1))).toBe('Nothing can hit you here next.');
    expect(threatOn({ ...sure, topKnown: false }, 0, sq(5, 4))).toMatch(/^A foe hits you here next: \d+%\.$/);
    const mark = (ways: number) => threatMark({ kind: 'chance', seat: 0, ways, of: 1000 });
    expect([30, 80, 424, 994, 999, 1000].map(mark)).toEqual([undefined, '8', '42', '99', '99', 'HIT']);
    const { cells, lines } = overlays[0]!.model(jelly, 0, undefined);
    expect(lines).toEqual([]);
    for (const { at } of cells) expect(isUnderBoss(jelly.boss, at)).toBe(false);
    expect(overlays[0]!.model(sure, 0, undefined).lines).toHaveLength(3);
  });

  it('a shut door holds an enemy back, and what it then spells is foreseen', () => {
    // Guarded Gates, the west door shut. With card 30 the R of RIVET meets the door, and its I runs into 2/4.
    const gates = {
      ...position({
        options: { dungeon: 'guarded-gates', health: 'even' },
        pawns: [{ at: [2, 4] }],
        enemies: { 3: { at: [3, 4] } },
        deck: [1, 30],
      }),
      topKnown: true,
    };
    expect(threatOn(gates, 0, sq(2, 4))).toBe('A foe will hit you here next.');
    expect(threatOn(gates, 0, sq(4, 4))).toBe('Nothing can hit you here next.');
    const open = { ...gates, doors: gates.doors.map(door => ({ ...door, open: true })) };
    expect(threatOn(open, 0, sq(4, 4))).toBe('A foe will hit you here next.');
    const { events } = play(
      { ...gates, pawns: [{ ...gates.pawns[0]!, wordsLeft: 0 }] },
      { type: 'end-players' },
    );
    expect(only(events, 'enemy-bumped')).toMatchObject([{ foe: 3, seats: [0] }]);
  });

  it('enemies move in turn: one makes room for the next, and other pawns stand in their way', () => {
    // Card 15: the W of WASTE goes down where SLIME stood, since SLIME has gone first (X17, nearer together).
    const queue = {
      ...position({ pawns: [FAR], enemies: { 1: { at: [3, 3] }, 2: { at: [3, 2] } }, deck: [1, 15] }),
      topKnown: true,
    };
    const steps = waysWith(queue, 15).filter(({ by }) => !by);
    const walked = only(
      play({ ...queue, pawns: [{ ...queue.pawns[0]!, wordsLeft: 0 }] }, { type: 'end-players' }).events,
      'enemy-stepped',
    );
    expect(steps.map(({ from, to }) => [from, to])).toEqual(walked.map(({ from, to }) => [from, to]));
    const standing = walked.filter(({ to }) => !enemyAt(queue, to));
    const squares = standing.map(({ to }) => threatOn(queue, 0, to));
    expect(new Set(squares)).toEqual(new Set(['A foe will hit you here next.']));
    const crowded = {
      ...position({ pawns: [FAR, { at: [5, 4] }], enemies: { 1: { at: [5, 5] } }, deck: [1, 15] }),
      topKnown: true,
    };
    expect(marks(crowded)).toEqual(['5,4 bad HIT', '6,5 bad HIT', '6,6 bad HIT']);
    expect(threatOn(crowded, 0, sq(5, 4))).toBe('A foe will hit Green here next.');
  });

  it('a card that was recovered lies in the deck, so it is likelier than one that may lie in the box', () => {
    const before = position({ pawns: [FAR], enemies: { 1: { at: [5, 5] } }, deck: [1, 2] });
    const plain = nextCards(before);
    expect(new Set(plain.map(({ ways }) => ways))).toEqual(new Set([2]));
    const recovered = nextCards({ ...before, inDeck: [2] });
    const all = recovered.reduce((sum, { ways }) => sum + ways, 0);
    expect(recovered.find(({ card }) => card === 2)!.ways / all).toBe(1 / 2);
  });

  it('says that a pawn must make way where the boss will lie, and that this comes first', () => {
    const landing = position({ pawns: [{ at: [1, 1] }] });
    expect(threatOn(landing, 0, sq(6, 4))).toBe('The boss will be here next: you must step aside.');
    const growing = position({
      options: { dungeon: 'growing-grove', health: 'even' },
      pawns: [{ at: [1, 1] }, { at: [7, 4] }],
      boss: { at: [6, 4], size: 1, damage: 9 },
    });
    expect(threatOn(growing, 0, sq(7, 4))).toBe('The boss will be here next: Green must step aside.');
    expect(threatOn(growing, 0, sq(1, 1))).toMatch(/^Another pawn must step aside first/);
    expect(threatOn(growing, 1, sq(9, 4))).toMatch(/%/);
    expect(marks(growing).some(mark => mark.endsWith('?'))).toBe(true);
  });

  it('reads an enemy’s word with the card on the table', () => {
    const before = position({ card: 15, pawns: [FAR], enemies: { 1: { at: [3, 3] }, 5: { at: [3, 2] } } });
    expect(readingOf(before, 1).map(({ letter, direction, by }) => [letter, direction, by])).toEqual([
      ['I', 'north', 'enemy'],
      ['M', 'east', undefined],
      ['E', 'south', 'wall'],
    ]);
    expect(readingOf(before, 2)).toEqual([]);
    const pawn = position({ card: 15, pawns: [{ at: [4, 3] }], enemies: { 1: { at: [3, 3] } } });
    expect(readingOf(pawn, 1).map(({ by }) => by)).toEqual([undefined, undefined, 'pawn']);
  });

  it('tells what the deck means', () => {
    const green = { at: [12, 9], colour: 'green' } as const;
    const clock = (deck: number, pawn: { readonly at: readonly [number, number]; colour?: 'green' } = FAR) =>
      clockOf(position({ pawns: [pawn], deck, enemies: { 1: { at: [1, 1] } } }));
    expect(clock(8)).toEqual({ cards: 8, phases: 8, canRecover: false });
    expect(clock(1, green)).toEqual({ cards: 1, phases: 1, canRecover: true });
    expect(clock(0, green)).toEqual({ cards: 0, phases: 1, canRecover: false });
  });
});
