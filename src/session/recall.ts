/** Does again what was done before the page was closed, or before somebody took a run over; its lines are in the log again. */
import type { GameAction, GameEvent, GameState, Setup, Step } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { momentsOf } from '../core/moments.ts';
import type { TimedEntry } from '../core/replay.ts';
import type { AnyRoom } from '../games/room.ts';
import type { AnyMatch } from './recording.ts';
import { Log } from './story.ts';

/** It goes on from here, once: a match is no plain data. */
export interface Recalled {
  readonly match: AnyMatch;
  readonly log: Log;
}

export interface Past {
  readonly setup: Setup;
  readonly entries: readonly TimedEntry<GameAction>[];
}

/** Entry by entry, with rests in between; throws where the rules of today do not allow what was done. */
export function* recalling(
  room: Pick<AnyRoom, 'game' | 'sentences'>,
  { setup, entries }: Past,
  start?: Step<GameState, GameEvent>,
): Generator<number, Recalled> {
  const match: AnyMatch = new Match(room.game, setup, start);
  const log = new Log();
  for (const [index, { entry }] of entries.entries()) {
    if (entry.kind === 'undo') match.undo();
    else {
      for (const moment of momentsOf(room.game, match.state, entry.action)) log.tell(room, moment);
      match.act(entry.action);
    }
    yield index + 1;
  }
  return { match, log };
}
