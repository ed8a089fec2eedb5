/** The silent twin: a table that nobody sees. Motions take no time; the last board shown can be asked for. */
import type { Cell } from '../core/grid.ts';
import type { BoardModel, Choice, Motion, OverlayModel } from '../core/look.ts';
import type { Region } from '../core/box.ts';
import type { Speed } from '../core/speed.ts';
import type { PagePoint, Table } from './table.ts';

export class NullTable implements Table {
  speed: Speed = 'instant';
  reducedMotion = true;
  lowPower = true;
  colourSafe = false;
  largeText = false;
  board: BoardModel | undefined;
  /** Everything performed, in order: for tests that ask what a person would have seen. */
  readonly performed: Motion[] = [];
  /** What was answered to presses that led nowhere. */
  readonly notes: string[] = [];

  show(board: BoardModel): void {
    this.board = board;
  }

  perform(motions: readonly Motion[]): Promise<void> {
    this.performed.push(...motions);
    return Promise.resolve();
  }

  marks(_choices: readonly Choice[], _isDim?: (choice: Choice) => boolean): void {}
  overlay(_model: OverlayModel | undefined): void {}
  cursor(_at: Cell | undefined): void {}
  ghost(_at: Cell | undefined, _sprite: string | undefined): void {}
  path(_cells: readonly Cell[]): void {}

  note(_at: Cell, text: string): void {
    this.notes.push(text);
  }

  point(_cells: readonly Cell[]): void {}
  skip(): void {}
  resize(_region: Region): void {}

  cellAtPage(_x: number, _y: number): Cell | undefined {
    return undefined;
  }

  pageOf(_at: Cell): PagePoint {
    return { x: 0, y: 0 };
  }

  zoomBy(_step: number): void {}
  panBy(_dx: number, _dy: number): void {}
  lookAt(_at: Cell): void {}
  toggleOverview(): void {}

  steer(_x: number, _y: number, _begins: boolean): boolean {
    return false;
  }

  destroy(): void {}
}
