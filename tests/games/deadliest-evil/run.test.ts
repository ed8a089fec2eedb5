import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import { recordOf, scoreParts } from '../../../src/games/deadliest-evil/rules/ending.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import {
  assign,
  attack,
  END_MOVE,
  END_TURN,
  legal,
  only,
  play,
  position,
  ROLL,
  SKIP,
  typesOf,
  walk,
  where,
} from './table.ts';

const setup = (seed: string, options = {}) => ({ seed, seats: ['human' as const], options });

describe('Setup', () => {
  it('1. stacks, decks and the first question', () => {
    for (const seed of ['A', 'B', 'C']) {
      const { state, events } = game.create(setup(seed));
      for (const level of [1, 2, 3] as const) {
        expect(state.stacks[level]).toHaveLength(4);
        expect(['book', 'crucible', 'dead-end']).toContain(state.stacks[level][3]);
      }
      expect(state.stacks[1]).toContain('stairs-1');
      expect(state.stacks[2]).toContain('stairs-2');
      expect([1, 2, 3].map(level => state.searchDecks[level as 1 | 2 | 3].length)).toEqual([6, 5, 4]);
      expect(state.eventDeck).toHaveLength(20);
      expect(events).toEqual([{ type: 'round-began', round: 1 }]);
      expect(legal(state)).toEqual([
        'assign 4-6-8',
        'assign 4-8-6',
        'assign 6-4-8',
        'assign 6-8-4',
        'assign 8-4-6',
        'assign 8-6-4',
      ]);
    }
  });

  it('deals the same dungeon whatever the difficulty', () => {
    const [one, two] = ['gentle', 'deadliest'].map(
      difficulty => game.create(setup('A', { difficulty })).state,
    );
    expect(one!.stacks).toEqual(two!.stacks);
    expect(one!.eventDeck).toEqual(two!.eventDeck);
    expect(one!.options.difficulty).toBe('gentle');
    expect(game.create(setup('A', { difficulty: 'nonsense' })).state.options.difficulty).toBe('standard');
  });
});

describe('Turn structure', () => {
  it('22. the Book wakes the sorcerer', () => {
    const start = position('gallery > book', '2b', { turn: 9, dice: 'C4 D6 S8' });
    const { state: tenth, events } = play(start, [], END_TURN);
    expect(typesOf(events).slice(-3)).toEqual(['round-began', 'objective-done', 'monster-placed']);
    expect(tenth.objectives.book).toBe(true);
    let state: State = { ...tenth, eventDeck: Array(9).fill('hidden-spring') };
    const spaces: string[] = [where(state)];
    for (let round = 10; round <= 12; round++) {
      state = play(state, [], assign(4, 6, 8), SKIP, END_TURN).state;
      spaces.push(where(state));
    }
    expect(spaces).toEqual(['grislyk#1', 'grislyk#2', 'grislyk#3', 'grislyk#4']);
    const last = play(state, [1, 1], assign(4, 6, 8), SKIP, END_TURN);
    expect(where(last.state)).toBe('grislyk@2');
    expect(last.state.turn).toBe(14);
    expect(only(last.events, 'monster-attacked')).toHaveLength(1);
  });

  it('breaks the Crucible before the blow falls, whoever is there', () => {
    const start = position('gallery > crucible', '2a', { monsters: 's1@2' });
    const { state, events } = play(start, [1, 1], END_TURN);
    expect(typesOf(events).slice(-3)).toEqual(['round-began', 'objective-done', 'monster-attacked']);
    expect(state.objectives).toEqual({ book: false, crucible: true, grislyk: false });
    const again = play({ ...state, eventDeck: ['hidden-spring'] }, [1, 1], assign(4, 6, 8), END_TURN);
    expect(typesOf(again.events)).not.toContain('objective-done');
  });

  it('never ends the Act phase while movement is still available', () => {
    const start = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 'g1@1' });
    expect(legal(play(start, [1, 4], attack('g1')).state)).toEqual(['roll-move', 'end-turn']);
  });

  it('ends a run that does not end', () => {
    const start = position('gallery', '1b', { turn: 200 });
    const { state } = play(start, [], END_TURN);
    expect(state.ending).toEqual({ result: 'defeat', cause: 'lost-in-the-dark' });
    expect(state).toMatchObject({ turn: 200, ask: null, kora: { life: 6 } });
    expect(game.outcome(state)?.reason).toBe('lost-in-the-dark');
  });

  it('refuses what is not listed and leaves the state alone', () => {
    const start = position('gallery', '1b');
    const before = JSON.stringify(start);
    expect(() => game.apply(start, assign(4, 6, 8))).toThrow(IllegalAction);
    expect(() => game.apply(start, attack('g1'))).toThrow(IllegalAction);
    expect(JSON.stringify(start)).toBe(before);
  });
});

