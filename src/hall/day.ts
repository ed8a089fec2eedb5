/**
 * The day of an event on a Hall: dungeons that nobody can know before, because a secret is in their seed; certified
 * when they are made, as every daily is. A race is such a day of its own, with the options that somebody chose.
 */
import type { Options, Setup } from '../core/game.ts';
import { dailySeed } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import { certify } from '../records/certify.ts';
import { dailySetup } from '../records/daily.ts';
import type { Par } from '../records/record.ts';

export interface DealtLeg {
  readonly game: string;
  readonly setup: Setup;
  /** Of a daily: what the bot needed that proved it, and whether it did. */
  readonly par?: Par;
  readonly certified?: boolean;
}

/** `secret` is long and random, and never leaves the Hall but inside the seed of a finished run. */
export function dealDaily(room: AnyRoom, event: string, day: string, secret: string): DealtLeg {
  const seedOf = (attempt: number): string => `hall:${event}:${day}:${secret}:${attempt}`;
  const { seed, par, certified } = certify(room, day, event, undefined, seedOf);
  const setup = { ...dailySetup(room, dailySeed(event, day)), seed };
  return { game: room.card.id, setup, par, certified };
}

/** One person, and bots in the other seats. */
export function dealRace(
  room: AnyRoom,
  seats: number,
  options: Options,
  code: string,
  secret: string,
): DealtLeg {
  const bots = Array.from({ length: seats - 1 }, () => 'normal' as const);
  return {
    game: room.card.id,
    setup: { seed: `hall:race:${code}:${secret}`, seats: ['human', ...bots], options },
  };
}
