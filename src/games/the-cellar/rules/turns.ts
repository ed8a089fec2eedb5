/** Turns: two actions for the hero, then the rats, then the candle burns down by one. */
import type { TurnOf } from '../../turn.ts';
import { ACTIONS } from '../data/constants.ts';
import type { Ending, State } from '../state/state.ts';
import type { Event } from '../state/events.ts';

/** Every throw comes from `dice`; what the barrels hold never depends on it. */
export type Turn = TurnOf<State, Event, 'dice' | 'deck:finds'>;

/** A copy that may be written to. What rules replace whole is shared. */
export function draftOf(state: State): State {
  const { ask, turn, rng, cellar, actionsLeft, hero, rats, queue, searched, finds, chestOpen } = state;
  const { candle, candleMax, spoons, slain, ending } = state;
  // biome-ignore format: shared first, then what is written to
  return {
    ask, turn, rng, cellar, actionsLeft, chestOpen, candle, candleMax, spoons, slain, ending,
    hero: { ...hero },
    rats: rats.map(rat => ({ ...rat })),
    queue: [...queue],
    searched: [...searched],
    finds: { draw: [...finds.draw], discard: [...finds.discard] },
  };
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
  state.queue = [];
}
