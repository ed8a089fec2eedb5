/** What a hand over the board is given. */
import type { GameState, Seat } from '../core/game.ts';
import type { BoardModel, Choice, PromptModel } from '../core/look.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { Clock } from '../services/clock.ts';
import type { Table } from '../table/table.ts';
import type { Guide } from './guide.ts';
import type { Hands } from './red-button.ts';

/** What the session tells of the moment. */
export interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly board: BoardModel;
  readonly prompt: PromptModel | undefined;
}

export interface PointingDeps {
  readonly room: AnyRoom;
  readonly table: Table;
  readonly panels: Panels;
  readonly clock: Pick<Clock, 'now'>;
  readonly moment: () => Moment;
  readonly sound: (key: string) => void;
  readonly bumpToAttack: () => boolean;
  /** A player has given this key to something else. */
  readonly isTaken: (key: string) => boolean;
  /** In a lesson: what would be refused is dimmed, and no footprints lead there. */
  readonly guide?: Guide | undefined;
  readonly act: (choice: Choice) => void;
  /** What a press on a button of the panels does. */
  readonly hands: () => Hands;
  readonly leave: () => void;
  readonly unusedKey: (key: string) => void;
}
