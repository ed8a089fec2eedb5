/** What every scene of ours can do: it says when Phaser has created it, and takes its place on the page. */
import Phaser from 'phaser';
import type { Region } from '../core/box.ts';
import type { Intent } from '../table/intent.ts';

export abstract class Screen extends Phaser.Scene {
  /** Resolves when Phaser has created the scene. */
  readonly ready: Promise<void>;
  #created: () => void = () => undefined;

  constructor(key: string) {
    super(key);
    this.ready = new Promise(resolve => {
      this.#created = resolve;
    });
  }

  create(): void {
    this.#created();
  }

  /** It has the whole window, whatever lies over it. */
  readonly fills: boolean = false;

  /** What a pad means that the panels did not take. */
  hear(_intent: Intent): void {}

  /** Something moves that every frame should show; what only glows or flickers does not count. */
  abstract get isMoving(): boolean;

  /** Where it lies on the page; `stage` is the part of it that nothing covers. */
  abstract place(region: Region, stage: Region): void;
}
