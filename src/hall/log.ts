/** The log of a table: what was done there, numbered from 1, with the Hall's time. A table is what its log says. */
import type { AnyLevel, GameAction, GameId, Options, Seat, Variants } from '../core/game.ts';
import type { PhraseId } from './talk.ts';

/** How long a turn may take before others may ask for a bot: a minute, or days. */
export const PACES = ['live', 'slow'] as const;
export type Pace = (typeof PACES)[number];

export const PATIENCE: Readonly<Record<Pace, number>> = { live: 60_000, slow: 3 * 86_400_000 };

/** Where a finished match counts: on the board of an event, or in a race. */
export interface Ranked {
  readonly board: string;
  /** The day of a daily, or the code of a race. */
  readonly day: string;
  /** Only this person may sit here. */
  readonly key: string;
}

export interface Opening {
  readonly game: GameId;
  readonly edition: number;
  readonly boards: number;
  /** Never sent before the end. */
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly pace: Pace;
  /** Who opened it: arranges and starts. */
  readonly host: string;
  readonly ranked?: Ranked;
}

interface Deeds {
  opened: Opening;
  arranged: { seats: number; options: Options };
  sat: { seat: Seat; key: string; name: string };
  /** Before the start the seat is free again; after it a bot plays on. */
  rose: { seat: Seat };
  /** `null`: the seat is free again. */
  seated: { seat: Seat; level: AnyLevel | null };
  readied: { seat: Seat; ready: boolean };
  started: Readonly<Record<never, never>>;
  acted: { seat: Seat; action: GameAction; bot?: true };
  undone: { seat: Seat };
  said: { seat: Seat; phrase: PhraseId };
  /** For a bot in the place of somebody who does not answer. */
  voted: { seat: Seat; against: Seat };
  /** A bot plays for this seat until its person is back. */
  replaced: { seat: Seat };
  returned: { seat: Seat };
  'gave-up': { seat: Seat };
  over: Readonly<Record<never, never>>;
}

export type Deed = Variants<{ [K in keyof Deeds]: Deeds[K] }, 'did'>;
export type DeedOf<K extends keyof Deeds> = Extract<Deed, { readonly did: K }>;

export interface Row {
  readonly n: number;
  /** The Hall's clock, in milliseconds. */
  readonly at: number;
  /** Whose wish it was, and its id: the same wish is done once. */
  readonly by?: string;
  readonly id?: string;
  readonly deed: Deed;
}
