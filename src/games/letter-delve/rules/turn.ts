/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import type { Seat, Watch } from '../../../core/game.ts';
import { cellName, type Cell } from '../../../core/grid.ts';
import type { Dice } from '../../../core/rng.ts';
import { turnOf, type TurnOf } from '../../turn.ts';
import type { Event } from '../state/events.ts';
import type { Hero, Monster, SplitId, State, Stats } from '../state/state.ts';

/** What is dealt, what is rolled, and what each site holds: a chest holds the same whoever comes when. */
export type StreamName = 'deal' | 'dice' | 'whim' | `site:${string}`;

export interface Turn extends TurnOf<State, Event, StreamName> {
  /** One die of the table. */
  readonly d: (sides: number) => number;
  /** The only one without a draw, otherwise one by a die. */
  readonly pick: <T>(list: readonly T[]) => T;
}

export function openTurn(state: State, watch?: Watch<State, Event>): Turn {
  const { events, tell, dice } = turnOf<State, Event, StreamName>(state, watch);
  const d = (sides: number): number => dice('dice').roll(sides);
  const pick: Turn['pick'] = list => (list.length === 1 ? list[0]! : list[d(list.length) - 1]!);
  return { state, events, tell, dice, d, pick };
}

export function siteDice({ dice }: Turn, at: Cell): Dice {
  return dice(`site:${cellName(at)}`);
}

/** A copy that may be written to. Monsters and statistics are replaced by `change` and `count`, so they are shared. */
export function draftOf(state: State): State {
  const { ask, turn, rng, rules, whim, order, flow, bag, slain, emptied, window, mutes, aim } = state;
  const { heroes, monsters, outing, battle, stats, nextMonster, nextItem, endedBy } = state;
  // biome-ignore format: shared first, then what is written to
  return {
    ask, turn, rng, rules, whim, order, flow, bag, slain, emptied, window, mutes, aim, nextMonster, nextItem, endedBy,
    heroes: heroes.map(hero => ({ ...hero })),
    monsters: [...monsters],
    outing: outing && { ...outing },
    battle: battle && {
      ...battle,
      mods: { ...battle.mods },
      rivalMods: battle.rivalMods && { ...battle.rivalMods },
    },
    stats: [...stats],
  };
}

/** The same monster with some of it changed. */
export function change({ state }: Turn, id: number, patch: Partial<Monster>): Monster {
  const index = state.monsters.findIndex(monster => monster.id === id);
  const changed = { ...state.monsters[index]!, ...patch };
  state.monsters[index] = changed;
  return changed;
}

type Counter = { [K in keyof Stats]: Stats[K] extends number ? K : never }[keyof Stats];

export function count({ state }: Turn, seat: Seat, what: Counter, by = 1): void {
  const stats = state.stats[seat]!;
  state.stats[seat] = { ...stats, [what]: stats[what] + by };
}

/** Splits of the clocks: each is told once per seat. */
export function mark({ state, tell }: Turn, seat: Seat, what: SplitId): void {
  const stats = state.stats[seat]!;
  if (stats.splits[what] !== undefined) return;
  state.stats[seat] = { ...stats, splits: { ...stats.splits, [what]: state.turn } };
  tell({ type: 'milestone', seat, what, alone: state.heroes.length === 1 });
}

/** `news` tells of the gain, before the splits that it may reach. */
export function gainCoins(turn: Turn, hero: Hero, coins: number, news: () => void): void {
  hero.coins += coins;
  news();
  if (hero.coins >= 50) mark(turn, hero.seat, 'purse-50');
  if (hero.coins >= 100) mark(turn, hero.seat, 'purse-100');
}
