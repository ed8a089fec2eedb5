/** The dailies: one a day for each game and one Pentathlon. The first finished attempt ranks, repeats are practice. */
import type { Setup } from '../core/game.ts';
import { readDailySeed } from '../core/seed.ts';
import { ROOMS } from '../games/index.ts';
import { type AnyRoom, type RoomCard, usualOptions } from '../games/room.ts';
import type { Twist } from '../games/twists.ts';
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
  const rivals = dailyRivals(room.card);
  const daily = readDailySeed(seed);
  const twist = daily && twistOf(room, daily.date, daily.event);
  return {
    seed,
    seats: ['human', ...Array.from({ length: rivals }, () => 'normal' as const)],
    options: { ...usualOptions(room, 1 + rivals), ...twist?.options },
  };
}

/** Bots that sit in a daily. */
export function dailyRivals({ seats }: RoomCard): number {
  return Math.max(0, (seats.daily ?? seats.min) - 1);
}

/** What is different about a room's daily; a leg of the Pentathlon is never the delve of the day. */
export function twistOf(room: AnyRoom, date: string, event = room.card.id): Twist | undefined {
  const isFeatured = event === room.card.id && featuredOn(date) === event;
  return room.daily?.(dayNumber(date), isFeatured);
}

/**
 * The delve of the day: each game once in as many days as there are, and one place later in the next round, so that
 * what changes from day to day meets every game in turn.
 */
export function featuredOn(date: string): string {
  const games = ROOMS.map(({ card }) => card).filter(hasDaily);
  const day = dayNumber(date);
  return games[(day + Math.floor(day / games.length)) % games.length]!.id;
}

/** A lesson has no daily. */
export function hasDaily(card: RoomCard): boolean {
  return !card.isPractice;
}
