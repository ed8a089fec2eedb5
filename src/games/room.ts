/** A room: a game with everything a table needs to show it. Plain data and pure functions, all of it. */
import {
  ALL_LEVELS,
  BOT_LEVELS,
  type AnyLevel,
  type BotLevel,
  type ByType,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Of,
  type OptionValue,
  type Seat,
} from '../core/game.ts';
import type { Outlook } from '../analyst/outlook.ts';
import type { Bot } from '../bots/bot.ts';
import type { Mastery } from '../bots/master.ts';
import type { Cue } from '../core/cue.ts';
import type { Cell } from '../core/grid.ts';
import type {
  BoardModel,
  InfoModel,
  Motion,
  OverlayModel,
  PromptModel,
  SheetModel,
  Tone,
} from '../core/look.ts';
import type { Moment } from '../core/moments.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Badge } from './badges.ts';
import type { Twist } from './twists.ts';
import type { Lesson } from './lesson.ts';
import type { EndingLook } from './endings.ts';

/** What the menu knows of a room before the room is loaded. */
export interface RoomCard {
  readonly id: string;
  readonly title: string;
  /** For the bar over the table, where the whole title would be long. */
  readonly short?: string;
  readonly designer: string;
  /** One inviting sentence. */
  readonly tagline: string;
  /** Key of the palette: `gold`, `pink`, `ember`, `ice`, `violet`, `moss`. */
  readonly accent: Accent;
  /** `usual`: how many the new-game dialog proposes; `daily`: how many sit in a daily, bots but one. The fewest unless told. */
  readonly seats: {
    readonly min: number;
    readonly max: number;
    readonly usual?: number;
    readonly daily?: number;
    /** What it is to be several, said where they are seated. */
    readonly many?: string;
  };
  readonly minutes: string;
  /** What its score counts, one of them: "coin". Points unless told. */
  readonly scored?: string;
  /** A lesson, not one of the five: no daily, no Pentathlon. */
  readonly isPractice: boolean;
}

export const ACCENTS = ['gold', 'pink', 'ember', 'ice', 'violet', 'moss'] as const;
export type Accent = (typeof ACCENTS)[number];

/** A choice of the new-game dialog. The first value is the default, unless the number of seats says otherwise. */
export interface OptionSpec {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly value: OptionValue; readonly label: string; readonly help: string }[];
  /** Said beside Play, too: as whom one plays. */
  readonly isTold?: boolean;
  usual?(seats: number): OptionValue;
}

/** What is chosen for a table of so many where nobody chose. */
export function usualValue(spec: OptionSpec, seats: number): OptionValue {
  const value = spec.usual?.(seats) ?? spec.values[0]?.value;
  if (value === undefined) throw new Error(`The option "${spec.id}" has no values.`);
  return value;
}

export function usualOptions(room: Pick<AnyRoom, 'options'>, seats: number): Record<string, OptionValue> {
  return Object.fromEntries(room.options.map(spec => [spec.id, usualValue(spec, seats)]));
}

export interface HelpPage {
  readonly title: string;
  /** Paragraphs; a line that starts with "- " is a list item, "# " a heading; `{sprite:rat}` shows a sprite. */
  readonly text: string;
}

/** What a word that is being typed would do. */
export interface TypedModel<A> {
  /** The action, once the text may be entered. */
  readonly action?: A;
  /** Why it may not, or what it would do. */
  readonly message: string;
  readonly tone: Tone;
  /** A refused word that a dictionary may know. */
  readonly lookUp?: string;
  /** The way it would take, letter by letter. */
  readonly overlay: OverlayModel;
}

/** A word worth typing, as the explorer lists it. */
export interface Suggestion {
  readonly text: string;
  /** What it would do, in a few words. */
  readonly detail: string;
}

/** By the type of an action. */
export type Tips<A extends GameAction> = Readonly<Partial<Record<A['type'], string>>>;

/** The device changes hands. */
export interface Handover {
  readonly name: string;
  readonly sprite: string;
  readonly line: string;
}

export interface Overlay<S> {
  /** Its picture in the bar is `overlay-<id>`. */
  readonly id: string;
  readonly label: string;
  /** "what you can see": where the label alone would be a riddle. */
  readonly tells?: string;
  /** Held or toggled: 'shift', 't'. */
  readonly key: string;
  /** Shown unasked while somebody decides here, unless another one is on. */
  isUsual?(state: S, seat: Seat): boolean;
  model(state: S, seat: Seat, focus: Cell | undefined): OverlayModel;
}

/** How events look and sound: all of them, or those of one part of the room. */
export type Motions<E extends GameEvent, S, T extends E['type'] = E['type']> = ByType<
  Of<E, T>,
  [now: Moment<S, E>],
  readonly Motion[]
>;
/** What the log says of them. */
export type Sentences<E extends GameEvent, S, T extends E['type'] = E['type']> = ByType<
  Of<E, T>,
  [now: Moment<S, E>],
  string | Line
>;
/** What somebody did, in two or three words: "gathered 1 treasure"; of a turn that begins, whose it is. Nothing: ''. */
export type News<E extends GameEvent, S> = Partial<ByType<E, [now: Moment<S, E>], string | Lasting>>;
/** Whoever did it is told again, too: what the turn was for came to nothing. */
export interface Lasting {
  readonly lasting: string;
}
/** A line of the log; an empty text is not shown (but every event has its entry). */
export interface Line {
  readonly text: string;
  readonly tone: Tone;
  /** The person's own fate: a phone shows it before lesser news, and the window that follows tells it again (`DialogModel.recalls`). */
  readonly fateful?: boolean;
  /** What was said before is wiped away: somebody else starts from the beginning. */
  readonly anew?: boolean;
  /** Who let a turn go by: a run of them is one line. */
  readonly passed?: string;
  /** Of a run of the same kind one line is made: "Moves: Warlock to H2, Sneak to B1." */
  readonly among?: { readonly head: string; readonly part: string };
}

