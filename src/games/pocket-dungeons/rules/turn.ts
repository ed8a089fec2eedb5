/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import type { Watch } from '../../../core/game.ts';
import { turnOf, type TurnOf } from '../../turn.ts';
import type { Event } from '../state/events.ts';
import type { State, StreamName, Task } from '../state/state.ts';

export interface Turn extends TurnOf<State, Event, StreamName> {
  readonly d6: (name?: StreamName) => number;
  /** To be done next; of several, the first comes first. */
  readonly push: (...tasks: Task[]) => void;
}

export function openTurn(state: State, watch?: Watch<State, Event>): Turn {
  const { events, tell, dice } = turnOf<State, Event, StreamName>(state, watch);
  return {
    state,
    events,
    tell,
    dice,
    d6: (name = 'dice') => dice(name).roll(6),
    push: (...tasks) => {
      state.stack = [...state.stack, ...tasks.toReversed()];
    },
  };
}

/** A copy that may be written to. Everything in the state is replaced whole, only the streams are written to. */
// biome-ignore format: a list
export function draftOf({
  turn, ask, rng, options, phase, players, dungeon, bag, drawn, deck, hidden, loose, stairs, gas,
  treasures, buried, pool, lostTokens, chars, nextChar, supply, recruits, builder, seat,
  firstSeat, round, closesAfter, active, schemed, lastSchemed, entered, glyph, combat, stack,
  exitOrder, result,
}: State): State {
  return {
    turn, ask, rng, options, phase, players, dungeon, bag, drawn, deck, hidden, loose, stairs, gas,
    treasures, buried, pool, lostTokens, chars, nextChar, supply, recruits, builder, seat,
    firstSeat, round, closesAfter, active, schemed, lastSchemed, entered, glyph, combat, stack,
    exitOrder, result,
  };
}
