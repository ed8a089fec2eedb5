/**
 * The board of an event: who did how well on which day. Nothing on it is taken on trust: score and turns are computed
 * by playing the run again, the time is what the Hall's clock said. A day is sealed for whoever has not finished theirs.
 */
import { Budget, MOST } from '../core/budget.ts';
import type { Setup } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import { runFromText } from '../core/link.ts';
import { same } from '../core/plain.ts';
import { fields, flag, pattern, type Reader, wholeFrom } from '../core/reader.ts';
import { problem, ok, type Result } from '../core/result.ts';
import { replay } from '../core/replay.ts';
import { gameId } from '../core/setup-reader.ts';
import { dayAfter } from '../records/days.ts';
import { isWin, personsResult } from '../records/record.ts';
import { personKey } from './names.ts';
import { personName } from './person-name.ts';

/** One leg that somebody finished: of a daily the only one, of the Pentathlon one of five. */
export interface Finish {
  readonly day: string;
  readonly game: string;
  readonly key: string;
  readonly name: string;
  /** By the Hall's clock, in milliseconds. */
  readonly ms: number;
  readonly finishedAt: number;
  /** As the fragment of a link. */
  readonly run: string;
  readonly gaveUp: boolean;
}

export const finish = fields<Finish>({
  day: pattern('a day', /^[\w-]{1,20}$/),
  game: gameId,
  key: personKey,
  name: personName,
  ms: wholeFrom('a time', 0),
  finishedAt: wholeFrom('a time', 0),
  run: pattern('a run', /^run=[\w-]+$/, 200_000),
  gaveUp: flag,
}) satisfies Reader<Finish>;

/** What a leg is worth. */
export interface Leg {
  readonly score: number;
  readonly turns: number;
  readonly won: boolean;
}

/** Whether this run may stand on the board: of the right dungeon, true, played to its end, and nothing taken back that chance had answered. */
export function judgeFinish(
  game: AnyGame,
  dealt: Setup,
  { run: link, gaveUp }: Pick<Finish, 'run' | 'gaveUp'>,
  now?: () => number,
): Result<Leg> {
  const read = runFromText(link);
  if (!read.ok) return read;
  const { setup } = read.value;
  const isSame =
    setup.seed === dealt.seed && same(setup.options, dealt.options) && same(setup.seats, dealt.seats);
  if (read.value.game !== game.id || !isSame)
    return problem('other-dungeon', "This run is of another dungeon than the day's.");
  const verdict = replay(game, read.value, undefined, new Budget(MOST, now));
  if (verdict.verdict === 'refused') return problem(verdict.code, verdict.message);
  const { outcome, turns } = verdict;
  if (gaveUp && !outcome) return ok({ score: 0, turns, won: false });
  if (!outcome) return problem('unfinished', 'This run was not played to its end.');
  if (verdict.practice) return problem('practice', 'In this run chance was undone.');
  const result = personsResult(outcome, setup.seats);
  return ok({ score: result.score, turns, won: isWin({ ending: outcome.ending, place: result.place }) });
}

/** A line of the board: all legs of one person on one day. */
export interface Entry extends Leg {
  readonly day: string;
  readonly key: string;
  readonly name: string;
  readonly ms: number;
  readonly finishedAt: number;
  /** The link of each leg, in the order of the event. */
  readonly runs: readonly string[];
}

export type Judged = Finish & Leg;

/** Undefined until every leg is finished. */
export function entryOf(legs: readonly string[], finished: readonly Judged[]): Entry | undefined {
  const own = legs.map(game => finished.find(one => one.game === game));
  const [first] = own;
  if (!first || own.some(one => one === undefined)) return undefined;
  const all = own as Judged[];
  const sum = (of: (one: Judged) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    day: first.day,
    key: first.key,
    name: first.name,
    ms: sum(({ ms }) => ms),
    score: sum(({ score }) => score),
    turns: sum(({ turns }) => turns),
    won: all.every(({ won }) => won),
    finishedAt: Math.max(...all.map(({ finishedAt }) => finishedAt)),
    runs: all.map(({ run }) => run),
  };
}

export const ORDERS = ['score', 'turns', 'ms'] as const;
export type Order = (typeof ORDERS)[number];
export const SPANS = ['day', 'week', 'all'] as const;
export type Span = (typeof SPANS)[number];

/** Turns and times are a matter for winners; of equals the first to finish stands above. */
export function ranked(entries: readonly Entry[], order: Order): Entry[] {
  const direction = order === 'score' ? -1 : 1;
  return entries
    .filter(({ won }) => order === 'score' || won)
    .toSorted(
      (a, b) => direction * (a[order] - b[order]) || a.finishedAt - b.finishedAt || (a.key < b.key ? -1 : 1),
    );
}

/** The first and the last day of a span that ends with this day. */
export function daysOf(span: Span, day: string): readonly [from: string, to: string] {
  return span === 'day' ? [day, day] : [span === 'week' ? dayAfter(day, -6) : '0000-00-00', day];
}

/**
 * What somebody may see: the entries of `day` (today, or a race) are sealed for whoever has not finished theirs, because
 * they tell the dungeon.
 */
export function unsealedFor(entries: readonly Entry[], day: string, hasFinished: boolean): readonly Entry[] {
  return hasFinished ? entries : entries.filter(entry => entry.day !== day);
}
