import { describe, expect, it } from 'vitest';
import type { Level } from '../../../src/games/deadliest-evil/data/constants.ts';
import { EVENT_CARD_IDS, type EventCardId } from '../../../src/games/deadliest-evil/data/event-cards.ts';
import { stream } from '../../../src/core/rng.ts';
import { END_TURN, only, play, playOn, position, typesOf, where } from './table.ts';

type Change = Parameters<typeof position>[2];
const PLACES = {
  1: ['gallery', '1b'],
  2: ['stairs-1 >> gallery', '2b'],
  3: ['stairs-1 >> stairs-2 >> gallery', '3b'],
} as const;
/** Kora in a Long Gallery of that level; the card comes at the end of the turn. */
const meet = (card: EventCardId, level: Level, dice: readonly number[] = [], change: Change = {}) =>
  play(
    position(PLACES[level][0], PLACES[level][1], { dice: 'C4 D6 S8', event: card, ...change }),
    dice,
    END_TURN,
  );

const g = (count: number): string[] => Array.from({ length: count }, (_, index) => `g${index + 1}#1`);
const s = (count: number): string[] => Array.from({ length: count }, (_, index) => `s${index + 1}#1`);

describe('Event phase', () => {
  it('24. a tie in a roll vs.', () => {
    const { state, events } = meet('dart-slits', 2, [4, 4]);
    expect(only(events, 'rolled-vs')).toMatchObject([
      { ability: 'defense', die: 6, roll: 4, against: 6, againstRoll: 4, success: true },
    ]);
    expect(state.kora.life).toBe(6);
  });

  it('34. the deck is shuffled anew only when a card must be drawn', () => {
    const start = { ...position('gallery', '1b'), eventDeck: [], eventDiscard: [...EVENT_CARD_IDS] };
    const { state, events } = playOn(start, END_TURN);
    expect(typesOf(events)).toContain('event-deck-reshuffled');
    expect(state.eventDeck).toHaveLength(19);
    expect(state.eventDiscard).toHaveLength(1);
    const last = { ...position('gallery', '1b'), eventDeck: ['hidden-spring' as const] };
    expect(typesOf(play(last, [], END_TURN).events)).not.toContain('event-deck-reshuffled');
  });

  it('draws the new deck from its own stream, whatever the dice did', () => {
    const start = { ...position('gallery', '1b'), eventDeck: [], eventDiscard: [...EVENT_CARD_IDS] };
    const rng = { ...start.rng, used: { ...start.rng.used } };
    stream(rng, 'dice').roll(6);
    const decks = [start, { ...start, rng }].map(state => playOn(state, END_TURN).state.eventDeck);
    expect(decks[0]).toEqual(decks[1]);
  });

  it('39. Side Tunnels', () => {
    const start = position('gallery > bend-left > cliff > book', '3b', {
      dice: 'C4 D8 S6',
      monsters: 'g1@1 g2@3',
      event: 'side-tunnels',
    });
    const { state, events } = play(start, [1, 2, 1, 2], END_TURN);
    expect(only(events, 'monster-moved').map(({ monster, to, by }) => [monster, to, by])).toEqual([
      ['g1', 2, 'side-tunnels'],
      ['g1', 3, 'hunt'],
    ]);
    expect(where(state)).toBe('g1@3 g2@3 g3#1');
    expect(only(events, 'monster-attacked').map(({ hit }) => hit)).toEqual([false, false]);
  });

  it('43. webs on the Cliff', () => {
    const { state } = play(position('cliff', '1b', { event: 'clinging-webs' }), [3, 4], END_TURN);
    expect(state.kora.slowed).toBe(false);
  });
});

describe('Event cards that place monsters', () => {
  // biome-ignore format: a table
  const PLACING: readonly (readonly [EventCardId, string[], string[], string[]])[] = [
    ['goblin-lookout',  g(2),              g(2),              g(2)],
    ['sling-gang',      g(2),              g(2),              g(3)],
    ['torch-patrol',    g(2),              [...g(1), ...s(1)], [...g(1), ...s(1)]],
    ['war-band',        g(3),              g(3),              [...g(3), ...s(1)]],
    ['drums-below',     g(1),              [...g(1), ...s(1)], s(2)],
    ['barracks-door',   g(2),              [...g(2), ...s(1)], [...g(2), ...s(1)]],
    ['rattle-of-bones', s(1),              s(2),              s(2)],
    ['open-graves',     s(1),              s(2),              s(3)],
    ['bone-sentinel',   s(1),              s(1),              s(2)],
    ['mixed-company',   [...g(1), ...s(1)], [...g(1), ...s(1)], [...g(1), ...s(1)]],
    ['side-tunnels',    g(1),              g(1),              s(1)],
    ['hue-and-cry',     g(1),              g(1),              s(1)],
  ];
  it.each(PLACING)('%s', (card, ...levels) => {
    levels.forEach((expected, index) => {
      const { state, events } = meet(card, (index + 1) as Level);
      expect(where(state)).toBe(expected.join(' '));
      expect(only(events, 'monster-placed').every(event => event.by === card)).toBe(true);
    });
  });
});

