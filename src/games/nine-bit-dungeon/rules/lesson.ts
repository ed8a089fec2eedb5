/** The first lesson: a fixed board with two goblins, and dice that help. What is asked for is in `look/lesson.ts`. */
import type { Step } from '../../../core/game.ts';
import type { Faces } from '../../lesson.ts';
import { MAX_HEALTH } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { beginRun, proceed } from './phases.ts';
import { create } from './setup.ts';
import { openTurn } from './turn.ts';

/** The goblins by their ids on the lesson's board. */
export const ARCHER = 0;
export const SNEAK = 1;

/** With the sword in hand: the gift is taken. Not reachable through `create`. */
export function lessonStart(): Step<State, Event> {
  const { state } = create({ seed: 'lesson', seats: ['human'], options: { choices: 'auto' } });
  const turn = openTurn({ ...state, ask: null, options: { choices: 'auto', deal: 'lesson' } });
  beginRun(turn, 'short-sword');
  proceed(turn);
  return { state: turn.state, events: turn.events };
}

/** What she rolls herself. */
const OWN: Partial<Record<Action['type'], number>> = { attack: 1, cast: 1 };

/** A purse on the floor: something to spend in the shop. */
const PURSE = 5;

/** She never misses, and is hit once: not again before her Health is full. */
export function lessonFaces({ type }: Action, { hero, level }: State): Faces {
  const isWhole = hero.health === MAX_HEALTH[level];
  const own = OWN[type] ?? [];
  return { dice: [own, isWhole ? 1 : 6, 6, 6, 6, 6].flat(), events: [PURSE] };
}
