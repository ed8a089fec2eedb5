/**
 * What can lie on a table and how it can move, as plain data. Rooms describe with these words; `table` (Phaser) and
 * `panels` (HTML) draw them. Nothing here knows a screen, so a whole room runs and is tested in Node.
 *
 * Sprite names are atlas frames without their animation number: `rat` stands for `rat-0`, `rat-1` …
 */
import type { GameAction } from './game.ts';
import type { DieModel, GaugeModel, Tone } from './board.ts';
import type { Cell, Direction } from './grid.ts';

// ── The sheet: what stands beside the board ────────────────────────────────────────────────────────────────────

export type SheetPart =
  /** Hearts, mana, torch notches: `value` of `max` icons. */
  | {
      readonly part: 'gauge';
      readonly label: string;
      readonly icon: string;
      readonly value: number;
      readonly max: number;
    }
  | { readonly part: 'stats'; readonly label?: string; readonly rows: readonly StatRow[] }
  | { readonly part: 'items'; readonly label: string; readonly items: readonly ItemModel[] }
  | {
      readonly part: 'track';
      readonly label: string;
      readonly spaces: readonly TrackSpace[];
      /** Where it has to be seen at all times: its figures, in short, the most pressing first. */
      readonly vitals?: readonly {
        readonly label: string;
        readonly icon: string;
        /** Who else is in the group. */
        readonly beside?: readonly string[];
        readonly value: string;
      }[];
    }
  | {
      readonly part: 'table';
      readonly label: string;
      readonly heads: readonly string[];
      readonly rows: readonly TableRow[];
    }
  /** Dice lying on the table: two pools of an assault, three dice to be assigned. */
  | { readonly part: 'dice'; readonly label: string; readonly dice: readonly DieModel[] }
  | { readonly part: 'text'; readonly label?: string; readonly lines: readonly TextLine[] };

export interface StatRow {
  readonly label: string;
  readonly value: string;
  /** What of it stands beside the question where the sheet is out of sight: "SLIME". */
  readonly vital?: string;
  readonly icon?: string;
  readonly help?: string;
}

export interface ItemModel {
  readonly icon: string;
  readonly label: string;
  readonly help?: string;
  readonly count?: number;
  /** Cannot be used now, and why. */
  readonly off?: string;
  /** What it is for: a press lists that choice, if it stands. */
  readonly use?: GameAction;
}

export interface TrackSpace {
  readonly label: string;
  readonly sprites: readonly string[];
  readonly badge?: string;
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly icon?: string;
  readonly tone?: Tone;
}

export interface TextLine {
  readonly text: string;
  readonly tone?: Tone;
}

export interface SheetModel {
  readonly title: string;
  /** Nobody else has one: a low panel does without its title. */
  readonly isOnly?: boolean;
  readonly portrait?: string;
  readonly parts: readonly SheetPart[];
  /** Further pages behind tabs: shop, events, monsters of this level. */
  readonly pages?: readonly { readonly title: string; readonly parts: readonly SheetPart[] }[];
}

// ── The prompt: what may be done ───────────────────────────────────────────────────────────────────────────────

/** How a cell that stands for an action is framed: walk, strike, magic, use, choose. Each has its own shape as well as colour. */
export type MarkKind = 'go' | 'strike' | 'magic' | 'use' | 'choose';

