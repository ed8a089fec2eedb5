/** Line of sight once more, from the rays alone: what the table's beams and lines are held against. */
import type { Cell } from '../../../src/core/grid.ts';
import { CELLS, KEYS, numberOf } from '../../../src/games/pocket-dungeons/rules/cells.ts';
import { charAt } from '../../../src/games/pocket-dungeons/rules/characters.ts';
import { geometryOf } from '../../../src/games/pocket-dungeons/rules/geometry.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';

/** Whether two tiles see each other; end tiles do not block. */
export function sees(state: State, from: Cell, to: Cell): boolean {
  const goal = numberOf(to);
  for (const ray of geometryOf(state.dungeon).raysFrom(numberOf(from))) {
    for (const index of ray) {
      if (index === goal) return true;
      if (KEYS[index]! in state.hidden || charAt(state, CELLS[index]!)) break;
    }
  }
  return false;
}
