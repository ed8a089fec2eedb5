/** The twelve kinds of dungeon tile, each read once from its own small map: three by three cells and its exits. */
import hallCorner from '../../../../maps/pocket-dungeons/hall-corner.json';
import hallCross from '../../../../maps/pocket-dungeons/hall-cross.json';
import hallDead from '../../../../maps/pocket-dungeons/hall-dead.json';
import hallStraight from '../../../../maps/pocket-dungeons/hall-straight.json';
import hallTee from '../../../../maps/pocket-dungeons/hall-tee.json';
import roomBend from '../../../../maps/pocket-dungeons/room-bend.json';
import roomCross from '../../../../maps/pocket-dungeons/room-cross.json';
import roomTee from '../../../../maps/pocket-dungeons/room-tee.json';
import roomThrough from '../../../../maps/pocket-dungeons/room-through.json';
import roomVault from '../../../../maps/pocket-dungeons/room-vault.json';
import start from '../../../../maps/pocket-dungeons/start.json';
import tiles from '../../../../maps/pocket-dungeons/tiles.json';
import water from '../../../../maps/pocket-dungeons/water.json';
import { DIRECTIONS, indexOf, sameCell, stepFrom, type Cell } from '../../../core/grid.ts';
import { mustReadMap, type DungeonMap } from '../../../core/tiled.ts';
import { TILE_SIDE } from './constants.ts';
import { ROTATIONS, turned, type Mask, type Rotation, type TileKind, TILE_KINDS } from './tiles.ts';

const MAPS: Readonly<Record<TileKind, unknown>> = {
  'hall-straight': hallStraight,
  'hall-corner': hallCorner,
  'hall-tee': hallTee,
  'hall-cross': hallCross,
  'hall-dead': hallDead,
  'room-vault': roomVault,
  'room-through': roomThrough,
  'room-bend': roomBend,
  'room-tee': roomTee,
  'room-cross': roomCross,
  water,
  start,
};

/** The letters of the ground, as in `core/look.ts`. */
const GROUND = { ground: '.', liquid: '~', walls: '#' } as const;
export type GroundLetter = (typeof GROUND)[keyof typeof GROUND];

const SQUARE = { columns: TILE_SIDE, rows: TILE_SIDE };
const CENTRE: Cell = { x: 1, y: 1 };

export interface Prefab {
  readonly kind: TileKind;
  /** Open edges as it lies in its map. */
  readonly exits: Mask;
  /** Rotations that give different edges. */
  readonly rotations: readonly Rotation[];
  readonly isWater: boolean;
  /** Middle and open edges. */
  readonly open: GroundLetter;
  /** Corners and closed edges: rock in hallways; rooms and water fill the square, and their walls are lines. */
  readonly closed: GroundLetter;
  /** The picture in base orientation. */
  readonly rows: readonly string[];
}

/** The ground of a map of any size, one letter a cell. */
export function groundRows(map: DungeonMap): string[] {
  const layers = Object.keys(GROUND) as (keyof typeof GROUND)[];
  return Array.from({ length: map.extent.rows }, (_, y) =>
    Array.from({ length: map.extent.columns }, (_, x) => {
      const index = indexOf(map.extent, { x, y });
      const found = layers.filter(layer => map.tiles(layer)[index]);
      if (found.length !== 1)
        throw new Error(`Map "${map.name}": the cell (${x},${y}) has ${found.length} grounds.`);
      return GROUND[found[0]!];
    }).join(''),
  );
}

export const MAP_LAYERS = [...Object.keys(GROUND), 'decor'];
export const TILESETS = { 'tiles.json': tiles } as const;

function readPrefab(kind: TileKind): Prefab {
  const map = mustReadMap(`pocket-dungeons/${kind}`, MAPS[kind], TILESETS, {
    tileLayers: MAP_LAYERS,
    objectLayers: ['exits'],
    types: { exits: ['exit'] },
    extent: SQUARE,
  });
  if (map.properties['kind'] !== kind) throw new Error(`Map "${map.name}": its kind is another.`);
  const rows = groundRows(map);
  const edges = DIRECTIONS.map(direction => stepFrom(CENTRE, direction));
  const exits = map.objects('exits').reduce((mask, exit) => {
    const side = edges.findIndex(edge => sameCell(edge, exit.at));
    if (side < 0)
      throw new Error(
        `Map "${map.name}", layer "exits", object ${exit.id}: it must lie in the middle of an edge.`,
      );
    return mask | (1 << side);
  }, 0);
  const open = rows[CENTRE.y]![CENTRE.x] as GroundLetter;
  const closed = rows[0]![0] as GroundLetter;
  for (const [side, edge] of edges.entries()) {
    const wanted = exits & (1 << side) ? open : closed;
    if (rows[edge.y]![edge.x] !== wanted)
      throw new Error(`Map "${map.name}": the edge (${edge.x},${edge.y}) does not look as it is.`);
  }
  const masks = ROTATIONS.map(rot => turned(exits, rot));
  const rotations = ROTATIONS.filter(rot => masks.indexOf(masks[rot]!) === rot);
  return { kind, exits, rotations, isWater: open === '~', open, closed, rows };
}

const PREFABS = new Map(TILE_KINDS.map(row => [row.id, readPrefab(row.id)]));

export function prefabOf(kind: TileKind): Prefab {
  return PREFABS.get(kind)!;
}

export function isWater(kind: TileKind): boolean {
  return kind === 'water';
}