describe('End and score', () => {
  it('26. out past a guard', () => {
    const start = position('gallery', '1b', {
      turn: 12,
      kora: { life: 2 },
      done: ['crucible'],
      monsters: 's1@0',
    });
    const { state, events } = play(start, [6], ROLL, ...walk('1a', '0a'));
    expect(state.ending).toEqual({ result: 'minor', cause: null });
    expect(typesOf(events)).not.toContain('event-drawn');
    expect(recordOf(state)).toMatchObject({ score: 211, rounds: 12, life: 2, level: 1, tiles: 1 });
    expect(legalActions(state)).toEqual([]);
  });

  it('29. the Ultimate victory', () => {
    const way = 'gallery > cliff > stairs-1 > dead-end';
    const base = position(way, '1a', {
      dice: 'C8 D6 S4',
      turn: 16,
      kora: { life: 3 },
      done: ['book', 'crucible'],
      monsters: 'grislyk@1',
    });
    const deeper = position('stairs-1 >> narrow > pit > blades > book', '0a').tiles.slice(2);
    const tiles = [...base.tiles, ...deeper];
    expect(tiles).toHaveLength(9);
    const slain = { goblin: 5, skeleton: 2, grislyk: 0 };
    const start = { ...base, tiles, stats: { ...base.stats, slain } };
    const { state } = play(start, [5, 4, 2], attack('grislyk'), ROLL, ...walk('0a'), END_MOVE);
    expect(state.ending?.result).toBe('ultimate');
    expect(recordOf(state)?.score).toBe(791);
    expect(scoreParts(state).map(part => part.points)).toEqual([560, 50, 30, 84, 0, 27, 40]);
    expect(game.outcome(state)).toMatchObject({ ending: 'won', reason: 'ultimate' });
  });

  it('ranks by the number of objectives', () => {
    const leave = (...done: ('book' | 'crucible' | 'grislyk')[]) =>
      play(position('gallery', '1a', { done }), [1], ROLL, ...walk('0a')).state.ending?.result;
    expect(leave('book')).toBe('minor');
    expect(leave('crucible')).toBe('minor');
    expect(leave('book', 'crucible')).toBe('greater');
    expect(leave('book', 'grislyk')).toBe('greater');
    expect(leave('book', 'crucible', 'grislyk')).toBe('ultimate');
  });

  it('counts foes up to sixty points; the fallen bring nothing out', () => {
    const base = position('gallery', '1b', {
      done: ['book', 'crucible'],
      kora: { life: 1 },
      monsters: 'g1@1',
      event: 'squabble',
    });
    const slain = { goblin: 20, skeleton: 5, grislyk: 0 };
    const { state } = play({ ...base, stats: { ...base.stats, slain } }, [4, 1], END_TURN);
    expect(scoreParts(state).map(part => part.points)).toEqual([0, 0, 0, 0, 0, 60, 5]);
    expect(game.outcome(state)).toMatchObject({ ending: 'lost', reason: 'fell' });
    expect(game.outcome(state)?.story).toBe('Kora was killed by a goblin on Level I, in round 6.');
  });

  it('makes each search dearer than the last, and never takes more than she brings out', () => {
    const out = (searches: number, ...done: ('book' | 'crucible' | 'grislyk')[]) => {
      const base = position('gallery', '1a', { done, turn: 30, kora: { life: 2 } });
      const ending = { result: 'minor', cause: null } as const;
      return scoreParts({ ...base, stats: { ...base.stats, searches }, ending });
    };
    const traces = (...of: Parameters<typeof out>) =>
      out(...of).find(({ label }) => label === 'Searches')!.points;
    expect([0, 1, 2, 3].map(count => traces(count, 'book'))).toEqual([0, -15, -45, -90]);
    expect(traces(9, 'book', 'crucible')).toBe(-350);
    expect(traces(9, 'book', 'crucible', 'grislyk')).toBe(-630);
  });

  it('keeps a square for every round, and the splits', () => {
    const start = position('gallery > book', '2a', { monsters: 'g1@2', turn: 5 });
    const { state } = play(start, [4, 1], END_TURN);
    expect(state.marks).toHaveLength(6);
    expect(state.marks.at(-1)).toEqual({ wounds: 1, objective: true });
    expect(state.splits).toEqual([{ what: 'book', round: 6, action: 1 }]);
    expect(state.stats.wounds).toEqual({ goblin: 1 });
  });

  it('names the splits for the clocks', () => {
    expect(game.split?.({ type: 'level-reached', level: 2, tile: 3 })).toBe('level 2');
    expect(game.split?.({ type: 'objective-done', objective: 'book', tile: 3 })).toBe('book');
    expect(game.split?.({ type: 'run-ended', result: 'minor', cause: null, score: 1 })).toBe('exit');
    expect(game.split?.({ type: 'run-ended', result: 'defeat', cause: 'pit', score: 1 })).toBeUndefined();
  });
});
