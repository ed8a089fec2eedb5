/** Positions in which one decision is clearly best, one for each day: what ships with a room. */
import type { GameAction } from '../core/game.ts';

export interface Puzzle {
  /** The match that leads there, as a link fragment. */
  readonly run: string;
  readonly best: GameAction;
  /** What speaks for it. */
  readonly why: string;
  /** In points of chance: what any other decision costs at least. */
  readonly cost: number;
}

/** Made by `npm run puzzles`. */
export interface PuzzleStock {
  readonly game: string;
  /** Of the rules that it was found under: under others it is not shown. */
  readonly edition: number;
  readonly puzzles: readonly Puzzle[];
}
