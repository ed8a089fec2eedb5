/**
 * Chances as whole numbers, so that every machine computes the same: a chance in millionths, log-odds in 4096ths. Only
 * the table below is made with fractions, by sums, products and quotients alone, which no two machines round apart.
 */

/** A chance of 1; a point of chance (a percent) is a hundredth of it. */
export const CERTAIN = 1_000_000;
/** Log-odds of 1. */
export const LOG_ODDS = 4096;

/** Steps of the table for log-odds of 1, and how far it reaches. Between two steps a straight line is 3 millionths off at most. */
const STEPS = 64;
const FARTHEST = 12;
const STEP = LOG_ODDS / STEPS;
const TABLE = logisticTable();

/** The chance that these log-odds stand for. */
export function chanceOf(logOdds: number): number {
  const size = Math.min(Math.abs(logOdds), FARTHEST * LOG_ODDS - 1);
  const at = Math.floor(size / STEP);
  const from = TABLE[at]!;
  const chance = from + Math.floor(((TABLE[at + 1]! - from) * (size - at * STEP)) / STEP);
  return logOdds < 0 ? CERTAIN - chance : chance;
}

function logisticTable(): readonly number[] {
  const shrink = 1 / powerSeries(1 / STEPS);
  const table: number[] = [];
  for (let at = 0, odds = 1; at <= FARTHEST * STEPS; at++, odds *= shrink) {
    table.push(Math.round(CERTAIN / (1 + odds)));
  }
  return table;
}

/** e to the power of a small number. `Math.exp` may differ in its last bit from engine to engine. */
function powerSeries(power: number): number {
  let sum = 1;
  for (let term = 1, at = 1; at < 12; at++) {
    term = (term * power) / at;
    sum += term;
  }
  return sum;
}
