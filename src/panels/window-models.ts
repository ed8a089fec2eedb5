/** The windows that lie over a screen, and the questions and notices that go with them. Part of `model.ts`. */
import type { Weighed } from '../records/record.ts';
import type { AnyLevel, OptionValue, Player, Seat } from '../core/game.ts';
import type { SheetPart, TextLine, Tone } from '../core/look.ts';
import type { Accent, HelpPage, OptionSpec, RoomCard, Suggestion } from '../games/room.ts';
import type { AwardState } from '../records/badges.ts';
import type { LegState } from '../records/pentathlon.ts';
import type { ToldReview } from '../records/review.ts';
import type { StreakState } from '../records/streak.ts';
import type { BoardModel, EntryModel, LobbyModel, TalkModel, TogetherModel } from './hall-models.ts';

/** A second window of the same kind takes the place of the first, so `open` also refreshes. */
export type WindowModel =
  | { readonly kind: 'settings'; readonly notices?: readonly string[] | undefined }
  | BookModel
  | ShelfModel
  | PauseModel
  | TaughtModel
  | NewGameModel
  | OpenRunModel
  | PassOnModel
  | JoinModel
  | RelaysModel
  | TogetherModel
  | LobbyModel
  | TalkModel
  | BoardModel
  | EntryModel
  | RecordsModel
  | DailyModel
  | CampaignModel
  | PentathlonModel
  | WordsModel
  | TextModel
  | ReviewModel;

export type WindowKind = WindowModel['kind'];

/** Rules and credits: pages as tabs. */
export interface BookModel {
  readonly kind: 'book';
  readonly title: string;
  readonly accent: Accent;
  readonly pages: readonly HelpPage[];
}

/** Whose rules are to be read. */
export interface ShelfModel {
  readonly kind: 'shelf';
  readonly title: string;
  readonly books: readonly { readonly id: string; readonly title: string; readonly accent: Accent }[];
}

export interface PauseModel {
  readonly kind: 'pause';
  readonly title: string;
  /** "Your game is saved." */
  readonly line: string;
  readonly canRestart: boolean;
}

/** A lesson is over. */
export interface TaughtModel {
  readonly kind: 'taught';
  readonly title: string;
  readonly line: string;
}

export interface NewGameModel {
  readonly kind: 'new-game';
  readonly card: RoomCard;
  readonly options: readonly OptionSpec[];
  readonly seatNames?: readonly string[] | undefined;
  /** Bots that can sit down. */
  readonly levels: readonly AnyLevel[];
  readonly modes: readonly GameMode[];
  readonly hasLesson: boolean;
  /** Its star is earned: nobody needs to be led there. */
  readonly isTaught: boolean;
  /** "Turn 12": where the match that was left here stands. */
  readonly saved?: string | undefined;
  /** Whether there is a Hall to play it at. */
  readonly hasHall?: boolean | undefined;
  /** Matches by link that were left here. */
  readonly relays?: readonly RelayRow[] | undefined;
  /** What was chosen last time, where it still fits. */
  readonly last?: NewGame | undefined;
}

export const GAME_MODES = ['random', 'seed', 'daily'] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** What the new-game window gives back. `seed` is a code already read by `readSeed`, and only there in mode `seed`. */
export interface NewGame {
  readonly game: string;
  readonly mode: GameMode;
  readonly seats: readonly Player[];
  /** Of its people those who play on devices of their own, by link. */
  readonly elsewhere?: readonly Seat[] | undefined;
  /** What its people are called, where that is to be kept with the match. */
  readonly names?: readonly string[] | undefined;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed?: string | undefined;
}

export interface OpenRunModel {
  readonly kind: 'open-run';
  /** Why the last one was refused. */
  readonly problem?: string | undefined;
  readonly busy?: boolean | undefined;
  /** How much of it is checked, from 0 to 1; only where it takes longer than a blink. */
  readonly share?: number | undefined;
}

/** A match by link goes on at somebody else's: the link to send. */
export interface PassOnModel {
  readonly kind: 'pass-on';
  readonly title: string;
  readonly accent: Accent;
  readonly line: string;
  readonly link: string;
  /** Why another way may be better. */
  readonly note?: string | undefined;
  /** What the link gives away. */
  readonly secret: string;
  /** Whether the system has a way of its own to share. */
  readonly canShare: boolean;
}

