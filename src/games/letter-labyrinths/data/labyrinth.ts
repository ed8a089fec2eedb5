/**
 * Chapter 10: reads one labyrinth from its Tiled map. Walls and doors lie on the lines between squares. A map that
 * breaks a promise the rules rely on (whole segments, sixteen starting squares, no square cut off) is refused by name.
 */
import { cellAt, DIRECTIONS, indexOf, isInside, stepFrom, type Cell } from '../../../core/grid.ts';
import type { Result } from '../../../core/result.ts';
import { readMapAs, refuse, type DungeonMap, type MapObject, type MapProblem } from '../../../core/tiled.ts';
import { BOARD, SIDES, type Side } from './constants.ts';
import type { BossSize, DungeonId, Twist } from './dungeons.ts';

interface LabyrinthDoor {
  readonly id: string;
  readonly letter: string;
  /** Its segments, corner to corner as on the map, for whoever draws it. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly from: Cell;
  readonly to: Cell;
}

export interface Labyrinth {
  readonly id: DungeonId;
  readonly order: number;
  readonly traps: number;
  readonly twist: Twist;
  /** By `index of cell * 4 + direction` (north, east, south, west): 1 for a wall or the edge. */
  readonly walls: Uint8Array;
  /** Likewise: 1 + the index of the door on that line, or 0. */
  readonly doorAt: Uint8Array;
  readonly doors: readonly LabyrinthDoor[];
  /** Walls as drawn, corner to corner. */
  readonly lines: readonly Line[];
  /** The starting squares: north, south, west, east. */
  readonly starts: readonly (Cell & { readonly side: Side })[];
  readonly boss: { readonly at: Cell; readonly size: BossSize };
}

const DEMANDS = {
  tileLayers: ['floor', 'zones', 'decor'],
  objectLayers: ['walls', 'doors', 'starts', 'boss'],
  types: { walls: ['wall'], doors: ['door'], starts: ['start-zone'], boss: ['boss-spawn'] },
  extent: BOARD,
};

const CELLS = BOARD.columns * BOARD.rows;
const STARTS = 16;

export function readLabyrinth(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
): Result<Labyrinth, MapProblem> {
  return readMapAs(name, raw, tilesets, DEMANDS, labyrinth);
}

function labyrinth(map: DungeonMap): Labyrinth {
  const { dungeon, order, traps, twist } = map.properties;
  if (typeof dungeon !== 'string' || typeof twist !== 'string')
    refuse(map.name, 'property', 'it must name its dungeon and its twist.');
  if (typeof order !== 'number' || typeof traps !== 'number')
    refuse(map.name, 'property', 'its order and its number of traps are missing.');
  const walls = edges();
  const wallObjects = map.objects('walls');
  for (const wall of wallObjects)
    for (const segment of segmentsOf(map, 'walls', wall)) mark(walls, segment, 1);
  const doorAt = new Uint8Array(CELLS * 4);
  const doors = readDoors(map, doorAt);
  const starts = readStarts(map);
  if (!isConnected(walls, doorAt))
    refuse(map.name, 'cut-off', 'a square is cut off while the doors are closed.');
  return {
    id: dungeon as DungeonId,
    order,
    traps,
    twist: twist as Twist,
    walls,
    doorAt,
    doors,
    lines: wallObjects.map(({ line }) => ({ from: line[0]!, to: line[1]! })),
    starts,
    boss: readBoss(map),
  };
}

function readDoors(map: DungeonMap, doorAt: Uint8Array): LabyrinthDoor[] {
  const doors: { id: string; letter: string; lines: Line[] }[] = [];
  for (const object of map.objects('doors')) {
    const { door: id, letter } = object.properties;
    const where = { layer: 'doors', object: object.id };
    if (typeof id !== 'string' || typeof letter !== 'string' || !/^[A-Z]$/.test(letter))
      refuse(map.name, 'property', 'it needs a door and a letter.', where);
    let door = doors.find(known => known.id === id);
    if (!door) {
      door = { id, letter, lines: [] };
      doors.push(door);
    }
    if (door.letter !== letter) refuse(map.name, 'property', `the door "${id}" has two letters.`, where);
    door.lines.push({ from: object.line[0]!, to: object.line[1]! });
    for (const segment of segmentsOf(map, 'doors', object)) mark(doorAt, segment, 1 + doors.indexOf(door));
  }
  return doors;
}

