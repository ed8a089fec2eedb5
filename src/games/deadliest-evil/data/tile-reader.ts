/**
 * Chapter "Board and Tiled map": reads one dungeon tile from its map. A tile that breaks a promise the rules rely on
 * (spaces in walking order, every floor cell in one space, exits open and nothing else) is refused with its layer and
 * object.
 */
import {
  cellsIn,
  cellsOf,
  covers,
  isInside,
  neighbours,
  rowsOf,
  sameCell,
  type Cell,
} from '../../../core/grid.ts';
import { TERRAIN, type Terrain } from '../../../core/look.ts';
import type { Result } from '../../../core/result.ts';
import { refuse, readMapAs, type DungeonMap, type MapObject, type MapProblem } from '../../../core/tiled.ts';
import { TILE } from './constants.ts';
import {
  DOOR_CELLS,
  EXITS,
  GROUPS,
  SIDES,
  SPACES,
  type Exit,
  type ExitName,
  type Prop,
  type SpaceId,
  type TileFace,
} from './tile-faces.ts';
import { TILE_IDS } from './tile-maps.ts';

const GROUND_TYPES = ['floor', 'liquid', 'pit'] as const satisfies readonly Terrain[];
const DEMANDS = {
  tileLayers: ['ground', 'walls'],
  objectLayers: ['spaces', 'exits', 'props'],
  types: { spaces: ['space'], exits: ['exit'], props: ['prop'] },
  extent: TILE,
};

export function readTile(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
): Result<TileFace, MapProblem> {
  return readMapAs(name, raw, tilesets, DEMANDS, faceOf);
}

function faceOf(map: DungeonMap): TileFace {
  const { name, properties } = map;
  const title = properties['name'];
  if (typeof title !== 'string') refuse(name, 'property', 'it has no name.');
  const rows = terrainOf(map);
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

function terrainOf(map: DungeonMap): string[] {
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
  return rowsOf(TILE, letters);
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
      exit === 'stair' || DOOR_CELLS[side].every(at => isFloor(rows, at) && holds(cells[space], at));
    if (!isOpen) refuse(map.name, 'exit', `its space ${space} has no opening on side ${side}.`, where);
    exits[exit] = { space, side };
  }
  return exits;
}

/** Nothing is open at the edge but the exits: two tiles that happen to touch have a wall between them. */
function checkEdges(map: string, rows: readonly string[], exits: TileFace['exits']): void {
  const doors = Object.entries(exits).flatMap(([name, exit]) =>
    name === 'stair' ? [] : DOOR_CELLS[exit.side],
  );
  for (const at of cellsOf(TILE)) {
    const isEdge = neighbours(at).some(next => !isInside(TILE, next));
    const isDoor = holds(doors, at);
    if (isEdge && !isDoor && rows[at.y]![at.x] !== TERRAIN.wall)
      refuse(map, 'edge', `the edge at (${at.x},${at.y}) must be wall.`);
  }
}

function holds(cells: readonly Cell[] | undefined, at: Cell): boolean {
  return cells?.some(cell => sameCell(cell, at)) ?? false;
}

function isFloor(rows: readonly string[], at: Cell): boolean {
  return rows[at.y]?.[at.x] === TERRAIN.floor;
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find(entry => entry === value);
}
