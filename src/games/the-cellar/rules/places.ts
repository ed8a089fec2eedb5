/** Who stands where. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { cellarOf } from '../data/cellars.ts';
import type { Rat, State } from '../state/state.ts';

export function isFree(state: State, at: Cell): boolean {
  return cellarOf(state).isFloor(at) && !sameCell(state.hero.at, at) && !ratAt(state, at);
}

export function ratAt({ rats }: State, at: Cell): Rat | undefined {
  return rats.find(rat => sameCell(rat.at, at));
}

/** One that is alive: actions, the queue and questions name no other. */
export function ratOf({ rats }: State, id: number): Rat {
  return rats.find(rat => rat.id === id)!;
}
