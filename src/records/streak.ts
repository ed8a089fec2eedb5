/**
 * Daily streaks, computed from the records and never stored. One missed day in a week is forgiven; a broken streak is
 * shown for a while before it counts as nothing.
 */
import { dayNumber } from './days.ts';
import { isDailyOf } from './daily.ts';
import { dayOfRecord, type RunRecord } from './record.ts';

/**
 * `none`: nothing to lose. `alive`: today is done. `due`: goes on if today is played. `forgiven`: yesterday was missed
 * and forgiven, today must be played. `broken`: it had `days`, and is over.
 */
export type StreakState = 'none' | 'alive' | 'due' | 'forgiven' | 'broken';

export interface Streak {
  readonly state: StreakState;
  /** Days played in it; what was lost, in a broken one. */
  readonly days: number;
  readonly longest: number;
}

/** A second miss within this many days of a forgiven one breaks the streak. */
const WINDOW = 7;
/** So long a broken streak is still shown. */
const MOURNED = 7;

/** A stretch of days with nothing missed but what was forgiven. */
interface Chain {
  readonly days: number;
  readonly last: number;
  /** The day that was forgiven last. */
  readonly forgiven: number | undefined;
}

/** `event` is a game's id or PENTATHLON; without one any daily will do. */
export function streakOf(records: readonly RunRecord[], event: string | undefined, today: string): Streak {
  return streakOfDays(playedDays(records, event), today);
}

/** Numbers of days, in any order. */
export function streakOfDays(numbers: readonly number[], today: string): Streak {
  const chains = chainsOf([...new Set(numbers)].toSorted((a, b) => a - b));
  const longest = chains.reduce((most, chain) => Math.max(most, chain.days), 0);
  const latest = chains.at(-1);
  if (!latest) return { state: 'none', days: 0, longest };
  const state = stateOf(latest, dayNumber(today));
  return { state, days: state === 'none' ? 0 : latest.days, longest };
}

/** Lost or won, a finished daily is a day played. */
function playedDays(records: readonly RunRecord[], event: string | undefined): number[] {
  return records
    .filter(record => isDailyOf(record, event ?? record.game))
    .map(record => dayNumber(dayOfRecord(record)!));
}

function chainsOf(days: readonly number[]): Chain[] {
  const chains: Chain[] = [];
  for (const day of days) {
    const chain = chains.at(-1);
    const next = chain && prolonged(chain, day);
    if (next) chains[chains.length - 1] = next;
    else chains.push({ days: 1, last: day, forgiven: undefined });
  }
  return chains;
}

function prolonged(chain: Chain, day: number): Chain | undefined {
  const missed = day - chain.last - 1;
  if (missed === 0) return { ...chain, days: chain.days + 1, last: day };
  if (missed > 1 || !mayForgive(chain)) return undefined;
  return { days: chain.days + 1, last: day, forgiven: day - 1 };
}

/** Whether the day after the last one may be missed. */
function mayForgive({ last, forgiven }: Chain): boolean {
  return forgiven === undefined || last + 1 - forgiven >= WINDOW;
}

function stateOf(chain: Chain, today: number): StreakState {
  const since = today - chain.last;
  if (since <= 0) return 'alive';
  if (since === 1) return 'due';
  const isForgiven = since === 2 && mayForgive(chain);
  if (isForgiven) return 'forgiven';
  const lastChance = chain.last + (mayForgive(chain) ? 2 : 1);
  return today - lastChance <= MOURNED ? 'broken' : 'none';
}
