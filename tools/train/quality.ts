/** How well an outlook foretells matches that it has not seen. */
import { CERTAIN } from '../../src/analyst/chance.ts';
import { chanceBy, type Forest } from '../../src/analyst/trees.ts';
import { aligned, rounded } from '../lib/numbers.ts';
import type { Positions } from './shards.ts';

export interface Tenth {
  readonly positions: number;
  readonly matches: number;
  /** Percent: what was foretold on average, what came, and what that is uncertain by (twice its standard error). */
  readonly foretold: number;
  readonly came: number;
  readonly error: number;
}

export interface Quality {
  readonly matches: number;
  readonly positions: number;
  /** Mean squares in millionths: its own, and that of somebody who always says the mean. */
  readonly brier: number;
  readonly baseBrier: number;
  readonly tenths: readonly Tenth[];
}

/** A tenth of the scale counts if at least this share of all positions lies in it: fewer say nothing. */
const MASS = 0.02;
/** Fewer matches than these do not even say how uncertain they are. */
const FEW = 12;
/** Three standard errors: of so many tenths one is off by two now and then. */
const KINDNESS = 1.5;

export function qualityOf(forest: Forest, positions: Positions): Quality {
  const { count, came, match } = positions;
  const chances = chancesOf(forest, positions);
  const results = Float64Array.from(came, value => value / CERTAIN);
  const mean = results.reduce((sum, one) => sum + one, 0) / Math.max(1, count);
  const squareOff = (said: (at: number) => number): number =>
    results.reduce((sum, one, at) => sum + (said(at) - one) ** 2, 0) / Math.max(1, count);
  const base = squareOff(() => mean);
  const brier = squareOff(at => chances[at]! / CERTAIN);
  const tenths = Array.from({ length: 10 }, (_, at) => tenthOf(at, chances, results, match));
  return {
    matches: new Set(match).size,
    positions: count,
    brier: Math.round(brier * CERTAIN),
    baseBrier: Math.round(base * CERTAIN),
    tenths,
  };
}

/** What it says of each position. */
export function chancesOf(forest: Forest, { count, columns }: Positions): Int32Array {
  const chances = new Int32Array(count);
  const row: number[] = columns.map(() => 0);
  for (let at = 0; at < count; at++) {
    for (const [feature, column] of columns.entries()) row[feature] = column[at]!;
    chances[at] = chanceBy(forest, row);
  }
  return chances;
}

/** Positions of one match stand or fall together, so the uncertainty is counted by matches. */
function tenthOf(tenth: number, chances: Int32Array, results: Float64Array, match: Int32Array): Tenth {
  const off = new Map<number, number>();
  let [positions, foretold, came] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    if (Math.min(9, Math.floor((10 * chance) / CERTAIN)) !== tenth) continue;
    positions += 1;
    foretold += chance / CERTAIN;
    came += results[at]!;
    off.set(match[at]!, (off.get(match[at]!) ?? 0) + results[at]! - chance / CERTAIN);
  }
  const share = (sum: number): number => (100 * sum) / Math.max(1, positions);
  const middle = (came - foretold) / Math.max(1, off.size);
  const squares = [...off.values()].reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return {
    positions,
    matches: off.size,
    foretold: share(foretold),
    came: share(came),
    error: 2 * share(Math.sqrt(squares)),
  };
}

/** By how much better than the base rate, in percent. */
export function gainOf({ brier, baseBrier }: Pick<Quality, 'brier' | 'baseBrier'>): number {
  return 100 * (1 - brier / baseBrier);
}

/** Tenths with enough mass that are off by more than `points`; with kindness, beyond what chance explains in a small sample. */
export function misjudged({ tenths, positions }: Quality, points: number, isKind: boolean): number[] {
  return tenths.flatMap(({ positions: mass, matches, foretold, came, error }, at) => {
    if (mass < MASS * positions || (isKind && matches < FEW)) return [];
    const allowed = points + (isKind ? KINDNESS * error : 0);
    return Math.abs(came - foretold) > allowed ? [at] : [];
  });
}

export function asTable(quality: Quality): string {
  return [
    aligned([
      ['foretold', 'positions', 'matches', 'mean %', 'came %', 'off', 'uncertain by'],
      ...quality.tenths.map(({ positions, matches, foretold, came, error }, at) => [
        `${10 * at} to ${10 * at + 10} %`,
        positions,
        matches,
        rounded(foretold, 1),
        rounded(came, 1),
        rounded(came - foretold, 1),
        rounded(error, 1),
      ]),
    ]),
    '',
    `Brier score ${quality.brier} millionths, base rate ${quality.baseBrier}: ${rounded(gainOf(quality), 1)} % better, ` +
      `over ${quality.positions} positions of ${quality.matches} matches`,
  ].join('\n');
}
