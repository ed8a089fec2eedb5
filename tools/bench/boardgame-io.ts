/**
 * The yardstick for our rules: boardgame.io, the usual library for such games, doing simple moves in the same run.
 * Its moves are as small as they get (a step on a small board, a count), so the comparison favours it.
 */
import { Client } from 'boardgame.io/client';
import { rounded } from '../lib/numbers.ts';
import { perSecond } from './clock.ts';

const SIDE = 8;

interface Walk {
  at: number;
  steps: number;
}

/** A walker on a small board: one move a turn, no end. */
const WALKING = {
  name: 'walking',
  setup: (): Walk => ({ at: 0, steps: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }: { G: Walk }, by: number) => {
      G.at = (G.at + by) % (SIDE * SIDE);
      G.steps += 1;
    },
  },
};

/** Its log grows with every move and slows it down; a fresh match now and then is what a real server has too. */
const MOVES = 200;

export function boardgameMovesPerSecond(): number {
  return rounded(perSecond(MOVES, playOnce), 0);
}

function playOnce(): void {
  const client = Client({ game: WALKING, numPlayers: 2, debug: false });
  client.start();
  for (let move = 0; move < MOVES; move++) client.moves['step']?.(1 + (move % 3));
  client.stop();
}
