/** What many games add up to. */
import { rounded, tally } from '../../../tools/lib/numbers.ts';

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

/** 0.5 is the median: a value that occurs, the upper one of two. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
}

/** With one decimal. */
export function percent(part: number, whole: number): number {
  return rounded((100 * part) / Math.max(1, whole), 1);
}

/** How often each word occurs, in percent of the whole, the most frequent first. */
export function shares(words: readonly string[], whole: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(tally(words)).map(([word, count]) => [word, percent(count, whole)]),
  );
}
