/** A small forest of decision trees in whole numbers: what `npm run train` makes and an outlook asks. */
import { CERTAIN, chanceOf } from './chance.ts';

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
  /**
   * What the trees say, and what came where they said so, in turn and both ascending: between two of them runs a straight
   * line. It sets right an even hand that is too bold or too timid.
   */
  readonly bends: readonly number[];
}

export function chanceBy({ start, trees, bends }: Forest, features: readonly number[]): number {
  let sum = start;
  for (const tree of trees) sum += leafOf(tree, features);
  return bent(bends, chanceOf(sum));
}

/** Neither 0 nor certain becomes either: both ends of the scale stay where they are. */
export function bent(bends: readonly number[], said: number): number {
  let [from, to] = [0, 0];
  for (let at = 0; at <= bends.length; at += 2) {
    const [upTo, came] = at < bends.length ? [bends[at]!, bends[at + 1]!] : [CERTAIN, CERTAIN];
    if (said <= upTo) return to + Math.floor(((came - to) * (said - from)) / Math.max(1, upTo - from));
    [from, to] = [upTo, came];
  }
  return said;
}

export function leafOf(tree: Tree, features: readonly number[]): number {
  let at = 0;
  while (at < QUESTIONS) {
    const isMore = features[tree[2 * at]!]! > tree[2 * at + 1]!;
    at = 2 * at + (isMore ? 2 : 1);
  }
  return tree[QUESTIONS + at]!;
}
