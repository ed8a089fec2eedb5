/** The picture behind the menu. */
import Phaser from 'phaser';
import type { StageDeps } from '../app/stage.ts';
import type { Region } from '../panels/model.ts';
import type { Pack } from '../services/packs.ts';
import type { Settings } from '../services/settings.ts';
import type { Screen } from './stage.ts';

export class MenuScene extends Phaser.Scene implements Screen {
  readonly ready: Promise<void>;
  readonly #deps: StageDeps;
  readonly #packs: readonly Pack[];
  #created: () => void = () => undefined;

  constructor(key: string, deps: StageDeps, packs: readonly Pack[]) {
    super(key);
    this.#deps = deps;
    this.#packs = packs;
    this.ready = new Promise(resolve => {
      this.#created = resolve;
    });
  }

  create(): void {
    this.#created();
  }

  awaken(): void {
    void this.#deps;
    void this.#packs;
  }

  place(region: Region): void {
    void region;
  }

  settingsChanged(settings: Settings): void {
    void settings;
  }
}
