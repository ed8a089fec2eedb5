/**
 * A run read as time: where each of its steps stands on the three clocks, and its splits. Turns are computed by
 * playing it back; times are what the run claims, as fine as it claims them (a turn for IGT, a split for RTA), with
 * the steps between spread evenly.
 */
import type { Game, GameAction, GameEvent, GameState } from '../core/game.ts';
import type { Budget } from '../core/budget.ts';
import {
  replaying,
  type Refused,
  type ReplayStep,
  type Verified,
  type VerifiedSplit,
} from '../core/replay.ts';
import type { Run } from '../core/run.ts';
import { atOnce } from '../core/slices.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';

export interface PlacedSplit extends SplitTime {
  /** The step that completed it; 0 is the opening. */
  readonly step: number;
}

export interface Timeline {
  readonly verdict: Verified;
  /** After the opening, then after each entry of the run. */
  readonly moments: readonly ClockSnapshot[];
  /** Those that stand at the end: an undone split is none. */
  readonly splits: readonly PlacedSplit[];
}

/** Of a run of our own, at once. */
export function readTimeline<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
): Timeline | Refused {
  return atOnce(readingTimeline(game, run));
}

/** Plays the run once; `watch` sees each step on the way. */
export function* readingTimeline<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
  watch?: (step: ReplayStep<S, E, A>) => void,
  budget?: Budget,
): Generator<number, Timeline | Refused> {
  const turns: number[] = [];
  const note = (step: ReplayStep<S, E, A>): void => {
    turns.push(step.state.turn);
    watch?.(step);
  };
  const verdict = yield* replaying(game, run, note, budget);
  if (verdict.verdict === 'refused') return verdict;
  const igt = igtBySteps(run);
  const rta = rtaBySteps(run, igt, verdict.splits);
  const moments = turns.map((turn, step) => ({ turns: turn, igt: igt[step]!, rta: rta[step]! }));
  const splits = namedApart(verdict.splits).map(({ name, step }) => ({ name, step, ...moments[step]! }));
  return { verdict, moments, splits };
}

/** Two splits of one name could not be told apart in a comparison: the second is "boss (2)". */
function namedApart(passed: readonly VerifiedSplit[]): VerifiedSplit[] {
  const seen = new Map<string, number>();
  return passed.map(split => {
    const count = (seen.get(split.name) ?? 0) + 1;
    seen.set(split.name, count);
    return count === 1 ? split : { ...split, name: `${split.name} (${count})` };
  });
}

function igtBySteps(run: Run): number[] {
  const clock = [0];
  let spent = 0;
  for (const { entries, time } of run.turns) {
    const turn = time * 100;
    for (let done = 1; done <= entries.length; done++) {
      clock.push(spent + Math.round((turn * done) / entries.length));
    }
    spent += turn;
  }
  return clock;
}

/** The wall clock is known where a split was passed and at the end; between, it runs as the other clock does. */
function rtaBySteps(run: Run, igt: readonly number[], passed: readonly VerifiedSplit[]): number[] {
  const last = igt.length - 1;
  const marked = [...new Set([...passed.map(split => split.step), last])];
  // Marks are claims too: where they do not fit the splits, only the last one is of use.
  const fits = marked.length === run.marks.length;
  const steps = fits ? marked : [last];
  const times = fits ? run.marks.map(mark => mark.time) : [run.marks.at(-1)?.time ?? 0];
  const clock = [0];
  for (const [index, to] of steps.entries()) {
    const from = clock.length - 1;
    const start = clock[from]!;
    const length = Math.max(0, times[index]! * 100 - start);
    const span = igt[to]! - igt[from]!;
    for (let step = from + 1; step <= to; step++) {
      const share = span > 0 ? (igt[step]! - igt[from]!) / span : (step - from) / (to - from);
      clock.push(start + Math.round(length * share));
    }
  }
  return clock;
}
