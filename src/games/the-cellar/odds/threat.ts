/** Who could bite where, if the rats ran now: at most, for rats may get in each other's way. */
import { indexOf, neighbours, type Cell } from '../../../core/grid.ts';
import { distanceField } from '../../../core/ways.ts';
import { RAT_STEPS } from '../data/constants.ts';
import { extent, isFloor } from '../data/map.ts';
import type { State } from '../state/state.ts';

/** How many rats could reach whoever stands on a cell. */
export function bitersAt({ rats }: State): (at: Cell) => number {
  const fields = rats.filter(rat => rat.awake).map(rat => distanceField(extent, rat.at, isFloor));
  return at => {
    const beside = neighbours(at).filter(isFloor);
    return fields.filter(field => beside.some(next => field[indexOf(extent, next)]! <= RAT_STEPS)).length;
  };
}
