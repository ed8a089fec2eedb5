/**
 * Splits and segments. A split is a moment on the three clocks; a segment is the stretch from one split to the next
 * and is the same stretch in two runs only if both came from the same split.
 */
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import { isWin, type RunRecord } from './record.ts';

export const CLOCKS = ['igt', 'rta', 'turns'] as const;
export type ClockName = (typeof CLOCKS)[number];

export interface Segment extends ClockSnapshot {
  /** The split it starts from; undefined at the beginning of the run. */
  readonly from: string | undefined;
  readonly name: string;
}

/** The best of each clock; they may come from different runs. */
export type BestSegment = Pick<Segment, 'from' | 'name'> & { readonly [C in ClockName]?: number };

/** Minus is ahead, on every clock. Absent where the other run has no such split. */
export type Delta = { readonly [C in ClockName]?: number };

export interface SplitDelta {
  readonly name: string;
  /** Against the split of the other run. */
  readonly delta: Delta;
  /** Clocks on which this segment is the best ever. */
  readonly golds: readonly ClockName[];
}

/** The name of the end, where a room's last split lies before it. */
export const FINISH = 'Finish';

const START: ClockSnapshot = { turns: 0, igt: 0, rta: 0 };

export function segmentsOf(splits: readonly SplitTime[]): Segment[] {
  return splits.map((split, index) => {
    const before = splits[index - 1];
    return { from: before?.name, name: split.name, ...minus(split, before ?? START) };
  });
}

/** A winner's splits reach to the end of the run; a lost run ends where it ends. */
export function splitsToEnd(record: RunRecord): readonly SplitTime[] {
  const { turns, igt, rta } = record;
  const last = record.splits.at(-1);
  const isThere = last?.turns === turns && last.igt === igt && last.rta === rta;
  return isThere || !isWin(record) ? record.splits : [...record.splits, { name: FINISH, turns, igt, rta }];
}

/** The order in which the splits are shown: that of the best run, else of the one that came farthest. */
export function routeOf(ranked: readonly RunRecord[], best: RunRecord | undefined): string[] {
  let chosen = best ? splitsToEnd(best) : [];
  if (!best) for (const { splits } of ranked) if (splits.length > chosen.length) chosen = splits;
  return chosen.map(split => split.name);
}

/** The best segments along a route, from any of these runs, also from lost ones: a fast level is a fast level. */
export function bestSegments(ranked: readonly RunRecord[], route: readonly string[]): BestSegment[] {
  const all = ranked.flatMap(record => segmentsOf(splitsToEnd(record)));
  return route.map((name, index) => {
    const from = route[index - 1];
    return bestOf(
      { from, name },
      all.filter(segment => segment.from === from && segment.name === name),
    );
  });
}

function bestOf(key: Pick<Segment, 'from' | 'name'>, segments: readonly Segment[]): BestSegment {
  const best: { -readonly [C in ClockName]?: number } = {};
  for (const clock of CLOCKS) {
    // A segment that claims no time at all was played by a bot, or not measured.
    const values = segments.map(segment => segment[clock]).filter(value => value > 0 || clock === 'turns');
    if (values.length > 0) best[clock] = Math.min(...values);
  }
  return { ...key, ...best };
}

/** What a run of nothing but best segments would take; undefined while a segment is missing. */
export function sumOfBest(segments: readonly BestSegment[], clock: ClockName): number | undefined {
  if (segments.length === 0) return undefined;
  return segments.reduce<number | undefined>((sum, segment) => {
    const value = segment[clock];
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);
}

/** The splits of a run, finished or running, beside those of another one and the best segments. */
export function compareSplits(
  splits: readonly SplitTime[],
  other: readonly SplitTime[],
  best: readonly BestSegment[] = [],
): SplitDelta[] {
  const segments = segmentsOf(splits);
  return splits.map((split, index) => {
    const theirs = other.find(one => one.name === split.name);
    const { from, name } = segments[index]!;
    const record = best.find(segment => segment.name === name && segment.from === from);
    return {
      name,
      delta: theirs ? minus(split, theirs) : {},
      golds: CLOCKS.filter(clock => isGold(segments[index]![clock], record?.[clock])),
    };
  });
}

function isGold(value: number, best: number | undefined): boolean {
  return best !== undefined && value < best;
}

/**
 * The live delta between splits: at once when the other run has already passed the next split, else that of the last
 * split. Undefined before anything can be compared.
 */
export function liveDelta(
  now: ClockSnapshot,
  splits: readonly SplitTime[],
  other: readonly SplitTime[],
  clock: ClockName,
): number | undefined {
  const passed = new Set(splits.map(split => split.name));
  const next = other.find(split => !passed.has(split.name));
  const lost = next ? now[clock] - next[clock] : undefined;
  const atLast = compareSplits(splits, other).at(-1)?.delta[clock];
  if (lost === undefined || lost <= 0) return atLast;
  return atLast === undefined ? lost : Math.max(lost, atLast);
}

function minus(a: ClockSnapshot, b: ClockSnapshot): ClockSnapshot {
  return { turns: a.turns - b.turns, igt: a.igt - b.igt, rta: a.rta - b.rta };
}
