/**
 * What can lie on a table and how it can move, as plain data. Rooms describe with these words; `table` (Phaser) and
 * `panels` (HTML) draw them. Nothing here knows a screen, so a whole room runs and is tested in Node.
 *
 * Sprite names are atlas frames without their animation number: `rat` stands for `rat-0`, `rat-1` …
 */
import type { GameAction } from './game.ts';
import type { Cell, Direction, Extent } from './grid.ts';
import type { DieModel } from './motions.ts';

/** The 28 colours of the art direction, by use. The palette itself lives in assets/shared/palette.json. */
export type Tone = 'plain' | 'good' | 'bad' | 'gold' | 'magic' | 'ice' | 'fire' | 'dim';

// ── The board ──────────────────────────────────────────────────────────────────────────────────────────────────

/** One letter a cell. The table chooses the pictures by neighbourhood, so nothing lit is ever turned. */
export const TERRAIN = { floor: '.', wall: '#', liquid: '~', pit: '^', void: ' ' } as const;
export type Terrain = keyof typeof TERRAIN;

export interface GroundModel {
  /** The ground is drawn anew only when this changes. */
  readonly key: string;
  /** Prefix of the tile frames: `caves` for `caves-floor-0`, `caves-wall-face-1` … */
  readonly theme: string;
  readonly rows: readonly string[];
  /** Fixed pictures on the ground: rugs, cracks, bones. */
  readonly decor: readonly { readonly sprite: string; readonly at: Cell }[];
  /** Straight lines between or on cells: card seams, walls and doors on grid lines. In cells, corner to corner. */
  readonly lines: readonly LineModel[];
}

export interface LineModel {
  readonly from: Cell;
  readonly to: Cell;
  /** A wall of drawn ink, or of the bricks around it. */
  readonly kind: 'seam' | 'wall' | 'bricks' | 'door';
  /** A letter on a door. */
  readonly text?: string;
}

export interface TokenModel {
  readonly id: string;
  readonly sprite: string;
  readonly at: Cell;
  /** Cells covered to the right and down: 2 for a 32x32 boss. */
  readonly size?: number;
  /** Things lie under figures; marks lie flat on the ground. */
  readonly layer: 'mark' | 'thing' | 'figure';
  /** Said by screen readers and tool-tips. */
  readonly label: string;
  readonly facing?: 'left' | 'right';
  /** Health or the like, drawn as a small bar above the token. */
  readonly gauge?: GaugeModel;
  /** A letter or number on a small plate at the token's foot. */
  readonly plate?: string;
  /** The face of the die that stands for it on a real table, 1 to 6, drawn small with its pips. */
  readonly die?: number;
  /** Small frames above the token: an eye for threat, a sweat drop, a stunned star. */
  readonly badges?: readonly string[];
  readonly pose?: 'idle' | 'asleep' | 'still' | 'faded';
  /** Coloured light around it. */
  readonly glow?: Tone;
  /** Floats above the ground with its shadow below. */
  readonly floats?: boolean;
}

export interface GaugeModel {
  readonly value: number;
  readonly max: number;
}

export interface LightModel {
  /** 0 is pitch dark, 100 is day. */
  readonly ambient: number;
  readonly sources: readonly {
    readonly at: Cell;
    readonly radius: number;
    readonly tone: Tone;
    readonly flicker: boolean;
  }[];
}

export interface BoardModel {
  readonly extent: Extent;
  readonly ground: GroundModel;
  readonly tokens: readonly TokenModel[];
  readonly light: LightModel;
  /** So many cells around the edge are only a rim: they may lie outside the view if the rest gets larger by it. */
  readonly rim?: number;
  /** So many pixels around the cells are a frame, an outer wall say: they are in the view. */
  readonly frame?: number;
  /** It is or grows larger than most screens: shown in parts at a comfortable size, not whole in tiny cells. */
  readonly roams?: boolean;
  /** It is being built: looked at from as near as what lies there, and so many cells around it, allow. */
  readonly grows?: number;
  /** Where the camera should look if the board is larger than the screen. */
  readonly focus?: Cell;
  /** A fight that is going on: both fighters large, before the dimmed board. */
  readonly stage?: StageModel;
}

/** A small scene of its own over the lower part of the board. It stays while a person thinks between two rolls. */
export interface StageModel {
  /** "The Quagga attacks": also what tells one fight from the next. */
  readonly title: string;
  readonly left: FighterModel;
  readonly right: FighterModel;
  /** The left one's chance to win, 0 to 100: a bar between them. */
  readonly odds?: number;
}

export interface FighterModel {
  readonly name: string;
  readonly sprite: string;
  /** Hearts, hit points: small pips under the name. */
  readonly gauge?: GaugeModel;
  /** "Sword D8 +1": what it fights with. */
  readonly arms?: string;
  readonly badges?: readonly string[];
  readonly plate?: string;
  /** Dice that lie there at rest between two rolls: struck ones are crossed out. */
  readonly dice?: readonly DieModel[];
}

/** A tint over cells: what is threatened, what is seen. */
export interface OverlayModel {
  readonly cells: readonly { readonly at: Cell; readonly tone: Tone; readonly text?: string }[];
  readonly lines: readonly {
    readonly from: Cell;
    readonly to: Cell;
    readonly tone: Tone;
    readonly blocked?: boolean;
  }[];
}

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
  | { readonly part: 'track'; readonly label: string; readonly spaces: readonly TrackSpace[] }
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
  /** Short figures on the button: "33%". */
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
  /** The arrow key that stands for it. */
  readonly direction?: Direction;
  /** Its own key, as KeyboardEvent.key in lower case: 'a', ' ', 'enter'. Rebindable. */
  readonly key?: string;
  /** Asked before it is done ("A rat stands beside you. End the turn?"). Never for what can be undone. */
  readonly confirm?: string;
  /** Ends the turn or leaves: drawn apart from the others. */
  readonly closing?: boolean;
  /** A picture beside it in a window: the goods of a shop. With a span: what would lie there, shown when pointed at. */
  readonly icon?: string;
  /** A small die or star on the framed cell: this step may draw an event. */
  readonly badge?: string;
  /** What it is worth, under the heads of `PromptModel.compare` and in their order. */
  readonly figures?: readonly FigureModel[];
}

/** A column of figures: a picture, and a word over all neighbours of one group ("Slay"). */
export interface FigureHead {
  readonly group: string;
  readonly icon: string;
  /** "Goblin slain": said by tool-tips. */
  readonly label: string;
}

/** The tone `good` is for the best of a column, which is underlined too. */
export interface FigureModel {
  readonly text: string;
  readonly tone?: Tone;
}

export interface DialogModel {
  readonly title: string;
  readonly picture?: string;
  readonly lines: readonly TextLine[];
  readonly parts?: readonly SheetPart[];
}

export interface PromptModel<A extends GameAction = GameAction> {
  /** "Your turn", "Choose a gift" … */
  readonly title: string;
  /** Actions left, as lamps. */
  readonly pips?: GaugeModel;
  readonly choices: readonly Choice<A>[];
  /** What cannot be done now, and why, where a player would look for it. */
  readonly greyed?: readonly { readonly label: string; readonly why: string; readonly verb?: string }[];
  /** Shown when the choice deserves a window of its own: a shop, a chest, an event card. */
  readonly dialog?: DialogModel;
  /** Words are typed, not listed. */
  readonly entry?: EntryModel;
  /** Choices that are weighed against one another stand in a table with these heads; each has its `figures`. */
  readonly compare?: readonly FigureHead[];
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

// How an event looks and sounds has a file of its own.
export * from './motions.ts';
