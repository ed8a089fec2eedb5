/**
 * From spaces and exits to cells, and back. Cells are those of the stamped map: they never move, however the dungeon
 * grows. Of its three levels only the one that Kora is on is shown.
 */
import { indexOf, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { WAYS_UP } from '../data/board-map.ts';
import { BOARD, type Level } from '../data/constants.ts';
import { DIRECTION_OF } from '../data/tile-faces.ts';
import { dungeonOf, type ExitOnBoard } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { whereKora } from '../rules/movement.ts';
import { sameLoc } from '../rules/tiles.ts';
import type { Action } from '../state/actions.ts';
import type { Loc, PlacedTile, State } from '../state/state.ts';

export const KORA = 'kora';

export function koraCell(state: State): Cell {
  return standCell(state, whereKora(state));
}

/** Where she stands in a space of the shown level. */
export function standCell(state: State, loc: Loc): Cell {
  return dungeonOf(state.tiles).spaces.find(space => sameLoc(space.loc, loc))!.stand;
}

export function isShown(state: State, tile: number): boolean {
  return state.tiles[tile]!.level === levelOf(state);
}

/** The cell that stands for a step: the space's own, or the staircase that leads to it. */
export function stepCell(state: State, to: Loc): Cell {
  if (isShown(state, to.tile)) return standCell(state, to);
  const level = levelOf(state);
  const isDown = state.tiles[to.tile]!.level > level;
  const cells = isDown
    ? (dungeonOf(state.tiles).exits.find(exit => exit.to === to.tile && exit.exit === 'stair')?.cells ?? [])
    : (WAYS_UP.find(way => way.from === level)?.cells ?? []);
  return nearest(cells, koraCell(state));
}

/** The cell that stands for a way nobody has taken: the dark beyond the opening, or the steps. */
export function exitCell(state: State, exit: ExitOnBoard): Cell {
  const cells = exit.exit === 'stair' ? exit.cells : beyond(exit);
  return nearest(cells, standCell(state, exit.loc));
}

/** The cell that stands for a step or for a way into the dark; none for everything else. */
export function targetCell(state: State, action: Action): Cell[] {
  if (action.type === 'step') return [stepCell(state, action.to)];
  if (action.type !== 'explore') return [];
  const { tile, space } = state.kora;
  const isHers = ({ loc, exit }: ExitOnBoard): boolean =>
    exit === action.exit && loc.tile === tile && loc.space === space;
  return openWays(state)
    .filter(isHers)
    .map(exit => exitCell(state, exit));
}

/** The two cells on the other side of an opening, on the stamped map. */
export function beyond({ cells, side }: ExitOnBoard): Cell[] {
  return cells.map(at => stepFrom(at, DIRECTION_OF[side]));
}

/** Ways of the shown level that nobody has taken yet. */
export function openWays(state: State): ExitOnBoard[] {
  return dungeonOf(state.tiles).exits.filter(
    ({ loc, exit, to }) => to === null && exit !== 'entry' && isShown(state, loc.tile),
  );
}

function nearest(cells: readonly Cell[], to: Cell): Cell {
  const far = (at: Cell): number => (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
  return cells.reduce((best, at) => (far(at) < far(best) ? at : best));
}

/** The way one would point. */
export function directionTo(from: Cell, to: Cell): Direction {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'west' : 'east';
  return dy < 0 ? 'north' : 'south';
}

/** Tool-tips ask the same of one state for every cell: the answer is kept as long as the state is. */
export function remember<T>(make: (state: State) => T): (state: State) => T {
  const kept = new WeakMap<State, T>();
  return state => {
    const known = kept.get(state);
    if (known !== undefined) return known;
    const made = make(state);
    kept.set(state, made);
    return made;
  };
}

/** What the cells of one level belong to; they are asked for one by one. */
const indexes = new WeakMap<readonly PlacedTile[], Map<Level, ReadonlyMap<number, Loc>>>();

/** The space that a shown cell belongs to. */
export function locOf(state: State, at: Cell): Loc | undefined {
  const level = levelOf(state);
  let levels = indexes.get(state.tiles);
  if (!levels) {
    levels = new Map();
    indexes.set(state.tiles, levels);
  }
  let index = levels.get(level);
  if (!index) {
    index = indexLevel(state, level);
    levels.set(level, index);
  }
  return index.get(indexOf(BOARD, at));
}

function indexLevel({ tiles }: State, level: Level): ReadonlyMap<number, Loc> {
  const index = new Map<number, Loc>();
  for (const { loc, cells } of dungeonOf(tiles).spaces) {
    if (tiles[loc.tile]!.level !== level) continue;
    for (const cell of cells) index.set(indexOf(BOARD, cell), loc);
  }
  return index;
}
