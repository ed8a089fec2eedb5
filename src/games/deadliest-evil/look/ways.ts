/** The way that a click on a far cell walks. It ends before anything that must be decided or rolled for. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { wayTo as locsTo } from '../odds/outlook.ts';
import { isWayOut } from '../rules/ending.ts';
import { hazardBetween, stopsHer, whereKora } from '../rules/movement.ts';
import { sameLoc } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { exitCell, isShown, locOf, openWays, standCell } from './places.ts';

/** What a step to a neighbouring space may cost, or why it would be the last. */
export type Hazard = 'pit' | 'blades' | 'monsters' | 'end';

export function hazardsOf(state: State, to: Loc): Hazard[] {
  const from = whereKora(state);
  const rolled = hazardBetween(state, from, to);
  const isStopped = stopsHer(state, from, to);
  const isLast = state.act.points === 1 || isStopped;
  const isEnd = isLast && isWayOut(state, to.tile);
  return [
    ...(rolled ? [rolled] : []),
    ...(isStopped ? ['monsters' as const] : []),
    ...(isEnd ? ['end' as const] : []),
  ];
}

/** One legal step after another; undefined where none leads. */
export function wayTo(state: State, _seat: number, to: Cell): readonly Cell[] | undefined {
  if (state.act.move !== 'moving') return undefined;
  const here = whereKora(state);
  const target = locOf(state, to);
  const way = target ? locsTo(state, target) : wayToExit(state, to);
  const locs = way?.slice(1) ?? [];
  const [first] = locs;
  if (!first || (target && sameLoc(target, here)) || !isShown(state, first.tile)) return undefined;
  const stands = locs.map(loc => standCell(state, loc));
  const cells = sameCell(stands.at(-1)!, to) ? stands : [...stands, to];
  // What may hurt is stepped into one step at a time, by its own frame.
  if (hazardsOf(state, first).length > 0) return cells.length === 1 ? cells : undefined;
  return cells;
}

function wayToExit(state: State, to: Cell): Loc[] | undefined {
  const exit = openWays(state).find(each => sameCell(exitCell(state, each), to));
  return exit && locsTo(state, exit.loc);
}
