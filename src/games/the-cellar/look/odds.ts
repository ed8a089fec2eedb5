import { percent } from '../../phrases.ts';

/** The chance of a die of six to show at least so much, as a player reads it. */
export function percentAtLeast(need: number): string {
  return percent((7 - need) / 6);
}
