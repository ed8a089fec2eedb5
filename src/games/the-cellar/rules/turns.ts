/** Turns: two actions for the hero, then the rats, then the candle burns down by one. */
import { ACTIONS } from '../data/constants.ts';
import type { Ending, Event, State } from '../state.ts';

/** A draft of the next state and the news that came of it. */
export interface Turn {
  readonly state: State;
  readonly tell: (event: Event) => void;
}

export function beginTurn({ state, tell }: Turn): void {
  state.candle -= 1;
  if (state.candle === 0) {
    finish(state, 'darkness');
    return tell({ type: 'candle-out' });
  }
  state.turn += 1;
  state.actionsLeft = ACTIONS;
  state.ask = { seat: 0, kind: 'act' };
  tell({ type: 'turn-began', turn: state.turn, candle: state.candle });
}

export function finish(state: State, ending: Ending): void {
  state.ending = ending;
  state.ask = null;
  state.queue = [];
}
