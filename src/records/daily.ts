/** The dailies: one a day for each game and one Pentathlon. The first finished attempt ranks, repeats are practice. */
import type { Setup } from '../core/game.ts';
import { readDailySeed } from '../core/seed.ts';
import { type AnyRoom, type RoomCard, usualOptions } from '../games/room.ts';
import { dayNumber, daysBack, type Today } from './days.ts';
import { firstAttempts } from './ranking.ts';
import { dayOfRecord, type RunRecord } from './record.ts';

/** The event whose seed all legs share; also the game of a Pentathlon's own record. */
export const PENTATHLON = 'pentathlon';

export interface DailyState {
  readonly day: string;
  /** Finished attempts of this day, repeats included. */
  readonly attempts: number;
  /** The one that counts. */
  readonly first?: RunRecord;
  /** Whether the next finished attempt would rank. */
  readonly isOpen: boolean;
}

/** `event` is a game's id or PENTATHLON. */
export function dailyState(records: readonly RunRecord[], event: string, today: Today): DailyState {
  return stateOf(records, event, today.day, today.trusted);
}

/** Past days, the latest first: all of them to be played as practice. */
export function pastDays(
  records: readonly RunRecord[],
  event: string,
  today: Today,
  count: number,
): DailyState[] {
  return daysBack(today.day, count).map(day => stateOf(records, event, day, false));
}

function stateOf(records: readonly RunRecord[], event: string, day: string, mayRank: boolean): DailyState {
  const attempts = records.filter(record => isDailyOf(record, event) && dayOfRecord(record) === day);
  const [first] = firstAttempts(attempts).values();
  return { day, attempts: attempts.length, ...(first && { first }), isOpen: mayRank && !first };
}

/** Whether this run belongs to that daily: the legs of a Pentathlon are no dailies of their games. */
export function isDailyOf(record: RunRecord, event: string): boolean {
  const category = event === PENTATHLON ? 'pentathlon' : 'daily';
  return record.game === event && record.category === category && dayOfRecord(record) !== undefined;
}

/** What everybody plays on one day: the same options, one person, and as many bots as the game needs. */
export function dailySetup(room: AnyRoom, seed: string): Setup {
  const rivals = Math.max(0, (room.card.seats.daily ?? room.card.seats.min) - 1);
  const date = readDailySeed(seed)?.date;
  return {
    seed,
    seats: ['human', ...Array.from({ length: rivals }, () => 'normal' as const)],
    options: { ...usualOptions(room, 1 + rivals), ...(date && room.daily?.(dayNumber(date))) },
  };
}

/** A lesson has no daily. */
export function hasDaily(card: RoomCard): boolean {
  return !card.isPractice;
}
