/** Hearts of a fighter: pips while there are few, a bar with its number when there are many. */
import type Phaser from 'phaser';
import type { GaugeModel } from '../../core/look.ts';
import { box } from '../kit.ts';
import { colour, type PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { canTint, fill, shade, untinted } from '../tint.ts';
import { words } from '../words.ts';
import { PIP_STEP, pipsOf, type Side } from './layout.ts';

/** What is left of a heart's colours when it is spent. */
const SPENT = 0x4a3c5a;
const BAR = { width: 56, height: 6 } as const;

export class GaugeView {
  readonly holder: Phaser.GameObjects.Container;
  readonly #scene: Phaser.Scene;
  readonly #pips: Phaser.GameObjects.Image[] = [];
  readonly #side: Side;
  readonly #max: number;
  #bar: Phaser.GameObjects.Image | undefined;
  #lost: Phaser.GameObjects.Image | undefined;
  #number: Phaser.GameObjects.BitmapText | undefined;
  #value: number;

  constructor(scene: Phaser.Scene, sprites: Sprites, { value, max }: GaugeModel, side: Side, width: number) {
    this.#scene = scene;
    this.#side = side;
    this.#max = max;
    this.#value = value;
    this.holder = scene.add.container(0, 0);
    const heart = sprites.smallTexture('heart');
    const pips = pipsOf(max, width);
    if (pips === undefined || heart === undefined) this.#makeBar(heart);
    else {
      for (let index = 0; index < pips; index++) {
        const x = side === 'left' ? index * PIP_STEP : -(index + 1) * PIP_STEP + 1;
        const pip = scene.add.image(x, 0, heart.texture, heart.frame).setOrigin(0);
        this.#pips.push(pip);
        this.holder.add(pip);
      }
    }
    this.show(value);
  }

  get value(): number {
    return this.#value;
  }

  show(value: number): void {
    this.#value = Math.max(0, Math.min(this.#max, value));
    this.#pips.forEach((pip, index) => light(this.#scene, pip, index < this.#value));
    if (this.#bar === undefined) return;
    this.#number?.setText(`${this.#value}/${this.#max}`);
    this.#alignNumber();
    this.#fillBar(this.#bar, this.#value);
    if (this.#lost) this.#fillBar(this.#lost, this.#value);
  }

  /** What was just lost blinks white, then red, before it is gone; `t` from 0 to 1. */
  blink(from: number, t: number): void {
    const key: PaletteKey = t < 0.35 ? '5' : 'r';
    for (let index = this.#value; index < Math.min(from, this.#pips.length); index++) {
      const pip = this.#pips[index]!;
      if (t >= 1) light(this.#scene, pip, false);
      else {
        pip.setAlpha(1);
        fill(pip, colour(key));
      }
    }
    if (this.#lost === undefined) return;
    if (t >= 1) this.#fillBar(this.#lost, this.#value);
    else {
      this.#lost.setFrame(key, false, false);
      this.#fillBar(this.#lost, from);
    }
  }

  /** Where the heart stands that was lost last, inside the holder. */
  get edge(): { x: number; y: number } {
    const pip = this.#pips[Math.min(this.#value, this.#pips.length - 1)];
    if (pip) return { x: pip.x + 4, y: 4 };
    const reach = 12 + Math.round((BAR.width * this.#value) / Math.max(1, this.#max));
    return { x: this.#side === 'left' ? reach : -reach, y: 4 };
  }

  #makeBar(heart: { readonly texture: string; readonly frame: string } | undefined): void {
    const scene = this.#scene;
    const left = this.#side === 'left' ? 11 : -11 - BAR.width;
    if (heart) {
      const x = this.#side === 'left' ? 0 : -9;
      this.holder.add(scene.add.image(x, 0, heart.texture, heart.frame).setOrigin(0));
    }
    this.#lost = box(scene, left, 1, 1, BAR.height, '5');
    this.#bar = box(scene, left, 1, 1, BAR.height, 'r');
    this.holder.add([
      box(scene, left - 1, 0, BAR.width + 2, BAR.height + 2, 'k'),
      box(scene, left, 1, BAR.width, BAR.height, '1'),
      this.#lost,
      this.#bar,
      box(scene, left, 1, BAR.width, 1, 'o').setAlpha(0.5),
    ]);
    this.#number = words(scene, 0, -1, '');
    this.holder.add(this.#number);
  }

  #alignNumber(): void {
    const middle = 11 + BAR.width / 2;
    const x = this.#side === 'left' ? middle : -middle;
    this.#number?.setX(Math.round(x - this.#number.width / 2));
  }

  /** A bar empties towards its fighter's own side. */
  #fillBar(bar: Phaser.GameObjects.Image, value: number): void {
    const width = Math.round((BAR.width * Math.max(0, value)) / Math.max(1, this.#max));
    bar.setVisible(width > 0).setDisplaySize(Math.max(1, width), BAR.height);
    bar.setX(this.#side === 'left' ? 11 : -11 - width);
  }
}

/** A heart, or the dark place where one was. Without tints it is only faint. */
function light(scene: Phaser.Scene, pip: Phaser.GameObjects.Image, full: boolean): void {
  untinted(pip);
  pip.setAlpha(full || canTint(scene) ? 1 : 0.25);
  if (!full) shade(pip, SPENT);
}
