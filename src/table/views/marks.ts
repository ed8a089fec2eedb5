/** Framed cells: what a click there would do. Each kind has its own shape, and a breath of its colour on the ground. */
import type Phaser from 'phaser';
import type { Choice, MarkKind } from '../../core/look.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
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
/** How much is left of a frame that a lesson would refuse. */
const DIM = 0.3;
/** Css pixels per drawn pixel: with fewer, a frame of one drawn pixel would be too thin to see at a glance. */
const FINE = 2;
/** How much stronger the ground is tinted there. */
const BOLD_FILL = 1.6;
const MOST_FILL = 0.5;
/** The quarters of a frame: left or right, upper or lower. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export class Marks {
  calm = false;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #frames: Phaser.GameObjects.Sprite[] = [];
  /** What does not breathe. */
  #others: (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[] = [];
  #age = 0;
  #bright = true;
  #shown: Parameters<Marks['show']> = [[]];
  #isBold = false;

  constructor(scene: Phaser.Scene, sprites: Sprites) {
    this.#scene = scene;
    this.#sprites = sprites;
  }

  /** How large a drawn pixel is now. */
  resize(scale: number): void {
    const isBold = scale < FINE;
    if (isBold === this.#isBold) return;
    this.#isBold = isBold;
    this.show(...this.#shown);
  }

  show(choices: readonly Choice[], isDimmed?: (choice: Choice) => boolean): void {
    this.#clear();
    this.#shown = [choices, isDimmed];
    const [suffix, stronger] = this.#isBold ? ['-bold', BOLD_FILL] : ['', 1];
    for (const { at, kind, badge, span, isDim } of markedCells(choices, isDimmed)) {
      const x = (at.x - span) * CELL;
      const y = (at.y - span) * CELL;
      const size = (2 * span + 1) * CELL;
      const { key, alpha: thin } = FILLS[kind];
      const alpha = Math.min(Math.max(thin, MOST_FILL), thin * stronger);
      if (!isDim) {
        this.#others.push(
          box(this.#scene, x + 1, y + 1, size - 2, size - 2, key)
            .setAlpha(span > 0 ? alpha / 2 : alpha)
            .setDepth(DEPTH.shine + 1),
        );
      }
      this.#frame(`mark-${kind}${suffix}`, x, y, size, isDim);
      const small = badge === undefined ? undefined : this.#sprites.smallTexture(badge);
      if (small !== undefined) {
        const image = this.#scene.add
          .image(x + size, y, small.texture, small.frame)
          .setOrigin(1, 0)
          .setDepth(DEPTH.marks + 1);
        this.#others.push(image.width > CELL / 2 + 2 ? image.setScale(0.5) : image);
      }
    }
  }

  /** A wider one is the same picture, its four corners moved apart. */
  #frame(name: string, x: number, y: number, size: number, isDim: boolean): void {
    const frame = this.#sprites.spriteTexture(name);
    if (frame === undefined) return;
    const half = CELL / 2;
    for (const [left, top] of size === CELL ? [[0, 0] as const] : CORNERS) {
      const sprite = this.#scene.add
        .sprite(x + left * (size - CELL), y + top * (size - CELL), frame.texture, frame.frame)
        .setOrigin(0)
        .setDepth(DEPTH.marks);
      if (size !== CELL) sprite.setCrop(left * half, top * half, half, half);
      else if (frame.animation !== undefined && !this.calm && !isDim) sprite.play(frame.animation);
      if (isDim) this.#others.push(sprite.setAlpha(DIM));
      else this.#frames.push(sprite);
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
