/** The guide on a corridor: the pupil stands on a number, walks by numbers, and some squares are pits. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/core/game.ts';
import { cell } from '../../src/core/grid.ts';
import type { PromptModel } from '../../src/core/look.ts';
import { draftStreams, newStreams, stream } from '../../src/core/rng.ts';
import { type AnyLesson, type LessonStep } from '../../src/games/lesson.ts';
import { Guide, type GuideRoom } from '../../src/session/guide.ts';
import { rehearsed } from '../../src/session/rehearsal.ts';

interface Place extends GameState {
  readonly x: number;
}
interface Walk {
  readonly type: 'walk' | 'roll';
  readonly by: number;
}

const walk = (by: number): Walk => ({ type: 'walk', by });
const ROLL: Walk = { type: 'roll', by: 0 };
const PIT = 7;

const apply = (state: Place, action: Walk) => {
  const rng = draftStreams(state.rng);
  const by = action.type === 'roll' ? stream(rng, 'dice').roll(6) : action.by;
  const x = state.x + by;
  return { state: { ...state, rng, x, ask: x === PIT ? null : state.ask }, events: [] };
};
const prompt = ({ x }: Place): PromptModel<Walk> => ({
  title: 'Go',
  choices: [
    ...[-1, 1, 2].map(by => ({
      action: walk(by),
      label: `Walk ${by}`,
      verb: 'Walk',
      at: cell(x + by, 0),
      mark: 'go' as const,
      direction: by < 0 ? ('west' as const) : ('east' as const),
    })),
    { action: ROLL, label: 'Roll', key: 'r' },
  ],
});
const room = { game: { apply }, prompt } as unknown as GuideRoom;
const at = (x: number): Place => ({ ask: { seat: 0, kind: 'walk' }, turn: 0, rng: newStreams('toy'), x });

type Step = LessonStep<Place, Walk>;
const to = (x: number, more: Partial<Step> = {}): Step => ({
  title: `To ${x}`,
  text: state => `You stand on ${state.x}.`,
  left: state => Math.abs(state.x - x),
  why: ({ by }) => (by < 0 ? 'That leads back.' : 'That goes too far.'),
  point: () => [cell(x, 0)],
  // A roll leads back, unless a step wants it otherwise.
  faces: () => ({ dice: [-1] }),
  ...more,
});
const lessonOf = (...steps: Step[]): AnyLesson =>
  ({ start: () => ({ state: at(0), events: [] }), steps }) as unknown as AnyLesson;
const guideOf = (...steps: Step[]): Guide => new Guide(room, lessonOf(...steps), at(0));

describe('A guide', () => {
  it('accepts whatever leads on, in any order, and nothing else', () => {
    const guide = guideOf(to(3));
    expect([-1, 1, 2].map(by => guide.accepts(walk(by), at(0)))).toEqual([false, true, true]);
    expect([-1, 1, 2].map(by => guide.accepts(walk(by), at(2)))).toEqual([false, true, false]);
  });

  it('says why, and counts, so that each refusal is seen', () => {
    const guide = guideOf(to(3));
    expect(guide.model(at(0))!.refusal).toBeUndefined();
    guide.refuse(walk(-1), at(0));
    expect(guide.model(at(0))!.refusal).toEqual({ reason: 'That leads back.', count: 1 });
    guide.refuse(walk(-1), at(0));
    expect(guide.model(at(0))!.refusal?.count).toBe(2);
    guide.did(at(1));
    expect(guide.model(at(1))!.refusal).toBeUndefined();
  });

  it('goes on when a step is done, and past those that are done already', () => {
    const guide = guideOf(to(2), to(2), to(3));
    expect(guide.did(at(1))).toBe(false);
    expect(guide.did(at(2))).toBe(true);
    expect(guide.model(at(2))).toMatchObject({ title: 'To 3', text: 'You stand on 2.', step: 2, of: 2 });
    expect(guide.did(at(3))).toBe(true);
    expect(guide.isDone).toBe(true);
  });

  it('counts steps with the same title once', () => {
    const guide = guideOf(to(1, { title: 'Walk' }), to(2, { title: 'Walk' }), to(3));
    guide.did(at(1));
    expect(guide.model(at(1))).toMatchObject({ step: 1, of: 2 });
  });

  it('loads the dice for each action', () => {
    const lucky = to(6, { faces: ({ type }) => (type === 'roll' ? { dice: [6] } : { dice: [1] }) });
    const guide = guideOf(lucky);
    expect(guide.accepts(ROLL, at(0))).toBe(true);
    expect(apply(guide.before(ROLL, at(0)) as Place, ROLL).state.x).toBe(6);
  });

  it('refuses what would end the match, unless that is the end of the lesson', () => {
    const near = at(PIT - 1);
    expect(guideOf(to(PIT + 3)).accepts(walk(1), near)).toBe(false);
    expect(guideOf(to(PIT + 3)).accepts(walk(2), near)).toBe(true);
    expect(guideOf(to(PIT)).accepts(walk(1), near)).toBe(true);
    expect(guideOf(to(PIT), to(9)).accepts(walk(1), near)).toBe(false);
  });

  it('begins a step again, kindly, where nothing leads on any more', () => {
    const stuck = to(6, { accepts: (_action, state) => state.x === 0 });
    const guide = guideOf(stuck);
    const begun = at(0);
    expect(guide.rewound(begun)).toBeUndefined();
    guide.did(at(2));
    const again = guide.rewound(at(2)) as Place;
    expect(again.x).toBe(0);
    expect(guide.model(again)!.refusal?.reason).toBe("Let's try that again.");
    expect(guide.accepts(walk(1), again)).toBe(true);
  });

  it('begins again after a match that ended', () => {
    const guide = guideOf(to(9));
    guide.did(at(6));
    expect((guide.rewound({ ...at(PIT), ask: null }) as Place).x).toBe(0);
  });

  it('leads on by the shortest way', () => {
    const guide = guideOf(to(4));
    expect(guide.advised(at(0), prompt(at(0)))).toMatchObject({ choice: { action: walk(2) } });
    expect(rehearsed(room, lessonOf(to(4), to(5))).actions).toEqual([walk(2), walk(2), walk(1)]);
    expect(rehearsed(room, lessonOf(to(4), to(5))).texts).toEqual([0, 2, 4].map(x => `You stand on ${x}.`));
  });

  it('points where the step says, else at what would be accepted', () => {
    expect(guideOf(to(5)).points(at(0), prompt(at(0)))).toEqual([cell(5, 0)]);
    const open = { ...to(5), point: () => undefined };
    expect(guideOf(open).points(at(0), prompt(at(0)))).toEqual([cell(1, 0), cell(2, 0)]);
  });

  it('says how it is done: by a square near or far, by a button', () => {
    expect(guideOf(to(5)).model(at(0))!.order).toEqual({ by: 'square', ways: ['east'], isFar: true });
    expect(guideOf(to(1)).model(at(0))!.order).toEqual({ by: 'square', ways: ['east'], isFar: false });
    const roll = to(6, { faces: () => ({ dice: [6] }), accepts: ({ type }) => type === 'roll' });
    expect(guideOf(roll).model(at(0))!.order).toEqual({ by: 'button', labels: ['Roll'], key: 'r' });
  });

  it('goes along with a way as far as the step leads', () => {
    const way = (...xs: number[]) => xs.map(x => cell(x, 0));
    expect(guideOf(to(2)).acceptedPart(way(1, 2, 3), at(0))).toEqual(way(1, 2));
    expect(guideOf(to(2)).acceptedPart(way(-1), at(0))).toEqual([]);
    expect(guideOf(to(9)).acceptedPart(way(1, 2, 3), at(0))).toEqual(way(1, 2, 3));
  });
});
