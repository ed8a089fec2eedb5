/** The first lesson: the cellar as it is, with loaded dice. What is asked for is in `look/lesson.ts`. */
import type { Step } from '../../../core/game.ts';
import { loadDice } from '../../../core/rng.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { create } from './setup.ts';

/**
 * The first die helps whoever throws it, so that a bite or a strike is felt. Every later one is a 3: enough for a
 * strike, too little for a bite. So nobody is bitten out of the lesson, in whatever order the dice fall.
 */
const DICE = [5, ...Array.from({ length: 60 }, () => 3)];
/** A deal with the candle stub on top: an apple would help nobody who is still unhurt. */
const SEED = 'a lesson';

/** Not reachable through `create`, so no ranked run can have loaded dice. */
export function lessonStart(): Step<State, Event> {
  const { state, events } = create({ seed: SEED, seats: ['human'], options: { candle: 'bright' } });
  return { state: { ...state, rng: loadDice(state.rng, { dice: DICE }) }, events };
}
