import { describe, expect, it } from 'vitest';
import { IllegalAction, type Player } from '../../../src/core/game.ts';
import { loadDice, newStreams } from '../../../src/core/rng.ts';
import { DECK_SIZES, DIFFICULTIES } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { dailyOptions, readOptions } from '../../../src/games/letter-labyrinths/data/options.ts';
import { game, listedActions } from '../../../src/games/letter-labyrinths/game.ts';
import { createWith } from '../../../src/games/letter-labyrinths/rules/setup.ts';
import { placesFor } from '../../../src/games/letter-labyrinths/rules/setup.ts';
import type { Colour } from '../../../src/games/letter-labyrinths/data/classes.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { dayNumber } from '../../../src/records/days.ts';
import { only, play, position, sq, word } from './table.ts';

const setup = (count: number, options: Record<string, string> = {}, player: Player = 'human') =>
  game.create({ seed: 'KTR-BMX-QZP', seats: Array.from({ length: count }, () => player), options });

/** The first thing offered, until the deck is made. */
function prepared(count: number, options: Record<string, string> = {}): State {
  let { state } = setup(count, options);
  while (state.turn === 0) state = play(state, listedActions(state)[0]!).state;
  return state;
}

describe('Setup (4)', () => {
  it('X43. a taken dice square is rolled again, and blue squares are allowed', () => {
    const streams = loadDice(newStreams('x'), { dungeon: [3, 4, 3, 4, 7, 0] });
    const { events } = createWith({ seed: 'x', seats: ['human'], options: {} }, streams);
    expect(only(events, 'enemy-placed').slice(0, 2)).toEqual([
      { type: 'enemy-placed', n: 1, at: sq(3, 4), rolls: [[3, 4]] },
      {
        type: 'enemy-placed',
        n: 2,
        at: sq(7, 0),
        rolls: [
          [3, 4],
          [7, 0],
        ],
      },
    ]);
  });

  it('places five enemies, then the traps of the card, all apart', () => {
    const { state, events } = setup(2);
    expect(events.map(event => event.type)).toEqual([
      ...Array.from({ length: 5 }, () => 'enemy-placed'),
      ...Array.from({ length: 10 }, () => 'trap-placed'),
    ]);
    const squares = [...state.enemies, ...state.traps].map(({ at }) => `${at!.x},${at!.y}`);
    expect(new Set(squares).size).toBe(15);
    expect(setup(1, { dungeon: 'growing-grove' }).state.traps).toHaveLength(7);
  });

  it('asks for classes in seat order, each colour once; the last of six chooses itself', () => {
    let { state } = setup(6);
    for (let seat = 0; seat < 5; seat++) {
      expect(state.ask).toEqual({ seat, kind: 'class' });
      expect(listedActions(state)).toHaveLength(6 - seat);
      state = play(state, listedActions(state)[0]!).state;
    }
    expect(state.ask).toEqual({ seat: 0, kind: 'place' });
    expect(state.pawns.map(pawn => pawn.colour)).toEqual([
      'blue',
      'green',
      'orange',
      'purple',
      'red',
      'yellow',
    ]);
  });

  it('Blue and Orange take hits off the evened boss of a party, and off no printed one (R84)', () => {
    const health = (options: Readonly<Record<string, string>>, ...colours: readonly Colour[]) => {
      let { state } = setup(colours.length, options);
      const before = state.bossHealth;
      for (const colour of colours) state = play(state, { type: 'class', colour }).state;
      return state.bossHealth - before;
    };
    expect(health({ health: 'even' }, 'green', 'red')).toBe(0);
    expect(health({ health: 'even' }, 'blue', 'red')).toBe(-2);
    expect(health({ health: 'even' }, 'orange', 'blue')).toBe(-5);
    expect(health({ health: 'book' }, 'orange', 'blue')).toBe(0);
  });

  it('Orange has both its printed cards in a party against evened foes, one by the book and alone', () => {
    expect(readOptions({ health: 'even' }, 2).orange).toBe('both');
    expect(readOptions({ health: 'book', orange: 'both' }, 2).orange).toBe('disable');
    expect(readOptions({}, 1).orange).toBe('disable');
    expect(readOptions({ health: 'even', orange: 'pass-walls' }, 2).orange).toBe('pass-walls');
  });

  it('does not ask a lone delver for a class', () => {
    expect(setup(1).state.ask).toEqual({ seat: 0, kind: 'place' });
    expect(setup(1, { health: 'book' }).state.ask).toEqual({ seat: 0, kind: 'class' });
  });

  it('lets the seats place in any order', () => {
    let { state } = setup(2);
    state = play(state, { type: 'class', colour: 'red' }, { type: 'class', colour: 'blue' }).state;
    const handed = play(state, { type: 'hand', to: 1 }).state;
    expect(handed.ask).toMatchObject({ seat: 1, kind: 'place' });
    const placed = play(handed, listedActions(handed)[0]!).state;
    expect(placed.ask).toEqual({ seat: 0, kind: 'place' });
  });

  it('falls back to the border, then to any square (R34)', () => {
    const state = setup(1).state;
    const letter = 'A' as const;
    const starts = placesFor({ ...state, traps: [], enemies: [] });
    expect(starts).toHaveLength(16);
    const full = { ...state, enemies: [], traps: starts.map(at => ({ letter, at })) };
    const border = placesFor(full);
    expect(border.every(({ x, y }) => x === 0 || y === 0 || x === 11 || y === 9)).toBe(true);
    expect(border).toHaveLength(40 - 16);
    expect(
      placesFor({ ...full, traps: [...full.traps, ...border.map(at => ({ letter, at }))] }),
    ).toHaveLength(80);
  });

  it.each([1, 2, 3, 4, 5, 6])('deals the deck for %i players; its first card is turned', count => {
    for (const difficulty of DIFFICULTIES) {
      const state = prepared(count, { difficulty });
      expect(state.deck).toHaveLength(DECK_SIZES[difficulty][count - 1]! - 1);
      expect(state).toMatchObject({ turn: 1, spent: [], lost: [], ask: { seat: 0, kind: 'play' } });
      expect(state.box.length + state.deck.length + 1).toBe(difficulty === 'gentle' ? 23 : 32);
      expect(state.pawns.every(pawn => pawn.wordsLeft === 1)).toBe(true);
    }
  });

  it('refuses an empty table and a seventh seat', () => {
    expect(() => setup(0)).toThrow(IllegalAction);
    expect(() => setup(7)).toThrow(IllegalAction);
  });
});

