/** What comes of pressing a square: where the walk there stops, and what ending the turn there brings. */
import type { Cell } from '../../../core/grid.ts';
import { ACTIONS } from '../data/constants.ts';
import { slotOf } from '../rules/board.ts';
import type { State } from '../state/state.ts';
import { threatAt, type Threat } from './threat.ts';

export interface Walk {
  /** Where it stops: for an event, when monsters stir, or because she is there. */
  readonly end: Cell;
  /** Turns that it takes, this one counted. */
  readonly turns: number;
  /** Its last step crosses a seam. */
  readonly draws: boolean;
  /** If she ends her turn where it stops. */
  readonly threat: Threat;
}

/** Until it stops nobody has moved, so all of it can be told now. Undefined while monsters are on the move. */
export function walkAlong(state: State, way: readonly Cell[]): Walk | undefined {
  let from = state.hero.at;
  let left = state.actionsLeft;
  let turns = 1;
  for (const at of way) {
    if (left === 0) {
      turns += 1;
      left = ACTIONS;
    }
    left -= 1;
    const draws = slotOf(from) !== slotOf(at);
    const threat = threatAt(state, at);
    const isOver = draws || at === way.at(-1) || (left === 0 && threat?.stirs === true);
    if (isOver) return threat && { end: at, turns, draws, threat };
    from = at;
  }
  const threat = threatAt(state);
  return threat && { end: from, turns, draws: false, threat };
}
