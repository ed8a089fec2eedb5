/** The first lesson: the oldest cellar as it is, with dice that help. What is asked for is in `look/lesson.ts`. */
import type { Step } from '../../../core/game.ts';
import { newStreams } from '../../../core/rng.ts';
import type { Faces } from '../../lesson.ts';
import { OLD_CELLAR } from '../data/cellars.ts';
import { HEARTS } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { begin } from './setup.ts';

const SEED = 'a lesson';

export function lessonStart(): Step<State, Event> {
  return begin({ seed: SEED, seats: ['human'], options: { candle: 'bright' } }, newStreams(SEED), {
    cellar: OLD_CELLAR,
    kinds: ['rat', 'rat'],
    // The stub is on top: an apple would help nobody who is still unhurt.
    finds: { draw: ['cobweb', 'apple', 'candle-stub'], discard: [] },
  });
}

/** Every strike hits. One bite is felt; after it none comes through, however long the pupil stays. */
export function lessonFaces({ type }: Action, { hero }: State): Faces {
  const bites = [hero.hearts === HEARTS ? 5 : 1, 1, 1, 1];
  return { dice: type === 'strike' ? [5, ...bites] : bites };
}
