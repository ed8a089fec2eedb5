/**
 * From spaces and exits to cells, and back. Cells are those of the stamped map: they never move, however the dungeon
 * grows. Of its three levels only the one that Kora is on is shown.
 */
import { indexOf, sameCell, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { once, oncePer } from '../../../core/memo.ts';
import { WAYS_UP } from '../data/board-map.ts';
import { BOARD, type Level } from '../data/constants.ts';
import { DIRECTION_OF } from '../data/tile-faces.ts';
import { dungeonOf, type ExitOnBoard } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile, onTrack } from '../rules/monsters.ts';
import { whereKora } from '../rules/movement.ts';
import { adjacent, sameLoc } from '../rules/tiles.ts';
import type { Monster, State } from '../state/state.ts';
import type { Loc, PlacedTile } from '../state/tiles.ts';

export const KORA = 'kora';
export const LECTERN = 'lectern';
export const CRUCIBLE = 'crucible';
export const markerToken = (tile: number, to: Level): string => `marker-${tile}-${to}`;

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

interface Stairs {
  /** All squares of its picture, each of which stands for it. */
  readonly cells: readonly Cell[];
  /** The space it is taken from, and the one of its squares that is framed then. */
  readonly beside: Loc;
  readonly at: Cell;
  /** Where it leads, once that has been seen. */
  readonly beyond: Loc | undefined;
}

/** The staircase of the shown level that this square belongs to. */
export function stairsAt(state: State, at: Cell): Stairs | undefined {
  return stairsShown(state).find(({ cells }) => cells.some(cell => sameCell(cell, at)));
}

function stairsShown(state: State): Stairs[] {
  const level = levelOf(state);
  const downs = dungeonOf(state.tiles).exits.filter(
    ({ loc, exit }) => exit === 'stair' && isShown(state, loc.tile),
  );
  const first: Loc = { tile: state.tiles.findIndex(tile => tile.level === level), space: 'a' };
  const ups = WAYS_UP.filter(({ from }) => from === level);
  return [
    ...downs.map(({ cells, loc, to }) => ({
      cells,
      beside: loc,
      at: nearest(cells, standCell(state, loc)),
      beyond: to === null ? undefined : ({ tile: to, space: 'a' } as const),
    })),
    ...ups.map(({ cells }) => ({
      cells,
      beside: first,
      at: nearest(cells, standCell(state, first)),
      beyond: adjacent(state.tiles, first).find(({ tile }) => state.tiles[tile]!.level < level),
    })),
  ];
}

/** The way into the dark beside her. */
export function wayAhead(state: State, exit: 'onward' | 'stair'): ExitOnBoard {
  return openWays(state).find(way => way.exit === exit && sameLoc(way.loc, whereKora(state)))!;
}

/** The two cells on the other side of an opening, on the stamped map. */
export function beyond({ cells, side }: ExitOnBoard): Cell[] {
  return cells.map(at => stepFrom(at, DIRECTION_OF[side]));
}

/** Ways of the shown level that nobody has taken yet. */
export function openWays(state: State): ExitOnBoard[] {
  return openWaysOn(state.tiles, levelOf(state));
}

