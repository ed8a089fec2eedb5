/** The lesson as a pupil meets it: every step has its words, and what is wanted can be typed or pressed. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { lesson } from '../../../src/games/letter-labyrinths/look/lesson.ts';
import { prompt } from '../../../src/games/letter-labyrinths/look/prompt.ts';
import { typed } from '../../../src/games/letter-labyrinths/look/typing.ts';
import { LESSON_PARTS } from '../../../src/games/letter-labyrinths/rules/lesson.ts';
import './table.ts';

describe('The lesson of Letter Labyrinths', () => {
  it('is played to its end by what its hints name', () => {
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const { choices, entry } = prompt(state, 0);
      const word = /^Type ([A-Z]+)/.exec(step.hint)?.[1];
      const button = /"([^"]+)" \(key (\w+)\)/.exec(step.hint);
      expect(word !== undefined || button !== null, step.hint).toBe(true);
      const pressed = choices.find(choice => choice.verb === button?.[1]);
      if (pressed) expect(pressed.key).toBe(button?.[2]?.toLowerCase());
      if (word !== undefined) expect(entry).toBeDefined();
      const action = word === undefined ? pressed?.action : typed(state, 0, word).action;
      expect(action && step.wants(action, state), step.title).toBe(true);
      state = game.apply(state, action!).state;
    }
    expect(state.ending).toMatchObject({ how: 'won' });
  });

  it('has words for every action of the script, short enough for their box', () => {
    expect(lesson.steps).toHaveLength(LESSON_PARTS.flatMap(part => part.actions).length);
    for (const { title, text, hint } of lesson.steps) {
      expect(Math.min(title.length, text.length, hint.length)).toBeGreaterThan(3);
      // Four lines and one on an upright phone, where the board and all letters want to be seen too.
      expect(text.length, title).toBeLessThanOrEqual(166);
      expect(hint.length, title).toBeLessThanOrEqual(43);
    }
  });
});