/** The names of everything the room needs from the packed assets. A test proves that each exists. */
export interface AssetKeys {
  /** Packs under assets/: the room's own and `shared`. */
  readonly packs: readonly string[];
  readonly sprites: readonly string[];
  readonly sounds: readonly string[];
  readonly music: readonly string[];
}

export interface Room<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly card: RoomCard;
  readonly game: Game<S, A, E>;
  readonly options: readonly OptionSpec[];
  /** "Red fighter", "Blue rogue": who sits where. Not for rooms of one seat. */
  readonly seatNames?: readonly string[];
  /** What is different about its daily. Days count up by one; 20089 is 2025-01-01. `isFeatured`: it is the delve of that day. */
  daily?(day: number, isFeatured: boolean): Twist | undefined;
  /** "Level 1 · The Goblin Caves": the line beside the title. */
  headline(state: S): string;
  /** `you`: the only person at the table, whom words speak to; of several they speak by name. */
  board(state: S, seat: Seat, you?: Seat): BoardModel;
  sheet(state: S, seat: Seat, you?: Seat): SheetModel;
  /** Its choices are exactly the legal actions, in their order. */
  prompt(state: S, seat: Seat): PromptModel<A>;
  /** What rests at a cell, for tool-tips, focus and screen readers. */
  inspect(state: S, seat: Seat, at: Cell): InfoModel | undefined;
  readonly overlays: readonly Overlay<S>[];
  readonly motions: Motions<E, S>;
  readonly sentences: Sentences<E, S>;
  /** What the others did is told in short when the turn comes back. Needs `turn-began` events that name a seat. */
  readonly news?: News<E, S>;
  /**
   * The cells of the way that a click on a far cell walks, one legal `go` choice after another. It ends before that
   * cell where the walk does.
   */
  wayTo?(state: S, seat: Seat, to: Cell): readonly Cell[] | undefined;
  /** A walk that news broke off is offered again, by this key and a button. */
  readonly walkOnKey?: string;
  /** For prompts with an `entry`: judges the text while it is typed. Called on every letter, so it must be quick. */
  typed?(state: S, seat: Seat, text: string): TypedModel<A>;
  /** The best words from here, best first. May take its time: it runs in the worker. */
  explore?(view: S, seat: Seat): readonly Suggestion[];
  /** Asked when the decision goes from one person at the table to another: what the hand-over curtain says, if it falls. */
  handover?(state: S, seat: Seat): Handover | undefined;
  /**
   * For questions that come up between other moves ("react?"): the harmless answer, if the person need not be troubled.
   * `smart` stops where something is at stake, `all` passes whatever can be passed.
   */
  pass?(state: S, seat: Seat, mode: 'smart' | 'all'): A | undefined;
  /** The only answer that anybody would give, so that it need not be asked: who acts, where there is but one. */
  obvious?(state: S, seat: Seat): A | undefined;
  /** Of what goes on by itself (`PromptModel.onward`): the next action, or undefined where it stops. `begun`: when it was pressed. */
  goesOn?(state: S, seat: Seat, begun: S): A | undefined;
  /** And why it stopped there, in a few words, where that is not plain to see; else ''. */
  whyStopped?(state: S, seat: Seat, begun: S): string;
  /** Where a hint shown in full has its price: the action that writes it down. The table does it, once a question. */
  hinted?(state: S, seat: Seat): A | undefined;
  /** That price in a few words: "30 points". */
  readonly hintPrice?: string;
  /** Where help marks the run (`Outcome.assisted`): whether it is marked already. The first time people are asked. */
  isAssisted?(state: S): boolean;
  /** Events that do not halt such a walk; anything else does, so that nobody walks into news. */
  readonly quiet: readonly E['type'][];
  /** What the band is told of the moment, as this seat hears it. */
  music(state: S, seat: Seat): Cue;
  bot(level: BotLevel, seat: Seat): Bot<S, A>;
  /** Its chances to win as far as they can be foretold; see docs/analyst.md. */
  readonly outlook?: Outlook<S>;
  /** How it is mastered; absent where no master beats the hard bot. */
  readonly mastery?: Mastery<S, A>;
  readonly help: readonly HelpPage[];
  readonly lesson?: Lesson<S, A, E>;
  /** What its runs can be proud of. */
  readonly badges: readonly Badge<S, E>[];
  /** The options of a first game, where the usual ones are not the easiest. */
  readonly easy?: Readonly<Record<string, OptionValue>>;
  /** Short lines for a first game: each is shown once, when such an action is offered for the first time. */
  readonly tips?: Tips<A>;
  readonly assets: AssetKeys;
  readonly ending: EndingLook<S, E>;
  /** The share line without its title and date: no spoilers of the seed. */
  share(state: S, outcome: Outcome): string;
  /** What a seed deals, hidden things included, one line each: for `npm run catalog` and the golden files. */
  catalog?(state: S): readonly string[];
}

/** Which bots can sit at its table. */
export function levelsOf(room: Pick<AnyRoom, 'mastery'>): readonly AnyLevel[] {
  return room.mastery ? ALL_LEVELS : BOT_LEVELS;
}

/** A room whose types the caller does not know. Scenes, tools and the contract suite work with it. */
export type AnyRoom = Room<GameState, GameAction, GameEvent>;

/** Forgets a room's own types at its door. Sound, because what goes in always came out of the same room. */
export function anyRoom<S extends GameState, A extends GameAction, E extends GameEvent>(
  room: Room<S, A, E>,
): AnyRoom {
  return room as unknown as AnyRoom;
}