describe('Event cards that ask for a roll', () => {
  // biome-ignore format: a table
  const ROLLS = [
    ['falling-masonry',   'speed',   [4, 6, 8]],
    ['dart-slits',        'defense', [4, 6, 8]],
    ['loose-flagstones',  'speed',   [4, 6, 6]],
    ['clinging-webs',     'combat',  [4, 6, 6]],
    ['sorcerers-whisper', 'defense', [4, 6, 8]],
  ] as const;
  it.each(ROLLS)('%s: success', (card, ability, dice) => {
    dice.forEach((against, index) => {
      const { state, events } = meet(card, (index + 1) as Level, [2, 2], { monsters: 'g1#1' });
      expect(only(events, 'rolled-vs')).toMatchObject([{ source: card, ability, against, success: true }]);
      expect(state.kora).toMatchObject({ life: 6, slowed: false });
      expect(where(state)).toBe('g1#2');
    });
  });

  const fail = (card: EventCardId, level: Level) => meet(card, level, [1, 2], { monsters: 'g1#1' });
  const harm = (card: EventCardId) =>
    ([1, 2, 3] as const).map(level => {
      const { state } = fail(card, level);
      return [6 - state.kora.life, state.kora.slowed, where(state)];
    });

  it('Falling Masonry: a wound', () => {
    expect(harm('falling-masonry')).toEqual(Array(3).fill([1, false, 'g1#2']));
  });
  it('Dart Slits: a wound', () => {
    expect(harm('dart-slits')).toEqual(Array(3).fill([1, false, 'g1#2']));
  });
  it('Loose Flagstones: a wound, and slowed on Level III', () => {
    expect(harm('loose-flagstones')).toEqual([
      [1, false, 'g1#2'],
      [1, false, 'g1#2'],
      [1, true, 'g1#2'],
    ]);
  });
  it('Clinging Webs: slowed, and a wound on Level III', () => {
    expect(harm('clinging-webs')).toEqual([
      [0, true, 'g1#2'],
      [0, true, 'g1#2'],
      [1, true, 'g1#2'],
    ]);
  });
  it("The Sorcerer's Whisper: the track advances", () => {
    expect(harm('sorcerers-whisper')).toEqual(Array(3).fill([0, false, 'g1#3']));
    expect(only(fail('sorcerers-whisper', 1).events, 'track-advanced').map(({ by }) => by)).toEqual([
      'round',
      'sorcerers-whisper',
    ]);
  });
  it('drops what follows a deadly wound', () => {
    const { state } = meet('loose-flagstones', 3, [1, 2], { kora: { life: 1 } });
    expect(state.ending).toEqual({ result: 'defeat', cause: 'loose-flagstones' });
    expect(state.kora.slowed).toBe(false);
  });
  it('keeps being slowed one thing, however often', () => {
    const { state, events } = meet('clinging-webs', 1, [1, 2], { kora: { slowed: true } });
    expect(state.kora.slowed).toBe(true);
    expect(only(events, 'nothing-happened')).toMatchObject([{ why: 'already-so' }]);
  });
});

describe('Event cards that help', () => {
  it('Hidden Spring: one Life, two on Level III, none above six', () => {
    const life = (level: Level, from: number) =>
      meet('hidden-spring', level, [], { kora: { life: from } }).state.kora.life;
    expect([life(1, 3), life(2, 3), life(3, 3), life(3, 5), life(1, 6)]).toEqual([4, 4, 5, 6, 6]);
  });

  it('Squabble in the Dark: the foremost goblin goes, or all step back', () => {
    expect(where(meet('squabble', 1, [], { monsters: 'g1#1 g2#2' }).state)).toBe('g1#2');
    expect(where(meet('squabble', 2, [], { monsters: 's1#2' }).state)).toBe('s1#3');
    expect(where(meet('squabble', 3, [], { monsters: 'g1#1 g2#2' }).state)).toBe('g1#1 g2#2');
  });

  it('Loose Brick: a card of her level, without a mark and without noise', () => {
    const { state, events } = meet('loose-brick', 1, [], { deck: { 1: ['healing-balm'] }, monsters: 'g1#1' });
    expect(only(events, 'search-card-drawn')).toMatchObject([
      { card: 'healing-balm', by: 'loose-brick', left: 5 },
    ]);
    expect(state.kora.items).toEqual(['healing-balm']);
    expect(state.tiles[1]?.searched).toBe(false);
    expect(where(state)).toBe('g1#2');
  });

  it('Loose Brick works among monsters and on the Entrance', () => {
    const start = position('gallery', '0a', {
      event: 'loose-brick',
      deck: { 1: ['nothing'] },
      monsters: 'g1@0',
    });
    expect(only(play(start, [1, 1], END_TURN).events, 'search-card-drawn')).toHaveLength(1);
  });
});
