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
  const { events, tell, dice } = turnOf<State, Event, StreamName>(state, watch);
  return { state, events, tell, dice, d6: name => dice(name).roll(6) as DieFace };
}

/**
 * A copy that may be written to. Only the parts that rules change are copied; monsters, layouts, asks and splits are
 * replaced whole and never written to, so they are shared.
 */
export function draftOf(state: State): State {
  const { ask, turn, rng, options, level, levelTurn, actionsLeft, layout, hasKey, chestOpen, chestRoll } =
    state;
  const { hero, monsters, nextId, wound, flow, stats, splits, actions, ending } = state;
  // biome-ignore format: shared first, then what is written to
  return {
    ask, turn, rng, options, level, levelTurn, actionsLeft, layout, hasKey, chestOpen, chestRoll,
    monsters, nextId, wound, splits, actions, ending,
    hero: { ...hero },
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
