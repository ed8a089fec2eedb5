import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { LESSON_PARTS, lessonStart } from '../../../src/games/letter-labyrinths/rules/lesson.ts';
import { preview } from '../../../src/games/letter-labyrinths/rules/words.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { expectAt, only, sq, way, wayOfFoes } from './table.ts';

/** The state and all events after each part. */
function playParts(): Record<string, { state: State; events: Event[] }> {
  let { state } = lessonStart();
  return Object.fromEntries(
    LESSON_PARTS.map(({ id, actions }) => {
      const events: Event[] = [];
      for (const action of actions) {
        expect([...game.legalActions(state)], `${id}: ${JSON.stringify(action)}`).toContainEqual(action);
        const step = game.apply(state, action);
        state = step.state;
        events.push(...step.events);
      }
      return [id, { state, events }];
    }),
  );
}

describe('The first lesson (11.7)', () => {
  const parts = playParts();
  const { letters, bumping, ending, traps, capture, sprint, boss } = parts;
  const doubled = parts['double-up']!;

  it('plays to its end as written, with every number', () => {
    expect(way(letters!.events)).toBe('3,5 3,4 2,4 2,5 2,6');
    expect(letters!.state).toMatchObject({ active: 19, turn: 2 });
    expect(wayOfFoes(letters!.events)).toBe('3:2,7 3:1,7 5:5,9');

    expect(only(bumping!.events, 'blocked')).toMatchObject([{ index: 1, by: 'edge' }]);
    expect(only(bumping!.events, 'bumped').map(event => event.damage)).toEqual([2, 3]);
    expect(bumping!.state).toMatchObject({ turn: 2, pawns: [{ tokens: [3] }] });
    expectAt(bumping!.state, 0, 1, 6);

    expect(wayOfFoes(ending!.events)).toBe('5:6,9');
    expect(ending!.state).toMatchObject({ active: 30, turn: 3 });

    expect(only(traps!.events, 'trap-cleared')).toMatchObject([{ letter: 'O', at: sq(2, 7) }]);
    expect(only(traps!.events, 'blocked').map(event => event.index)).toEqual([1, 3]);
    expectAt(traps!.state, 0, 2, 7);
    expect(preview(traps!.state, 0, 'CROOK')).toMatchObject({ trapStop: true, end: sq(2, 8) });

    expect(only(doubled.events, 'trap-cleared')).toMatchObject([{ letter: 'E', at: sq(3, 8) }]);
    expectAt(doubled.state, 0, 6, 8);
    expect(only(doubled.events, 'enemy-bumped')).toMatchObject([{ foe: 5, seats: [0] }]);
    expect(only(doubled.events, 'card-lost')).toMatchObject([{ card: 20, cause: 'bump', deckLeft: 7 }]);
    expect(doubled.state).toMatchObject({ active: 14, turn: 4 });

    expect(only(capture!.events, 'captured')).toMatchObject([{ n: 5, captures: 5 }]);
    expect(only(capture!.events, 'boss-placed')).toMatchObject([{ at: sq(6, 4) }]);
    expect(capture!.state).toMatchObject({ active: 8, turn: 5, side: 'back' });

    expect(way(sprint!.events)).toBe('7,7 7,6');
    expect(only(sprint!.events, 'bumped').map(event => event.damage)).toEqual([1, 2]);
    expect(only(sprint!.events, 'boss-rolled')).toMatchObject([{ words: ['GRASP', 'WRECK', 'TRASH'] }]);
    expect(only(sprint!.events, 'enemy-bumped')).toMatchObject([{ foe: 'boss', seats: [0] }]);
    expect(sprint!.state).toMatchObject({ active: 3, turn: 6, boss: { at: sq(5, 6), damage: 2 } });
    expect(sprint!.state.deck).toHaveLength(4);

    expect(only(boss!.events, 'bumped').map(event => event.damage)).toEqual([3, 4, 5]);
    expect(boss!.state).toMatchObject({ ending: { how: 'won' }, ask: null });
    expect(boss!.state.rng.loaded).toEqual({ boss: [] });
  });

  it('has the cards of one set, each once', () => {
    const { deck, box, active } = lessonStart().state;
    expect(new Set([...deck, ...box, active]).size).toBe(32);
  });
});
