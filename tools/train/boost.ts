/**
 * Gradient boosting of small trees. All sums are sums of whole numbers, so neither the order of the rows nor the machine
 * can change them; what is divided is divided the same way everywhere.
 */
import { CERTAIN, chanceOf, LOG_ODDS } from '../../src/analyst/chance.ts';
import { DEPTH, type Forest, type Tree } from '../../src/analyst/trees.ts';
import type { Recipe } from './recipe.ts';
import type { Positions } from './shards.ts';

/** Thresholds that are tried for a feature, at most. */
const MOST_BINS = 40;
const LEAVES = 2 ** DEPTH;
/** A question nobody answers with yes. */
const NOBODY = 2 ** 30;
/** Pulls leaves of few rows to nothing, in millionths of a row's weight. */
const CAUTION = 20 * CERTAIN;

interface Binned {
  /** A row belongs to bin b if it is more than `cuts[b - 1]`, but not more than `cuts[b]`. */
  readonly cuts: readonly number[];
  readonly bins: Uint8Array;
}

export function grow(
  positions: Positions,
  { trees, pace, crowd }: Recipe,
  told: (done: number) => void,
): Forest {
  const features = positions.columns.map(binned);
  const start = startOf(positions);
  const sums = new Int32Array(positions.count).fill(start);
  const grown: Tree[] = [];
  for (let at = 0; at < trees; at++) {
    grown.push(growTree(positions, features, sums, pace, crowd));
    told(at + 1);
  }
  return { start, trees: grown, bends: [] };
}

/** The log-odds of the mean, found by halving: there is no logarithm that all machines agree on. */
function startOf({ came, count }: Positions): number {
  const all = came.reduce((sum, one) => sum + one, 0);
  const mean = Math.round(all / Math.max(1, count));
  let [low, high] = [-12 * LOG_ODDS, 12 * LOG_ODDS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (chanceOf(middle) < mean) low = middle;
    else high = middle;
  }
  return low;
}

/** Every value is a threshold where there are few; else as many rows lie between any two. */
function binned(column: Int32Array): Binned {
  const sorted = column.toSorted();
  const values = [...new Set(sorted)];
  const all = values.length <= MOST_BINS;
  const shares = Array.from(
    { length: MOST_BINS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / MOST_BINS)]!,
  );
  const cuts = (all ? values : [...new Set(shares)]).slice(0, all ? -1 : undefined);
  return { cuts, bins: Uint8Array.from(column, value => binOf(cuts, value)) };
}

function binOf(cuts: readonly number[], value: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > cuts[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

function growTree(
  { count, came }: Positions,
  features: readonly Binned[],
  sums: Int32Array,
  pace: number,
  crowd: number,
): Tree {
  const slopes = new Int32Array(count);
  const weights = new Int32Array(count);
  for (let row = 0; row < count; row++) {
    const chance = chanceOf(sums[row]!);
    slopes[row] = came[row]! - chance;
    weights[row] = Math.round((chance * (CERTAIN - chance)) / CERTAIN);
  }
  const tree: number[] = [];
  const nodes = new Uint8Array(count);
  for (let depth = 0; depth < DEPTH; depth++) {
    const questions = bestQuestions(features, slopes, weights, nodes, 2 ** depth, crowd);
    for (const { feature, cut } of questions) {
      tree.push(feature, cut < 0 ? NOBODY : features[feature]!.cuts[cut]!);
    }
    for (let row = 0; row < count; row++) {
      const { feature, cut } = questions[nodes[row]!]!;
      const isMore = cut >= 0 && features[feature]!.bins[row]! > cut;
      nodes[row] = 2 * nodes[row]! + (isMore ? 1 : 0);
    }
  }
  const leaves = leavesOf(slopes, weights, nodes, pace);
  for (let row = 0; row < count; row++) sums[row]! += leaves[nodes[row]!]!;
  return [...tree, ...leaves];
}

interface Question {
  readonly feature: number;
  /** Index of the threshold; below zero nothing is asked. */
  readonly cut: number;
}

/** One for each node, of all features and thresholds the one after which the rows agree best. */
function bestQuestions(
  features: readonly Binned[],
  slopes: Int32Array,
  weights: Int32Array,
  nodes: Uint8Array,
  count: number,
  crowd: number,
): Question[] {
  const best = Array.from({ length: count }, () => ({ feature: 0, cut: -1, gain: 0 }));
  for (const [feature, { cuts, bins }] of features.entries()) {
    const width = cuts.length + 1;
    const sums = histogram(bins, slopes, weights, nodes, count, width);
    for (let node = 0; node < count; node++) {
      const { cut, gain } = bestCut(sums, node * width, width, crowd);
      if (gain > best[node]!.gain) best[node] = { feature, cut, gain };
    }
  }
  return best;
}

interface Sums {
  readonly slope: Float64Array;
  readonly weight: Float64Array;
  readonly rows: Int32Array;
}

function histogram(
  bins: Uint8Array,
  slopes: Int32Array,
  weights: Int32Array,
  nodes: Uint8Array,
  count: number,
  width: number,
): Sums {
  const slope = new Float64Array(count * width);
  const weight = new Float64Array(count * width);
  const rows = new Int32Array(count * width);
  for (let row = 0; row < bins.length; row++) {
    const at = nodes[row]! * width + bins[row]!;
    slope[at]! += slopes[row]!;
    weight[at]! += weights[row]!;
    rows[at]! += 1;
  }
  return { slope, weight, rows };
}

function bestCut(
  { slope, weight, rows }: Sums,
  from: number,
  width: number,
  crowd: number,
): { cut: number; gain: number } {
  let [allSlope, allWeight, allRows] = [0, 0, 0];
  for (let at = from; at < from + width; at++) {
    allSlope += slope[at]!;
    allWeight += weight[at]!;
    allRows += rows[at]!;
  }
  const before = worth(allSlope, allWeight);
  let found = { cut: -1, gain: 0 };
  let [leftSlope, leftWeight, leftRows] = [0, 0, 0];
  for (let cut = 0; cut < width - 1; cut++) {
    leftSlope += slope[from + cut]!;
    leftWeight += weight[from + cut]!;
    leftRows += rows[from + cut]!;
    if (leftRows < crowd || allRows - leftRows < crowd) continue;
    const after = worth(leftSlope, leftWeight) + worth(allSlope - leftSlope, allWeight - leftWeight);
    if (after - before > found.gain) found = { cut, gain: after - before };
  }
  return found;
}

function worth(slope: number, weight: number): number {
  return (slope * slope) / (weight + CAUTION);
}

function leavesOf(slopes: Int32Array, weights: Int32Array, nodes: Uint8Array, pace: number): number[] {
  const slope = new Float64Array(LEAVES);
  const weight = new Float64Array(LEAVES);
  for (let row = 0; row < nodes.length; row++) {
    slope[nodes[row]!]! += slopes[row]!;
    weight[nodes[row]!]! += weights[row]!;
  }
  return Array.from(slope, (sum, leaf) =>
    Math.round((LOG_ODDS * pace * sum) / (100 * (weight[leaf]! + CAUTION))),
  );
}
