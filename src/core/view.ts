/** What a seat may know: the one door through which bots, panels and the table look at a state. */
import type { Game, GameAction, GameEvent, GameState, Seat } from './game.ts';
import { newStreams } from './rng.ts';

/** The game's own view; where a game hides nothing else, the streams are hidden all the same. */
export function viewOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  seat: Seat,
): S {
  return game.view?.(state, seat) ?? { ...state, rng: newStreams('') };
}
