/**
 * The contract between the program and its panels. The program gives plain models and gets plain orders back;
 * it never touches the panels' elements, and the panels never touch a match.
 *
 *   const panels = createPanels(root, handlers);          // src/panels/index.tsx
 *   panels.update({ screen: { screen: 'table', ... } });  // another screen
 *   panels.table({ prompt, log });                        // only what changed of the table screen
 *   panels.open({ kind: 'settings' });                    // a window on top
 *   if (await panels.confirm({ ... })) ...
 */
import type { Region } from '../core/box.ts';
import type { GameAction, Seat } from '../core/game.ts';
import type { Cell, Direction } from '../core/grid.ts';
import type { Tone } from '../core/look.ts';
import type { Outcome, SeatResult } from '../core/outcome.ts';
import type { Accent, RoomCard } from '../games/room.ts';
import type { Weighed } from '../records/record.ts';
import type { ClockSnapshot } from '../core/clocks.ts';
import type { InputKind } from '../services/input-kind.ts';
import type { Settings } from '../services/settings.ts';
import type { PadOrder } from './logic/pad.ts';
import type { Command } from './commands.ts';
import type { ClockModel, CompareModel, TableModel } from './table-models.ts';
import type { BoardWish, EntryOrder, LobbyOrder, TogetherGame, TogetherWish } from './hall-models.ts';
import type {
  ConfirmModel,
  MessageModel,
  NewGame,
  ToastModel,
  WindowKind,
  WindowModel,
} from './window-models.ts';

export type * from './commands.ts';
export type * from './hall-models.ts';
export type * from './table-models.ts';
export type * from './window-models.ts';
export { GAME_MODES } from './window-models.ts';

// ── Everything that is shown ───────────────────────────────────────────────────────────────────────────────────

export interface PanelsModel {
  readonly screen: ScreenModel;
  readonly settings: Settings;
  /** What the player has in hand: sentences that say how follow it. */
  readonly input: InputKind;
  /** Hides the table while the seat changes hands. */
  readonly curtain?: CurtainModel | undefined;
}

export type ScreenModel = BootModel | MenuModel | TableModel | ResultsModel | ErrorModel | GalleryModel;

export interface BootModel {
  readonly screen: 'boot';
  readonly title: string;
  /** What is being fetched: "The Cellar: pictures". */
  readonly line: string;
  /** 0 to 1. */
  readonly done: number;
}

export interface ErrorModel {
  readonly screen: 'error';
  /** One plain sentence of what happened. */
  readonly sentence: string;
  /** What is safe: "Your records and the saved game are untouched." */
  readonly safe: string;
  /** For a bug report; folded away. */
  readonly detail?: string | undefined;
}

// ── Menu ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface MenuModel {
  readonly screen: 'menu';
  readonly places: readonly PlaceModel[];
  /** Id of the room where the campaign goes on. */
  readonly suggested?: string | undefined;
  /** A saved match that can go on. */
  readonly saved?: { readonly title: string; readonly line: string; readonly accent: Accent } | undefined;
  /** "Daily 2026-11-16"; absent while there is nothing to play daily. */
  readonly daily?: string | undefined;
  /** Whether all five are there to be run in a row. */
  readonly pentathlon?: boolean | undefined;
  /** How many matches by link are kept here, and in how many of them it is somebody's turn here. */
  readonly relays?: { readonly all: number; readonly yours: number } | undefined;
  /** Plain sentences from storage: what was set aside, that nothing can be remembered. */
  readonly notices?: readonly string[] | undefined;
  readonly version: string;
}

export interface PlaceModel {
  readonly card: RoomCard;
  /** Picture of the place; `place-<id>` unless told. */
  readonly sprite?: string | undefined;
  /** "Best 41 · won 3 of 8". */
  readonly best?: string | undefined;
  /** What is within reach here: "2 more stars to finish The Cellar." */
  readonly near?: string | undefined;
  /** The campaign's four goals. */
  readonly goals?: readonly GoalModel[] | undefined;
  /** Where the place stands in the poster: its sign hangs above it where there is room. */
  readonly anchor?: AnchorModel | undefined;
}

/** In css pixels of the page. */
export interface AnchorModel {
  readonly x: number;
  /** The height at which its roof ends. */
  readonly roof: number;
}

export interface GoalModel {
  readonly label: string;
  readonly met: boolean;
}

