/** The four dungeon cards, front and back, read once from their maps. The rules know no other geometry. */
import back1 from '../../../../maps/nine-bit-dungeon/card-1-back.json';
import front1 from '../../../../maps/nine-bit-dungeon/card-1-front.json';
import back2 from '../../../../maps/nine-bit-dungeon/card-2-back.json';
import front2 from '../../../../maps/nine-bit-dungeon/card-2-front.json';
import back3 from '../../../../maps/nine-bit-dungeon/card-3-back.json';
import front3 from '../../../../maps/nine-bit-dungeon/card-3-front.json';
import back4 from '../../../../maps/nine-bit-dungeon/card-4-back.json';
import front4 from '../../../../maps/nine-bit-dungeon/card-4-front.json';
import tiles from '../../../../maps/nine-bit-dungeon/tiles.json';
import { digest } from '../../../core/plain.ts';
import { readFace, type CardFace, type CardNumber, type Side } from './faces.ts';

const MAPS: readonly (readonly [string, unknown])[] = [
  ['card-1-front', front1],
  ['card-1-back', back1],
  ['card-2-front', front2],
  ['card-2-back', back2],
  ['card-3-front', front3],
  ['card-3-back', back3],
  ['card-4-front', front4],
  ['card-4-back', back4],
];

export const FACES: readonly CardFace[] = MAPS.map(([name, map]) => {
  const face = readFace(`nine-bit-dungeon/${name}`, map, { 'tiles.json': tiles });
  if (!face.ok) throw new Error(face.problem.message);
  return face.value;
});

/** The check value of the boards: what the rules read of them. Decor may change without ending old runs. */
export const boardsDigest = digest(FACES.map(face => face.rows));

export function cardFace(card: CardNumber, side: Side): CardFace {
  return FACES[(card - 1) * 2 + (side === 'A' ? 0 : 1)]!;
}
