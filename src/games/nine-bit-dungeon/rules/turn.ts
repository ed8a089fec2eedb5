/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import type { Watch } from '../../../core/game.ts';
import { turnOf, type TurnOf } from '../../turn.ts';
import type { DieFace } from '../data/constants.ts';
import type { Event, StreamName } from '../state/events.ts';
import type { Killer, State } from '../state/state.ts';

export interface Turn extends TurnOf<State, Event, StreamName> {
  readonly d6: (name: StreamName) => DieFace;
}

export function openTurn(state: State, watch?: Watch<State, Event>): Turn {
  const turn = turnOf<State, Event, StreamName>(state, watch);
  return {
    ...turn,
    d6: name => turn.dice(name).roll(6) as DieFace,
  };
}

/**
 * A copy that may be written to. Only the parts that rules change are copied; monsters, layouts, asks and splits are
 * replaced whole and never written to, so they are shared.
 */
export function draftOf(state: State): State {
  const { hero, monsters, flow, stats } = state;
  return {
    ...state,
    hero: { ...hero },
    monsters: [...monsters],
    flow: flow && { ...flow, queue: [...flow.queue] },
    stats: { ...stats, kills: [...stats.kills], turns: [...stats.turns] },
  };
}

/** The Adventurer loses Health; at 0 the run is over, whatever the moment. */
export function hurtHero({ state, tell }: Turn, amount: number, by: Killer): void {
  const { hero } = state;
  const before = hero.health;
  hero.health = Math.max(0, before - amount);
  state.stats.taken += before - hero.health;
  tell({ type: 'hero-hurt', amount: before - hero.health, by, health: hero.health });
  if (hero.health > 0) return;
  state.ending = { how: 'died', by };
  tell({ type: 'died', by });
}
