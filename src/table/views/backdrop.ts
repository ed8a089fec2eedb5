/** The darkness around the board: night with a little dust in it, as large as anyone can pan. */
import type Phaser from 'phaser';
import type { Extent } from '../../core/grid.ts';
import { hashAt } from '../dither.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import { css } from '../palette.ts';

const KEY = 'table-night';
const TILE = 128;
/** Farther than any screen shows beyond the board. */
const BEYOND = 1024;

export class Backdrop {
  readonly #night: Phaser.GameObjects.TileSprite;

  constructor(scene: Phaser.Scene) {
    if (!scene.textures.exists(KEY)) paintNight(scene);
    this.#night = scene.add
      .tileSprite(-BEYOND, -BEYOND, 2 * BEYOND, 2 * BEYOND, KEY)
      .setOrigin(0)
      .setDepth(DEPTH.backdrop);
  }

  show({ columns, rows }: Extent): void {
    this.#night.setSize(columns * CELL + 2 * BEYOND, rows * CELL + 2 * BEYOND);
  }

  destroy(): void {
    this.#night.destroy();
  }
}

function paintNight(scene: Phaser.Scene): void {
  const texture = scene.textures.createCanvas(KEY, TILE, TILE);
  if (texture === null) return;
  const pen = texture.context;
  pen.fillStyle = css('k');
  pen.fillRect(0, 0, TILE, TILE);
  for (let i = 0; i < 110; i++) {
    const hash = hashAt(i, i * 7, 6);
    pen.fillStyle = css(hash % 5 === 0 ? '1' : '0');
    pen.fillRect(hash % TILE, (hash >>> 9) % TILE, hash % 11 === 0 ? 2 : 1, 1);
  }
  texture.refresh();
}
