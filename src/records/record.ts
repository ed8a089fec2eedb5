/** One finished run as it is remembered: who played what, what came of it, and the run itself to prove it. */
import type { GameId, Options, Player, Seat } from '../core/game.ts';
import type { Ending, Outcome, ScorePart, SeatResult } from '../core/outcome.ts';
import { hashText } from '../core/plain.ts';
import { runToFragment } from '../core/link.ts';
import type { Run } from '../core/run.ts';
import { readDailySeed } from '../core/seed.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import type { Timeline } from './timeline.ts';

export const CATEGORIES = ['daily', 'set-seed', 'random-seed', 'pentathlon', 'practice'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the bot that certified a daily needed for it. */
export interface Par {
  readonly turns: number;
  readonly score: number;
}

/** What chance and decisions made of a run, as its review found it: points of chance, and how many of a thousand runs had less luck. */
export interface Weighed {
  readonly luck: number;
  readonly skill: number;
  readonly luckier: number;
}

/** Turns and score are verified, the two times are claimed. */
export interface RunRecord extends ClockSnapshot {
  readonly id: string;
  readonly game: GameId;
  readonly category: Category;
  readonly seed: string;
  readonly options: Options;
  readonly seats: readonly Player[];
  /** UTC, in milliseconds. */
  readonly finishedAt: number;
  readonly ending: Ending;
  readonly reason: string;
  /** Of the best person at the table. */
  readonly score: number;
  readonly place: number;
  readonly parts: readonly ScorePart[];
  /** Each name at most once. */
  readonly splits: readonly SplitTime[];
  /** Chance was undone, a past day was played, or somebody else played the beginning: does not rank. */
  readonly practice: boolean;
  /** The house told what to play: ranks among its like. */
  readonly assisted?: boolean;
  /** How often something was taken back, free or not. */
  readonly undos: number;
  readonly edition: number;
  readonly par?: Par;
  /** Ids of badges that its run had earned when it was judged; missing where nobody has looked. A claim, see `badges.ts`. */
  readonly badges?: readonly string[];
  /** Once it was reviewed. A claim, too: whoever reviews the run gets the same. */
  readonly weighed?: Weighed;
  /** The run as a link fragment. Old runs that are nobody's best lose it, to leave room for new ones. */
  readonly run?: string;
}

/** What only the table knows of a run. */
export interface About {
  readonly category: Category;
  readonly finishedAt: number;
  /** The clocks as they ran, finer than the run keeps them. */
  readonly clocks?: ClockSnapshot;
  readonly splits?: readonly SplitTime[];
  readonly practice?: boolean;
  readonly par?: Par;
}

/** Undefined for a run that was not played to its end: only finished ones are remembered. */
export function makeRecord(run: Run, timeline: Timeline, about: About): RunRecord | undefined {
  const { verdict } = timeline;
  if (!verdict.outcome) return undefined;
  const { seed, seats, options } = run.setup;
  const { score, place, parts } = personsResult(verdict.outcome, seats);
  const { category, finishedAt } = about;
  const end = timeline.moments.at(-1)!;
  const igt = about.clocks?.igt ?? end.igt;
  const rta = about.clocks?.rta ?? end.rta;
  return {
    id: idOf(run.game, run.seal, finishedAt - rta),
    game: run.game,
    category,
    seed,
    options,
    seats,
    finishedAt,
    ending: verdict.outcome.ending,
    reason: verdict.outcome.reason,
    score,
    place,
    parts,
    turns: verdict.turns,
    igt,
    rta,
    splits: exactSplits(timeline, about.splits ?? [], { igt, rta }),
    practice:
      verdict.practice || about.practice === true || category === 'practice' || !seats.includes('human'),
    ...(verdict.outcome.assisted && { assisted: true }),
    undos: run.turns.flatMap(turn => turn.entries).filter(entry => entry.kind === 'undo').length,
    edition: run.edition,
    ...(about.par && { par: about.par }),
    run: runToFragment(run),
  };
}

/** The same run, finished at the same time, is the same record on every machine. */
export function idOf(game: GameId, seal: number, startedAt: number): string {
  const text = `${game}|${seal}|${startedAt}`;
  return [hashText(text), hashText(text, 0)].map(half => half.toString(16).padStart(8, '0')).join('');
}

export function isWin(record: Pick<RunRecord, 'ending' | 'place'>): boolean {
  return record.ending === 'won' || (record.ending === 'ranked' && record.place === 1);
}

/** The day whose daily this was; undefined for everything else. */
export function dayOfRecord(record: Pick<RunRecord, 'category' | 'seed'>): string | undefined {
  const counts = record.category === 'daily' || record.category === 'pentathlon';
  return counts ? readDailySeed(record.seed)?.date : undefined;
}

/** Of the best person at the table (of those `here`, if some are elsewhere); where only bots sat, of the best of them. */
export function personsResult(
  outcome: Outcome,
  seats: readonly Player[],
  here?: readonly Seat[],
): SeatResult {
  const isPerson = (seat: Seat): boolean => here?.includes(seat) ?? seats[seat] === 'human';
  const byPlace = outcome.results.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  return byPlace.find(result => isPerson(result.seat)) ?? byPlace[0]!;
}

/**
 * Names and turns as verified, times as the table measured them. Matched from the end, because what was undone and
 * passed again was measured twice, and the last time counts.
 */
function exactSplits(
  timeline: Timeline,
  measured: readonly SplitTime[],
  end: Pick<ClockSnapshot, 'igt' | 'rta'>,
): SplitTime[] {
  const lastStep = timeline.moments.length - 1;
  const rawNames = timeline.verdict.splits.map(split => split.name);
  let before = measured.length;
  return timeline.splits
    .map((split, index) => ({ split, raw: rawNames[index] }))
    .toReversed()
    .map(({ split: { name, turns, igt, rta, step }, raw }) => {
      const at = measured.slice(0, before).findLastIndex(one => one.name === raw);
      if (at >= 0) before = at;
      if (step === lastStep) return { name, turns, ...end };
      const exact = measured[at];
      return { name, turns, igt: exact?.igt ?? igt, rta: exact?.rta ?? rta };
    })
    .toReversed();
}
