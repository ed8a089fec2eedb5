/** Where a person points: the cursor, the way a click would walk, the arrows of a lesson. */
import type Phaser from 'phaser';
import { type Cell, sameCell } from '../../core/grid.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import { colour } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { fill } from '../tint.ts';

const ARROW_MS = 900;
const ARROW_SWING = 3;

export class Pointers {
  calm = false;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #cursor: Phaser.GameObjects.Sprite | undefined;
  #cursorAt: Cell | undefined;
  #ghost: Phaser.GameObjects.Image | undefined;
  #way: Phaser.GameObjects.Image[] = [];
  #arrows: { image: Phaser.GameObjects.Image; y: number }[] = [];
  #age = 0;

  constructor(scene: Phaser.Scene, sprites: Sprites) {
    this.#scene = scene;
    this.#sprites = sprites;
  }

  cursor(at: Cell | undefined): void {
    if (at !== undefined && this.#cursorAt !== undefined && sameCell(at, this.#cursorAt)) return;
    this.#cursorAt = at;
    this.#cursor?.destroy();
    this.#cursor = undefined;
    const found = at === undefined ? undefined : this.#sprites.spriteTexture('cursor');
    if (at === undefined || found === undefined) return;
    this.#cursor = this.#scene.add
      .sprite((at.x + 0.5) * CELL, (at.y + 0.5) * CELL, found.texture, found.frame)
      .setDepth(DEPTH.cursor);
    if (found.animation !== undefined && !this.calm) this.#cursor.play(found.animation);
  }

  /** What would lie there. */
  ghost(at: Cell | undefined, sprite: string | undefined): void {
    this.#ghost?.destroy();
    this.#ghost = undefined;
    const found = sprite === undefined ? undefined : this.#sprites.spriteTexture(sprite);
    if (at === undefined || found === undefined) return;
    this.#ghost = this.#scene.add
      .image((at.x + 0.5) * CELL, (at.y + 0.5) * CELL, found.texture, found.frame)
      .setDepth(DEPTH.cursor);
  }

  path(cells: readonly Cell[]): void {
    for (const step of this.#way) step.destroy();
    const found = this.#sprites.spriteTexture('footprint');
    this.#way = cells.flatMap(({ x, y }, index) => {
      const last = index === cells.length - 1;
      const parts = [
        box(this.#scene, x * CELL + 1, y * CELL + 1, CELL - 2, CELL - 2, 'Y')
          .setAlpha(last ? 0.22 : 0.07)
          .setDepth(DEPTH.path),
      ];
      if (found !== undefined) {
        const foot = this.#scene.add.image((x + 0.5) * CELL, (y + 0.5) * CELL, found.texture, found.frame);
        fill(foot, colour('Y'));
        parts.push(
          foot
            .setFlipX(index % 2 === 1)
            .setAlpha(last ? 0.95 : 0.65)
            .setDepth(DEPTH.path + 1),
        );
      }
      return parts;
    });
  }

  point(cells: readonly Cell[]): void {
    for (const { image } of this.#arrows) image.destroy();
    const found = this.#sprites.spriteTexture('arrow');
    this.#arrows =
      found === undefined
        ? []
        : cells.map(at => {
            const y = (at.y - 0.5) * CELL - 1;
            // The picture points to the right.
            const image = this.#scene.add
              .image((at.x + 0.5) * CELL, y, found.texture, found.frame)
              .setAngle(90)
              .setDepth(DEPTH.effects);
            return { image, y };
          });
  }

  tick(ms: number): void {
    if (this.calm || this.#arrows.length === 0) return;
    this.#age += ms;
    const swing = Math.round(ARROW_SWING * Math.abs(Math.sin((this.#age / ARROW_MS) * Math.PI)));
    for (const { image, y } of this.#arrows) image.y = y - swing;
  }

  destroy(): void {
    this.cursor(undefined);
    this.ghost(undefined, undefined);
    this.path([]);
    this.point([]);
  }
}
