/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import { draftStreams, openStreams, type Dice } from '../../../core/rng.ts';
import type { Event, State, StreamName, Task } from '../state.ts';

export interface Turn {
  readonly state: State;
  readonly events: Event[];
  readonly tell: (event: Event) => void;
  readonly d6: (name?: StreamName) => number;
  readonly dice: (name: StreamName) => Dice;
  /** To be done next; of several, the first comes first. */
  readonly push: (...tasks: Task[]) => void;
}

export function openTurn(state: State): Turn {
  const events: Event[] = [];
  const dice = openStreams<StreamName>(state.rng);
  return {
    state,
    events,
    tell: event => {
      events.push(event);
    },
    d6: (name = 'dice') => dice(name).roll(6),
    dice,
    push: (...tasks) => {
      state.stack = [...state.stack, ...tasks.toReversed()];
    },
  };
}

/** A copy that may be written to. Everything in the state is replaced whole, only the streams are written to. */
export function draftOf(state: State): State {
  return { ...state, rng: draftStreams(state.rng) };
}
