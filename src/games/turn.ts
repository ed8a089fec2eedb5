/** What the work of one `apply` needs in every room. */
import {
  IllegalAction,
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Watch,
} from '../core/game.ts';
import { draftStreams, stream, type Dice } from '../core/rng.ts';

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
  let hasDrawn = false;
  return {
    state,
    events,
    tell: event => {
      events.push(event);
      watch?.(event, state);
    },
    // The streams are shared with the state before until somebody draws.
    dice: name => {
      if (!hasDrawn) state.rng = draftStreams(state.rng);
      hasDrawn = true;
      return stream(state.rng, name);
    },
  };
}

/**
 * The frame of every room's `apply`: only what is legal is done, on a draft, and nobody is asked until the rules ask
 * again. `perform` gets the question that the action answers.
 */
export function applying<
  S extends GameState,
  A extends GameAction,
  E extends GameEvent,
  T extends Pick<TurnOf<S, E, never>, 'state' | 'events'>,
>({
  isLegal,
  open,
  perform,
}: {
  readonly isLegal: (state: S, action: A) => boolean;
  /** Must leave the state alone: it opens a turn on a copy. */
  readonly open: (state: S, watch?: Watch<S, E>) => T;
  readonly perform: (action: A, turn: T, ask: NonNullable<S['ask']>) => void;
}): Game<S, A, E>['apply'] {
  return (before, action, watch) => {
    const { ask } = before;
    if (!ask || !isLegal(before, action)) throw new IllegalAction('not-legal', action);
    const turn = open(before, watch);
    turn.state.ask = null;
    perform(action, turn, ask);
    return { state: turn.state, events: turn.events };
  };
}

/** Every rule may rely on it: a forged action, however odd, is not among the legal ones. */
export function isAmong<A extends GameAction>(legal: Iterable<A>, action: A): boolean {
  for (const each of legal)
    if (each === action || (each.type === action.type && sameAction(each, action))) return true;
  return false;
}
