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
export const SNEAK = 0;
export const ARCHER = 1;

/** With what monsters and a purse bring, enough for the gloves. */
const COINS = 1;

/** With the sword in hand: the gift is taken. Not reachable through `create`. */
export function lessonStart(): Step<State, Event> {
  const { state } = create({ seed: 'lesson', seats: ['human'], options: { choices: 'auto' } });
  const turn = openTurn({ ...state, ask: null, options: { choices: 'auto', deal: 'lesson' } });
  beginRun(turn, 'short-sword');
  turn.state.hero.gold = COINS;
  proceed(turn);
  return { state: turn.state, events: turn.events };
}

/** What she rolls herself. */
const OWN: Partial<Record<Action['type'], number>> = { attack: 1, cast: 1 };

/** The first event hurts, so that seams are respected; then a purse lies on the floor, to be spent in the shop. */
const [ROCKFALL, PURSE] = [1, 5];

/** She never misses, and is hit once: not again before her Health is full. */
export function lessonFaces({ type }: Action, { hero, level, stats }: State): Faces {
  const isWhole = hero.health === MAX_HEALTH[level];
  const own = OWN[type] ?? [];
  const isWarned = stats.events > 0;
  return { dice: [own, isWhole ? 1 : 6, 6, 6, 6, 6].flat(), events: [isWarned ? PURSE : ROCKFALL] };
}
