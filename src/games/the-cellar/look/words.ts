/** Phrases that several parts of the look share. */
import { percent } from '../../phrases.ts';
import { atLeast } from '../odds/dice.ts';

export function percentAtLeast(need: number): string {
  return percent(atLeast(need));
}

/** The last turns of light are counted aloud. */
export function isGuttering(candle: number): boolean {
  return candle <= 3;
}

/** When this turn ends it is dark, unless more light is found. */
export function isLastLight(candle: number): boolean {
  return candle === 1;
}
