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
  const { events, tell, dice } = turnOf<State, Event, StreamName>(state, watch);
  const named = (event: Event): void =>
    tell(state.contest ? { ...event, raider: state.contest.raider } : event);
  return { state, events, tell: named, dice, roll: die => dice('dice').roll(die) };
}

/**
 * A copy that may be written to. Only Kora, the statistics and the streams are written into; tiles, decks, monsters
 * and marks are replaced whole, so they are shared.
 */
export function draftOf(state: State): State {
  const { ask, turn, rng, options, tiles, stacks, kora, monsters, searchDecks, searchDiscards } = state;
  const { eventDeck, eventDiscard, objectives, act, stats, marks, splits, actions, ending, contest } = state;
  // biome-ignore format: shared first, then what is written to
  return {
    ask, turn, rng, options, tiles, stacks, monsters, searchDecks, searchDiscards,
    eventDeck, eventDiscard, objectives, act, marks, splits, actions, ending,
    kora: { ...kora, items: [...kora.items] },
    stats: { ...stats },
    ...(contest && { contest }),
  };
}

/** Life 0, or out of the gate: nothing more is rolled, drawn or moved. */
export function isOver({ state }: Turn): boolean {
  return state.ending !== null;
}
