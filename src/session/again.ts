/** What was written down, done once more: by those who recall a match, and by those who catch up with one. */
import type { GameAction } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import { actWatched } from '../core/moments.ts';
import type { TimedEntry } from '../core/replay.ts';
import type { AnyMatch } from './recording.ts';
import type { AnyMoment } from './story.ts';

export interface News {
  /** Missing where it is not known what led here. */
  readonly entry?: Entry<GameAction>;
  /** None where something was taken back. */
  readonly moments: readonly AnyMoment[];
  /** With its clocks, where it was not done just now. */
  readonly timed?: TimedEntry<GameAction>;
}

export function again(
  match: AnyMatch,
  entry: Entry<GameAction>,
): News & { readonly entry: Entry<GameAction> } {
  if (entry.kind === 'act') return { entry, moments: actWatched(match, entry.action) };
  match.undo();
  return { entry, moments: [] };
}
