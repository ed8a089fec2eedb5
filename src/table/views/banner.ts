/** A ribbon across the view with a title, for moments that deserve a name. */
import type Phaser from 'phaser';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import type { PaletteKey } from '../palette.ts';
import { fitting, words } from '../words.ts';

export class BannerView {
  readonly holder: Phaser.GameObjects.Container;
  readonly #words: Phaser.GameObjects.BitmapText[];
  readonly #band: Phaser.GameObjects.Image[];
  readonly #width: number;

  constructor(
    scene: Phaser.Scene,
    view: Size,
    { title, text }: { readonly title: string; readonly text: string | undefined },
    key: PaletteKey,
    times: number,
  ) {
    this.#width = view.width;
    const head = fitting(scene, title, view.width - 16, key, 1 + times);
    const under =
      text === undefined
        ? undefined
        : words(scene, 0, 0, text, { key: '5', times, maxWidth: view.width - 16, centred: true });
    const height = Math.ceil(head.height + (under ? under.height + 4 : 0)) + 14;
    const top = -Math.floor(height / 2);
    head.setPosition(-Math.round(head.width / 2), top + 7);
    under?.setPosition(-Math.round(under.width / 2), Math.round(top + 7 + head.height + 4));
    this.#words = under ? [head, under] : [head];
    this.#band = [
      box(scene, 0, top, view.width, height, 'k').setAlpha(0.86),
      box(scene, 0, top, view.width, 1, key),
      box(scene, 0, top + height - 1, view.width, 1, key),
      box(scene, 0, top + 2, view.width, 1, '1'),
      box(scene, 0, top + height - 3, view.width, 1, '1'),
    ];
    this.holder = scene.add
      .container(Math.round(view.width / 2), Math.round(view.height * 0.4), [...this.#band, ...this.#words])
      .setScrollFactor(0)
      .setDepth(DEPTH.show);
  }

  /** The band unrolls from the middle; the words follow. */
  open(t: number): void {
    const wide = Math.round(this.#width * t);
    for (const part of this.#band)
      part.setDisplaySize(Math.max(1, wide), part.displayHeight).setX(-Math.round(wide / 2));
    for (const part of this.#words) part.setAlpha(t < 0.6 ? 0 : (t - 0.6) / 0.4);
  }

  destroy(): void {
    this.holder.destroy();
  }
}
