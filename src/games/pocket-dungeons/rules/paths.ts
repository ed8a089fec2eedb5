/** Ability "Ambush": a way is straight if it never changes its direction. */
import { directionTo, type Cell } from '../../../core/grid.ts';

export function isStraight(way: readonly Cell[]): boolean {
  const directions = way.slice(1).map((to, index) => directionTo(way[index]!, to));
  return new Set(directions).size === 1;
}
