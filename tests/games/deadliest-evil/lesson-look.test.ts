import { describe, expect, it } from 'vitest';
import { isInside } from '../../../src/core/grid.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { checkLesson } from '../contract/whole-match.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';

describe('The words of the first lesson', () => {
  it('can be followed to the end', () => checkLesson(room));

  it('points at cells of the board, and hints at buttons that are there', () => {
    const lesson = room.lesson!;
    let { state } = lesson.start();
    for (const step of lesson.steps) {
      const prompt = room.prompt(state, 0);
      const index = prompt.choices.findIndex(({ action }) => step.wants(action, state));
      const choice = prompt.choices[index]!;
      const { extent } = room.board(state, 0);
      for (const at of step.point ?? []) {
        expect(isInside(extent, at), step.title).toBe(true);
        expect(at, step.title).toEqual(choice.at);
      }
      const named = /"([^"]+)"/.exec(step.hint)?.[1];
      const button = verbButtons(prompt).find(one => one.choices.includes(index));
      const dice = choice.compared?.slice(0, 3).map(({ text }) => text);
      if (named !== undefined) expect(dice?.join(' ') ?? button?.label, step.hint).toBe(named);
      const key = /, or (\S+)\.$/.exec(step.hint)?.[1]?.toLowerCase();
      if (key !== undefined && key !== 'click')
        expect(choice.key, step.hint).toBe(key === 'space' ? ' ' : key);
      const arrow = /(up|down) arrow/.exec(step.hint)?.[1];
      if (arrow !== undefined) expect(choice.direction, step.hint).toBe(arrow === 'up' ? 'north' : 'south');
      ({ state } = room.game.apply(state, choice.action));
    }
    expect(room.game.outcome(state)?.reason).toBe('minor');
  });
});
