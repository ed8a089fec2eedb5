/** Chapter "Search": once per tile, in peace, and the hunters hear it. */
import type { State } from '../state/state.ts';
import { holds } from './abilities.ts';
import { drawSearchCard } from './effects.ts';
import { levelOf } from './ending.ts';
import { here } from './monsters.ts';
import { tileHere } from './tiles.ts';
import { advanceTrack } from './track.ts';
import { isOver, type Turn } from './turn.ts';

/** Why she cannot search here; undefined when she may. */
export type NoSearch = 'entrance' | 'monsters' | 'searched' | 'deck-empty';

export function whyNoSearch(state: State): NoSearch | undefined {
  const { id, searched } = tileHere(state);
  if (id === 'entrance') return 'entrance';
  if (here(state).length > 0) return 'monsters';
  if (searched) return 'searched';
  return state.searchDecks[levelOf(state)].length === 0 ? 'deck-empty' : undefined;
}

/** The Cloak hides the search that found it, too. */
export function search(turn: Turn): void {
  const { state } = turn;
  const { tile } = state.kora;
  state.tiles = state.tiles.with(tile, { ...state.tiles[tile]!, searched: true });
  state.stats.searches += 1;
  drawSearchCard(turn, 'search');
  if (!isOver(turn) && !holds(state, 'cloak-of-stealth')) advanceTrack(turn, 'search');
}
