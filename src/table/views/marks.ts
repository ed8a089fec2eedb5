/** Framed cells: what a click there would do. Each kind has its own shape, and a breath of its colour on the ground. */
import type Phaser from 'phaser';
import type { Choice, MarkKind } from '../../core/look.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../layers.ts';
import { CELL } from '../layout.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { markedCells } from './marked-cells.ts';

const FILLS: Readonly<Record<MarkKind, { readonly key: PaletteKey; readonly alpha: number }>> = {
  go: { key: 'Y', alpha: 0.12 },
  strike: { key: 'r', alpha: 0.5 },
  magic: { key: 'o', alpha: 0.3 },
  use: { key: 'w', alpha: 0.26 },
  choose: { key: '5', alpha: 0.14 },
};
const PULSE_MS = 620;

export class Marks {
  calm = false;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #frames: Phaser.GameObjects.Sprite[] = [];
  #others: Phaser.GameObjects.Image[] = [];
  #age = 0;
  #bright = true;

  constructor(scene: Phaser.Scene, sprites: Sprites) {
    this.#scene = scene;
    this.#sprites = sprites;
  }

  show(choices: readonly Choice[]): void {
    this.#clear();
    for (const { at, kind, badge } of markedCells(choices)) {
      const x = at.x * CELL;
      const y = at.y * CELL;
      const { key, alpha } = FILLS[kind];
      this.#others.push(
        box(this.#scene, x + 1, y + 1, CELL - 2, CELL - 2, key)
          .setAlpha(alpha)
          .setDepth(DEPTH.shine + 1),
      );
      const frame = this.#sprites.spriteTexture(`mark-${kind}`);
      if (frame !== undefined) {
        const sprite = this.#scene.add.sprite(x + CELL / 2, y + CELL / 2, frame.texture, frame.frame);
        if (frame.animation !== undefined && !this.calm) sprite.play(frame.animation);
        this.#frames.push(sprite.setDepth(DEPTH.marks));
      }
      const small = badge === undefined ? undefined : this.#sprites.smallTexture(badge);
      if (small !== undefined) {
        const image = this.#scene.add
          .image(x + CELL, y, small.texture, small.frame)
          .setOrigin(1, 0)
          .setDepth(DEPTH.marks + 1);
        this.#others.push(image.width > CELL / 2 + 2 ? image.setScale(0.5) : image);
      }
    }
  }

  /** Frames breathe, two shades and no more. */
  tick(ms: number): void {
    if (this.calm || this.#frames.length === 0) return;
    this.#age += ms;
    const bright = Math.floor(this.#age / PULSE_MS) % 2 === 0;
    if (bright === this.#bright) return;
    this.#bright = bright;
    for (const frame of this.#frames) frame.setAlpha(bright ? 1 : 0.78);
  }

  destroy(): void {
    this.#clear();
  }

  #clear(): void {
    for (const frame of this.#frames) frame.destroy();
    for (const other of this.#others) other.destroy();
    this.#frames = [];
    this.#others = [];
    this.#bright = true;
  }
}
