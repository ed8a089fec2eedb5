import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { LESSON_BOARD } from '../../../src/games/pocket-dungeons/data/lesson-board.ts';
import { LESSON_CHARS, LESSON_PARTS, lessonStart } from '../../../src/games/pocket-dungeons/rules/lesson.ts';
import { pictureOf } from '../../../src/games/pocket-dungeons/look/picture.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { at, char, isGone, only, playOn } from './table.ts';

function parts(start: State): Map<string, { state: State; events: readonly Event[] }> {
  const played = new Map<string, { state: State; events: readonly Event[] }>();
  let state = start;
  for (const { id, actions } of LESSON_PARTS) {
    const part = playOn(state, ...actions);
    ({ state } = part);
    played.set(id, part);
  }
  return played;
}

describe('The first lesson', () => {
  it('plays to its end as written, with every number', () => {
    const start = lessonStart().state;
    const played = parts(start);
    const { thief, dwarf, hunter } = LESSON_CHARS;
    const after = (id: string): State => played.get(id)!.state;
    const news = (id: string): readonly Event[] => played.get(id)!.events;

    expect(start.ask).toEqual({ seat: 0, kind: 'actor' });
    expect(char(start, thief)).toMatchObject({ card: 'thief', owner: 0, at: at([1, 0]) });

    expect(only(news('explore'), 'rushed')).toMatchObject([{ dice: [5, 2, 1], moves: 2 }]);
    expect(only(news('explore'), 'chart-rolled')).toMatchObject([{ total: 7, result: 'loot' }]);
    expect(after('explore').loose).toEqual({ '2,0': 1 });

    expect(char(after('gather'), thief).treasure).toBe(1);

    expect(only(news('hazard'), 'rushed')).toMatchObject([{ moves: 4 }]);
    expect(only(news('hazard'), 'dweller-appeared')).toMatchObject([
      { card: 'goblin-warrior', at: at([1, 2]), bounty: 1, char: LESSON_CHARS.goblin },
    ]);

    expect(only(news('assault'), 'strikes-judged')).toMatchObject([{ hit: true, counter: false }]);
    expect(char(after('assault'), thief)).toMatchObject({ at: at([1, 2]), hazards: 1 });

    expect(only(news('scheme'), 'craven')).toMatchObject([{ die: 5, dares: true }]);
    expect(only(news('scheme'), 'die-rerolled')).toMatchObject([{ ability: 'resilient', from: 5, to: 4 }]);
    expect(isGone(after('scheme'), dwarf)).toBe(true);
    expect(after('scheme').loose).toEqual({ '3,1': 1 });
    expect(char(after('scheme'), hunter).at).toEqual(at([0, 1]));

    expect(char(after('walk'), thief)).toMatchObject({ at: at([4, 1]), treasure: 2 });

    expect(only(news('door'), 'chart-rolled')).toMatchObject([{ total: 7, result: 'locked' }]);
    expect(only(news('door'), 'tested')).toMatchObject([{ stat: 'action', dice: [6, 2, 1], pass: true }]);
    expect(after('door').dungeon.doors).toEqual([]);

    const end = after('stairs');
    expect(end.result).toMatchObject({ winner: 0, reason: 'decided' });
    expect(game.outcome(end)!.results[0]).toMatchObject({ seat: 0, score: 2 * 100 + 20 + 100 + 49 });
    expect(end.rng.loaded).toEqual({ dice: [], charts: [] });
  });

  it('has a rival who only waits and defends itself', () => {
    let { state } = lessonStart();
    for (const { actions } of LESSON_PARTS)
      for (const action of actions) {
        ({ state } = game.apply(state, action));
        expect(state.ask?.seat ?? 0).toBe(0);
      }
  });

  it('cannot be reached by a setup', () => {
    const { state } = game.create({ seed: 'X', seats: ['human', 'easy'], options: { deal: 'lesson' } });
    expect(state.options.deal).toBe('stream');
    expect(state.rng.loaded).toBeUndefined();
  });

  it('has a map that looks like its tiles', () => {
    const { rows } = pictureOf(lessonStart().state.dungeon);
    const inner = rows.slice(1, -1).map(row => row.slice(1, -1).replaceAll(' ', '#'));
    expect(inner).toEqual(LESSON_BOARD.rows);
  });
});
