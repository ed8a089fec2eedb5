/** Where a person points: the cursor, the way a click would walk, and the cells that a lesson is about. */
import type Phaser from 'phaser';
import { type Cell, sameCell } from '../../core/grid.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import { colour } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { fill } from '../tint.ts';

/** A lesson's cell breathes between these; whatever stands there shines through. */
const TINT = { from: 0.08, to: 0.22, ms: 900 } as const;
/** The corners around it, in pixels. */
const CORNER = { long: 5, thick: 2, out: 2 } as const;

export class Pointers {
  calm = false;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #cursor: Phaser.GameObjects.Sprite | undefined;
  #cursorAt: Cell | undefined;
  #ghost: Phaser.GameObjects.Image | undefined;
  #way: Phaser.GameObjects.Image[] = [];
  #tints: Phaser.GameObjects.Image[] = [];
  #corners: Phaser.GameObjects.Image[] = [];
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
    for (const image of [...this.#tints, ...this.#corners]) image.destroy();
    this.#tints = cells.map(({ x, y }) =>
      box(this.#scene, x * CELL, y * CELL, CELL, CELL, 'W')
        .setAlpha(TINT.to)
        .setDepth(DEPTH.marks - 1),
    );
    this.#corners = cells.flatMap(at => this.#cornersOf(at));
  }

  /** Four angles outside the cell. */
  #cornersOf({ x, y }: Cell): Phaser.GameObjects.Image[] {
    const { long, thick, out } = CORNER;
    const bar = (left: number, top: number, width: number, height: number) =>
      box(this.#scene, x * CELL + left, y * CELL + top, width, height, 'W').setDepth(DEPTH.path);
    const end = CELL + out;
    return [-out, end - long]
      .flatMap(left => [-out, end - thick].map(top => bar(left, top, long, thick)))
      .concat(
        [-out, end - thick].flatMap(left => [-out, end - long].map(top => bar(left, top, thick, long))),
      );
  }

  tick(ms: number): void {
    if (this.calm || this.#tints.length === 0) return;
    this.#age += ms;
    const share = Math.abs(Math.sin((this.#age / TINT.ms) * Math.PI));
    for (const tint of this.#tints) tint.setAlpha(TINT.from + (TINT.to - TINT.from) * share);
  }

  destroy(): void {
    this.cursor(undefined);
    this.ghost(undefined, undefined);
    this.path([]);
    this.point([]);
  }
}
