/** Where a dungeon may lie: read from the map of the empty board. */
import boardMap from '../../../../maps/pocket-dungeons/board.json';
import { digest } from '../../../core/plain.ts';
import type { Cell, Extent } from '../../../core/grid.ts';
import { mustReadMap, type MapObject } from '../../../core/tiled.ts';
import { TILE_SIDE } from './constants.ts';
import { MAP_LAYERS, prefabOf, TILESETS } from './prefabs.ts';
import { TILE_KINDS } from './tiles.ts';

const map = mustReadMap('pocket-dungeons/board', boardMap, TILESETS, {
  tileLayers: MAP_LAYERS,
  objectLayers: ['anchors'],
  types: { anchors: ['start', 'bounds'] },
});

function anchor(type: string): MapObject {
  const found = map.objects('anchors').filter(object => object.type === type);
  if (found.length !== 1)
    throw new Error(`Map "${map.name}": it has ${found.length} anchors "${type}", not one.`);
  return found[0]!;
}

const inTiles = (cells: number): number => cells / TILE_SIDE;

const bounds = anchor('bounds');
const start = anchor('start');

/** In dungeon tiles; the Start tile lies in the middle. */
export const BOARD: Extent = { columns: inTiles(bounds.size.columns), rows: inTiles(bounds.size.rows) };
export const START: Cell = { x: inTiles(start.at.x), y: inTiles(start.at.y) };

/** The check value of the boards: what the rules read of them. Decor may change without ending old runs. */
export const boardsDigest = digest([
  BOARD,
  START,
  TILE_KINDS.map(({ id, count }) => [id, count, prefabOf(id).rows, prefabOf(id).exits]),
]);
