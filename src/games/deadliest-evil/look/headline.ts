/** Where she is, in the bar: the level, the tile, and what the tile is good for. */
import { CLIFF_BONUS, ROMAN } from '../data/constants.ts';
import { levelOf } from '../rules/ending.ts';
import { tileHere } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';
import { raiderName } from './contest.ts';
import { tileName } from './tiles.ts';

/** In a contest all may look, and who raids later must not learn the way. */
export function headline(state: State): string {
  if (state.contest) return `${raiderName(state.contest.raider)} · Level ${ROMAN[levelOf(state)]}`;
  const { id } = tileHere(state);
  const gain = id === 'cliff' ? `: Combat +${CLIFF_BONUS}` : '';
  return `Level ${ROMAN[levelOf(state)]} · ${tileName(id)}${gain}`;
}
