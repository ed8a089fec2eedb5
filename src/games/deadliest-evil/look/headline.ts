/** Where she is, in the bar: the level, the tile, and what the tile is good for. */
import { CLIFF_BONUS, ROMAN } from '../data/constants.ts';
import { levelOf } from '../rules/ending.ts';
import { tileHere } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';
import { tileName } from './tiles.ts';

export function headline(state: State): string {
  const { id } = tileHere(state);
  const gain = id === 'cliff' ? `: Combat +${CLIFF_BONUS}` : '';
  return `Level ${ROMAN[levelOf(state)]} · ${tileName(id)}${gain}`;
}