// ── Results ────────────────────────────────────────────────────────────────────────────────────────────────────

/** How far it is worked out, from 0 to 1; then what came of it. */
export interface LuckModel {
  readonly share: number;
  readonly weighed?: Weighed | undefined;
}

export interface ResultsModel {
  readonly screen: 'results';
  readonly room: string;
  readonly accent: Accent;
  /** "You got out", "Slain by an Imp". */
  readonly title: string;
  /** Gold for the best, good for a place behind it, bad for a defeat. */
  readonly tone: Tone;
  readonly outcome: Outcome;
  /** Of whoever is celebrated: the person, or the best of several. */
  readonly result: SeatResult;
  /** What stood out, the best first: "3 kills in one turn". */
  readonly feats: readonly string[];
  /** The place's four stars, and which of them this run has won. */
  readonly stars: readonly StarModel[];
  /** "Win with nothing taken back." */
  readonly nextGoal?: string | undefined;
  /** What chance and decisions made of it, where the room knows what chances are. */
  readonly luck?: LuckModel | undefined;
  /** Those that this run is the first to win. */
  readonly badges?: readonly BadgeModel[] | undefined;
  /** Name of each seat: "You", "Bot (hard)". */
  readonly names: readonly string[];
  readonly seed: string;
  readonly clocks: ClockSnapshot;
  readonly splits: readonly SplitModel[];
  /** "Daily, first attempt", "Set seed", "Practice: chance was undone". */
  readonly category: string;
  /** True when score and turns were computed by replaying the run. Times are always claimed. */
  readonly verified: boolean;
  /** "New best score", "2nd of 14". */
  readonly record?: string | undefined;
  /** "Personal best" 02:14.37, "Sum of best segments" 02:09.80. */
  readonly best?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** How the race against the rival ended. */
  readonly ghost?: string | undefined;
  /** The spoiler-free line. */
  readonly share: string;
  /** The same with emoji; shown and copied instead while the setting `emojiShare` is on. */
  readonly shareEmoji?: string | undefined;
  /** A link that holds the whole run, where it fits. */
  readonly link?: string | undefined;
  readonly canWatch: boolean;
  /** Its room knows what chances are. */
  readonly canReview?: boolean | undefined;
  /** Where it goes from here: "New dungeon", "Next leg: The Cellar". */
  readonly next: NextModel;
}

export interface NextModel {
  readonly label: string;
  readonly command: Command;
  /** It is what most people want here: it stands first, and Enter means it. */
  readonly isFirst?: boolean | undefined;
}

export interface StarModel extends GoalModel {
  readonly isNew: boolean;
}

/** Won by this run. */
export interface BadgeModel {
  readonly name: string;
  readonly text: string;
  readonly sprite: string;
}

export interface SplitModel {
  readonly label: string;
  readonly igt: number;
  readonly turns: number;
  /** Milliseconds of deciding since the split before. */
  readonly segment?: number | undefined;
  /** The segment against the best segment. */
  readonly segmentCompare?: CompareModel | undefined;
  /** The whole way up to here against the best run. */
  readonly compare?: CompareModel | undefined;
}

export interface CurtainModel {
  /** "Blue Cleric". */
  readonly name: string;
  /** "Hand the device over. Your sheet is hidden from the others." */
  readonly line: string;
  readonly accent: Accent;
  readonly sprite?: string | undefined;
}

// ── Gallery ────────────────────────────────────────────────────────────────────────────────────────────────────

export interface GalleryModel {
  readonly screen: 'gallery';
  readonly packs: readonly GalleryPack[];
  /** Motion kinds; the program shows them on the region `stage`. */
  readonly motions: readonly string[];
  /** The tune that was pressed last. */
  readonly tune?: GalleryTune | undefined;
}

export interface GalleryTune {
  readonly name: string;
  /** What the band can be told, and what it was told last. */
  readonly cues: readonly string[];
  readonly cue: string;
  readonly sections: readonly {
    readonly name: string;
    readonly role: string;
    readonly bars: number;
    readonly parts: string;
  }[];
  /** Values from 0 to 255, column after column, each from low to high. */
  readonly spectrogram: { readonly columns: number; readonly rows: number; readonly values: Uint8Array };
}

export interface GalleryPack {
  readonly name: string;
  readonly sprites: readonly string[];
  readonly sounds: readonly string[];
  readonly music: readonly string[];
}

// ── What comes back ────────────────────────────────────────────────────────────────────────────────────────────

