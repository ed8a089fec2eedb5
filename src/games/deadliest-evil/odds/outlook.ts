/** What lies ahead: who comes down the track and when, how far the way out is, what a deck still holds. All public. */
import { LEVELS, type Level } from '../data/constants.ts';
import { EVENT_CARD_IDS, sectionOf } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import { SEARCH_CARDS, type CardId } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-maps.ts';
import { levelOf } from '../rules/ending.ts';
import { onTrack } from '../rules/monsters.ts';
import { whereKora } from '../rules/movement.ts';
import { adjacent, locKey, sameLoc, stepsTo } from '../rules/tiles.ts';
import { advancesUntil, trackLength } from '../rules/track.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';

export interface Arrival {
  readonly monster: string;
  readonly kind: Kind;
  readonly space: number;
  /** Advances until it stands on Kora's tile: at least one a round, one more for each search. */
  readonly in: number;
}

/** The foremost first. */
export function arrivals(state: State): Arrival[] {
  return onTrack(state).map(({ id, kind, at }) => ({
    monster: id,
    kind,
    space: at.space,
    in: advancesUntil(state, at.space),
  }));
}

/** The track as it would stand after one advance more: for the ghost shown before a search. */
export function afterOneAdvance(state: State): { readonly stays: Arrival[]; readonly arrives: Arrival[] } {
  const moved = arrivals(state).map(each => ({ ...each, space: each.space + 1, in: each.in - 1 }));
  const last = trackLength(state);
  return {
    stays: moved.filter(each => each.space < last),
    arrives: moved.filter(each => each.space >= last),
  };
}

export interface WayOut {
  readonly steps: number;
  /** Every space on the way, hers first and the Entrance last. */
  readonly way: readonly Loc[];
  /** Steps over the hole of the Pit, and entries into the Hall of Blades. */
  readonly pits: number;
  readonly blades: number;
  /** Tiles on the way, hers not counted, where monsters would stop her. */
  readonly guarded: number;
}

export const GATE: Loc = { tile: 0, space: 'a' };

export function wayOut(state: State): WayOut {
  const way = wayTo(state, GATE) ?? [];
  const { tiles, monsters } = state;
  const steps = way.slice(1).map((to, index) => ({ from: way[index]!, to }));
  const entered = steps.filter(({ from, to }) => from.tile !== to.tile).map(({ to }) => to.tile);
  const isGuarded = (tile: number): boolean =>
    monsters.some(({ at }) => at.on === 'board' && at.tile === tile);
  return {
    steps: steps.length,
    way,
    pits: steps.filter(({ from, to }) => from.tile === to.tile && tiles[to.tile]!.id === 'pit').length,
    blades: entered.filter(tile => tiles[tile]!.id === 'blades').length,
    guarded: entered.filter(isGuarded).length,
  };
}

/** The shortest way over known spaces, both ends included. */
export function wayTo(state: State, target: Loc): Loc[] | undefined {
  const steps = stepsTo(state.tiles, target);
  let at = whereKora(state);
  const way = [at];
  while (!sameLoc(at, target)) {
    const left = steps.get(locKey(at));
    const next = adjacent(state.tiles, at).find(loc => steps.get(locKey(loc)) === (left ?? 0) - 1);
    if (!next) return undefined;
    way.push(next);
    at = next;
  }
  return way;
}

/** Points that each known space within reach would cost, as if nobody stood in the way. */
export function reach(state: State, points: number): { readonly at: Loc; readonly cost: number }[] {
  const steps = stepsTo(state.tiles, whereKora(state));
  return [...steps]
    .filter(([, cost]) => cost > 0 && cost <= points)
    .map(([key, cost]) => ({ at: locOf(key), cost }));
}

function locOf(key: string): Loc {
  return { tile: Number(key.slice(0, -1)), space: key.at(-1) as Loc['space'] };
}

/** What a search deck may still hold: its composition, never its order. */
export function deckLeft(state: State, level: Level): { readonly card: CardId; readonly count: number }[] {
  return SEARCH_CARDS.flatMap(({ id }) => {
    const count = state.searchDecks[level].filter(card => card === id).length;
    return count > 0 ? [{ card: id, count }] : [];
  });
}

/** While nobody is about: the chance that this round's event brings somebody, if she stays on this level. */
export function hunterChance(state: State): number {
  const { eventDeck } = state;
  // All used up: the whole deck is shuffled anew.
  const cards = eventDeck.length > 0 ? eventDeck : EVENT_CARD_IDS;
  const bringing = cards.filter(id => sectionOf(id, levelOf(state)).some(({ op }) => op === 'place'));
  return bringing.length / cards.length;
}

/** The chamber that is seen and still holds its goal, by tile; -1 where there is none. */
export function goalInSight({ tiles, objectives }: State): number {
  return tiles.findIndex(({ id }) => (id === 'book' || id === 'crucible') && !objectives[id]);
}

/** What is known of a goal that nobody has seen yet, once the Dead End is found: where it must lie. */
export function whereGoalsLie({
  tiles,
  stacks,
}: State): { readonly goals: TileId[]; readonly levels: Level[] } | undefined {
  const isSeen = (id: TileId): boolean => tiles.some(tile => tile.id === id);
  if (!isSeen('dead-end')) return undefined;
  const goals = (['book', 'crucible'] as const).filter(id => !isSeen(id));
  return { goals, levels: LEVELS.filter(level => stacks[level].length > 0) };
}
