/**
 * A daily is certified: a bot's run shows that it can be won (or, among rivals, finished) and sets the par. A pure
 * function of room and day, so every machine finds the same dungeon. Takes a bot's whole match per try: for a worker.
 */
import type { Setup } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import { dailySeed } from '../core/seed.ts';
import type { Run } from '../core/run.ts';
import type { AnyRoom } from '../games/room.ts';
import { botRun, playBots } from './bot-match.ts';
import { dailySetup } from './daily.ts';
import type { Par } from './record.ts';

/** The hard bot of 9-Bit Dungeon wins one run in four: all but one day in ten thousand are certified in time. */
export const MOST_TRIES = 32;

export interface Certificate {
  readonly game: string;
  readonly date: string;
  /** What everybody plays on that day. */
  readonly seed: string;
  /** Dungeons that were dealt before this one and found too hard. */
  readonly attempt: number;
  /** False: no try was won; this is the one that came farthest. */
  readonly certified: boolean;
  readonly par: Par;
  readonly run: Run;
}

/**
 * `event` is the room's own daily unless it is played as a leg of the Pentathlon, which has a seed of its own. Where
 * the day's seeds are a secret (a Hall's), `seedOf` knows them.
 */
export function certify(
  room: AnyRoom,
  date: string,
  event = room.card.id,
  tries = MOST_TRIES,
  seedOf = (attempt: number): string => dailySeed(event, date, attempt),
): Certificate {
  const setup = dailySetup(room, dailySeed(event, date));
  let best: Certificate | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const tried = attemptAt(room, date, attempt, { ...setup, seed: seedOf(attempt) });
    if (tried?.certified) return tried;
    if (tried && (!best || tried.par.score > best.par.score)) best = tried;
  }
  // Not one match came to an end: a broken room, not a hard day.
  if (!best) throw new Error(`No bot could play ${room.card.id} to an end.`);
  return best;
}

function attemptAt(
  room: AnyRoom,
  date: string,
  attempt: number,
  { seed, seats, options }: Setup,
): Certificate | undefined {
  const match = playBots(room, { seed, seats: seats.map(() => 'hard' as const), options });
  const outcome = room.game.outcome(match.state);
  if (!outcome) return undefined;
  return {
    game: room.card.id,
    date,
    seed,
    attempt,
    certified: outcome.ending !== 'lost',
    par: { turns: match.state.turn, score: scoreOf(outcome) },
    run: botRun(match),
  };
}

/** Of whoever came first: among rivals, that is what a person has to beat. */
function scoreOf(outcome: Outcome): number {
  return outcome.results.find(result => result.place === 1)?.score ?? 0;
}
