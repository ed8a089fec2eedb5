/** The table screen: board, sheet, what can be done, the race and the replay. Part of `model.ts`. */
import type { Cell, Direction } from '../core/grid.ts';
import type { FightModel, InfoModel, PromptModel, SheetModel, Tone } from '../core/look.ts';
import type { Accent } from '../games/room.ts';
import type { ClockSnapshot } from '../core/clocks.ts';
import type { Command } from './commands.ts';

export interface TableModel {
  readonly screen: 'table';
  readonly title: string;
  readonly accent: Accent;
  readonly headline: string;
  /** Columns by rows: upright phones give the board just the height it needs. */
  readonly aspect: number;
  /** Seen in parts: there is never enough of it, and an upright phone gives it what the buttons can spare. */
  readonly roams?: boolean | undefined;
  /** seedLabel(seed). */
  readonly seed: string;
  /** "Practice", "Daily", "Watching": a small flag beside the seed. */
  readonly flag?: string | undefined;
  readonly undo: 'free' | 'practice' | 'no';
  readonly canHint: boolean;
  /** What a hint costs here: "30 points". */
  readonly hintPrice?: string | undefined;
  /** Words are typed here, sooner or later: the panels keep room for tray and letters. */
  readonly spells?: boolean | undefined;
  readonly overlays: readonly OverlayToggle[];
  readonly sheet: SheetModel;
  /** Undefined while somebody else decides or motions play; `waiting` then says for what. */
  readonly prompt?: PromptModel | undefined;
  readonly waiting?: string | undefined;
  /** The verb whose targets are open. Set it from the handler `verb`; clear it when the prompt changes. */
  readonly verb?: string | undefined;
  /** Indexes of the choices that the pressed square stands for, where it stands for several. */
  readonly offered?: readonly number[] | undefined;
  /** Index into the prompt's choices that the board's cursor stands for: lit in the lists too. */
  readonly lit?: number | undefined;
  /** What the board's focus or pointer rests on. */
  readonly info?: InfoModel | undefined;
  /** The corner of the board that lies away from it: the card must not cover what it explains. */
  readonly infoCorner?: Corner | undefined;
  /** What is fought just now, in words. */
  readonly fight?: FightModel | undefined;
  readonly log: readonly LogLine[];
  /** What the others did since this person's last turn, until something is done. */
  readonly since?: readonly string[] | undefined;
  readonly lesson?: LessonModel | undefined;
  /** One line of help in a first game; gone as soon as something is done. */
  readonly tip?: string | undefined;
  /** Where it leaves whoever is asked in sight. */
  readonly tipCorner?: Corner | undefined;
  readonly replay?: ReplayModel | undefined;
  /** Something can be said to the others. */
  readonly talks?: boolean | undefined;
  /** Some of its people are elsewhere. */
  readonly company?: CompanyModel | undefined;
  /** The chance to win, in millionths: for those who practise or watch, and want it. */
  readonly needle?: number | undefined;
  /** What is being typed and what it would do: "RAT is a word: 5 damage". Only with `prompt.entry`. */
  readonly word?: WordModel | undefined;
  /** The first cell of a choice of two cells that was picked. */
  readonly from?: Cell | undefined;
  /** Whether the next question out of turn stops. Undefined where there are none. */
  readonly hold?: boolean | undefined;
  /** 3, 2, 1 over the board before a race; the board waits. */
  readonly countdown?: number | undefined;
  /** The splits of this race, those still ahead without a time. */
  readonly splits?: readonly TableSplit[] | undefined;
}

export interface WordModel {
  readonly text: string;
  readonly note: string;
  readonly tone: Tone;
  /** It may be entered. */
  readonly isWhole: boolean;
  /** A refused word that a dictionary may know. */
  readonly lookUp?: string | undefined;
}

export interface TableSplit {
  readonly label: string;
  /** "01:12.40", or "turn 34". */
  readonly time?: string | undefined;
  /** "-0:03.1" against the best. */
  readonly delta?: string | undefined;
  readonly ahead?: boolean | undefined;
}

/** `ne`: the upper right. */
export type Corner = 'ne' | 'se' | 'sw' | 'nw';

export interface OverlayToggle {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  readonly on: boolean;
}

export interface LogLine {
  /** Counts up over the match; used as the element's key. */
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** See `Line.fateful`. */
  readonly fateful?: boolean | undefined;
  /** The first line of a turn or round: a thin rule is drawn above. */
  readonly turn?: number | undefined;
  /** See `Line.passed`: all of the run. */
  readonly passed?: readonly string[] | undefined;
  /** See `Line.among`: all of the run. */
  readonly among?: { readonly head: string; readonly parts: readonly string[] } | undefined;
  /** It says that a turn or round begins, and nothing else. */
  readonly opens?: boolean | undefined;
}

export interface LessonModel {
  readonly title: string;
  readonly text: string;
  /** 1 to `of`. */
  readonly step: number;
  readonly of: number;
  /** Everything that this lesson says: the box keeps room for the longest, so that nothing jumps. */
  readonly texts: readonly string[];
  /** What to do now, to be put in words for the input in use. */
  readonly order?: OrderModel | undefined;
  /** Why the last move was not it. The count tells one refusal from the next. */
  readonly refusal?: { readonly reason: string; readonly count: number } | undefined;
}

/** How something is done at the table, whatever with. */
export type OrderModel =
  /** By the tinted square: `ways` are the directions that lead there, and it may lie some steps away. */
  | { readonly by: 'square'; readonly ways: readonly Direction[]; readonly isFar: boolean }
  /** By buttons, one after another. */
  | { readonly by: 'button'; readonly labels: readonly string[]; readonly key?: string | undefined }
  | { readonly by: 'word'; readonly word: string };

export interface ReplayModel {
  /** Actions already played, 0 to `of`. */
  readonly at: number;
  readonly of: number;
  readonly playing: boolean;
  /** The turn that this place belongs to. */
  readonly turn?: number | undefined;
  /** Places to jump to, in order. */
  readonly splits?: readonly { readonly at: number; readonly label: string }[] | undefined;
  /** "Verified by replay: 7,425 points, 268 turns." */
  readonly verdict?: string | undefined;
  /** Whether a person may take over here: `play-on`. */
  readonly canPlayOn?: boolean | undefined;
  /** Whether the run can be reviewed. */
  readonly canReview?: boolean | undefined;
}

/** What is said of those who are elsewhere, and what can be done about it. */
export interface CompanyModel {
  readonly text: string;
  /** How much of it has been told. */
  readonly share?: { readonly at: number; readonly of: number } | undefined;
  readonly orders: readonly { readonly label: string; readonly command: Command; readonly tip?: string }[];
}

/** Set many times a second, apart from everything else: `panels.clock(...)`. */
export interface ClockModel extends ClockSnapshot {
  /** "-0:03.1 vs best". */
  readonly compare?: CompareModel | undefined;
  /** Where the rival is: "Ghost: level 2, 12 turns ahead". */
  readonly ghost?: string | undefined;
}

export interface CompareModel {
  readonly text: string;
  readonly ahead: boolean;
}
