/** Does what looks best one step ahead. For any game that can tell how a position tastes. */
import { best } from './best.ts';
import { reseeded } from '../core/rng.ts';
import type { Game, GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import type { Bot } from './bot.ts';

/** How much a seat likes a position; any whole number. */
export type Taste<S> = (state: S, seat: Seat) => number;

export interface Foresight {
  /** Further own decisions to try out, each played greedily. */
  readonly depth: number;
  /** Futures to try per action, each with other dice. */
  readonly samples: number;
}

/**
 * Tries every action on copies with other dice (so it never knows the next roll), plays on greedily for `depth`
 * decisions, and takes the best average. Ties go to the first legal action.
 */
export function tastingBot<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  taste: Taste<S>,
  seat: Seat,
  foresight: Foresight,
  why: (view: S, action: A) => string,
): Bot<S, A> {
  let decisions = 0;
  const future = (view: S, sample: number): S => ({
    ...view,
    rng: reseeded(view.rng, `${decisions}/${sample}`),
  });
  const playOn = (state: S, left: number): number => {
    if (left === 0 || state.ask === null) return taste(state, seat);
    const action = best(game.legalActions(state), candidate =>
      taste(game.apply(state, candidate).state, seat),
    )!;
    return playOn(game.apply(state, action).state, left - 1);
  };
  return {
    choose(view, legal) {
      decisions += 1;
      const action = best(legal, candidate => {
        let sum = 0;
        for (let sample = 0; sample < foresight.samples; sample++) {
          sum += playOn(game.apply(future(view, sample), candidate).state, foresight.depth);
        }
        return sum;
      })!;
      return { action, why: why(view, action) };
    },
  };
}
