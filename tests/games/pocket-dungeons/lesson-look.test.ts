/** The lesson as a pupil meets it: every step has its words, and the wanted choice can be found. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { lesson } from '../../../src/games/pocket-dungeons/look/lesson.ts';
import { middleCell } from '../../../src/games/pocket-dungeons/look/places.ts';
import { prompt } from '../../../src/games/pocket-dungeons/look/prompt.ts';
import { wayTo } from '../../../src/games/pocket-dungeons/look/ways.ts';
import { LESSON_PARTS } from '../../../src/games/pocket-dungeons/rules/lesson.ts';

describe('The lesson of Pocket-Dungeons', () => {
  it('is played to its end by the choices it asks for, each of them on the table', () => {
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const wanted = prompt(state).choices.filter(choice => step.wants(choice.action, state));
      expect(wanted, step.title).toHaveLength(1);
      const { action, at } = wanted[0]!;
      if (action.type === 'step') expect(step.point).toEqual([middleCell(state, action.to)]);
      if (step.point) expect(step.point, step.title).toEqual([at]);
      state = game.apply(state, action).state;
    }
    expect(state.players[0]!.final).toEqual({ card: 'thief', treasure: 2, hazards: 1 });
  });

  it('names in its hints the buttons that the prompt shows, and the keys that press them', () => {
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const { choices } = prompt(state);
      const wanted = choices.find(choice => step.wants(choice.action, state))!;
      const named = /"([^"]+)"/.exec(step.hint)?.[1];
      if (named !== undefined) expect([wanted.label, wanted.verb], step.hint).toContain(named);
      const key = /(?:or|Press) (Space|[A-Z])\b/.exec(step.hint)?.[1];
      if (key !== undefined) expect(wanted.key, step.hint).toBe(key === 'Space' ? ' ' : key.toLowerCase());
      state = game.apply(state, wanted.action).state;
    }
  });

  it('can walk the four tiles to the hazard by one click', () => {
    let { state } = lesson.start();
    const parts = LESSON_PARTS.slice(
      0,
      LESSON_PARTS.findIndex(({ id }) => id === 'hazard'),
    );
    for (const action of parts.flatMap(part => part.actions)) state = game.apply(state, action).state;
    const goal = middleCell(state, { x: 1, y: 3 });
    expect(wayTo(state, 0, goal)).toHaveLength(5);
    expect(wayTo(state, 0, goal)!.at(-1)).toEqual(goal);
  });

  it('has words for every part of the script', () => {
    expect(lesson.steps).toHaveLength(LESSON_PARTS.flatMap(part => part.actions).length);
    for (const { title, text, hint } of lesson.steps) {
      expect(Math.min(title.length, text.length, hint.length)).toBeGreaterThan(3);
      expect(text.length, title).toBeLessThan(330);
    }
  });
});
