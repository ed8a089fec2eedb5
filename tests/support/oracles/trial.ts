/**
 * Holds one statement against many worlds. Most are cleared by a few; what looks odd is tried again with fresh and
 * many more worlds, so that a thousand true statements do not make one liar by chance.
 */
import type { Statement } from './claim.ts';

/** How many worlds, and how many standard errors outside of what the words allow lead to the next stage (or to a verdict). */
const STAGES = [
  { worlds: 24, suspicious: 2.5 },
  { worlds: 500, suspicious: 3 },
  { worlds: 6000, suspicious: 4.5 },
] as const;
/** A certainty is tried in so many worlds at every position, and there are thousands of positions. */
const CERTAIN_WORLDS = 16;

export interface Measured {
  readonly worlds: number;
  readonly mean: number;
  /** How far the mean lies outside of what the words allow. */
  readonly difference: number;
  /** One standard error of the mean. */
  readonly error: number;
}

export interface Trial {
  readonly isCertainty: boolean;
  readonly isLie: boolean;
  /** In the first stage, which every statement goes through: these may be added up. */
  readonly first: Measured;
  /** In the last stage it came to. */
  readonly last: Measured;
  readonly worlds: number;
}

/** Undefined where the words spoke of none of the worlds. */
export function tryStatement<S>(
  statement: Statement<S>,
  worldOf: (salt: string) => S,
  stages: readonly { readonly worlds: number; readonly suspicious: number }[] = STAGES,
): Trial | undefined {
  const { low, high } = statement.allows;
  if (low === high) return tryCertainty(statement, worldOf);
  let first: Measured | undefined;
  let worlds = 0;
  for (const [stage, { worlds: count, suspicious }] of stages.entries()) {
    const measured = measure(statement, count, number => worldOf(`${stage}/${number}`));
    if (!measured) return undefined;
    first ??= measured;
    worlds += measured.worlds;
    const isOdd = measured.difference > suspicious * measured.error;
    const isLast = stage === stages.length - 1;
    if (!isOdd || isLast) return { isCertainty: false, isLie: isOdd, first, last: measured, worlds };
  }
  return undefined;
}

function tryCertainty<S>(statement: Statement<S>, worldOf: (salt: string) => S): Trial | undefined {
  const measured = measure(statement, CERTAIN_WORLDS, number => worldOf(`sure/${number}`));
  if (!measured) return undefined;
  const isLie = measured.difference > 1e-9;
  return { isCertainty: true, isLie, first: measured, last: measured, worlds: measured.worlds };
}

function measure<S>(
  { allows, truth }: Statement<S>,
  count: number,
  worldOf: (number: number) => S,
): Measured | undefined {
  const values: number[] = [];
  for (let number = 0; number < count; number++) {
    const value = truth(worldOf(number));
    if (value !== undefined) values.push(Number(value));
  }
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const nearest = Math.min(allows.high, Math.max(allows.low, mean));
  const error = Math.sqrt(variance(values, nearest) / values.length);
  return { worlds: values.length, mean, difference: Math.abs(mean - nearest), error };
}

/** Of a share it follows from the share that was said; what is counted otherwise must be measured, and never counts as exact. */
function variance(values: readonly number[], said: number): number {
  if (values.every(value => value === 0 || value === 1) && said >= 0 && said <= 1) {
    return Math.max(said * (1 - said), 1 / values.length / 4);
  }
  const squares = values.reduce((sum, value) => sum + (value - said) ** 2, 0);
  return Math.max(squares / Math.max(1, values.length - 1), 1 / values.length);
}
