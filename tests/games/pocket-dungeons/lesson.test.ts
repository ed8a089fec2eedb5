import { describe, expect, it } from 'vitest';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import { LESSON_BOARD } from '../../../src/games/pocket-dungeons/data/lesson-board.ts';
import { room } from '../../../src/games/pocket-dungeons/index.ts';
import { LESSON_CHARS, LESSON_TILES, lessonStart } from '../../../src/games/pocket-dungeons/rules/lesson.ts';
import { pictureOf } from '../../../src/games/pocket-dungeons/look/picture.ts';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { chapters } from '../../../src/games/lesson.ts';
import { Guide } from '../../../src/session/guide.ts';
import { rehearsed } from '../../../src/session/rehearsal.ts';
import { at, char, isGone, only } from './table.ts';

/** A pupil and a guide: the state, what was told, and where the lesson is. */
function taught() {
  let { state } = lessonStart();
  const guide = new Guide(room, room.lesson!, state);
  const told: Event[] = [];
  return {
    told,
    get state(): State {
      return state;
    },
    get title(): string | undefined {
      return guide.model(state)?.title;
    },
    get text(): string | undefined {
      return guide.model(state)?.text;
    },
    accepts: (action: Action): boolean => guide.accepts(action, state),
    do(action: Action): void {
      const step = game.apply(guide.before(action, state) as State, action);
      ({ state } = step);
      told.push(...step.events);
      guide.did(state);
    },
  };
}

/** The best pupil, up to the part of this name. */
function upTo(title: string | undefined) {
  const pupil = taught();
  for (const action of rehearsed(room, room.lesson!).actions as readonly Action[]) {
    if (pupil.title === title) break;
    pupil.do(action);
  }
  return pupil;
}

const activate = (id: number): Action => ({ type: 'activate', char: id });

describe('The first lesson', () => {
  it('shows what it promises, with every number', () => {
    const { thief, dwarf, goblin } = LESSON_CHARS;
    const start = lessonStart().state;
    expect(start.ask).toEqual({ seat: 0, kind: 'actor' });
    expect(char(start, thief)).toMatchObject({ card: 'thief', owner: 0, at: at([1, 0]) });

    expect(upTo('Gather').state.loose).toEqual({ '2,0': 1 });
    expect(char(upTo('Hazard').state, thief).treasure).toBe(1);
    expect(only(upTo('Attack').told, 'dweller-appeared')).toMatchObject([
      { card: 'goblin-warrior', at: at([1, 2]), bounty: 1, char: goblin },
    ]);
    const scheme = upTo('Scheme');
    expect(only(scheme.told, 'strikes-judged')).toMatchObject([{ hit: true, counter: false }]);
    expect(char(scheme.state, thief)).toMatchObject({ at: at([1, 2]), hazards: 1 });
    const loot = upTo('His treasure');
    expect(only(loot.told, 'craven')).toMatchObject([{ die: 5, dares: true }]);
    expect(only(loot.told, 'die-rerolled')).toMatchObject([{ ability: 'resilient', from: 5, to: 4 }]);
    expect(isGone(loot.state, dwarf)).toBe(true);
    expect(loot.state.loose).toEqual({ '3,1': 1 });
    expect(char(upTo('A door').state, thief).treasure).toBe(2);
    const out = upTo('Out');
    expect(only(out.told, 'tested')).toMatchObject([{ stat: 'action', dice: [6, 2, 1], pass: true }]);
    expect(out.state.dungeon.doors).toEqual([]);

    const end = upTo(undefined).state;
    expect(end.result).toMatchObject({ winner: 0, reason: 'decided' });
    expect(game.outcome(end)!.results[0]).toMatchObject({ seat: 0, score: 2 * 100 + 20 + 100 + 50 });
  });

  it('lets the walk end anywhere nearer, and the luck holds however often it is tried', () => {
    const pupil = upTo('His treasure');
    const { thief } = LESSON_CHARS;
    // Two walks instead of one: the second begins where the first was broken off by hand.
    pupil.do(activate(thief));
    pupil.do({ type: 'explore' });
    expect(pupil.accepts({ type: 'stop' })).toBe(false);
    pupil.do({ type: 'step', to: at([1, 1]) });
    pupil.do({ type: 'stop' });
    expect(pupil.title).toBe('His treasure');
    expect(pupil.accepts(activate(thief))).toBe(true);
    pupil.do(activate(thief));
    pupil.do({ type: 'explore' });
    pupil.do({ type: 'step', to: at([2, 1]) });
    pupil.do({ type: 'step', to: LESSON_TILES.dwarf });
    expect(pupil.state.ask).toMatchObject({ kind: 'actor', seat: 0 });
    expect(char(pupil.state, thief).at).toEqual(LESSON_TILES.dwarf);
  });

  it('is short: ten turns, eight steps', () => {
    const { turn: last } = upTo(undefined).state;
    // The rival waits between two turns of the pupil.
    expect(last).toBeLessThanOrEqual(2 * 10);
    expect(chapters(room.lesson!.steps)).toBeLessThanOrEqual(8);
  });

  it('explains the steps of a roll: the free one and the dice', () => {
    const pupil = upTo('Hazard');
    pupil.do(activate(LESSON_CHARS.thief));
    pupil.do({ type: 'explore' });
    const { state } = pupil;
    const rolled = only(pupil.told, 'rushed').at(-1)!;
    const good = rolled.dice.filter(face => face >= 4).length;
    expect(pupil.text).toBe(`1 free step + ${good} for the dice: ${good + 1} steps. Head for the counter.`);
    expect(state.ask).toMatchObject({ left: good + 1 });
    pupil.do({ type: 'step', to: at([1, 0]) });
    expect(pupil.text).toMatch(new RegExp(`^${good} steps? to go`));
  });

  it('refuses what does not lead on', () => {
    const pupil = upTo('Gather');
    expect(pupil.accepts(activate(LESSON_CHARS.hunter))).toBe(false);
    expect(pupil.accepts({ type: 'pass' })).toBe(false);
    pupil.do(activate(LESSON_CHARS.thief));
    expect(pupil.accepts({ type: 'explore' })).toBe(false);
    expect(pupil.accepts({ type: 'gather' })).toBe(true);
  });

  it('has a rival who only waits and defends itself', () => {
    const pupil = taught();
    for (const action of rehearsed(room, room.lesson!).actions as readonly Action[]) {
      expect(legalActions(pupil.state)).toContainEqual(action);
      pupil.do(action);
      expect(pupil.state.ask?.seat ?? 0).toBe(0);
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
