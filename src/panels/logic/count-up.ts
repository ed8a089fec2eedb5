/** A score that counts up: one part after another is added, each in its share of the time. Pure. */
import type { ScorePart } from '../../core/outcome.ts';

export interface Counted {
  readonly score: number;
  /** The part that is being added; undefined when all of it is there. */
  readonly part: ScorePart | undefined;
}

const MS_A_PART = 420;
const LEAST_MS = 700;
const MOST_MS = 2400;

const earned = (parts: readonly ScorePart[]): readonly ScorePart[] =>
  parts.filter(({ points }) => points !== 0);

export function countMs(parts: readonly ScorePart[]): number {
  const count = earned(parts).length;
  return count === 0 ? 0 : Math.min(MOST_MS, Math.max(LEAST_MS, count * MS_A_PART));
}

/** What is shown so many milliseconds after the beginning. */
export function countedAt(parts: readonly ScorePart[], score: number, ms: number): Counted {
  const added = earned(parts);
  const whole = countMs(parts);
  if (ms >= whole || added.length === 0) return { score, part: undefined };
  const place = (Math.max(0, ms) / whole) * added.length;
  const index = Math.floor(place);
  const before = added.slice(0, index).reduce((sum, { points }) => sum + points, 0);
  const part = added[index]!;
  return { score: before + Math.round(part.points * eased(place - index)), part };
}

/** Fast, then slower. */
const eased = (share: number): number => 1 - (1 - share) ** 2;
