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
  const playOn = (state: S, left: number): number => {
    if (left === 0 || state.ask === null) return taste(state, seat);
    const futures = game.legalActions(state).map(candidate => game.apply(state, candidate).state);
    return playOn(best(futures, future => taste(future, seat))!, left - 1);
  };
  return {
    choose(view, legal) {
      decisions += 1;
      const worlds = Array.from({ length: foresight.samples }, (_, sample) => ({
        ...view,
        rng: reseeded(view.rng, `${decisions}/${sample}`),
      }));
      const action = best(legal, candidate => {
        let sum = 0;
        for (const world of worlds) sum += playOn(game.apply(world, candidate).state, foresight.depth);
        return sum;
      })!;
      return { action, why: why(view, action) };
    },
  };
}
