/**
 * The whole dungeon as one board of cells, three by three per tile and a margin of one: what the look draws and where
 * each tile lies in it. Tiles are drawn from their edges and never turned as pictures, so light stays from above.
 */
import type { Door } from '../data/tiles.ts';
import { DIRECTIONS, isInside, stepFrom, type Cell, type Extent } from '../../../core/grid.ts';
import { once } from '../../../core/memo.ts';
import { BOARD } from '../data/board.ts';
import { TILE_SIDE } from '../data/constants.ts';
import { prefabOf } from '../data/prefabs.ts';
import type { Dungeon, Frame, Tile } from '../state/state.ts';
import { BESIDE, CELLS, KEYS, keyOf, numberOf } from '../rules/cells.ts';
import { geometryOf } from '../rules/geometry.ts';

/** A stretch of a grid line, corner to corner, in cells of the picture. */
interface Stretch {
  readonly from: Cell;
  readonly to: Cell;
}

export interface DungeonPicture {
  /** Changes when the picture does. */
  readonly key: string;
  /** In cells, margin included. */
  readonly extent: Extent;
  /** `.` floor, `~` water, `#` rock, blank far from everything. */
  readonly rows: readonly string[];
  /** Walls between cells that are both walkable: rooms side by side. */
  readonly walls: readonly Stretch[];
  /** Every tile that lies, with its middle cell. */
  readonly spaces: readonly { readonly at: Cell; readonly tile: Tile; readonly middle: Cell }[];
}

const MARGIN = 1;
const BEYOND = ' ';
const ROCK = '#';

export const pictureOf: (dungeon: Dungeon) => DungeonPicture = once(drawDungeon);

function shownFrame(dungeon: Dungeon): Frame {
  return dungeon.frame ?? { at: { x: 0, y: 0 }, extent: BOARD };
}

/** The top left cell of a tile in the picture. */
export function cornerOf(dungeon: Dungeon, at: Cell): Cell {
  const { at: origin } = shownFrame(dungeon);
  return { x: (at.x - origin.x) * TILE_SIDE + MARGIN, y: (at.y - origin.y) * TILE_SIDE + MARGIN };
}

/** The middle cell of a tile in the picture: where its figure stands. */
export function middleOf(dungeon: Dungeon, at: Cell): Cell {
  const corner = cornerOf(dungeon, at);
  return { x: corner.x + 1, y: corner.y + 1 };
}

/** The tile that a cell of the picture belongs to; undefined on the margin. */
export function tileUnder(dungeon: Dungeon, cell: Cell): Cell | undefined {
  const { at, extent } = shownFrame(dungeon);
  const inFrame = {
    x: Math.floor((cell.x - MARGIN) / TILE_SIDE),
    y: Math.floor((cell.y - MARGIN) / TILE_SIDE),
  };
  return isInside(extent, inFrame) ? { x: at.x + inFrame.x, y: at.y + inFrame.y } : undefined;
}

function drawDungeon(dungeon: Dungeon): DungeonPicture {
  const frame = shownFrame(dungeon);
  const extent = {
    columns: frame.extent.columns * TILE_SIDE + 2 * MARGIN,
    rows: frame.extent.rows * TILE_SIDE + 2 * MARGIN,
  };
  const letters = Array.from({ length: extent.rows }, () => Array<string>(extent.columns).fill(BEYOND));
  const spaces = geometryOf(dungeon).tiles.map(index => {
    const at = CELLS[index]!;
    const tile = dungeon.tiles[keyOf(at)]!;
    const corner = cornerOf(dungeon, at);
    for (const [dy, row] of stampOf(dungeon, index, tile).entries())
      for (const [dx, letter] of row.entries()) letters[corner.y + dy]![corner.x + dx] = letter;
    return { at, tile, middle: middleOf(dungeon, at) };
  });
  const rows = surroundWithRock(letters);
  return {
    key: keyFor(dungeon),
    extent,
    rows,
    walls: wallsOf(dungeon, rows),
    spaces,
  };
}

/** Nine letters. While building, an open edge that faces an empty space is shown open; later it is a wall. */
function stampOf(dungeon: Dungeon, index: number, tile: Tile): string[][] {
  const { open, closed } = prefabOf(tile.kind);
  const geometry = geometryOf(dungeon);
  const stamp = Array.from({ length: TILE_SIDE }, () => Array<string>(TILE_SIDE).fill(closed));
  stamp[1]![1] = open;
  for (const [side, direction] of DIRECTIONS.entries()) {
    const next = BESIDE[index]![side]!;
    const isFree = next < 0 || !geometry.isTile[next];
    const isOpenEnd = dungeon.frame === null && isFree && (tile.exits & (1 << side)) !== 0;
    if (!isOpenEnd && !geometry.passages[index]!.includes(next)) continue;
    const edge = stepFrom({ x: 1, y: 1 }, direction);
    stamp[edge.y]![edge.x] = open;
  }
  return stamp;
}

function surroundWithRock(letters: readonly (readonly string[])[]): string[] {
  const isGround = (x: number, y: number): boolean => {
    const letter = letters[y]?.[x];
    return letter !== undefined && letter !== BEYOND && letter !== ROCK;
  };
  return letters.map((row, y) =>
    row
      .map((letter, x) => {
        if (letter !== BEYOND) return letter;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) if (isGround(x + dx, y + dy)) return ROCK;
        return BEYOND;
      })
      .join(''),
  );
}

/** East and south edges of every tile: a line wherever two walkable cells touch without a way between them. */
function wallsOf(dungeon: Dungeon, rows: readonly string[]): Stretch[] {
  const geometry = geometryOf(dungeon);
  const isGround = ({ x, y }: Cell): boolean => rows[y]![x] === '.' || rows[y]![x] === '~';
  const walls: Stretch[] = [];
  for (const index of geometry.tiles) {
    for (const side of ['east', 'south'] as const) {
      const next = BESIDE[index]![DIRECTIONS.indexOf(side)]!;
      if (next < 0 || !geometry.isTile[next]) continue;
      const isOpen = geometry.passages[index]!.includes(next);
      if (isOpen && geometry.isWater[index] && geometry.isWater[next]) continue;
      for (let part = 0; part < TILE_SIDE; part++) {
        if (isOpen && part === 1) continue;
        const line = partOfEdge(dungeon, CELLS[index]!, side, part);
        const near = stepFrom(line.from, side === 'east' ? 'west' : 'north');
        if (isGround(near) && isGround(line.from)) walls.push(line);
      }
    }
  }
  return walls;
}

function partOfEdge(dungeon: Dungeon, at: Cell, side: Door['side'], part: number): Stretch {
  const { x, y } = cornerOf(dungeon, at);
  const from = side === 'east' ? { x: x + TILE_SIDE, y: y + part } : { x: x + part, y: y + TILE_SIDE };
  return { from, to: side === 'east' ? { x: from.x, y: from.y + 1 } : { x: from.x + 1, y: from.y } };
}

function keyFor(dungeon: Dungeon): string {
  const tiles = geometryOf(dungeon).tiles.map(index => {
    const { kind, exits, rubble } = dungeon.tiles[KEYS[index]!]!;
    return `${index}${kind}${exits}${rubble ? '!' : ''}`;
  });
  const doors = dungeon.doors.map(({ at, side }) => `${numberOf(at)}${side}`);
  return [dungeon.frame ? 'built' : 'site', ...tiles, ...doors].join(' ');
}