describe('Options (2.8)', () => {
  it('plays by the book with two or more and evened alone, unless told otherwise', () => {
    expect(readOptions({}, 1).health).toBe('even');
    expect(readOptions({}, 2).health).toBe('book');
    expect(readOptions({ health: 'even' }, 2).health).toBe('even');
    expect(readOptions({ health: 'book' }, 1).health).toBe('book');
    expect(readOptions({ dungeon: 'hushed-halls', health: 'book' }, 4).health).toBe('even');
    expect(setup(4).state).toMatchObject({ capture: 4, bossHealth: 15 });
    expect(setup(4, { health: 'even' }).state).toMatchObject({ capture: 4, bossHealth: 24 });
    expect(setup(4, { dungeon: 'guarded-gates' }).state).toMatchObject({ capture: 5, bossHealth: 35 });
  });
});

describe('Dailies (8.4)', () => {
  it('go through the five labyrinths, day by day', () => {
    const on = (date: string) => dailyOptions(dayNumber(date)).dungeon;
    expect(['2025-01-01', '2025-01-02', '2025-01-05', '2025-01-06', '2025-11-16'].map(on)).toEqual([
      'translucent-trial',
      'drifting-drains',
      'hushed-halls',
      'translucent-trial',
      'hushed-halls',
    ]);
  });
});