/** One legal action, as a person meets it. Every legal action has exactly one choice. */
export interface Choice<A extends GameAction = GameAction> {
  readonly action: A;
  /** A whole order: "Attack the rat". Read by screen readers and shown in the action list. */
  readonly label: string;
  /** The button it belongs to: choices of one verb share a button ("Attack"), which then asks for the target. */
  readonly verb?: string;
  /** A short number on the button: "33%". */
  readonly odds?: string;
  /** The whole consequence: "33% for 2 damage, kills". */
  readonly detail?: string;
  /** The cell that stands for it on the board. */
  readonly at?: Cell;
  /** So many cells around `at` stand for it too: a tile of three by three cells has 1. */
  readonly span?: number;
  /** One of several ways to lie in one place: R shows the next way, and a press on the place takes the one shown. */
  readonly turn?: number;
  readonly mark?: MarkKind;
  /** Two cells are picked: first this one ("the Emu on C4"), then `at` (where to). Only with a verb. */
  readonly from?: { readonly at: Cell; readonly label: string };
  /** Not framed until its verb is opened: magic that may land anywhere must not frame the whole board. Only with a verb. */
  readonly aside?: boolean;
  /** It may be done and does no good: it stands last among its verb's targets, dim. Only with a verb. */
  readonly idle?: boolean;
  /** In state and effect the same as another choice of its verb, which stands for both in lists and keys. Its square acts. */
  readonly alike?: boolean;
  /** The arrow key that stands for it. */
  readonly direction?: Direction;
  /** The picture of its verb, where its own is another: an ability, and the card it is used on. Only with a verb. */
  readonly verbIcon?: string;
  /** Its own key, as KeyboardEvent.key in lower case: 'a', ' ', 'enter'. Rebindable. */
  readonly key?: string;
  /** Its verb's button walks on, and its tip says how far: the next step of the verb is taken, too, where it is open to that. */
  readonly walksOn?: {
    readonly isOpen: boolean;
    readonly tip: string;
    /** How many steps one press of the button takes, where that is known: stands on the button, not in the list. */
    readonly far?: number;
    /** Nothing is left to decide after it: stands on the button, too. */
    readonly endsTurn?: boolean;
  };
  /** Asked before it is done ("A rat stands beside you. End the turn?"). Never for what can be undone. */
  readonly confirm?: string;
  /** It spends or risks what is not given back: its verb's button, its key and a press on its square open the list with its price or odds first. Only with a verb. */
  readonly priced?: boolean;
  /** A tap on its square shows the card with its detail, and the next one does it: the step has a price. A mouse has shown it already. */
  readonly shownFirst?: boolean;
  /** Ends the turn or leaves: drawn apart from the others. */
  readonly closing?: boolean;
  /** A picture beside it in a window: the goods of a shop. With a span: what would lie there, shown when pointed at. */
  readonly icon?: string;
  /** Where its button stands: before those of a higher place. Without it, all stand in the order of the choices. */
  readonly place?: number;
  /** A small picture on the framed cell: this step may draw an event. */
  readonly badge?: string;
  /** What it is worth, under the heads of `PromptModel.compare` and in their order. */
  readonly compared?: readonly ComparedCell[];
}

/** A column of numbers: a picture, and a word over all neighbours of one group ("Slay"). */
export interface ComparedHead {
  readonly group: string;
  readonly icon: string;
  /** "Goblin slain": said by tool-tips. */
  readonly label: string;
}

/** The tone `good` is for the best of a column, which is underlined too. */
export interface ComparedCell {
  readonly text: string;
  readonly tone?: Tone;
}

export interface DialogModel {
  readonly title: string;
  readonly picture?: string;
  /** Begins with the last fateful line of the log: how it came to this. */
  readonly recalls?: boolean;
  readonly lines: readonly TextLine[];
  readonly parts?: readonly SheetPart[];
}

export interface PromptModel<A extends GameAction = GameAction> {
  /** "Your turn", "Choose a gift" … */
  readonly title: string;
  /** "Red": stands before the title where several people share the device. */
  readonly whose?: string;
  /** Actions left, as lamps. */
  readonly pips?: GaugeModel;
  readonly choices: readonly Choice<A>[];
  /** What cannot be done now, and why, where a player would look for it. */
  readonly greyed?: readonly {
    readonly label: string;
    readonly why: string;
    readonly verb?: string;
    readonly verbIcon?: string;
    readonly icon?: string;
    /** Its row in a window, where what can be done must not change places with what can't: goods on a shelf. */
    readonly place?: number;
    /** It was the answer before this question, and keeps its button: a second press on it does nothing. */
    readonly isFirst?: boolean;
  }[];
  /** One press that goes on by itself from here: a fight, blow by blow, until `Room.goesOn` says that it stops. */
  readonly onward?: OnwardModel<A>;
  /** The verb, or the label without one, that is drawn in red where that is not the first: what costs nothing, or what one came for. */
  readonly usual?: string;
  /** Shown when the choice deserves a window of its own: a shop, a chest, an event card. */
  readonly dialog?: DialogModel;
  /** Words are typed, not listed. */
  readonly entry?: EntryModel;
  /** Choices that are weighed against one another stand in a table with these heads; each has its `compared` numbers. */
  readonly compare?: readonly ComparedHead[];
}

/** A button of its own beside those of the choices; what it begins with is one of them. */
export interface OnwardModel<A extends GameAction = GameAction> {
  readonly action: A;
  readonly label: string;
  readonly odds?: string;
  /** What it does, and when it stops. */
  readonly detail: string;
  readonly key: string;
}

export interface EntryModel {
  readonly label: string;
  readonly max: number;
  /** The letters as keys on the screen, each with what it does: an arrow's sprite, a colour, a word for screen readers. */
  readonly letters: readonly {
    readonly letter: string;
    readonly icon?: string;
    readonly tone?: Tone;
    readonly means?: string;
  }[];
}

/** What the pointer or the focus rests on: a monster's figures, a tile's danger. */
export interface InfoModel {
  readonly title: string;
  readonly sprite?: string;
  readonly parts: readonly SheetPart[];
}

// What lies on the board and how an event moves it have files of their own.
export * from './board.ts';
export * from './motions.ts';
