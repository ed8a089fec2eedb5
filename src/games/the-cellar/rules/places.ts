/** Who stands where. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { isFloor } from '../data/map.ts';
import type { State } from '../state.ts';

export function isFree(state: State, at: Cell): boolean {
  return isFloor(at) && !sameCell(state.hero.at, at) && !state.rats.some(rat => sameCell(rat.at, at));
}
