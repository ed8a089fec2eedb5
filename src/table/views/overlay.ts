/** A tint over cells and lines between them: what is threatened, what is seen. Every tone has its own hatching. */
import type Phaser from 'phaser';
import type { OverlayModel, Tone } from '../../core/look.ts';
import { box, pixel } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import { css, type PaletteKey, toneKey } from '../palette.ts';
import { centre, words } from '../words.ts';

/** Which pixels of a cell are hatched: diagonals one way, the other way, dots, rows … */
const HATCHES: Readonly<Record<Tone, (x: number, y: number) => boolean>> = {
  bad: (x, y) => (x + y) % 4 === 0,
  good: (x, y) => x % 4 === 1 && y % 4 === 1,
  gold: (x, y) => (x - y + 16) % 4 === 0,
  magic: (x, y) => (x + y) % 6 === 0 || (x - y + 18) % 6 === 0,
  ice: (_, y) => y % 4 === 2,
  fire: (x, y) => (x + (y >> 1)) % 4 === 0,
  plain: (x, y) => x % 8 === 4 && y % 8 === 4,
  dim: (x, y) => (x + y) % 8 === 0,
};
const FILL_ALPHA = 0.2;
const HATCH_ALPHA = 0.5;
/** Pixels between the beads of a line. */
const BEAD = 4;

export class OverlayView {
  colourSafe = false;
  readonly #scene: Phaser.Scene;
  #parts: Phaser.GameObjects.GameObject[] = [];

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Words on the rim of a board are moved into the span of the view (in board pixels, left to right) that they would leave. */
  show(model: OverlayModel | undefined, span?: readonly [number, number]): void {
    this.#clear();
    if (model === undefined) return;
    for (const { at, tone, text, inCorner } of model.cells) {
      const x = at.x * CELL;
      const y = at.y * CELL;
      const key = toneKey(tone, this.colourSafe);
      this.#parts.push(box(this.#scene, x, y, CELL, CELL, key).setAlpha(FILL_ALPHA).setDepth(DEPTH.overlay));
      if (!inCorner) {
        const hatching = this.#scene.add.image(x, y, this.#hatching(tone, key)).setOrigin(0);
        this.#parts.push(hatching.setAlpha(HATCH_ALPHA).setDepth(DEPTH.overlay));
      }
      if (text === undefined) continue;
      const made = words(this.#scene, 0, 0, text, { key: '5' }).setDepth(DEPTH.overlay + 2);
      if (inCorner) made.setPosition(x - 1, y + CELL - made.height);
      else centre(made, x + CELL / 2, y + CELL / 2);
      const [left, right] = span ?? [made.x, made.x + made.width];
      this.#parts.push(made.setX(Math.max(left, Math.min(made.x, right - made.width))));
    }
    for (const { from, to, tone, blocked } of model.lines) {
      const start = { x: (from.x + 0.5) * CELL, y: (from.y + 0.5) * CELL };
      const end = { x: (to.x + 0.5) * CELL, y: (to.y + 0.5) * CELL };
      this.#line(start, end, toneKey(tone, this.colourSafe), blocked === true);
    }
  }

  destroy(): void {
    this.#clear();
  }

  #clear(): void {
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
  }

  /** Beads on a string; a blocked line is sparse and ends in a cross. */
  #line(
    from: { x: number; y: number },
    to: { x: number; y: number },
    key: PaletteKey,
    blocked: boolean,
  ): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const beads = Math.max(1, Math.floor(length / (blocked ? BEAD * 2 : BEAD)));
    const dot = (x: number, y: number, size: number, colour: PaletteKey, depth: number): void => {
      const made = pixel(this.#scene, colour, size).setPosition(
        Math.round(x) - Math.floor(size / 2),
        Math.round(y) - Math.floor(size / 2),
      );
      this.#parts.push(made.setDepth(DEPTH.overlay + depth));
    };
    for (let i = 1; i < beads; i++) {
      const x = from.x + ((to.x - from.x) * i) / beads;
      const y = from.y + ((to.y - from.y) * i) / beads;
      dot(x, y, 4, 'k', 0.5);
      dot(x, y, 2, key, 1);
    }
    if (!blocked) return;
    for (let i = -3; i <= 3; i++) {
      for (const side of [-1, 1]) {
        dot(to.x + i, to.y + i * side, 3, 'k', 0.5);
        dot(to.x + i, to.y + i * side, 1, key, 1);
      }
    }
  }

  #hatching(tone: Tone, key: PaletteKey): string {
    const name = `table-hatch:${tone}:${key}`;
    if (this.#scene.textures.exists(name)) return name;
    const texture = this.#scene.textures.createCanvas(name, CELL, CELL);
    if (texture === null) return name;
    texture.context.fillStyle = css(key);
    for (let y = 0; y < CELL; y++) {
      for (let x = 0; x < CELL; x++) if (HATCHES[tone](x, y)) texture.context.fillRect(x, y, 1, 1);
    }
    texture.refresh();
    return name;
  }
}
