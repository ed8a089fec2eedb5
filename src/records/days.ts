/** Days are UTC days such as 2026-11-16: everybody's daily changes at the same moment, wherever they are. */
import type { RunRecord } from './record.ts';

export const DAY_MS = 86_400_000;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function msToNextDay(now: number): number {
  return DAY_MS - (((now % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Counts up by one a day, over the ends of months and years. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

export function dayAfter(day: string, days = 1): string {
  return dayOf((dayNumber(day) + days) * DAY_MS);
}

/** The `count` days before this one, the latest first: for practice. */
export function daysBack(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(today, -1 - index));
}

/** A countdown: "7:04:09". */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export interface Today {
  readonly day: string;
  /** False: a daily of this day is practice, because this clock cannot be right. */
  readonly trusted: boolean;
  /** One plain sentence for the screen. */
  readonly notice?: string;
}

/** Records that lie farther ahead than this were themselves made by a wrong clock, and must not lock the dailies. */
const FAR_AHEAD = 31;

/**
 * Today, as far as the clock can be believed. It is not earlier than the day this program was built, and it does not
 * go back behind the latest run. A clock that runs ahead cannot be told from time that has passed; it is noticed
 * when it comes back.
 */
export function todayOf(now: number, built: string, records: readonly RunRecord[]): Today {
  const day = dayOf(now);
  if (day < built) {
    const notice = `This device says it is ${day}, but this game was made on ${built}. Dailies are practice until its clock is right.`;
    return { day: built, trusted: false, notice };
  }
  const latest = latestDay(records);
  if (latest === undefined || latest <= day) return { day, trusted: true };
  if (dayNumber(latest) - dayNumber(day) > FAR_AHEAD) {
    return {
      day,
      trusted: true,
      notice: `A run here is dated ${latest}: this device's clock was wrong then.`,
    };
  }
  const notice = `This device says it is ${day}, but its latest run is of ${latest}. Dailies are practice until its clock is right.`;
  return { day, trusted: false, notice };
}

function latestDay(records: readonly RunRecord[]): string | undefined {
  if (records.length === 0) return undefined;
  return dayOf(records.reduce((latest, record) => Math.max(latest, record.finishedAt), 0));
}
