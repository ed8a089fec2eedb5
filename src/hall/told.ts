/** What a screen is told of a table of the Hall. */
import type { GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import type { Moment } from '../core/moments.ts';
import type { Problem } from '../core/result.ts';
import type { Ending } from './protocol.ts';
import type { PhraseId } from './talk.ts';

/** What a screen is told, in the order in which it happened. */
export type Told =
  | { readonly kind: 'table' | 'present' | 'online' | 'offline' }
  /** Everything may be different now: there are no moments that lead here. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'started'; readonly moments: readonly SeenMoment[] }
  | {
      readonly kind: 'acted';
      readonly seat: Seat;
      readonly action: GameAction;
      readonly bot: boolean;
      readonly at: number;
      readonly before: GameState;
      readonly moments: readonly SeenMoment[];
    }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly before: GameState }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase: PhraseId }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly against: Seat }
  | { readonly kind: 'over'; readonly ending: Ending }
  /** The line is closed for good, and why, for people. */
  | { readonly kind: 'trouble'; readonly problem: Problem };

export type SeenMoment = Moment<GameState, GameEvent>;
