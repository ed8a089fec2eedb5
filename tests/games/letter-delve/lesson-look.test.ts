/** The lesson as a pupil meets it: every step has its words, and the wanted choice can be found. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-delve/game.ts';
import { lesson } from '../../../src/games/letter-delve/look/lesson.ts';
import { cellOf } from '../../../src/games/letter-delve/look/places.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import { LESSON_PARTS } from '../../../src/games/letter-delve/rules/lesson.ts';

describe('The lesson of Letter Delve', () => {
  it('is played to its end by the choices it asks for, each of them on the table', () => {
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const wanted = prompt(state).choices.filter(choice => step.wants(choice.action, state));
      expect(wanted, step.title).toHaveLength(1);
      const [choice] = wanted;
      if (choice!.action.type === 'step') expect(step.point).toEqual([cellOf(choice!.action.to)]);
      state = game.apply(state, choice!.action).state;
    }
    expect(state.ask).toBeNull();
    expect(state.heroes[0]).toMatchObject({ status: 'escaped', coins: 21, hp: 19 });
  });

  it('names in its hints the buttons that the prompt shows', () => {
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const { choices } = prompt(state);
      const named = /"([^"]+)"/.exec(step.hint)?.[1];
      if (named !== undefined) {
        const shown = choices.flatMap(choice => [choice.label, choice.verb ?? '']);
        expect(
          shown.some(label => label.startsWith(named)),
          `${named}: ${shown.join(', ')}`,
        ).toBe(true);
      }
      state = game.apply(state, choices.find(choice => step.wants(choice.action, state))!.action).state;
    }
  });

  it('has words for every part of the script', () => {
    const actions = LESSON_PARTS.flatMap(part => part.actions);
    expect(lesson.steps).toHaveLength(actions.length);
    for (const { title, text, hint } of lesson.steps) {
      expect(Math.min(title.length, text.length, hint.length)).toBeGreaterThan(3);
      expect(text.length, title).toBeLessThan(330);
    }
  });
});
