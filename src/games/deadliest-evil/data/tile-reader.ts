/**
 * Chapter "Board and Tiled map": reads one dungeon tile from its map. A tile that breaks a promise the rules rely on
 * (spaces in walking order, every floor cell in one space, exits open and nothing else) is refused with its layer and
 * object.
 */
import { cellsOf, isInside, neighbours, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type Terrain } from '../../../core/look.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import { readMap, type DungeonMap, type MapObject, type MapProblem } from '../../../core/tiled.ts';
import { TILE } from './constants.ts';
import {
  doorCells,
  EXITS,
  GROUPS,
  SIDES,
  SPACES,
  TILE_IDS,
  type Exit,
  type ExitName,
  type Prop,
  type SpaceId,
  type TileFace,
} from './tile-faces.ts';

const GROUND_TYPES = ['floor', 'liquid', 'pit'] as const satisfies readonly Terrain[];
const DEMANDS = {
  tileLayers: ['ground', 'walls'],
  objectLayers: ['spaces', 'exits', 'props'],
  types: { spaces: ['space'], exits: ['exit'], props: ['prop'] },
  extent: TILE,
};

type Refusal = { readonly ok: false; readonly problem: MapProblem };
type Place = { readonly layer?: string; readonly object?: number };

export function readTile(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
): Result<TileFace, MapProblem> {
  const read = readMap(name, raw, tilesets, DEMANDS);
  if (!read.ok) return read;
  try {
    return ok(faceOf(read.value));
  } catch (error) {
    if (error instanceof BrokenTile) return error.refusal;
    throw error;
  }
}

class BrokenTile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.problem.message);
    this.refusal = refusal;
  }
}

function refuse(map: string, code: string, detail: string, where: Place = {}): never {
  const parts = [`Map "${map}"`];
  if (where.layer !== undefined) parts.push(`layer "${where.layer}"`);
  if (where.object !== undefined) parts.push(`object ${where.object}`);
  throw new BrokenTile(fail({ code, map, ...where, message: `${parts.join(', ')}: ${detail}` }));
}

function faceOf(map: DungeonMap): TileFace {
  const { name, properties } = map;
  const title = properties['name'];
  if (typeof title !== 'string') refuse(name, 'property', 'it has no name.');
  const rows = rowsOf(map);
  const props = map.objects('props').map(object => propOf(name, object));
  const cells = cellsOfSpaces(map, rows, props);
  const exits = exitsOf(map, rows, cells);
  const spaces = SPACES.filter(space => cells[space]);
  if (spaces.some((space, index) => space !== SPACES[index]))
    refuse(name, 'spaces', 'its spaces must be a, b, c, d without a gap.', { layer: 'spaces' });
  checkEdges(name, rows, exits);
  return {
    id: oneOf(TILE_IDS, properties['id']) ?? refuse(name, 'property', 'its id is unknown.'),
    name: title,
    group: oneOf(GROUPS, properties['group']) ?? refuse(name, 'property', 'its group is unknown.'),
    arrow: properties['arrow'] === true,
    rows,
    spaces,
    cells,
    exits,
    props,
  };
}

function rowsOf(map: DungeonMap): string[] {
  const letters = [...cellsOf(TILE)].map(({ x, y }) => {
    const index = y * TILE.columns + x;
    const ground = map.tiles('ground')[index];
    const wall = map.tiles('walls')[index];
    if ((ground === undefined) === (wall === undefined))
      refuse(map.name, 'terrain', `the cell (${x},${y}) needs either ground or a wall.`, { layer: 'ground' });
    if (wall) return wall.type === 'wall' ? TERRAIN.wall : badTile(map.name, 'walls', wall.type, x, y);
    const type = oneOf(GROUND_TYPES, ground?.type) ?? badTile(map.name, 'ground', ground?.type, x, y);
    return TERRAIN[type];
  });
  return Array.from({ length: TILE.rows }, (_, y) =>
    letters.slice(y * TILE.columns, (y + 1) * TILE.columns).join(''),
  );
}

function badTile(map: string, layer: string, type: string | undefined, x: number, y: number): never {
  return refuse(map, 'terrain', `the tile at (${x},${y}) is of type "${type}".`, { layer });
}

