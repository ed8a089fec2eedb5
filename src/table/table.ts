/**
 * What every table can do, whether it draws (TableView) or not (NullTable). Scenes and the event player know only
 * this, so whole matches run with the real code and no screen.
 */
import type { Region } from '../core/box.ts';
import type { Cell } from '../core/grid.ts';
import type { BoardModel, Choice, Motion, OverlayModel } from '../core/look.ts';
import type { Speed } from '../core/speed.ts';

/** A point of the page in css pixels, as in PointerEvent.clientX and clientY. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface Table {
  /** Sets everything from the model, without a motion. */
  show(board: BoardModel): void;
  /** Frames the cells that stand for choices; faintly those that a lesson would refuse. */
  marks(choices: readonly Choice[], isDim?: (choice: Choice) => boolean): void;
  overlay(model: OverlayModel | undefined): void;
  cursor(at: Cell | undefined): void;
  /** What the choice pointed at would lay there, in its place. */
  ghost(at: Cell | undefined, sprite: string | undefined): void;
  /** The way that a click would walk, cell by cell. */
  path(cells: readonly Cell[]): void;
  /** A short line over a cell, for a moment; holds nothing up. */
  note(at: Cell, text: string): void;
  /** Tints the cells that a lesson is about. */
  point(cells: readonly Cell[]): void;
  /** One after another; resolves when the last has been seen. */
  perform(motions: readonly Motion[]): Promise<void>;
  /** Finishes what moves, at once. */
  skip(): void;
  speed: Speed;
  reducedMotion: boolean;
  lowPower: boolean;
  colourSafe: boolean;
  /** Words over the board are twice as large. */
  largeText: boolean;
  /** The part of the page that belongs to the board. */
  resize(region: Region): void;
  cellAtPage(x: number, y: number): Cell | undefined;
  pageOf(at: Cell): PagePoint;
  /** In whole steps of the pixel zoom: +1 nearer, -1 farther. */
  zoomBy(step: number): void;
  /** In css pixels, as dragged by a pointer. */
  panBy(dx: number, dy: number): void;
  lookAt(at: Cell): void;
  /** Shows a board that is larger than the view as a whole, and back again. */
  toggleOverview(): void;
  /**
   * A pointer went down at this point of the page (`begins`) or was dragged there. True if the small map or its
   * button was pressed: then the pointer steers the camera and means no cell.
   */
  steer(x: number, y: number, begins: boolean): boolean;
  destroy(): void;
}

/** What a table needs from outside. */
export interface TableDeps {
  /** The packs to look for sprites in, first the room's own, `shared` last. Loaded with `loadPack` before. */
  readonly packs: readonly string[];
  play(soundKey: string): void;
  /** Where a named place of the panels ("purse", "hearts") lies on the page. */
  panelPlace(name: string): PagePoint | undefined;
}
