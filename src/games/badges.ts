/**
 * Badges: remarkable things that a run did. They give no power. Each is a question put to an account of the run, and
 * only a replay makes an account: nothing is ever given for what somebody has merely written down.
 */
import type { GameEvent, GameState, Of, Seat } from '../core/game.ts';
import type { Outcome, SeatResult } from '../core/outcome.ts';

/** What is told of a badge. */
export interface BadgeWords {
  /** Kebab-case, and no other badge of the room has it. */
  readonly id: string;
  readonly name: string;
  /** What was done for it, in one sentence. */
  readonly text: string;
  /** Its emblem, from the room's packs. */
  readonly sprite: string;
  /** Makes it secret: all that is told until it is earned. */
  readonly hint?: string;
}

export interface Badge<S, E extends GameEvent> extends BadgeWords {
  /** Of a run that was played to its end. */
  readonly earned: (run: Account<S, E>) => boolean;
}

/** A finished run as one seat may boast of it. What was taken back is not in it. */
export interface Account<S, E extends GameEvent> {
  readonly seat: Seat;
  readonly seats: number;
  readonly outcome: Outcome;
  readonly result: SeatResult;
  /** Alone or together, or first among rivals. */
  readonly won: boolean;
  /** As it was dealt. */
  readonly start: S;
  readonly end: S;
  /** After the opening, one for each action. */
  readonly steps: readonly AccountStep<S, E>[];
  /** All events of a kind, in order. */
  readonly told: <T extends E['type']>(type: T) => readonly Of<E, T>[];
}

export interface AccountStep<S, E> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** A badge of a room whose types the caller does not know. */
export type AnyBadge = Badge<GameState, GameEvent>;

/** The same forwards and backwards; two letters alike are no feat. */
export function isPalindrome(word: string): boolean {
  return word.length >= 3 && word === Array.from(word).toReversed().join('');
}
