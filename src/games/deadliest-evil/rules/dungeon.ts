/**
 * Chapter "Board and Tiled map": the whole grown dungeon as one board of cells. Every placed tile is stamped as it
 * lies; the result follows from the list of tiles alone and is kept here, never in the state.
 */
import { cellsIn, cellsOf, covers, indexOf, rowsOf, type Cell, type Extent } from '../../../core/grid.ts';
import { TERRAIN } from '../../../core/look.ts';
import { lately, once } from '../../../core/memo.ts';
import { levelSection, WAYS_UP } from '../data/board-map.ts';
import { BOARD, LEVELS, TILE, type Level } from '../data/constants.ts';
import { DOOR_CELLS, EXITS, type ExitName, type Prop, type Side } from '../data/tile-faces.ts';
import { tileFace } from '../data/tiles.ts';
import type { Heading, Loc, PlacedTile } from '../state/tiles.ts';
import { rotate } from './tiles.ts';

export interface SpaceOnBoard {
  readonly loc: Loc;
  readonly cells: readonly Cell[];
  /** Where Kora stands in it. */
  readonly stand: Cell;
}

export interface ExitOnBoard {
  readonly loc: Loc;
  readonly exit: ExitName;
  /** As it lies on the board. */
  readonly side: Side;
  /** The tile behind it; null while nobody has been there. */
  readonly to: number | null;
  /** The opening; for a staircase the cells of its steps. */
  readonly cells: readonly Cell[];
}

export interface PropOnBoard extends Prop {
  /** Null for the steps back up, which belong to no tile. */
  readonly tile: number | null;
}

export interface Dungeon {
  readonly extent: Extent;
  /** Terrain letters of `core/look`; blank where nothing has been seen. */
  readonly rows: readonly string[];
  readonly spaces: readonly SpaceOnBoard[];
  readonly exits: readonly ExitOnBoard[];
  readonly props: readonly PropOnBoard[];
  /** The floor cells of each tile where a figure can stand. */
  readonly floors: readonly (readonly Cell[])[];
}

/** Tells two dungeons apart: ids and where they lie. */
export function dungeonKey(tiles: readonly PlacedTile[]): string {
  return tiles.map(({ id, level, gx, gy, heading }) => `${id}@${level}:${gx},${gy}${heading}`).join(' ');
}

/** A run has a dozen of them; simulations make many. */
const KEPT = 32;
export const dungeonOf = once(lately(KEPT, dungeonKey, stampAll));

/** The part of the board that a level has for itself, with the rows under it for the way up or the gate. */
export function levelWindow(level: Level): { readonly at: Cell; readonly extent: Extent } {
  const columns = BOARD.columns / LEVELS.length;
  return { at: { x: columns * (level - 1), y: 0 }, extent: { columns, rows: BOARD.rows } };
}

/** A cell of a tile as the tile lies: turned by its heading, moved to its place. */
export function cellOn({ level, gx, gy, heading }: PlacedTile, at: Cell): Cell {
  const { x, y } = turned(at, heading);
  const section = levelSection(level).at;
  return { x: section.x + TILE.columns * gx + x, y: section.y + TILE.rows * gy + y };
}

function turned({ x, y }: Cell, heading: Heading): Cell {
  switch (heading) {
    case 'N':
      return { x, y };
    case 'E':
      return { x: TILE.columns - 1 - y, y: x };
    case 'W':
      return { x: y, y: TILE.rows - 1 - x };
  }
}

function stampAll(tiles: readonly PlacedTile[]): Dungeon {
  const letters = Array<string>(BOARD.columns * BOARD.rows).fill(TERRAIN.void);
  const steps = WAYS_UP.filter(({ from }) => tiles.some(tile => tile.level === from));
  for (const { cells } of steps) stampSteps(letters, cells);
  for (const tile of tiles) {
    const { rows } = tileFace(tile.id);
    for (const at of cellsOf(TILE)) letters[indexOf(BOARD, cellOn(tile, at))] = rows[at.y]![at.x]!;
  }
  return {
    extent: BOARD,
    rows: rowsOf(BOARD, letters),
    spaces: tiles.flatMap(spacesOn),
    exits: tiles.flatMap(exitsOn),
    props: [...tiles.flatMap(propsOn), ...steps.map(({ cells }) => stepsProp(cells))],
    floors: tiles.map(floorOn),
  };
}

/** Steps up to the level above, with rock on three sides. */
function stampSteps(letters: string[], cells: readonly Cell[]): void {
  for (const { x, y } of cells) {
    for (const dx of [-1, 0, 1])
      for (const dy of [0, 1]) letters[indexOf(BOARD, { x: x + dx, y: y + dy })] = TERRAIN.wall;
  }
  for (const at of cells) letters[indexOf(BOARD, at)] = TERRAIN.floor;
}

function stepsProp(cells: readonly Cell[]): PropOnBoard {
  return { tile: null, sprite: 'staircase-up', at: cells[0]!, size: { columns: 2, rows: 2 }, light: false };
}

function spacesOn(tile: PlacedTile, index: number): SpaceOnBoard[] {
  const { spaces, cells } = tileFace(tile.id);
  const furniture = propsOn(tile, index);
  return spaces.map(space => {
    const all = cells[space]!.map(at => cellOn(tile, at));
    return { loc: { tile: index, space }, cells: all, stand: middleOf(all, furniture) };
  });
}

/** The free cell nearest to the middle. */
function middleOf(cells: readonly Cell[], furniture: readonly Prop[]): Cell {
  const mean = (axis: 'x' | 'y'): number => cells.reduce((sum, at) => sum + at[axis], 0) / cells.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (at: Cell): number => (at.x - x) ** 2 + (at.y - y) ** 2;
  return cells.filter(at => isFree(furniture, at)).reduce((best, at) => (far(at) < far(best) ? at : best));
}

function isFree(furniture: readonly Prop[], at: Cell): boolean {
  return !furniture.some(prop => covers(prop, at));
}

function exitsOn(tile: PlacedTile, index: number): ExitOnBoard[] {
  const { exits, props } = tileFace(tile.id);
  return EXITS.flatMap(exit => {
    const found = exits[exit];
    if (!found) return [];
    const steps = props.find(prop => prop.sprite === 'staircase-down');
    const cells = exit === 'stair' && steps ? cellsIn(steps) : DOOR_CELLS[found.side];
    return {
      loc: { tile: index, space: found.space },
      exit,
      side: rotate(found.side, tile.heading),
      to: tile.links[exit],
      cells: cells.map(at => cellOn(tile, at)),
    };
  });
}

/** Furniture moves to its turned place but is never itself turned: its light comes from the top left. */
function propsOn(tile: PlacedTile, index: number): PropOnBoard[] {
  return tileFace(tile.id).props.map(prop => {
    const corners = cellsIn(prop).map(at => cellOn(tile, at));
    const at = { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) };
    return { ...prop, tile: index, at };
  });
}

function floorOn(tile: PlacedTile, index: number): Cell[] {
  const { spaces, cells } = tileFace(tile.id);
  const furniture = propsOn(tile, index);
  return spaces
    .flatMap(space => cells[space]!)
    .map(at => cellOn(tile, at))
    .filter(at => isFree(furniture, at));
}
