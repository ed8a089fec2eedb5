/** Does again what was done before the page was closed, or before somebody took a run over; its lines are in the log again. */
import type { GameAction, GameEvent, GameState, Seat, Setup, Step } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { TimedEntry } from '../core/replay.ts';
import type { AnyRoom } from '../games/room.ts';
import { again } from './again.ts';
import { type AnyMatch, Recording } from './recording.ts';
import { onlyPerson, sittersOf } from './seating.ts';
import { Log } from './story.ts';

/** It goes on from here, once: a match is no plain data. */
export interface Recalled {
  readonly match: AnyMatch;
  readonly recording: Recording;
  readonly log: Log;
}

export interface Past {
  readonly setup: Setup;
  readonly entries: readonly TimedEntry<GameAction>[];
  /** The seats that are played at this device; all people's unless told. */
  readonly here?: readonly Seat[] | undefined;
}

/** Entry by entry, with rests in between; throws where the rules of today do not allow what was done. */
export function* recalling(
  room: Pick<AnyRoom, 'game' | 'sentences' | 'news'>,
  { setup, entries, here }: Past,
  start?: Step<GameState, GameEvent>,
): Generator<number, Recalled> {
  const match: AnyMatch = new Match(room.game, setup, start);
  const recording = new Recording(room.game);
  const log = new Log(onlyPerson(sittersOf(setup.seats, here)));
  for (const [index, timed] of entries.entries()) {
    const { moments } = again(match, timed.entry);
    for (const moment of moments) log.tell(room, moment);
    recording.recall(timed, moments, match.state.turn);
    yield index + 1;
  }
  return { match, recording, log };
}
