/** The windows that lie over a screen, and the questions and notices that go with them. Part of `model.ts`. */
import type { OptionValue, Player } from '../core/game.ts';
import type { SheetPart, TextLine, Tone } from '../core/look.ts';
import type { Accent, HelpPage, OptionSpec, RoomCard } from '../games/room.ts';

/** A second window of the same kind takes the place of the first, so `open` also refreshes. */
export type WindowModel =
  | { readonly kind: 'settings'; readonly notices?: readonly string[] | undefined }
  | BookModel
  | PauseModel
  | NewGameModel
  | OpenRunModel
  | RecordsModel
  | TextModel;

export type WindowKind = WindowModel['kind'];

/** Rules and credits: pages as tabs. */
export interface BookModel {
  readonly kind: 'book';
  readonly title: string;
  readonly accent: Accent;
  readonly pages: readonly HelpPage[];
}

export interface PauseModel {
  readonly kind: 'pause';
  readonly title: string;
  /** "Your game is saved." */
  readonly line: string;
  readonly canRestart: boolean;
}

export interface NewGameModel {
  readonly kind: 'new-game';
  readonly card: RoomCard;
  readonly options: readonly OptionSpec[];
  readonly modes: readonly GameMode[];
  readonly hasLesson: boolean;
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
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed?: string | undefined;
}

export interface OpenRunModel {
  readonly kind: 'open-run';
  /** Why the last one was refused. */
  readonly problem?: string | undefined;
  readonly busy?: boolean | undefined;
}

export interface RecordsModel {
  readonly kind: 'records';
  readonly title: string;
  readonly tabs: readonly RecordsTab[];
}

export interface RecordsTab {
  readonly title: string;
  readonly note?: string | undefined;
  readonly heads: readonly string[];
  /** A row with an id has a button that calls `openRecord(id)`. */
  readonly rows: readonly { readonly id?: string | undefined; readonly cells: readonly string[] }[];
  readonly parts?: readonly SheetPart[] | undefined;
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
  /** Stays until it is pressed away. */
  readonly sticky?: boolean | undefined;
}
