/** Chapter 9.3: how far the nearest foe is from each square. */
import { indexOf } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, SQUARES, STEP } from '../data/constants.ts';
import { squaresOfBoss } from '../rules/squares.ts';
import type { State } from '../state/state.ts';

/** Steps to the nearest foe, or to where the boss will arrive; walls count, doors and traps do not. */
export function distances(state: State): Uint8Array {
  const { walls, boss } = labyrinthOf(state.options.dungeon);
  const far = new Uint8Array(SQUARES).fill(255);
  const enemies = state.enemies.flatMap(enemy => enemy.at ?? []);
  const goals = enemies.length > 0 ? enemies : squaresOfBoss(state.boss ?? { ...boss, size: 2 });
  const queue = goals.map(at => indexOf(BOARD, at));
  for (const square of queue) far[square] = 0;
  for (const square of queue) {
    for (let way = 0; way < 4; way++) {
      if (walls[square * 4 + way]) continue;
      const next = square + STEP[way]!;
      if (far[next] !== 255) continue;
      far[next] = far[square]! + 1;
      queue.push(next);
    }
  }
  return far;
}
