/** Light that narrows to a round place, woven at its edge: all else is night. Lies over everything. */
import type Phaser from 'phaser';
import type { Size } from '../../core/box.ts';
import { DEPTH } from '../depth.ts';
import { threshold } from '../dither.ts';
import type { Spot } from '../layout.ts';
import { css } from '../palette.ts';

/** So many pixels of the edge are woven. */
const EDGE = 10;

let made = 0;

export class Iris {
  readonly #scene: Phaser.Scene;
  readonly #name = `table-iris-${made++}`;
  readonly #texture: Phaser.Textures.CanvasTexture | null;
  readonly #image: Phaser.GameObjects.Image | undefined;
  readonly #view: Size;
  #painted = '';

  constructor(scene: Phaser.Scene, { width, height }: Size) {
    this.#scene = scene;
    this.#view = { width: Math.ceil(width), height: Math.ceil(height) };
    this.#texture = scene.textures.createCanvas(this.#name, this.#view.width, this.#view.height);
    if (this.#texture === null) return;
    this.#image = scene.add
      .image(0, 0, this.#name)
      .setOrigin(0)
      .setScrollFactor(0)
      .setDepth(DEPTH.veil - 1)
      .setAlpha(0);
  }

  set alpha(alpha: number) {
    this.#image?.setAlpha(alpha);
  }

  /** In pixels of the view. Painted only when a pixel of it changes. */
  draw({ x, y }: Spot, radius: number): void {
    const [left, top, reach] = [Math.round(x), Math.round(y), Math.max(0, Math.round(radius))];
    const wanted = `${left},${top},${reach}`;
    if (this.#texture === null || wanted === this.#painted) return;
    this.#painted = wanted;
    const pen = this.#texture.context;
    const { width, height } = this.#view;
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = css('k');
    for (let row = 0; row < height; row++) this.#row(pen, row, left, row - top, reach);
    this.#texture.refresh();
  }

  destroy(): void {
    this.#image?.destroy();
    if (this.#texture !== null) this.#scene.textures.remove(this.#name);
  }

  #row(pen: CanvasRenderingContext2D, row: number, middle: number, off: number, reach: number): void {
    const { width } = this.#view;
    const outer = chord(reach, off);
    const inner = chord(reach - EDGE, off);
    if (outer <= 0) return pen.fillRect(0, row, width, 1);
    pen.fillRect(0, row, middle - outer, 1);
    pen.fillRect(middle + outer, row, width - middle - outer, 1);
    for (let far = inner; far < outer; far++) {
      const dark = (Math.hypot(far, off) - reach + EDGE) / EDGE;
      for (const x of [middle - far - 1, middle + far])
        if (dark > threshold(x, row)) pen.fillRect(x, row, 1, 1);
    }
  }
}

/** Half the width of a circle at this distance from its middle. */
function chord(radius: number, off: number): number {
  return radius <= Math.abs(off) ? 0 : Math.round(Math.sqrt(radius ** 2 - off ** 2));
}