/** A match by link that this device does not know: whose seats are played here. */
export interface JoinModel {
  readonly kind: 'join';
  readonly title: string;
  readonly accent: Accent;
  /** "Turn 5. Red fighter is next." */
  readonly line: string;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly isAsked: boolean }[];
}

/** The matches by link that are kept. */
export interface RelaysModel {
  readonly kind: 'relays';
  readonly title: string;
  readonly rows: readonly RelayRow[];
}

export interface RelayRow {
  /** Given back by `openRelay` and `dropRelay`. */
  readonly id: string;
  readonly title: string;
  readonly accent: Accent;
  /** "With Ann · turn 5". */
  readonly line: string;
  readonly state: 'yours' | 'waiting' | 'over';
  /** "Your turn", "Waiting for Ann". */
  readonly note: string;
}

export interface RecordsModel {
  readonly kind: 'records';
  readonly title: string;
  readonly tabs: readonly RecordsTab[];
  /** Whether there are runs that could not be read, to be saved as a file. */
  readonly hasAside?: boolean | undefined;
  /** What is within reach, the nearest first. */
  readonly near?: readonly string[] | undefined;
  /** One a room; missing until their words have come. */
  readonly shelves?: readonly BadgeShelf[] | undefined;
}

/** The badges of a room. */
export interface BadgeShelf {
  readonly game: string;
  readonly title: string;
  readonly accent: Accent;
  readonly won: number;
  readonly rows: readonly BadgeRow[];
}

export interface BadgeRow {
  readonly id: string;
  readonly name: string;
  /** What it is for; of a secret one only a hint. */
  readonly text: string;
  readonly sprite: string;
  readonly state: AwardState | 'open' | 'secret';
  /** "Won 2026-11-16". */
  readonly note?: string | undefined;
  /** Whose it is, for `openRecord`. */
  readonly run?: string | undefined;
}

export interface RecordsTab {
  /** Given back by `exportLss`; the title unless told. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  readonly heads: readonly string[];
  readonly rows: readonly RecordsRow[];
  readonly parts?: readonly SheetPart[] | undefined;
  /** Luck and skill of the latest runs that were reviewed, in order of time. */
  readonly weighed?: readonly Weighed[] | undefined;
  /** Whether there are splits to export for LiveSplit. */
  readonly lss?: boolean | undefined;
}

export interface RecordsRow {
  /** A row with an id has a button that calls `openRecord(id)`. */
  readonly id?: string | undefined;
  readonly cells: readonly string[];
  /** "Daily", "Set seed": with two or more of them in a tab there is a filter. */
  readonly group?: string | undefined;
}

/** Today's dungeons. Opened anew each second while it is open, for the countdown. */
export interface DailyModel {
  readonly kind: 'daily';
  /** Whether there is a Hall with boards. */
  readonly hasBoards?: boolean | undefined;
  /** 2026-11-16, in UTC. */
  readonly date: string;
  /** "7:04:09". */
  readonly countdown: string;
  /** Why today's runs would not rank. */
  readonly notice?: string | undefined;
  /** The delve of the day. */
  readonly feature: DailyFeature;
  /** The other games. */
  readonly rows: readonly DailyRow[];
  readonly pentathlon?: DailyRow | undefined;
  /** The latest first; all of them are practice. */
  readonly past: readonly DailyPast[];
  readonly puzzles: PuzzlesModel;
}

/** One position a room, one decision to find. */
export interface PuzzlesModel {
  /** Of all rooms together. */
  readonly streak: StreakModel;
  readonly rows: readonly PuzzleRow[];
}

export interface PuzzleRow {
  /** Given back by `playPuzzle`. */
  readonly game: string;
  readonly title: string;
  readonly accent: Accent;
  readonly state: 'open' | 'solved' | 'missed';
  readonly line: string;
  readonly streak?: StreakModel | undefined;
}

export interface DailyFeature {
  readonly row: DailyRow;
  /** "Guarded Gates", and why it is different; missing until its room has come. */
  readonly twist?: { readonly name: string; readonly text: string } | undefined;
  /** "On your own", "You and 3 bots". */
  readonly company: string;
  /** Of all dailies together. */
  readonly streak: StreakModel;
  readonly yesterday: YesterdayModel;
}

