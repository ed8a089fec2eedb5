/**
 * What every game is: a pure function of a seed and a list of actions.
 * Nothing here, or in any game, knows a screen, a clock or a chance that is not in the state.
 */
import type { Outcome, Seat } from './outcome.ts';
import { same } from './plain.ts';
import type { Streams } from './rng.ts';

export type GameId = string;
export type { Seat };

/** Every room has bots of these levels. */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** And one more where a room has an outlook to search with. */
export const ALL_LEVELS = [...BOT_LEVELS, 'master'] as const;
export type AnyLevel = (typeof ALL_LEVELS)[number];
/** Who sits there. The rules never read it; it is kept so that a run can be told again. */
export type Player = 'human' | AnyLevel;

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface Setup {
  readonly seed: string;
  readonly seats: readonly Player[];
  readonly options: Options;
}

/** Whose decision, about what. Null only when the game is over. */
export interface Ask {
  readonly seat: Seat;
  readonly kind: string;
}

/** What every state has; each game adds its own. Plain data only: it must survive JSON. */
export interface GameState {
  ask: Ask | null;
  /** Counts up by the game's own unit (a turn, a round); the TURNS clock and the run file's check values follow it. */
  turn: number;
  rng: Streams;
}

export interface GameAction {
  readonly type: string;
}

export interface GameEvent {
  readonly type: string;
}

/**
 * The union that a table stands for, all of it read-only: `Variants<{ died: { seat: Seat } }>` is
 * `{ type: 'died'; seat: Seat }`. `K` is where each has its name.
 */
export type Variants<Rows, K extends string = 'type'> = {
  [N in keyof Rows & string]: Fixed<Record<K, N> & Rows[N]>;
}[keyof Rows & string];
type Fixed<T> = { readonly [K in keyof T]: T[K] };
/** For those that carry nothing. */
export type Bare = Readonly<Record<never, never>>;

/** Those of some types among actions or events: `Of<Event, 'died'>`. */
export type Of<U extends GameAction | GameEvent, T extends U['type']> = Extract<U, { type: T }>;

/** A table with an entry for each type, so that the compiler names the forgotten one. */
export type ByType<U extends GameAction | GameEvent, More extends readonly unknown[], R> = {
  readonly [K in U['type']]: (thing: Of<U, K>, ...more: More) => R;
};

/** Asks the table's entry for the type of this thing. */
export function byType<U extends GameAction | GameEvent, More extends readonly unknown[], R>(
  table: ByType<U, More, R>,
  thing: U,
  ...more: More
): R {
  // Each entry is handed things of its own type only, which a look-up cannot prove to the compiler.
  const entries = table as unknown as Readonly<Record<string, (thing: U, ...more: More) => R>>;
  return entries[thing.type]!(thing, ...more);
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/**
 * Is handed every event together with the state into which it was just written: rules write first, then tell. The state
 * is a draft that goes on changing; who wants to keep it copies it (see moments.ts).
 */
export type Watch<S, E> = (event: E, draft: S) => void;

export interface Game<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly id: GameId;
  /** Raised when old replays would play out differently. */
  readonly edition: number;
  /** A check value of the maps the rules read: a run belongs to the boards it was played on. */
  readonly boards?: number;
  create(setup: Setup): Step<S, E>;
  /** The only judge of what may be done, in a stable order (run files store the index). */
  legalActions(state: S): readonly A[];
  /** Beside it only where a look-up beats listing: words of a dictionary. */
  isLegal?(state: S, action: A): boolean;
  /** What the table writes down unasked and nobody chooses, so that it is never listed: a hint that has its price. */
  unlisted?(state: S, action: A): boolean;
  /** Leaves its input alone; throws IllegalAction for whatever is not legal. Only a screen watches. */
  apply(state: S, action: A, watch?: Watch<S, E>): Step<S, E>;
  outcome(state: S): Outcome | undefined;
  /** The state without what this seat may not know (-1: a bystander). Omitted where nothing is hidden but the streams. */
  view?(state: S, seat: Seat): S;
  /** Events that show something which was drawn earlier but hidden: they end the way back for undo. */
  readonly reveals?: readonly E['type'][];
  /** Names the split that this event completes, for the clocks. */
  split?(event: E): string | undefined;
}

/** For what cannot happen in play: a bug, or a forged run. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  readonly code: string;
  constructor(code: string, action?: unknown) {
    super(action === undefined ? code : `${code}: ${JSON.stringify(action)}`);
    this.code = code;
  }
}

/** Actions are plain data; a saved one may come back with its members in another order. */
export function sameAction(a: GameAction, b: GameAction): boolean {
  return same(a, b);
}
