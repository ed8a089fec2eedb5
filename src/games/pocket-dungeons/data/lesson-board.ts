/** The fixed dungeon of the first lesson: six by four tiles, four counters, a door and three figures. */
import map from '../../../../maps/pocket-dungeons/tutorial.json';
import type { Cell, Extent } from '../../../core/grid.ts';
import { mustReadMap, type MapObject } from '../../../core/tiled.ts';
import { findCard, type CardId } from './cards.ts';
import { COUNTERS, TILE_SIDE, type Counter } from './constants.ts';
import { groundRows, MAP_LAYERS, TILESETS } from './prefabs.ts';
import { ROTATIONS, TILE_KINDS, type Door, type Rotation, type TileKind } from './tiles.ts';

const board = mustReadMap('pocket-dungeons/tutorial', map, TILESETS, {
  tileLayers: MAP_LAYERS,
  objectLayers: ['tiles', 'things', 'spawns'],
  types: { tiles: ['tile'], things: ['counter', 'door'], spawns: ['spawn'] },
});

function refuse(layer: string, object: MapObject): never {
  throw new Error(
    `Map "${board.name}", layer "${layer}", object ${object.id}: its properties make no sense.`,
  );
}

const tileAt = ({ at }: MapObject): Cell => ({
  x: Math.floor(at.x / TILE_SIDE),
  y: Math.floor(at.y / TILE_SIDE),
});

export interface LessonTile {
  readonly at: Cell;
  readonly kind: TileKind;
  readonly rot: Rotation;
}

export interface LessonSpawn {
  readonly at: Cell;
  readonly card: CardId;
  /** Null for a dweller. */
  readonly seat: number | null;
  readonly treasure: number;
}

const things = (type: string): MapObject[] => board.objects('things').filter(object => object.type === type);

export const LESSON_BOARD = {
  extent: { columns: board.extent.columns / TILE_SIDE, rows: board.extent.rows / TILE_SIDE } satisfies Extent,
  /** The picture that the map shows; a test holds it against the tiles. */
  rows: groundRows(board),
  tiles: board.objects('tiles').map((object): LessonTile => {
    const kind = TILE_KINDS.find(row => row.id === object.properties['kind'])?.id;
    const rot = ROTATIONS.find(each => each === object.properties['rot']);
    return kind && rot !== undefined ? { at: tileAt(object), kind, rot } : refuse('tiles', object);
  }),
  counters: things('counter').map(object => {
    const counter = (Object.keys(COUNTERS) as Counter[]).find(kind => kind === object.properties['counter']);
    return counter ? { at: tileAt(object), counter } : refuse('things', object);
  }),
  doors: things('door').map((object): Door => {
    const { side } = object.properties;
    return side === 'east' || side === 'south' ? { at: tileAt(object), side } : refuse('things', object);
  }),
  spawns: board.objects('spawns').map((object): LessonSpawn => {
    const { seat = null, treasure = 0 } = object.properties;
    const card = findCard(String(object.properties['card']))?.id;
    const isSound = card && (seat === null || typeof seat === 'number') && typeof treasure === 'number';
    return isSound ? { at: tileAt(object), card, seat, treasure } : refuse('spawns', object);
  }),
};
