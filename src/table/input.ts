/** Pointers and keys at a table, joined: everything that arrives leaves as an intent. Pads are heard on every screen. */
import type Phaser from 'phaser';
import { KeyboardInput } from './input/keyboard.ts';
import { PointerInput, type PointerTable } from './input/pointer.ts';
import type { Intent, Steering } from './intent.ts';

export interface InputDeps {
  /** What to do with an intent; true if it was of use, so that the page does not take the key as well. */
  onIntent(intent: Intent): boolean;
  /** False while a dialog is open or a text field has the focus. */
  mayListen(): boolean;
  /** What a key stands for, as the player has bound it. */
  steering(key: string): Steering | undefined;
}

export class TableInput {
  readonly #pointer: PointerInput;
  readonly #keyboard: KeyboardInput;

  constructor(scene: Phaser.Scene, table: PointerTable, deps: InputDeps) {
    const { canvas } = scene.game;
    this.#pointer = new PointerInput(canvas, table, intent => void deps.onIntent(intent));
    this.#keyboard = new KeyboardInput(
      window,
      intent => deps.onIntent(intent),
      () => deps.mayListen(),
      key => deps.steering(key),
    );
  }

  destroy(): void {
    this.#pointer.destroy();
    this.#keyboard.destroy();
  }
}
