/** Where a desk can lead. The program goes there (`app.ts`); no desk learns how. */
import type { ClockSnapshot } from '../core/clocks.ts';
import type { AnyRoom } from '../games/room.ts';
import type { TogetherGame } from '../panels/model.ts';
import type { RunSource } from '../records/judging.ts';
import type { Theatre } from '../records/theatre.ts';
import type { Finished } from './finish.ts';
import type { MatchStart } from './start.ts';

/** What of a run is shown first: the run itself, or its review over it. */
export type Watched = 'run' | 'review';

/** Of a game, as it was chosen; or at this table. */
export interface TogetherWhere {
  readonly game?: string;
  readonly code?: string;
  readonly chosen?: TogetherGame;
}

export interface Navigator {
  menu(): Promise<void>;
  play(room: AnyRoom, start: MatchStart): Promise<void>;
  /** The daily of this game, of today unless a day is named; or the Pentathlon's window. */
  daily(game: string, date?: string): Promise<void>;
  /** To the next leg of the Pentathlon, or to the sum of all. */
  nextLeg(): Promise<void>;
  /** From a match that is not over to the menu. A leg of the Pentathlon is lost by it. */
  giveUp(start: MatchStart, clocks: ClockSnapshot): Promise<void>;
  results(room: AnyRoom, start: MatchStart, finished: Finished): Promise<void>;
  watch(room: AnyRoom, theatre: Theatre, what?: Watched): Promise<void>;
  openRun(run: RunSource, what?: Watched): Promise<void>;
  /** To the Hall: to a new table of this game, or to one by its code. */
  together(where: TogetherWhere): Promise<void>;
  /** To the boards of the Hall: of a game, of the Pentathlon, of a race. */
  ranked(game?: string): Promise<void>;
  /** Undefined if there is no such room, or it does not come: that has been told then. */
  room(id: string): Promise<AnyRoom | undefined>;
  /** Something failed that should not have: it is said plainly, and nothing is lost. */
  failed(error: unknown): void;
}
