/** How a match begins at the table, afresh or from where it was left. */
import type { GameAction, Setup } from '../core/game.ts';
import type { TimedEntry } from '../core/replay.ts';
import type { ClockSnapshot } from '../services/clock.ts';
import type { Split } from './recording.ts';

/** What a saved match needs to go on. */
export interface SavedMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly flag: string | undefined;
  readonly entries: readonly TimedEntry<GameAction>[];
  readonly splits: readonly Split[];
  readonly clocks: ClockSnapshot;
}

export interface SessionStart {
  readonly setup: Setup;
  /** "Daily", "Lesson": a small flag beside the seed. */
  readonly flag?: string | undefined;
  readonly lesson?: boolean;
  readonly saved?: SavedMatch | undefined;
}
