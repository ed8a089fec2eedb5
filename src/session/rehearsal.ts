/** A lesson as its best pupil plays it: what it says on the way decides how high its box is. */
import type { GameAction } from '../core/game.ts';
import type { AnyLesson } from '../games/lesson.ts';
import { Guide, type GuideRoom } from './guide.ts';

export interface Rehearsal {
  /** Everything that is said, in order. */
  readonly texts: readonly string[];
  /** Everything that could be said on the way to somebody who strays. */
  readonly reasons: readonly string[];
  /** What is done. */
  readonly actions: readonly GameAction[];
}

/** More would be no first lesson. */
const LONGEST = 200;
const known = new WeakMap<AnyLesson, Rehearsal>();

export function rehearsed(room: GuideRoom, lesson: AnyLesson): Rehearsal {
  const before = known.get(lesson);
  if (before) return before;
  const rehearsal = rehearse(room, lesson);
  known.set(lesson, rehearsal);
  return rehearsal;
}

function rehearse(room: GuideRoom, lesson: AnyLesson): Rehearsal {
  let { state } = lesson.start();
  const guide = new Guide(room, lesson, state);
  const texts = new Set<string>();
  const reasons = new Set<string>();
  const actions: GameAction[] = [];
  while (!guide.isDone && actions.length < LONGEST) {
    const prompt = room.prompt(state, 0);
    const advised = guide.advised(state, prompt);
    if (!advised) break;
    texts.add(guide.model(state, prompt)!.text);
    for (const { action } of prompt.choices)
      if (!guide.accepts(action, state)) reasons.add(guide.why(action, state));
    const { action } = 'choice' in advised ? advised.choice : advised;
    state = room.game.apply(guide.before(action, state), action).state;
    actions.push(action);
    guide.did(state);
  }
  return { texts: [...texts], reasons: [...reasons], actions };
}
