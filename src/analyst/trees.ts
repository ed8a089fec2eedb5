/** A small forest of decision trees in whole numbers: what `npm run train` makes and an outlook asks. */
import { chanceOf } from './chance.ts';

/** Questions of a tree on the way from its root to a leaf. */
export const DEPTH = 3;
const QUESTIONS = 2 ** DEPTH - 1;

/**
 * All trees are full: seven questions of two numbers each (which feature; more than how much?), in the order of a heap,
 * then eight leaves in 4096ths of log-odds. A question that nothing was gained by sends everybody to the left.
 */
export type Tree = readonly number[];

export interface Forest {
  /** Log-odds before the first tree. */
  readonly start: number;
  readonly trees: readonly Tree[];
}

export function chanceBy({ start, trees }: Forest, features: readonly number[]): number {
  let sum = start;
  for (const tree of trees) sum += leafOf(tree, features);
  return chanceOf(sum);
}

export function leafOf(tree: Tree, features: readonly number[]): number {
  let at = 0;
  while (at < QUESTIONS) {
    const isMore = features[tree[2 * at]!]! > tree[2 * at + 1]!;
    at = 2 * at + (isMore ? 2 : 1);
  }
  return tree[QUESTIONS + at]!;
}
