/** The ground of the shown level: terrain, what hangs on its walls and lies on its floor, and where torches burn. */
import { cellsIn, covers, indexOf, sameCell, type Area, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type GroundModel, type LineModel } from '../../../core/look.ts';
import { oncePer } from '../../../core/memo.ts';
import { BOARD, TILE, type Level } from '../data/constants.ts';
import { tileFace } from '../data/tiles.ts';
import { cellOn, dungeonKey, dungeonOf, levelWindow } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { entranceTile, rotate } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';
import type { PlacedTile } from '../state/tiles.ts';
import { beyond, openWaysOn } from './places.ts';
import { TILES } from './tiles.ts';

export interface LevelGround {
  readonly model: GroundModel;
  readonly torches: readonly Cell[];
}

const THEMES: Readonly<Record<Level, string>> = { 1: 'halls', 2: 'depths', 3: 'abyss' };

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
      lines: bordersOf(all, level),
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
  return TILES[tile.id].clutter
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

/** Where one space ends and the next begins: a walk counts spaces, and each is several cells. */
function bordersOf(tiles: readonly PlacedTile[], level: Level): LineModel[] {
  const spaces = dungeonOf(tiles).spaces.filter(({ loc }) => tiles[loc.tile]!.level === level);
  const owner = new Map(spaces.flatMap(space => space.cells.map(at => [indexOf(BOARD, at), space] as const)));
  const ownerOf = (at: Cell) => owner.get(indexOf(BOARD, at));
  return spaces.flatMap(space =>
    space.cells.flatMap(({ x, y }) =>
      [
        { x: x + 1, y },
        { x, y: y + 1 },
      ].flatMap((beside): LineModel[] => {
        const isBorder = ![space, undefined].includes(ownerOf(beside));
        return isBorder ? [{ kind: 'studs', from: beside, to: { x: x + 1, y: y + 1 } }] : [];
      }),
    ),
  );
}

/** Furniture of one cell is part of the ground; larger pieces are tokens, because they change or must be found. */
function smallProps(tiles: readonly PlacedTile[], level: Level): { sprite: string; at: Cell }[] {
  return dungeonOf(tiles)
    .props.filter(({ tile, size }) => tile !== null && size.columns === 1 && tiles[tile]!.level === level)
    .map(({ sprite, at }) => ({ sprite, at }));
}
