/**
 * What nobody at the table may know: the order of stacks and decks. A view lays them out in one fixed order that fits
 * all that is public, so whatever works on a state works on a view, and no two views tell hidden orders apart.
 */
import { once } from '../../../core/memo.ts';
import { newStreams } from '../../../core/rng.ts';
import { byLevel, type Level } from '../data/constants.ts';
import { EVENT_CARD_IDS } from '../data/event-cards.ts';
import { SEARCH_CARDS } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-maps.ts';
import { tilesOf } from '../data/tiles.ts';
import type { State } from '../state/state.ts';

export function view(state: State): State {
  return {
    ...state,
    rng: newStreams(''),
    stacks: publicStacks(state),
    searchDecks: publicDecks(state.searchDecks),
    eventDeck: publicEvents(state.eventDeck),
  };
}

/** Sizes are public, and so is that a stack ends in a terminus and holds its staircase until that is found. */
function publicStacks({ tiles, stacks }: State): State['stacks'] {
  const unseen = (id: TileId): boolean => !tiles.some(tile => tile.id === id);
  const general = tilesOf('general').filter(unseen);
  const terminus = tilesOf('terminus').filter(unseen);
  const stackOf = (level: Level, stairs: TileId | undefined): TileId[] => {
    const size = stacks[level].length;
    if (size === 0) return [];
    const first = stairs && unseen(stairs) ? [stairs] : [];
    return [...first, ...general.splice(0, size - 1 - first.length), ...terminus.splice(0, 1)];
  };
  return { 1: stackOf(1, 'stairs-1'), 2: stackOf(2, 'stairs-2'), 3: stackOf(3, undefined) };
}

/** The composition of each deck follows from what has been seen of it. Most states share their decks. */
const publicDecks = once((decks: State['searchDecks']): State['searchDecks'] =>
  byLevel(level => SEARCH_CARDS.flatMap(({ id }) => decks[level].filter(card => card === id))),
);
const publicEvents = once((deck: State['eventDeck']) => EVENT_CARD_IDS.filter(id => deck.includes(id)));
