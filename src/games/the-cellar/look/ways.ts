import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { pathTo } from '../../../core/ways.ts';
import { cellarOf } from '../data/cellars.ts';
import { isFree } from '../rules/places.ts';
import type { State } from '../state/state.ts';

/** The way that a click on a far square walks. */
export function wayTo(state: State, _seat: Seat, to: Cell): readonly Cell[] | undefined {
  const { extent } = cellarOf(state);
  return isFree(state, to) ? pathTo(extent, state.hero.at, to, at => isFree(state, at)) : undefined;
}
