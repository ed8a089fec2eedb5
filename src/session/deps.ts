/** What a session is given by the desk it lies on. */
import type { Cue } from '../core/cue.ts';
import type { Seat } from '../core/game.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { Clock } from '../services/clock.ts';
import type { Settings } from '../services/settings.ts';
import type { Vibrate } from '../services/vibration.ts';
import type { EventPlayer } from '../table/event-player.ts';
import type { Table } from '../table/table.ts';
import type { Advise, Explore } from './counsel.ts';
import type { SavedMatch } from './start.ts';

export interface SessionDeps {
  readonly room: AnyRoom;
  readonly table: Table;
  readonly player: EventPlayer;
  readonly panels: Panels;
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly sound: (key: string) => void;
  readonly music: (cue: Cue) => void;
  readonly vibrate: Vibrate;
  readonly advise: Advise;
  readonly explore: Explore;
  readonly save: (match: SavedMatch) => void;
  /** Somebody elsewhere is asked, and has this name here. */
  readonly awaits: (seat: Seat, name: string) => void;
  /** The last action is done: nothing of the run will change any more, but its motions are still to be seen. */
  readonly ended: () => void;
  /** All of it was seen. */
  readonly over: () => void;
  /** Esc with nothing left to close. */
  readonly leave: () => void;
  /** A key that means nothing to the match: it may be an order to the program. */
  readonly unusedKey: (key: string) => void;
}