function propOf(map: string, object: MapObject): Prop {
  const { sprite, light } = object.properties;
  if (typeof sprite !== 'string' || !object.aligned)
    refuse(map, 'prop', 'it must name a sprite and cover whole cells.', {
      layer: 'props',
      object: object.id,
    });
  return { sprite, at: object.at, size: object.size, light: light === true };
}

/** Every floor cell belongs to exactly one space, except where furniture stands in the way. */
function cellsOfSpaces(map: DungeonMap, rows: readonly string[], props: readonly Prop[]): TileFace['cells'] {
  const cells: Partial<Record<SpaceId, readonly Cell[]>> = {};
  const taken = new Set<string>();
  for (const object of map.objects('spaces')) {
    const where = { layer: 'spaces', object: object.id };
    const space = oneOf(SPACES, object.properties['space']);
    if (!space || cells[space] || !object.aligned)
      refuse(map.name, 'space', 'it must be one of a to d, once, and cover whole cells.', where);
    const found = cellsIn(object).filter(at => isFloor(rows, at));
    if (found.length === 0) refuse(map.name, 'space', `its space ${space} has no floor.`, where);
    for (const { x, y } of found) {
      if (taken.has(`${x},${y}`)) refuse(map.name, 'space', `(${x},${y}) lies in two spaces.`, where);
      taken.add(`${x},${y}`);
    }
    cells[space] = found;
  }
  for (const at of cellsOf(TILE)) {
    if (!isFloor(rows, at) || taken.has(`${at.x},${at.y}`) || props.some(prop => covers(prop, at))) continue;
    refuse(map.name, 'space', `the floor at (${at.x},${at.y}) lies in no space.`, { layer: 'spaces' });
  }
  return cells;
}

function exitsOf(map: DungeonMap, rows: readonly string[], cells: TileFace['cells']): TileFace['exits'] {
  const exits: Partial<Record<ExitName, Exit>> = {};
  for (const object of map.objects('exits')) {
    const where = { layer: 'exits', object: object.id };
    const exit = oneOf(EXITS, object.properties['exit']);
    const space = oneOf(SPACES, object.properties['space']);
    const side = oneOf(SIDES, object.properties['side']);
    if (!exit || exits[exit] || !space || !side)
      refuse(map.name, 'exit', 'it needs an exit, a space and a side, and may stand once.', where);
    // A staircase goes down inside the tile; the other ways lead out through two open cells in the middle of a side.
    const isOpen =
      exit === 'stair' || doorCells(side).every(at => isFloor(rows, at) && holds(cells[space], at));
    if (!isOpen) refuse(map.name, 'exit', `its space ${space} has no opening on side ${side}.`, where);
    exits[exit] = { space, side };
  }
  return exits;
}

/** Nothing is open at the edge but the exits: two tiles that happen to touch have a wall between them. */
function checkEdges(map: string, rows: readonly string[], exits: TileFace['exits']): void {
  const doors = Object.entries(exits).flatMap(([name, exit]) =>
    name === 'stair' ? [] : doorCells(exit.side),
  );
  for (const at of cellsOf(TILE)) {
    const isEdge = neighbours(at).some(next => !isInside(TILE, next));
    const isDoor = doors.some(door => door.x === at.x && door.y === at.y);
    if (isEdge && !isDoor && rows[at.y]![at.x] !== TERRAIN.wall)
      refuse(map, 'edge', `the edge at (${at.x},${at.y}) must be wall.`);
  }
}

function cellsIn({ at, size }: Pick<Prop, 'at' | 'size'>): Cell[] {
  return [...cellsOf(size)].map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
}

function covers(prop: Prop, at: Cell): boolean {
  return holds(cellsIn(prop), at);
}

function holds(cells: readonly Cell[] | undefined, at: Cell): boolean {
  return cells?.some(cell => cell.x === at.x && cell.y === at.y) ?? false;
}

function isFloor(rows: readonly string[], at: Cell): boolean {
  return rows[at.y]?.[at.x] === TERRAIN.floor;
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find(entry => entry === value);
}