export type RegionName = 'board' | 'picture' | 'stage';

export interface PanelHandlers {
  command(command: Command): void;
  /** Index into `prompt.choices`. Asking `choice.confirm` first is the program's affair: the board does it too. */
  /** By its verb's button a walk goes on by itself (`Choice.walksOn`). */
  act(choice: number, isVerb?: boolean): void;
  /** What goes on by itself from here. */
  onward(): void;
  /** A thing on the sheet was pressed: lists what it is for. */
  use(action: GameAction): void;
  /** A verb button with several targets was opened (or closed: undefined): show its cells. */
  verb(verb: string | undefined): void;
  /** The pointer or focus rests on a choice: light its cell. */
  point(choice: number | undefined): void;
  overlay(id: string, on: boolean): void;
  settings(patch: Partial<Settings>): void;
  /** The cross of arrows on touch screens; means what the arrow keys and Enter mean. */
  cross(order: Direction | 'confirm'): void;
  /** The card of a square was pressed, where it lies over buttons: it closes. */
  closeCard(): void;
  /** The first cell of a choice of two cells; undefined goes back to choosing it. */
  from(at: Cell | undefined): void;
  /** A letter game's word: while typing, and when entered. */
  wordTyped(text: string): void;
  wordEntered(text: string): void;
  chooseRoom(id: string): void;
  /** The rules of this game. */
  readRules(id: string): void;
  startGame(game: NewGame): void;
  /** Goes on with the match that was left in this room. */
  continueGame(game: string): void;
  /** A link, the text of a run, or the bytes of a run file. */
  openRun(run: string | Uint8Array): void;
  openRecord(id: string): void;
  /** The seats that are played here, of the match by link that asked. */
  joinMatch(here: readonly Seat[]): void;
  openRelay(id: string): void;
  dropRelay(id: string): void;
  /** The way to the Hall, with this game. */
  playTogether(game: TogetherGame): void;
  /** Says who one is at the Hall, and whose table it is to be. */
  enterHall(wish: TogetherWish): void;
  orderLobby(order: LobbyOrder): void;
  showBoard(wish: BoardWish): void;
  /** The event whose board is shown, or its next leg, under this name. */
  runRanked(name: string): void;
  /** A line of the board that is shown, by its place. */
  showEntry(place: number): void;
  orderEntry(order: EntryOrder): void;
  /** One of the fixed phrases, by its id. */
  sayPhrase(id: string): void;
  /** A game's id or the Pentathlon's; a past date is practice. */
  playDaily(game: string, date: string): void;
  playPuzzle(game: string): void;
  /** The id of a records tab: its splits as a LiveSplit file. */
  exportLss(tab: string): void;
  importAll(text: string): void;
  seek(at: number): void;
  gallery(kind: 'sound' | 'music' | 'cue' | 'motion', name: string, pack: string): void;
  /** Screen readers were given this to say. */
  spoke(text: string): void;
  /** A window was closed by its user. */
  closed(kind: WindowKind): void;
  /** Where the canvas belongs; undefined when this screen has no such place. Called on every change of layout. */
  region(name: RegionName, region: Region | undefined): void;
}

export type PanelsPatch = Partial<PanelsModel>;
export type TablePatch = Partial<Omit<TableModel, 'screen'>>;

export interface Panels {
  readonly model: PanelsModel;
  update(patch: PanelsPatch): void;
  /** Changes part of the table screen; nothing happens on another screen. */
  table(patch: TablePatch): void;
  clock(clock: ClockModel): void;
  open(window: WindowModel): void;
  close(kind?: WindowKind): void;
  confirm(question: ConfirmModel): Promise<boolean>;
  message(message: MessageModel): Promise<void>;
  toast(toast: ToastModel): void;
  /** Said by screen readers, politely, not shown. */
  announce(text: string): void;
  /** Opens the list of all actions and puts the focus on its first (or lit) button. */
  focusActions(): void;
  /** True while a window, a dialog or a text field has the keyboard: the board then leaves keys alone. */
  readonly hasKeyboard: boolean;
  /** What a pad orders; false if it is the board's to do. */
  steer(order: PadOrder): boolean;
  /** Middle of a named place of the sheet in page pixels: `hearts`, `purse`, `mana`, or any label in kebab-case. */
  place(name: string): { readonly x: number; readonly y: number } | undefined;
  destroy(): void;
}
