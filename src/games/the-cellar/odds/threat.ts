/** Who could bite where, if the rats ran now: at most, for rats may get in each other's way. */
import { indexOf, neighbours, type Cell } from '../../../core/grid.ts';
import { distanceField } from '../../../core/ways.ts';
import { cellarOf } from '../data/cellars.ts';
import { RATS } from '../data/rats.ts';
import { keepsAway } from '../rules/rats.ts';
import type { State } from '../state/state.ts';

/** How many rats could reach whoever stands on a cell. */
export function bitersAt(state: State): (at: Cell) => number {
  const { extent, isFloor } = cellarOf(state);
  const biters = state.rats
    .filter(rat => rat.awake && !keepsAway(state, rat))
    .map(({ at, kind }) => ({ field: distanceField(extent, at, isFloor), steps: RATS[kind].steps }));
  return at => {
    const beside = neighbours(at).filter(isFloor);
    return biters.filter(({ field, steps }) => beside.some(next => field[indexOf(extent, next)]! <= steps))
      .length;
  };
}
