/**
 * What a screen says about what may happen, and how to find out whether it is true: the same position is played on in
 * many worlds that the seat cannot tell apart, by the real rules. A room lists its claims in `tests/games/<room>/claims.ts`.
 */
import type { GameState, Seat } from '../../../src/core/game.ts';
import type { Dice } from '../../../src/core/rng.ts';
import type { AnyRoom } from '../../../src/games/room.ts';

/** A moment of a match at which somebody looks at the screen. */
export interface Position<S> {
  readonly state: S;
  readonly seat: Seat;
  /** Enough to find it again: seed, seats, options, how many actions were done. */
  readonly where: string;
  /** For claims that pick a few of many squares; never the state's own streams. */
  readonly dice: Dice;
}

/** The values that the words allow. Where both are the same it is a certainty: one world to the contrary is a lie. */
export interface Allowed {
  readonly low: number;
  readonly high: number;
}

export interface Statement<S> {
  /** As the screen has it, with where it stands: "Attack the rat: 33%". */
  readonly says: string;
  readonly allows: Allowed;
  /** Plays this world on: whether it happened, or how much. Undefined where the words did not speak of such a world. */
  readonly truth: (world: S) => number | boolean | undefined;
  /** How much, not how often: its spread does not follow from its mean, so it is not added up with chances. */
  readonly isAmount?: true;
}

export interface Claim<S> {
  /** "strike": a few words. */
  readonly id: string;
  /** The texts on the screen for which this claim answers. */
  readonly words: readonly RegExp[];
  readonly statements: (position: Position<S>) => Iterable<Statement<S>>;
}

/** Words that sound like a claim and are none, and why. */
export interface NoClaim {
  readonly words: RegExp;
  readonly why: string;
}

export interface Oracle<S extends GameState> {
  readonly room: AnyRoom;
  /** A world that this seat cannot tell from the true one: other dice, and what is hidden dealt anew. */
  readonly imagine: (state: S, seat: Seat, salt: string) => S;
  readonly claims: readonly Claim<S>[];
  readonly noClaims?: readonly NoClaim[];
}

/** An oracle whose types the caller does not know; sound, because its states always come from its own room. */
export type AnyOracle = Oracle<GameState>;

export function anyOracle<S extends GameState>(oracle: Oracle<S>): AnyOracle {
  return oracle as unknown as AnyOracle;
}

export const SURE: Allowed = { low: 1, high: 1 };
export const NEVER: Allowed = { low: 0, high: 0 };

/** What a percentage as `percent` writes it allows: half a point to both sides, and only "0%" and "100%" are certain. */
export function percentAllows(text: string): Allowed {
  const [, sign, digits] = /([<>]?)(\d+)\s?%/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`There is no percentage in "${text}".`);
  if (sign === '<') return { low: 0, high: 0.01 };
  if (sign === '>') return { low: 0.99, high: 1 };
  if (digits === '0') return NEVER;
  if (digits === '100') return SURE;
  return around(Number(digits) / 100, 0.005);
}

/** The same for parts that were made to add up to 100 (`shares`): less than a point to both sides. */
export function shareAllows(text: string): Allowed {
  const { low, high } = percentAllows(text);
  return low === high ? { low, high } : { low: Math.max(0, low - 0.005), high: Math.min(1, high + 0.005) };
}

/** A value that was rounded by at most so much. */
export function around(value: number, rounding: number): Allowed {
  // A hair wider: 12.5 is rounded up on one machine and down by another way of adding.
  return { low: value - rounding - 1e-9, high: value + rounding + 1e-9 };
}
