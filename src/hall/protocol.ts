/**
 * What a page and the Hall say to one another, as types and as readers with limits; both sides read with the same.
 * JSON texts over one WebSocket a table. See docs/hall.md.
 */
import type {
  AnyLevel,
  GameAction,
  GameEvent,
  GameId,
  GameState,
  Options,
  Player,
  Seat,
  Variants,
} from '../core/game.ts';
import {
  fields,
  flag,
  line,
  listOf,
  oneOf,
  optional,
  parseJson,
  pattern,
  readAs,
  type Reader,
  Fault,
} from '../core/reader.ts';
import type { Result } from '../core/result.ts';
import { gameId, options, player, seed } from '../core/setup-reader.ts';
import { RUN_LIMITS } from '../core/run.ts';
import { PACES, type Pace } from './log.ts';
import type { Patch } from './patch.ts';
import type { SeenStep } from './seen.ts';
import * as shape from './shapes.ts';
import { PHRASE_IDS, type PhraseId } from './talk.ts';

/** Raised when an older page would misread what is sent. */
export const PROTOCOL = 1;

// --- from a page ---

export type Wish = Variants<
  {
    sit: { seat: Seat };
    rise: Readonly<Record<never, never>>;
    /** By the host, before the start. `null` frees the seat. */
    seat: { seat: Seat; level: AnyLevel | null };
    arrange: { seats: number; options: Options };
    ready: { ready: boolean };
    start: Readonly<Record<never, never>>;
    act: { action: GameAction };
    undo: Readonly<Record<never, never>>;
    say: { phrase: PhraseId };
    /** For a bot in the place of a seat that does not answer. */
    vote: { against: Seat };
    return: Readonly<Record<never, never>>;
    'give-up': Readonly<Record<never, never>>;
  },
  'do'
>;

export type ToHall = Variants<
  {
    /** The first message. `pass` says who it is; without one a page looks on. `after`: the last number it has. */
    hello: { protocol: number; after: number; pass?: string };
    /** `id` makes it idempotent; `after` says on what it was decided. */
    wish: { id: string; after: number; wish: Wish };
    /** The page has drifted: everything anew. */
    look: Readonly<Record<never, never>>;
  },
  'kind'
>;

const WISHES: Readonly<Record<Wish['do'], Reader<unknown>>> = {
  sit: done({ seat: shape.seat }),
  rise: done({}),
  seat: done({ seat: shape.seat, level: nullable(shape.level) }),
  arrange: done({ seats: shape.number, options }),
  ready: done({ ready: flag }),
  start: done({}),
  act: done({ action: shape.action }),
  undo: done({}),
  say: done({ phrase: oneOf('a phrase', PHRASE_IDS) }),
  vote: done({ against: shape.seat }),
  return: done({}),
  'give-up': done({}),
};

const TO_HALL = shape.variant<ToHall>('kind', {
  hello: kind({
    protocol: shape.number,
    after: shape.number,
    pass: optional(pattern('a pass', /^[\w.-]+$/, 400)),
  }),
  wish: kind({ id: shape.wishId, after: shape.number, wish: shape.variant<Wish>('do', WISHES) }),
  look: kind({}),
});

// --- from the Hall ---

export interface SeatCard {
  /** Empty, a person, or a bot. */
  readonly who: 'nobody' | 'person' | 'bot';
  readonly name?: string;
  readonly level?: AnyLevel;
  readonly ready?: true;
  /** A bot plays for this person now. */
  readonly replaced?: true;
  /** Left for good, or until they return. */
  readonly gone?: true;
}

/** Everything about a table but its match. */
export interface TableCard {
  readonly game: GameId;
  readonly edition: number;
  readonly boards: number;
  readonly options: Options;
  readonly pace: Pace;
  readonly phase: 'open' | 'running' | 'over';
  readonly seats: readonly SeatCard[];
  /** Which seat may arrange and start; none where the host only looks on. */
  readonly host?: Seat;
  readonly ranked?: { readonly board: string; readonly day: string };
  /** When it was started, by the Hall's clock. */
  readonly startedAt?: number;
}

/** How a match ended: from here on the seed is known, and anybody can check the run. */
export interface Ending {
  readonly seed: string;
  /** As the fragment of a link. */
  readonly run: string;
}

/** What happened, numbered. */
export type News = Variants<
  {
    /** The table is another one now: who sits where, what is played. */
    table: { table: TableCard };
    started: {
      table: TableCard;
      seats: readonly Player[];
      view: GameState;
      events: readonly GameEvent[];
      digest: number;
    };
    acted: {
      seat: Seat;
      action: GameAction;
      bot?: true;
      told: SeenStep['told'];
      end?: Patch;
      digest?: number;
    };
    undone: { seat: Seat; change?: Patch; digest: number };
    said: { seat: Seat; phrase: PhraseId };
    voted: { seat: Seat; against: Seat };
    over: { table: TableCard; ending: Ending };
  },
  'news'