export function openWaysOn(tiles: readonly PlacedTile[], level: Level): ExitOnBoard[] {
  return dungeonOf(tiles).exits.filter(
    ({ loc, exit, to }) => to === null && exit !== 'entry' && tiles[loc.tile]!.level === level,
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

/** The space that a shown cell belongs to. */
export function locOf(state: State, at: Cell): Loc | undefined {
  return spacesByCell(state.tiles, levelOf(state)).get(indexOf(BOARD, at));
}

/** What the cells of one level belong to; they are asked for one by one. */
const spacesByCell = oncePer((tiles: readonly PlacedTile[], level: Level): ReadonlyMap<number, Loc> => {
  const shown = dungeonOf(tiles).spaces.filter(({ loc }) => tiles[loc.tile]!.level === level);
  return new Map(shown.flatMap(({ loc, cells }) => cells.map(cell => [indexOf(BOARD, cell), loc] as const)));
});

// Where monsters stand. The rules only know their tile, so the look is free to give everyone room: near the middle,
// not shoulder to shoulder, never where Kora would stand, beside her way, and the tall sorcerer not in front of her.

/** The cells of all monsters on the shown level, by id. */
export const foeCells = once((state: State): ReadonlyMap<string, Cell> => {
  const shown = [...state.tiles.keys()].filter(tile => isShown(state, tile));
  return new Map(shown.flatMap(tile => [...crowd(state, tile)]));
});

/** The hunters of the track on her tile, around those who are there already: wherever she goes on it, they stay put. */
export function arrivalCells(state: State): ReadonlyMap<string, Cell> {
  const { tile } = state.kora;
  return isShown(state, tile) ? crowd(state, tile, [...foesOn(state, tile), ...onTrack(state)]) : new Map();
}

/** The largest first: it needs its place most. */
function foesOn(state: State, tile: number): Monster[] {
  return onTile(state, tile).toReversed();
}

function crowd(state: State, tile: number, foes = foesOn(state, tile)): Map<string, Cell> {
  const placed = new Map<string, Cell>();
  if (foes.length === 0) return placed;
  const { floors, spaces } = dungeonOf(state.tiles);
  const stands = spaces.filter(({ loc }) => loc.tile === tile).map(({ stand }) => stand);
  const all = floors[tile]!;
  const free = all.filter(at => !stands.some(stand => sameCell(stand, at)));
  const middle = { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
  const lanes = lanesOf(state, tile, stands);
  const bars = (at: Cell): number => (lanes.some(([from, to]) => isBetween(at, from, to)) ? IN_THE_WAY : 0);
  for (const foe of foes) {
    const taken = [...placed.values()];
    const left = free.filter(at => !taken.some(other => sameCell(other, at)));
    const price = (at: Cell): number => distance(at, middle) + bars(at) + crush(foe, at, taken, stands);
    placed.set(foe.id, cheapest(left.length > 0 ? left : free, price));
  }
  return placed;
}

/** More than the breadth of a tile: only where there is no other floor. */
const IN_THE_WAY = 8;

/** From space to space, and on through the openings. */
function lanesOf(state: State, tile: number, stands: readonly Cell[]): (readonly [Cell, Cell])[] {
  const exits = dungeonOf(state.tiles).exits.filter(({ loc }) => loc.tile === tile);
  return [
    ...stands.slice(1).map((to, index) => [stands[index]!, to] as const),
    ...exits.map(({ loc, cells }) => {
      const from = standCell(state, loc);
      return [from, nearest(cells, from)] as const;
    }),
  ];
}

function isBetween(at: Cell, from: Cell, to: Cell): boolean {
  const within = (axis: 'x' | 'y'): boolean =>
    at[axis] >= Math.min(from[axis], to[axis]) && at[axis] <= Math.max(from[axis], to[axis]);
  return within('x') && within('y');
}

const distance = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How much it would be in the way of others, or they in its. */
function crush({ kind }: Monster, at: Cell, taken: readonly Cell[], stands: readonly Cell[]): number {
  const near = (other: Cell): boolean => Math.abs(other.x - at.x) <= 1 && Math.abs(other.y - at.y) <= 1;
  const shoulder = taken.filter(near).length * 3;
  // Two cells high and two wide: whoever stands behind it is hidden.
  const hides = (other: Cell): boolean => near(other) && other.y <= at.y;
  return kind === 'grislyk' ? shoulder + stands.filter(hides).length * 6 : shoulder;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function cheapest(cells: readonly Cell[], price: (at: Cell) => number): Cell {
  return cells.reduce((best, at) => (price(at) < price(best) ? at : best));
}