describe('Whom to ask (5, 9.1)', () => {
  const party = position({
    pawns: [{ at: [1, 1] }, { at: [3, 1] }, { at: [5, 1] }],
    enemies: { 1: { at: [12, 9] } },
  });

  it('words from the first seat on, and of whoever is handed the turn', () => {
    const one = play(party, { type: 'pass' }).state;
    expect(one.ask).toEqual({ seat: 1, kind: 'play' });
    const handed = play(one, { type: 'hand', to: 2 }).state;
    expect(handed.ask).toEqual({ seat: 2, kind: 'play', handed: true });
    expect(play(handed, { type: 'pass' }).state.ask).toEqual({ seat: 1, kind: 'play' });
  });

  it('with all words made, open abilities from the last seat on; anybody may close the phase', () => {
    const rich = {
      ...party,
      pawns: party.pawns.map(pawn => ({
        ...pawn,
        tokens: pawn.seat === 2 ? [] : [1 as const],
        wordsLeft: pawn.seat === 2 ? 1 : 0,
      })),
      spent: [4],
      ask: { seat: 2, kind: 'play' } as const,
    };
    const waiting = play(rich, { type: 'pass' }).state;
    expect(waiting.ask).toEqual({ seat: 1, kind: 'play' });
    expect(listedActions(waiting).map(action => action.type)).toEqual([
      'ability',
      'hand',
      'pass',
      'end-players',
    ]);
    const settled = play(waiting, { type: 'pass' }).state;
    expect(settled.ask).toEqual({ seat: 0, kind: 'play' });
    expect(listedActions(settled).map(action => action.type)).toEqual(['ability', 'hand', 'end-players']);
    expect(play(settled, { type: 'end-players' }).state.turn).toBe(2);
    expect(play(waiting, { type: 'end-players' }).state.turn).toBe(2);
  });

  describe('who wanted no ability', () => {
    /** All words are made; Blue (Reveal) and Yellow (Double up) hold a token, and Yellow has passed on it. */
    const start = position({
      card: 19,
      pawns: [
        { at: [1, 1], wordsLeft: 0, tokens: [1] },
        { at: [3, 1], colour: 'yellow', wordsLeft: 0, tokens: [2] },
      ],
      enemies: { 1: { at: [12, 9] } },
    });
    const asked = (seat: number): State => ({ ...start, ask: { seat, kind: 'play' } });

    it('is asked again after somebody else’s second word', () => {
      const swapped: State = {
        ...asked(1),
        pawns: start.pawns.map((pawn, seat) => ({ ...pawn, colour: seat === 0 ? 'yellow' : 'blue' })),
      };
      const passed = play(swapped, { type: 'pass' }).state;
      expect(passed).toMatchObject({ ask: { seat: 0 }, pawns: [{}, { declined: true }] });
      const doubled = play(passed, { type: 'ability', ability: 'double-up' }, word('OPAL')).state;
      expect(doubled.turn).toBe(1);
      expect(doubled.ask).toEqual({ seat: 1, kind: 'play' });
    });

    it('is asked again after somebody else’s ability, for what was passed on has changed', () => {
      const passed = play(asked(1), { type: 'pass' }).state;
      expect(passed.ask).toEqual({ seat: 0, kind: 'play' });
      const revealed = play(
        passed,
        { type: 'ability', ability: 'reveal' },
        { type: 'reveal-choice', choice: 'keep' },
      );
      expect(revealed.state).toMatchObject({ turn: 1, ask: { seat: 1, kind: 'play' } });
    });

    it('is not asked again for nothing: when all have passed, the enemies come', () => {
      const over = play(asked(1), { type: 'pass' }, { type: 'end-players' }).state;
      expect(over.turn).toBe(2);
    });
  });

  it('notes a hint, and only that', () => {
    const { state, events } = play(party, { type: 'hint-used' });
    expect(events).toEqual([{ type: 'hint-noted', seat: 0, hints: 1 }]);
    expect({ ...state, stats: party.stats }).toEqual(party);
  });
});