>;

export interface Item {
  readonly n: number;
  readonly at: number;
  readonly what: News;
}

/** Everything as it stands: at the beginning, and where somebody was away too long or has drifted. */
export interface Whole {
  readonly n: number;
  readonly table: TableCard;
  readonly seats?: readonly Player[];
  readonly view?: GameState;
  readonly digest?: number;
  readonly ending?: Ending;
}

export type ToPage = Variants<
  {
    /** `seat` is yours. `whole` unless all that you lack follows as items. */
    welcome: { protocol: number; n: number; at: number; seat?: Seat; whole?: Whole };
    item: Item;
    /** Your wish stands in the log as number `n`. */
    done: { id: string; n: number };
    /** It does not, and will not. */
    refused: { id?: string; code: string; message: string };
    /** And where you sit, which may have changed. */
    whole: { seat?: Seat; whole: Whole };
    /** Which seats somebody is connected for, and how many look on. Not numbered. */
    present: { seats: readonly Seat[]; watching: number };
  },
  'kind'
>;

const seatCard = fields<SeatCard>({
  who: oneOf('who sits there', ['nobody', 'person', 'bot']),
  name: optional(line),
  level: optional(shape.level),
  ready: optional(yes()),
  replaced: optional(yes()),
  gone: optional(yes()),
});

const tableCard = fields<TableCard>({
  game: gameId,
  edition: shape.number,
  boards: shape.number,
  options,
  pace: oneOf('a pace', PACES),
  phase: oneOf('a phase', ['open', 'running', 'over']),
  seats: listOf('a list of seats', seatCard, { most: 12 }),
  host: optional(shape.seat),
  ranked: optional(fields({ board: gameId, day: line })),
  startedAt: optional(shape.time),
});

const ending = fields<Ending>({ seed, run: pattern('a run', /^run=[\w-]+$/, RUN_LIMITS.link) });
const players = listOf('a list of players', player, { most: 12 });

const whole = fields<Whole>({
  n: shape.number,
  table: tableCard,
  seats: optional(players),
  view: optional(shape.view),
  digest: optional(shape.check),
  ending: optional(ending),
});

const NEWS: Readonly<Record<News['news'], Reader<unknown>>> = {
  table: news({ table: tableCard }),
  started: news({
    table: tableCard,
    seats: players,
    view: shape.view,
    events: shape.events,
    digest: shape.check,
  }),
  acted: news({
    seat: shape.seat,
    action: shape.action,
    bot: optional(yes()),
    told: shape.moments,
    end: optional(shape.patch),
    digest: optional(shape.check),
  }),
  undone: news({ seat: shape.seat, change: optional(shape.patch), digest: shape.check }),
  said: news({ seat: shape.seat, phrase: oneOf('a phrase', PHRASE_IDS) }),
  voted: news({ seat: shape.seat, against: shape.seat }),
  over: news({ table: tableCard, ending }),
};

const TO_PAGE = shape.variant<ToPage>('kind', {
  welcome: kind({
    protocol: shape.number,
    n: shape.number,
    at: shape.time,
    seat: optional(shape.seat),
    whole: optional(whole),
  }),
  item: kind({ n: shape.number, at: shape.time, what: shape.variant<News>('news', NEWS) }),
  done: kind({ id: shape.wishId, n: shape.number }),
  refused: kind({ id: optional(shape.wishId), code: line, message: line }),
  whole: kind({ seat: optional(shape.seat), whole }),
  present: kind({ seats: listOf('a list of seats', shape.seat, { most: 12 }), watching: shape.number }),
});

// --- both ---

export function readToHall(text: unknown): Result<ToHall> {
  return readMessage(TO_HALL, text, shape.LONGEST.wish);
}

export function readToPage(text: unknown): Result<ToPage> {
  return readMessage(TO_PAGE, text, shape.LONGEST.answer);
}

function readMessage<T>(reader: Reader<T>, text: unknown, longest: number): Result<T> {
  const value = typeof text === 'string' ? parseJson(text, longest) : new Fault('is no text');
  return readAs(value instanceof Fault ? () => value : reader, value, 'message');
}

type Shape = Readonly<Record<string, Reader<unknown>>>;

function kind(rest: Shape): Reader<unknown> {
  return fields({ kind: line, ...rest });
}

function done(rest: Shape): Reader<unknown> {
  return fields({ do: line, ...rest });
}

function news(rest: Shape): Reader<unknown> {
  return fields({ news: line, ...rest });
}

function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return value => (value === null ? null : reader(value));
}

function yes(): Reader<true> {
  return oneOf('yes', [true]);
}
