/** The five labyrinths, read once from their maps. The rules know no other geometry. */
import driftingDrains from '../../../../maps/letter-labyrinths/drifting-drains.json';
import growingGrove from '../../../../maps/letter-labyrinths/growing-grove.json';
import guardedGates from '../../../../maps/letter-labyrinths/guarded-gates.json';
import hushedHalls from '../../../../maps/letter-labyrinths/hushed-halls.json';
import tiles from '../../../../maps/letter-labyrinths/tiles.json';
import translucentTrial from '../../../../maps/letter-labyrinths/translucent-trial.json';
import { digest } from '../../../core/plain.ts';
import { DUNGEONS, type DungeonId } from './dungeons.ts';
import { readLabyrinth, type Labyrinth } from './labyrinth.ts';

const MAPS: Readonly<Record<DungeonId, unknown>> = {
  'translucent-trial': translucentTrial,
  'drifting-drains': driftingDrains,
  'guarded-gates': guardedGates,
  'growing-grove': growingGrove,
  'hushed-halls': hushedHalls,
};

const LABYRINTHS = new Map<DungeonId, Labyrinth>(
  DUNGEONS.map(id => {
    const read = readLabyrinth(`letter-labyrinths/${id}`, MAPS[id], { 'tiles.json': tiles });
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
