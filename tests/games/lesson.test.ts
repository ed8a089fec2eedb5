import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/core/game.ts';
import { cell } from '../../src/core/grid.ts';
import { newStreams } from '../../src/core/rng.ts';
import { lessonOf, times, type LessonPart } from '../../src/games/lesson.ts';

interface Walk {
  readonly type: 'walk';
  readonly by: number;
}
interface Place extends GameState {
  readonly x: number;
}

const walk = (by: number): Walk => ({ type: 'walk', by });
const words = (title: string) => ({ title, text: `${title}.`, hint: `${title}!` });
const parts = [
  { id: 'one', actions: [walk(1), walk(2), walk(3)] },
  { id: 'two', actions: [walk(4), walk(5), walk(6), walk(7)] },
] as const satisfies readonly LessonPart<Walk>[];
const start = () => ({
  state: { ask: null, turn: 0, rng: newStreams('lesson'), x: 10 } satisfies Place as Place,
  events: [],
});
const game = {
  apply: (state: Place, action: Walk) => ({ state: { ...state, x: state.x + action.by }, events: [] }),
};

describe('The steps of a lesson', () => {
  it('are one an action, and the last words of a part speak for all that follow', () => {
    const rows = { one: words('All'), two: [words('First'), ...times(2, words('On')), words('Last')] };
    const { steps } = lessonOf({ start, parts, words: rows });
    expect(steps.map(({ title }) => title)).toEqual(['All', 'All', 'All', 'First', 'On', 'On', 'Last']);
    expect(steps.map(({ point }) => point)).toEqual(Array.from({ length: 7 }, () => undefined));
    const { state } = start();
    expect(steps[1]!.wants(walk(2), state)).toBe(true);
    expect(steps[1]!.wants(walk(1), state)).toBe(false);
  });

  it('point where their words say, else where the action leads', () => {
    const rows = { one: [{ ...words('There'), point: [cell(9, 9)] }, words('On')], two: words('On') };
    const pointOf = ({ by }: Walk, { x }: Place) => (by === 7 ? [] : [cell(x + by, 0)]);
    const points = (played: object) =>
      lessonOf({ start, parts, words: rows, pointOf, ...played }).steps.map(({ point }) => point?.[0]?.x);
    expect(points({})).toEqual([9, 12, 13, 14, 15, 16, undefined]);
    expect(points({ game })).toEqual([9, 13, 16, 20, 25, 31, undefined]);
  });
});
