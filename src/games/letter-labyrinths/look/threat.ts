/** What standing somewhere must be expected to cost. Worked out once a state, since every tool-tip asks. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { threatMap, type Threat } from '../odds.ts';
import type { State } from '../state.ts';

const known = new WeakMap<State, readonly Threat[]>();

export function threatsIn(state: State): readonly Threat[] {
  let found = known.get(state);
  if (!found) {
    found = threatMap(state);
    known.set(state, found);
  }
  return found;
}

/** Cards that a pawn here must expect to lose, on average: "0.4". */
export function threatAt(state: State, at: Cell): string | undefined {
  const threat = threatsIn(state).find(one => sameCell(one.at, at));
  return threat && (threat.hundredths / 100).toFixed(1);
}

export function threatOn(state: State, at: Cell): string {
  const cards = threatAt(state, at);
  return cards === undefined ? 'No foe can come here next.' : `Expect ${cards} cards lost here.`;
}
