/** The five labyrinths, read once from their maps. The rules know no other geometry. */
import tiles from '../../../../maps/letter-labyrinths/tiles.json';
import { digest } from '../../../core/plain.ts';
import { DUNGEONS, dungeonOf, type DungeonId } from './dungeons.ts';
import { readLabyrinth, type Labyrinth } from './labyrinth.ts';

const LABYRINTHS = new Map<DungeonId, Labyrinth>(
  DUNGEONS.map(id => {
    const read = readLabyrinth(`letter-labyrinths/${id}`, dungeonOf(id).map, { 'tiles.json': tiles });
    if (!read.ok) throw new Error(read.problem.message);
    return [id, read.value];
  }),
);

export function labyrinthOf(id: DungeonId): Labyrinth {
  return LABYRINTHS.get(id)!;
}

/** The check value of what the rules read of the maps. Decor may change without ending old runs. */
export const boardsDigest = digest(
  DUNGEONS.map(id => {
    const { walls, doorAt, doors, starts, boss } = labyrinthOf(id);
    return [id, [...walls], [...doorAt], doors, starts, boss];
  }),
);
