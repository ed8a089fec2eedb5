/** Where a session begins: a match of this page, afresh or recalled, or one that is kept elsewhere. */
import type { GameEvent, GameState, Step } from '../core/game.ts';
import { atOnce } from '../core/slices.ts';
import type { AnyRoom } from '../games/room.ts';
import { type Carrier, PageCarrier } from './carrier.ts';
import { recalling } from './recall.ts';
import { type AnyMatch, Recording } from './recording.ts';
import { onlyPerson, type Sitter, sittersOf } from './seating.ts';
import type { SessionStart } from './start.ts';
import { Log } from './story.ts';

interface Beginning {
  readonly carrier: Carrier;
  /** The match itself, where it lies in this page. */
  readonly own: AnyMatch | undefined;
  readonly recording: Recording;
  readonly log: Log;
  readonly sitters: readonly Sitter[];
}

/** `lesson` is how one begins. */
export function beginningOf(
  room: AnyRoom,
  start: SessionStart,
  lesson: Step<GameState, GameEvent> | undefined,
): Beginning {
  const { carrier, setup, saved, company } = start;
  const here = company?.here;
  const sitters = sittersOf(setup.seats, here, carrier?.standsIn);
  if (carrier) {
    const log = new Log(onlyPerson(sitters));
    return { carrier, own: undefined, recording: new Recording(room.game), log, sitters };
  }
  const past = { setup, entries: saved?.entries ?? [], here };
  const recalled = start.recalled ?? atOnce(recalling(room, past, lesson));
  const { match, recording, log } = recalled;
  return { carrier: new PageCarrier(match, company?.missed), own: match, recording, log, sitters };
}
