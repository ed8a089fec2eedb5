/** The way that a click on a far cell walks. It ends before anything that must be decided or rolled for. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { present } from '../../parts.ts';
import { wayTo as locsTo } from '../odds/outlook.ts';
import { isWayOut } from '../rules/ending.ts';
import { hazardBetween, stopsHer, whereKora } from '../rules/movement.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { exitCell, isShown, locOf, openWays, stairsAt, standCell } from './places.ts';

/** What a step to a neighbouring space may cost, or why it would be the last. */
export type Hazard = 'pit' | 'blades' | 'monsters' | 'end';

/** Of a step from where she stands, or, later in a walk, from elsewhere with fewer points. */
export function hazardsOf(
  state: State,
  to: Loc,
  from = whereKora(state),
  points = state.act.points,
): Hazard[] {
  const rolled = hazardBetween(state, from, to);
  const isStopped = stopsHer(state, from, to);
  const isEnd = (points === 1 || isStopped) && isWayOut(state, to.tile);
  return [
    ...(rolled ? [rolled] : []),
    ...(isStopped ? ['monsters' as const] : []),
    ...(isEnd ? ['end' as const] : []),
  ];
}

/** One legal step after another, as far as one press leads: what is drawn is what happens. Undefined where none does. */
export function wayTo(state: State, _seat: number, to: Cell): readonly Cell[] | undefined {
  const { move, points } = state.act;
  if (move !== 'moving') return undefined;
  const exit = openWays(state).find(each => sameCell(exitCell(state, each), to));
  const stairs = stairsAt(state, to);
  const goal = stairs?.beside ?? exit?.loc ?? locOf(state, to);
  const way = (goal && locsTo(state, goal)) ?? [];
  const isAsked = (loc: Loc, index: number): boolean =>
    !isShown(state, loc.tile) || hazardsOf(state, loc, way[index], points - index).length > 0;
  const locs = way.slice(1);
  const asked = locs.findIndex(isAsked);
  const cells = locs.map(loc => standCell(state, loc));
  // What may hurt is stepped into by its own frame, and no walk goes through it.
  if (asked === 0) return sameCell(cells[0]!, to) ? cells : undefined;
  // Guards at the other end of the stairs are met by the frame alone, too.
  const isFree =
    !stairs?.beyond || hazardsOf(state, stairs.beyond, stairs.beside, points - locs.length).length === 0;
  const end = stairs ? present(isFree && stairs.at) : present(exit && to);
  const walked = asked > 0 ? cells.slice(0, asked) : [...cells, ...end];
  return walked.length > 0 ? walked.slice(0, points) : undefined;
}
