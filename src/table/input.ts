/** All ways of pointing at a table, joined: everything that arrives leaves as an intent. */
import type Phaser from 'phaser';
import { GamepadInput } from './input/gamepad.ts';
import { KeyboardInput } from './input/keyboard.ts';
import { PointerInput, type PointerTable } from './input/pointer.ts';
import type { Intent, Steering } from './intent.ts';

export interface InputDeps {
  /** What to do with an intent; true if it was of use, so that the page does not take the key as well. */
  onIntent(intent: Intent): boolean;
  /** False while a dialog is open or a text field has the focus. */
  mayListen(event: KeyboardEvent | undefined): boolean;
  /** What a key stands for, as the player has bound it. */
  steering(key: string): Steering | undefined;
  /** A pad was used. */
  padUsed(): void;
}

export class TableInput {
  readonly #scene: Phaser.Scene;
  readonly #pointer: PointerInput;
  readonly #keyboard: KeyboardInput;
  readonly #pad: GamepadInput;
  readonly #deps: InputDeps;

  constructor(scene: Phaser.Scene, table: PointerTable, deps: InputDeps) {
    this.#scene = scene;
    this.#deps = deps;
    const { canvas } = scene.game;
    this.#pointer = new PointerInput(canvas, table, intent => void deps.onIntent(intent));
    this.#keyboard = new KeyboardInput(
      window,
      intent => deps.onIntent(intent),
      event => deps.mayListen(event),
      key => deps.steering(key),
    );
    this.#pad = new GamepadInput(intent => {
      deps.padUsed();
      deps.onIntent(intent);
    });
    scene.events.on('update', this.#poll);
  }

  destroy(): void {
    this.#scene.events.off('update', this.#poll);
    this.#pointer.destroy();
    this.#keyboard.destroy();
  }

  readonly #poll = (_time: number, delta: number): void => {
    if (this.#deps.mayListen(undefined)) this.#pad.poll(delta);
  };
}
