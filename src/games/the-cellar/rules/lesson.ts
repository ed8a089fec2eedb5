/** The first lesson: the oldest cellar as it is, with loaded dice. What is asked for is in `look/lesson.ts`. */
import type { Step } from '../../../core/game.ts';
import { loadDice, newStreams } from '../../../core/rng.ts';
import { OLD_CELLAR } from '../data/cellars.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { begin } from './setup.ts';

/**
 * The first die helps whoever throws it, so that a bite or a strike is felt. Every later one is a 3: enough for a
 * strike, too little for a bite. So nobody is bitten out of the lesson, in whatever order the dice fall.
 */
const DICE = [5, ...Array.from({ length: 60 }, () => 3)];

/** Not reachable through `create`, so no ranked run can have loaded dice. */
export function lessonStart(): Step<State, Event> {
  const rng = loadDice(newStreams('a lesson'), { dice: DICE });
  return begin({ seed: 'a lesson', seats: ['human'], options: { candle: 'bright' } }, rng, {
    cellar: OLD_CELLAR,
    // A fat rat's bite would land on a 3.
    kinds: ['rat', 'rat'],
    // The stub is on top: an apple would help nobody who is still unhurt.
    finds: { draw: ['cobweb', 'apple', 'candle-stub'], discard: [] },
  });
}
