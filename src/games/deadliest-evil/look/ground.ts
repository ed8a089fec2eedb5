/** The ground of the shown level: terrain, what hangs on its walls and lies on its floor, and where torches burn. */
import { cellsIn, covers, sameCell, type Area, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type GroundModel } from '../../../core/look.ts';
import { oncePer } from '../../../core/memo.ts';
import { TILE, type Level } from '../data/constants.ts';
import { tileFace } from '../data/tiles.ts';
import type { TileId } from '../data/tile-faces.ts';
import { cellOn, dungeonKey, dungeonOf, levelWindow } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { entranceTile, rotate } from '../rules/tiles.ts';
import type { PlacedTile, State } from '../state/state.ts';
import { beyond, openWaysOn } from './places.ts';

export interface LevelGround {
  readonly model: GroundModel;
  readonly torches: readonly Cell[];
}

const THEMES: Readonly<Record<Level, string>> = { 1: 'halls', 2: 'depths', 3: 'abyss' };

/** Things that lie about, as a tile is drawn: entered from the south. */
// biome-ignore format: a table
const CLUTTER: Readonly<Record<TileId, readonly (readonly [string, number, number])[]>> = {
  entrance:     [['rubble-small', 2, 3], ['mushrooms', 5, 5]],
  cliff:        [['crack', 2, 2], ['bones', 3, 6]],
  narrow:       [['cobweb', 3, 2], ['crack', 4, 6]],
  blades:       [['bloodstain', 3, 2], ['bloodstain', 4, 5], ['bones', 2, 6]],
  pit:          [['crack', 4, 2], ['rubble-small', 5, 6], ['bones', 2, 1]],
  'bend-left':  [['mushrooms', 4, 6], ['crack', 1, 3]],
  'bend-right': [['mushrooms', 3, 6], ['crack', 6, 4]],
  gallery:      [['crack', 2, 4], ['banner', 2, 0], ['banner', 5, 0], ['rubble-small', 5, 1]],
  'stairs-1':   [['rubble-small', 3, 1], ['crack', 4, 6]],
  'stairs-2':   [['bones', 4, 1], ['crack', 3, 6]],
  book:         [['candles', 1, 1], ['candles', 6, 1], ['rune', 3, 5], ['banner', 3, 0], ['banner', 4, 0]],
  crucible:     [['bones', 1, 4], ['bloodstain', 5, 5], ['candles', 2, 1], ['candles', 5, 1], ['bones', 6, 2]],
  'dead-end':   [['bones', 4, 3], ['mushrooms', 5, 5], ['bloodstain', 3, 3]],
};
/** Hang on walls, so they need a face to hang on. */
const ON_WALLS = ['banner'];

/** All torches burn green once the Book is lifted. */
export function groundOf(state: State): LevelGround {
  const level = levelOf(state);
  const torch = state.objectives.book ? 'torch-green' : 'torch';
  const { model, torches } = unlitGround(state.tiles, level);
  const lit = torches.map(at => ({ sprite: torch, at }));
  return {
    model: { ...model, key: `${level}/${torch}: ${model.key}`, decor: [...model.decor, ...lit] },
    torches,
  };
}

const unlitGround = oncePer((all: readonly PlacedTile[], level: Level): LevelGround => {
  const letters = lettersOf(all, level);
  const at = (x: number, y: number): string => letters[y]?.[x] ?? TERRAIN.void;
  const isFace = ({ x, y }: Cell): boolean =>
    at(x, y) === TERRAIN.wall && at(x, y + 1) !== TERRAIN.wall && at(x, y + 1) !== TERRAIN.void;
  const tiles = all.filter(tile => tile.level === level);
  const props = smallProps(all, level);
  // Pillars are taller than their cell: what lay or hung behind one would be drawn across it.
  const isFree = ({ x, y }: Cell): boolean => !isTaken(props, { x, y }) && !isTaken(props, { x, y: y + 1 });
  const clutter = tiles.flatMap(tile => clutterOn(tile, isFace)).filter(({ at: cell }) => isFree(cell));
  const isBare = (cell: Cell): boolean => isFace(cell) && isFree(cell) && !isTaken(clutter, cell);
  return {
    model: {
      key: dungeonKey(all),
      theme: THEMES[level],
      rows: letters.map(row => row.join('')),
      decor: [...clutter, ...tiles.flatMap(arrowOn), ...props, ...(level === 1 ? grass() : [])],
      lines: [],
    },
    torches: tiles.flatMap(tile => torchesOn(tile, isBare)),
  };
});

