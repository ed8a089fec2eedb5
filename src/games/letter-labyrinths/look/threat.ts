/** How likely standing somewhere costs a card. Worked out once a state, since every tool-tip asks. */
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

/** From here on nothing is left to luck. */
const SURE = 99;

/** "A foe hits you here next: 40%." Undefined where none can come. */
export function threatAt(state: State, at: Cell): string | undefined {
  const chance = threatsIn(state).find(one => sameCell(one.at, at))?.chance;
  if (chance === undefined) return undefined;
  return chance >= SURE
    ? 'A foe will hit you here next.'
    : `A foe hits you here next: ${Math.max(1, chance)}%.`;
}

export function threatOn(state: State, at: Cell): string {
  return threatAt(state, at) ?? 'No foe can come here next.';
}

/** On a cell there is room for two digits. Less than one in twelve is left to the tint. */
export function threatMark(chance: number): string | undefined {
  if (chance >= SURE) return 'HIT';
  return chance < 8 ? undefined : `${Math.min(95, 5 * Math.round(chance / 5))}`;
}
