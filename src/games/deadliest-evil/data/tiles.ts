/** The thirteen dungeon tiles, read once from their maps. The rules know no other geometry. */
import tileset from '../../../../maps/deadliest-evil/tiles.json';
import { digest } from '../../../core/plain.ts';
import { rowsById } from '../../tables.ts';
import { levelSection } from './board-map.ts';
import { LEVELS } from './constants.ts';
import type { Group, TileFace } from './tile-faces.ts';
import { TILE_IDS, TILE_MAPS, type TileId } from './tile-maps.ts';
import { readTile } from './tile-reader.ts';

export const TILE_FACES: readonly TileFace[] = TILE_IDS.map(id => {
  const face = readTile(`deadliest-evil/${id}`, TILE_MAPS[id], { 'tiles.json': tileset });
  if (!face.ok) throw new Error(face.problem.message);
  if (face.value.id !== id) throw new Error(`Map "deadliest-evil/${id}" says that it is ${face.value.id}.`);
  return face.value;
});

export const tileFace = rowsById(TILE_FACES);

export function tilesOf(group: Group): TileId[] {
  return TILE_FACES.filter(face => face.group === group).map(face => face.id);
}

/** The check value of the boards: what the rules read of them. Walls and furniture may change without ending old runs. */
export const boardsDigest = digest([
  TILE_FACES.map(({ id, group, spaces, exits }) => ({ id, group, spaces, exits })),
  LEVELS.map(level => levelSection(level).first),
]);
