/** A step told moment by moment: what a screen needs to show the middle of it, without playing the rules by itself. */
import type { Game, GameAction, GameEvent, GameState, Of, Seat, Watch } from './game.ts';
import type { Match } from './match.ts';
import { copy } from './plain.ts';

export interface Moment<S, E> {
  readonly event: E;
  /** In which it happened: all that the same step told before it is written. */
  readonly before: S;
  /** Just after it. */
  readonly after: S;
  /** What the same step has told before. */
  readonly earlier: readonly E[];
  /** The whole step. */
  readonly step: { readonly before: S; readonly after: S };
  /** The only person at the table: words speak to them, and of everybody else. */
  readonly you?: Seat;
}

/** Takes a step of a match for somebody who will show it. Bots, tests and judges, who need no moments, pay nothing. */
export function actWatched<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  action: A,
): readonly Moment<S, E>[] {
  const before = match.state;
  return watched(before, see => {
    match.act(action, see);
    return match.state;
  });
}

/** Of a step that was taken before, and is told anew. */
export function momentsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): readonly Moment<S, E>[] {
  return watched(state, see => game.apply(state, action, see).state);
}

function watched<S, E>(before: S, take: (see: Watch<S, E>) => S): readonly Moment<S, E>[] {
  const told: { event: E; after: S }[] = [];
  const end = take((event, draft) => void told.push({ event, after: copy(draft) }));
  const step = { before, after: end };
  const events = told.map(({ event }) => event);
  return told.map(({ event, after }, index) => ({
    event,
    before: told[index - 1]?.after ?? before,
    after,
    earlier: events.slice(0, index),
    step,
  }));
}

/** News of a state that stands: the opening of a match. */
export function standing<S, E>(state: S, events: readonly E[]): Moment<S, E>[] {
  const step = { before: state, after: state };
  return events.map((event, index) => ({ event, ...step, earlier: events.slice(0, index), step }));
}

/** The latest of a kind among what the same step has told before. */
export function latest<E extends GameEvent, T extends E['type']>(
  { earlier }: Pick<Moment<unknown, E>, 'earlier'>,
  type: T,
): Of<E, T> | undefined {
  return earlier.findLast((event): event is Of<E, T> => event.type === type);
}