export interface StreakModel {
  readonly days: number;
  readonly state: StreakState;
  readonly text: string;
}

export interface YesterdayModel {
  readonly game: string;
  readonly title: string;
  readonly date: string;
  /** "Won in 31 turns, 4 under par, with 1,240 points." */
  readonly line: string;
  readonly isWin: boolean;
  /** The spoiler-free line to share, plain and with emoji; only where it was played. */
  readonly share?: string | undefined;
  readonly shareEmoji?: string | undefined;
}

export interface DailyRow {
  /** Given back by `playDaily`. */
  readonly game: string;
  readonly title: string;
  readonly accent: Accent;
  /** `open`: the next finished attempt ranks. `certifying`: a bot still proves that it can be won. */
  readonly state: 'open' | 'ranked' | 'practice' | 'certifying';
  /** "Par 268 turns · your best 7,425". */
  readonly line: string;
  readonly streak?: StreakModel | undefined;
  readonly canPlay: boolean;
}

export interface DailyPast {
  readonly date: string;
  readonly played: boolean;
  /** Ids of the games that were played on that day, where `played` is not enough. */
  readonly games?: readonly string[] | undefined;
}

export interface CampaignModel {
  readonly kind: 'campaign';
  readonly title: string;
  /** Paragraphs that come before the chapters. */
  readonly story: readonly string[];
  readonly chapters: readonly ChapterModel[];
  /** What is within reach, the nearest first. */
  readonly near?: readonly string[] | undefined;
}

export interface ChapterModel {
  /** Room id, given back by `chooseRoom`. */
  readonly place: string;
  readonly title: string;
  readonly accent: Accent;
  readonly text: string;
  readonly goals: readonly {
    readonly label: string;
    readonly met: boolean;
    readonly hint?: string | undefined;
  }[];
  readonly isNext: boolean;
}

export interface PentathlonModel {
  readonly kind: 'pentathlon';
  readonly title: string;
  /** What it is, or why it does not rank. */
  readonly line?: string | undefined;
  readonly legs: readonly LegModel[];
  /** "12:04.10 · 8,200 points". */
  readonly total: string;
  readonly canStart: boolean;
  readonly canContinue: boolean;
}

export interface LegModel {
  readonly title: string;
  readonly accent: Accent;
  readonly state: LegState;
  readonly time?: string | undefined;
  readonly score?: string | undefined;
}

/** Good words from here; one that is chosen is laid on the tray. */
export interface WordsModel {
  readonly kind: 'words';
  readonly title: string;
  readonly words: readonly Suggestion[];
  /** What this look has cost. */
  readonly price?: string;
}

/** A run reviewed: opened anew while it becomes sharper. */
export interface ReviewModel {
  readonly kind: 'review';
  readonly title: string;
  readonly accent: Accent;
  /** From 0 to 1, while it is still being thought about. */
  readonly share?: number | undefined;
  /** Nothing at first. */
  readonly told?: ToldReview | undefined;
  /** Steps of the whole run. */
  readonly steps: number;
  /** Why there is no review, or no more of it. */
  readonly problem?: string | undefined;
}

/** A text to be copied by hand where the clipboard is denied. */
export interface TextModel {
  readonly kind: 'text';
  readonly title: string;
  readonly line: string;
  readonly text: string;
}

export interface ConfirmModel {
  readonly title: string;
  readonly lines: readonly TextLine[];
  readonly yes: string;
  readonly no: string;
  /** The focus rests on the answer that changes nothing: a second slip of the same finger must not lose more. */
  readonly isGrave?: boolean | undefined;
  readonly sprite?: string | undefined;
}

export interface MessageModel {
  readonly title: string;
  readonly lines: readonly TextLine[];
  readonly sprite?: string | undefined;
  readonly ok?: string | undefined;
}

export interface ToastModel {
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly icon?: string | undefined;
  /** The point of the page that it speaks of, and must not cover. */
  readonly about?: { readonly x: number; readonly y: number } | undefined;
  /** Stays until it is pressed away. */
  readonly sticky?: boolean | undefined;
}