/** The level's part of the stamped map (the other levels stay dark), with a stub of passage where the dark begins and the world outside the gate. */
function lettersOf(tiles: readonly PlacedTile[], level: Level): string[][] {
  const { at, extent } = levelWindow(level);
  const isShown = (x: number): boolean => x >= at.x && x < at.x + extent.columns;
  const letters = dungeonOf(tiles).rows.map(row =>
    Array.from(row, (letter, x) => (isShown(x) ? letter : TERRAIN.void)),
  );
  const put = ({ x, y }: Cell, letter: string): void => {
    if (letters[y]?.[x] === TERRAIN.void) letters[y][x] = letter;
  };
  for (const exit of openWaysOn(tiles, level)) {
    if (exit.exit === 'stair') continue;
    const [first, last] = beyond(exit) as [Cell, Cell];
    const [dx, dy] = [Math.sign(last.x - first.x), Math.sign(last.y - first.y)];
    for (const cell of [first, last]) put(cell, TERRAIN.floor);
    put({ x: first.x - dx, y: first.y - dy }, TERRAIN.wall);
    put({ x: last.x + dx, y: last.y + dy }, TERRAIN.wall);
  }
  if (level !== 1) return letters;
  const masonry = { at: gateRow(), size: { columns: TILE.columns, rows: 1 } };
  for (const cell of cellsIn(masonry)) put(cell, TERRAIN.wall);
  for (const cell of cellsIn(meadow())) put(cell, TERRAIN.floor);
  return letters;
}

/** The row of masonry under the Entrance, from its left end. */
export function gateRow(): Cell {
  const { x, y } = cellOn(entranceTile(), { x: 0, y: TILE.rows - 1 });
  return { x, y: y + 1 };
}

/** Rows of grass before the gate. */
const MEADOW = 2;
const GRASS = [
  'grass-plain',
  'grass-plain',
  'grass-plain',
  'grass-daisy',
  'grass-plain',
  'grass-plain',
  'grass-flower',
];

export function isMeadow(level: Level, at: Cell): boolean {
  return level === 1 && covers(meadow(), at);
}

function meadow(): Area {
  const { x, y } = gateRow();
  return { at: { x, y: y + 1 }, size: { columns: TILE.columns, rows: MEADOW } };
}

/** Beyond the gate it is a spring morning. */
function grass(): GroundModel['decor'] {
  return cellsIn(meadow()).map(at => ({ sprite: GRASS[(5 * at.x + 3 * at.y) % GRASS.length]!, at }));
}

function clutterOn(tile: PlacedTile, isFace: (at: Cell) => boolean): { sprite: string; at: Cell }[] {
  return CLUTTER[tile.id]
    .map(([sprite, x, y]) => ({ sprite, at: cellOn(tile, { x, y }) }))
    .filter(({ sprite, at }) => !ON_WALLS.includes(sprite) || isFace(at));
}

/** Two to a tile, far apart, on walls that face us. */
function torchesOn(tile: PlacedTile, isFace: (at: Cell) => boolean): Cell[] {
  const faces = tileCells(tile).filter(isFace);
  const [first] = faces;
  const last = faces.findLast(({ x }) => first !== undefined && Math.abs(x - first.x) > 2);
  return [first, last].filter(cell => cell !== undefined);
}

/** The 64 cells of a tile as they lie, in reading order. */
export function tileCells(tile: PlacedTile): Cell[] {
  return cellsIn({ at: tileCorner(tile), size: TILE });
}

export function tileCorner(tile: PlacedTile): Cell {
  return cellOn({ ...tile, heading: 'N' }, { x: 0, y: 0 });
}

const isTaken = (decor: readonly { at: Cell }[], cell: Cell): boolean =>
  decor.some(({ at }) => sameCell(at, cell));

/** The worn arrow of a bend lies where it turns. */
function arrowOn(tile: PlacedTile): { sprite: string; at: Cell }[] {
  const { arrow, cells, exits } = tileFace(tile.id);
  const turn = cells.b?.[0];
  if (!arrow || !turn || !exits.onward) return [];
  const way = rotate(exits.onward.side, tile.heading).toLowerCase();
  return [{ sprite: `arrow-floor-${way}`, at: cellOn(tile, turn) }];
}

/** Furniture of one cell is part of the ground; larger pieces are tokens, because they change or must be found. */
function smallProps(tiles: readonly PlacedTile[], level: Level): { sprite: string; at: Cell }[] {
  return dungeonOf(tiles)
    .props.filter(({ tile, size }) => tile !== null && size.columns === 1 && tiles[tile]!.level === level)
    .map(({ sprite, at }) => ({ sprite, at }));
}
