/** The windows of a Hall: playing together, and its boards. Part of `model.ts`. */
import type { AnyLevel, Options, Seat } from '../core/game.ts';
import type { Accent } from '../games/room.ts';

/** The way to a Hall. */
export interface TogetherModel {
  readonly kind: 'together';
  readonly title: string;
  readonly accent: Accent;
  /** Of which a table can be opened, or a race. */
  readonly game?: string | undefined;
  /** Whether several people can sit at one table of it. */
  readonly isForSeveral?: boolean | undefined;
  readonly name: string;
  /** Whether the name is kept at this Hall: then it can be deleted there. */
  readonly isKnown?: boolean | undefined;
  readonly code: string;
  readonly busy?: boolean | undefined;
  readonly problem?: string | undefined;
}

/** How people play together: at one table, with a minute or with days for a turn, or each the same dungeon alone. */
export type Way = 'live' | 'slow' | 'race';

/** Without a code a table of one's own is opened, or a race. */
export interface TogetherWish {
  readonly name: string;
  readonly code?: string | undefined;
  readonly way?: Way | undefined;
}

/** What is to be played with others, as it was chosen in the window of its room. */
export interface TogetherGame {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

/** A table of a Hall before its match begins. */
export interface LobbyModel {
  readonly kind: 'lobby';
  readonly title: string;
  readonly accent: Accent;
  readonly code: string;
  readonly link: string;
  /** What is unusual about the match: "Slow: three days for a turn. Hidden traps: Five." */
  readonly line?: string | undefined;
  readonly seats: readonly LobbySeat[];
  readonly levels: readonly AnyLevel[];
  readonly counts: readonly number[];
  /** Whoever opened it arranges and starts. */
  readonly isHost: boolean;
  readonly isSeated: boolean;
  readonly isReady: boolean;
  /** Why it cannot start yet. */
  readonly wait?: string | undefined;
  readonly watching: number;
  /** Whether the browser may still be asked to tell of one's turn. */
  readonly canNotify?: boolean | undefined;
}

export interface LobbySeat {
  readonly seat: Seat;
  /** "Red fighter". */
  readonly label: string;
  readonly who: 'nobody' | 'person' | 'bot';
  readonly name?: string | undefined;
  readonly level?: AnyLevel | undefined;
  readonly state?: 'host' | 'ready' | 'here' | 'away' | undefined;
  readonly isYou: boolean;
}

export type LobbyOrder =
  | { readonly do: 'sit'; readonly seat: Seat }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: AnyLevel | null }
  | { readonly do: 'seats'; readonly count: number }
  | { readonly do: 'ready'; readonly ready: boolean }
  | { readonly do: 'start' }
  | { readonly do: 'notify' }
  | { readonly do: 'copy' };

export interface BoardWish {
  readonly game: string;
  readonly span: 'day' | 'week' | 'all';
  readonly order: 'score' | 'turns' | 'ms';
}

/** The board of a game at a Hall. */
export interface BoardModel extends BoardWish {
  readonly kind: 'board';
  readonly title: string;
  readonly accent: Accent;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  /** As which somebody was known here the last time. */
  readonly name: string;
  readonly busy?: boolean | undefined;
  readonly problem?: string | undefined;
  readonly day?: string | undefined;
  /** Today's runs are hidden until one's own is finished. */
  readonly isSealed?: boolean | undefined;
  readonly finished?: number | undefined;
  readonly run?: BoardRun | undefined;
  readonly rows?: readonly BoardRow[] | undefined;
  /** Of a race, which somebody has a link to. */
  readonly race?: { readonly code: string; readonly link: string } | undefined;
}

/** What is left to do for whoever looks: all of it, the next leg, to see it again, or nothing. */
export interface BoardRun {
  readonly state: 'open' | 'goes-on' | 'again' | 'done';
  readonly line?: string | undefined;
}

export interface BoardRow {
  readonly place: number;
  readonly name: string;
  readonly day: string;
  readonly score: string;
  readonly turns: string;
  readonly time: string;
}

/** A line of a board by itself. */
export interface EntryModel {
  readonly kind: 'entry';
  /** Whose it is. */
  readonly title: string;
  readonly accent: Accent;
  /** "Ranked daily, 2026-11-19. Place 1." */
  readonly line: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly legs: readonly { readonly title: string; readonly canReview: boolean }[];
}

export type EntryOrder = { readonly do: 'watch' | 'review'; readonly leg: number } | { readonly do: 'copy' };

/** What can be said at a table of a Hall. */
export interface TalkModel {
  readonly kind: 'talk';
  readonly title: string;
  readonly phrases: readonly { readonly id: string; readonly text: string }[];
}
