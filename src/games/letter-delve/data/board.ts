/** The board, read once from its map. The rules know no other geometry. */
import map from '../../../../maps/letter-delve/board.json';
import tiles from '../../../../maps/letter-delve/tiles.json';
import { digest } from '../../../core/plain.ts';
import { readBoard, type Board } from './board-map.ts';

const read = readBoard(map, tiles);
if (!read.ok) throw new Error(read.problem.message);

export const board: Board = read.value;

/** The check value of the board: what the rules read of it. Decor may change without ending old runs. */
export const boardDigest = digest([
  board.star,
  board.walls,
  board.chests,
  board.points,
  board.bossSpawns,
  board.outerSpawns,
]);
