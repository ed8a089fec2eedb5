/** What the work of one `apply` needs in every room. */
import { sameAction, type GameAction, type GameState, type Watch } from '../core/game.ts';
import { openStreams, type Dice } from '../core/rng.ts';

/** A draft of the next state, its dice, and the news that came of it. */
export interface TurnOf<S, E, Stream extends string> {
  readonly state: S;
  readonly events: E[];
  readonly tell: (event: E) => void;
  readonly dice: (name: Stream) => Dice;
}

export function turnOf<S extends GameState, E, Stream extends string>(
  state: S,
  watch?: Watch<S, E>,
): TurnOf<S, E, Stream> {
  const events: E[] = [];
  return {
    state,
    events,
    tell: event => {
      events.push(event);
      watch?.(event, state);
    },
    dice: openStreams(state.rng),
  };
}

/** Every rule may rely on it: a forged action, however odd, is not among the legal ones. */
export function isAmong<A extends GameAction>(legal: Iterable<A>, action: A): boolean {
  for (const each of legal) if (each.type === action.type && sameAction(each, action)) return true;
  return false;
}