function readStarts(map: DungeonMap): Labyrinth['starts'] {
  const starts = map.objects('starts').flatMap(zone => {
    const side = SIDES.find(known => known === zone.properties['side']);
    if (!side || !zone.aligned)
      refuse(map.name, 'start', 'it must name its side and cover whole squares.', {
        layer: 'starts',
        object: zone.id,
      });
    return squaresOf(zone).map(at => ({ ...at, side }));
  });
  if (starts.length !== STARTS)
    refuse(map.name, 'starts', `it has ${starts.length} starting squares, not ${STARTS}.`);
  return starts;
}

function readBoss(map: DungeonMap): Labyrinth['boss'] {
  const [spawn] = map.objects('boss');
  const size = spawn?.properties['size'];
  if (!spawn || (size !== 1 && size !== 2 && size !== 3) || spawn.size.columns !== size)
    refuse(map.name, 'boss', 'the boss needs one place of its size.', { layer: 'boss' });
  return { at: spawn.at, size };
}

/** The square on the near side of a unit segment, and the direction in which the segment lies from it. */
interface Segment {
  readonly at: Cell;
  readonly direction: 'east' | 'south';
}

/** Longer straight lines are cut into unit segments. A line along the edge of the board is not needed and refused. */
function segmentsOf(map: DungeonMap, layer: string, object: MapObject): Segment[] {
  const [from, to, ...more] = object.line;
  const where = { layer, object: object.id };
  const isStraight = from && to && more.length === 0 && (from.x === to.x) !== (from.y === to.y);
  if (!isStraight || ![from.x, from.y, to.x, to.y].every(Number.isInteger))
    refuse(map.name, 'line', 'it must be one straight line along the grid.', where);
  const segments: Segment[] = [];
  if (from.y === to.y) {
    for (let x = Math.min(from.x, to.x); x < Math.max(from.x, to.x); x++)
      segments.push({ at: { x, y: from.y - 1 }, direction: 'south' });
  } else {
    for (let y = Math.min(from.y, to.y); y < Math.max(from.y, to.y); y++)
      segments.push({ at: { x: from.x - 1, y }, direction: 'east' });
  }
  const isInner = ({ at, direction }: Segment): boolean =>
    isInside(BOARD, at) && isInside(BOARD, stepFrom(at, direction));
  if (!segments.every(isInner)) refuse(map.name, 'line', 'it runs along the edge of the board.', where);
  return segments;
}

/** Both squares that share the line. */
function mark(sides: Uint8Array, { at, direction }: Segment, value: number): void {
  const way = DIRECTIONS.indexOf(direction);
  sides[indexOf(BOARD, at) * 4 + way] = value;
  sides[indexOf(BOARD, stepFrom(at, direction)) * 4 + ((way + 2) % 4)] = value;
}

/** The outer edge is a wall. */
function edges(): Uint8Array {
  const sides = new Uint8Array(CELLS * 4);
  for (let index = 0; index < CELLS; index++) {
    DIRECTIONS.forEach((direction, way) => {
      if (!isInside(BOARD, stepFrom(cellAt(BOARD, index), direction))) sides[index * 4 + way] = 1;
    });
  }
  return sides;
}

function isConnected(walls: Uint8Array, doorAt: Uint8Array): boolean {
  const reached = new Set([0]);
  for (const index of reached) {
    DIRECTIONS.forEach((direction, way) => {
      const side = index * 4 + way;
      if (!walls[side] && !doorAt[side])
        reached.add(indexOf(BOARD, stepFrom(cellAt(BOARD, index), direction)));
    });
  }
  return reached.size === CELLS;
}

function squaresOf({ at, size }: MapObject): Cell[] {
  const squares: Cell[] = [];
  for (let y = at.y; y < at.y + size.rows; y++)
    for (let x = at.x; x < at.x + size.columns; x++) squares.push({ x, y });
  return squares;
}
