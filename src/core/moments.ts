/** A step told moment by moment: what a screen needs to show the middle of it, without playing the rules by itself. */
import type { Game, GameAction, GameEvent, GameState } from './game.ts';
import { copy } from './plain.ts';

export interface Moment<S, E> {
  readonly event: E;
  /** In which it happened: all that the same step told before it is written. */
  readonly before: S;
  /** Just after it. */
  readonly after: S;
}

/** Takes the step once more, watched: bots, tests and judges, who need no moments, pay nothing for them. */
export function momentsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): Moment<S, E>[] {
  const moments: Moment<S, E>[] = [];
  let before = state;
  game.apply(state, action, (event, draft) => {
    const after = copy(draft);
    moments.push({ event, before, after });
    before = after;
  });
  return moments;
}

/** News of a state that stands: the opening of a match. */
export function standing<S, E>(state: S, events: readonly E[]): Moment<S, E>[] {
  return events.map(event => ({ event, before: state, after: state }));
}
