/** Chapter 9.3: how far the nearest foe is from each square, and which card may be turned next. */
import { indexOf } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD } from '../data/constants.ts';
import { fortuneSet } from '../data/fortunes.ts';
import { squaresOfBoss } from '../rules/squares.ts';
import { isTopSeen } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { SQUARES, STEP } from './ground.ts';

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

export interface NextCard {
  readonly card: number;
  /** How many of all equally likely ways turn it next. */
  readonly ways: number;
}

/**
 * The cards that may be turned next, as far as the party knows: one that was seen, or else each known to lie in the
 * deck by its share of the deck, and the unseen ones, of which some lie in the box, by equal shares of the rest.
 */
export function nextCards(state: State): NextCard[] {
  const { deck, inDeck, active, spent, lost } = state;
  if (deck.length === 0) return [];
  if (isTopSeen(state)) return [{ card: deck.at(-1)!, ways: 1 }];
  const gone = new Set([active, ...spent, ...lost, ...inDeck]);
  const unseen = fortuneSet(state.options.difficulty).filter(card => !gone.has(card));
  const hidden = deck.length - inDeck.length;
  return [
    ...inDeck.map(card => ({ card, ways: unseen.length })),
    ...(hidden > 0 ? unseen.map(card => ({ card, ways: hidden })) : []),
  ];
}
