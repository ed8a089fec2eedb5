/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import type { Watch } from '../../../core/game.ts';
import { turnOf, type TurnOf } from '../../turn.ts';
import type { Die } from '../data/constants.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** Every throw comes from `dice`; what lies in the dungeon and in the decks never depends on them. */
export type StreamName = 'dice' | 'tiles' | 'deck:search' | 'deck:events';

export interface Turn extends TurnOf<State, Event, StreamName> {
  readonly roll: (die: Die) => number;
}

export function openTurn(state: State, watch?: Watch<State, Event>): Turn {
  const turn = turnOf<State, Event, StreamName>(state, watch);
  return {
    ...turn,
    roll: die => turn.dice('dice').roll(die),
  };
}

/**
 * A copy that may be written to. Only Kora, the statistics and the streams are written into; tiles, decks, monsters
 * and marks are replaced whole, so they are shared.
 */
export function draftOf(state: State): State {
  const { kora, stats } = state;
  return {
    ...state,
    kora: { ...kora, items: [...kora.items] },
    stats: { ...stats },
  };
}

/** Life 0, or out of the gate: nothing more is rolled, drawn or moved. */
export function isOver({ state }: Turn): boolean {
  return state.ending !== null;
}
