/** The thirteen dungeon tiles, read once from their maps. The rules know no other geometry. */
import bendLeft from '../../../../maps/deadliest-evil/bend-left.json';
import bendRight from '../../../../maps/deadliest-evil/bend-right.json';
import blades from '../../../../maps/deadliest-evil/blades.json';
import book from '../../../../maps/deadliest-evil/book.json';
import cliff from '../../../../maps/deadliest-evil/cliff.json';
import crucible from '../../../../maps/deadliest-evil/crucible.json';
import deadEnd from '../../../../maps/deadliest-evil/dead-end.json';
import entrance from '../../../../maps/deadliest-evil/entrance.json';
import gallery from '../../../../maps/deadliest-evil/gallery.json';
import narrow from '../../../../maps/deadliest-evil/narrow.json';
import pit from '../../../../maps/deadliest-evil/pit.json';
import stairs1 from '../../../../maps/deadliest-evil/stairs-1.json';
import stairs2 from '../../../../maps/deadliest-evil/stairs-2.json';
import tileset from '../../../../maps/deadliest-evil/tiles.json';
import { digest } from '../../../core/plain.ts';
import { rowsById } from '../../tables.ts';
import { levelSection } from './board-map.ts';
import { LEVELS } from './constants.ts';
import { TILE_IDS, type Group, type TileFace, type TileId } from './tile-faces.ts';
import { readTile } from './tile-reader.ts';

const MAPS: Readonly<Record<TileId, unknown>> = {
  entrance,
  cliff,
  narrow,
  blades,
  pit,
  'bend-left': bendLeft,
  'bend-right': bendRight,
  gallery,
  'stairs-1': stairs1,
  'stairs-2': stairs2,
  book,
  crucible,
  'dead-end': deadEnd,
};

export const TILE_FACES: readonly TileFace[] = TILE_IDS.map(id => {
  const face = readTile(`deadliest-evil/${id}`, MAPS[id], { 'tiles.json': tileset });
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
