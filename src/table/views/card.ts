/** A card on the table: lies face down, turns over, can be read. */
import type Phaser from 'phaser';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { words } from '../words.ts';
import { PANELS, panelParts } from './panel.ts';

const WIDEST = 184;
const EDGE = 6;
const PICTURE = 32;

export interface ShownCard {
  readonly title: string;
  readonly text: string;
  readonly picture: string | undefined;
  readonly ink: PaletteKey;
}

export class CardView {
  readonly holder: Phaser.GameObjects.Container;
  readonly #back: Phaser.GameObjects.Image | undefined;
  readonly #front: Phaser.GameObjects.Container;

  constructor(scene: Phaser.Scene, sprites: Sprites, view: Size, face: ShownCard) {
    this.#front = makeFront(scene, sprites, view, face).setVisible(false);
    const back = sprites.spriteTexture('card-back');
    this.#back = back === undefined ? undefined : scene.add.image(0, 0, back.texture, back.frame);
    this.holder = scene.add
      .container(Math.round(view.width / 2), Math.round(view.height / 2), [
        ...(this.#back ? [this.#back] : []),
        this.#front,
      ])
      .setScrollFactor(0)
      .setDepth(DEPTH.show);
  }

  /** 0 shows the back, 1 the front; in between the card stands on its edge. */
  turn(t: number): void {
    const back = t < 0.5;
    this.#back?.setVisible(back).setScale(Math.max(0.02, 1 - 2 * t), 1);
    this.#front.setVisible(!back).setScale(Math.max(0.02, 2 * t - 1), 1);
  }

  destroy(): void {
    this.holder.destroy();
  }
}

function makeFront(
  scene: Phaser.Scene,
  sprites: Sprites,
  view: Size,
  { title, text, picture, ink }: ShownCard,
): Phaser.GameObjects.Container {
  const width = Math.min(WIDEST, view.width - 8);
  const found = picture === undefined ? undefined : sprites.spriteTexture(picture);
  const image = found && scene.add.image(0, 0, found.texture, found.frame);
  // Small pictures are enlarged into the frame; a larger one brings a larger frame.
  const side = image ? Math.max(PICTURE, image.width, image.height) : 0;
  const indent = image === undefined ? 0 : side + 2 * EDGE;
  const room = width - 2 * EDGE - indent - 2;
  const head = words(scene, 0, 0, title, { font: 'letters', key: ink, maxWidth: room });
  const body = words(scene, 0, 0, text, { font: 'letters', key: 'n', maxWidth: room });
  const inside = Math.max(head.height + 4 + body.height, image === undefined ? 0 : side + 4);
  const height = Math.ceil(inside) + 2 * EDGE + 4;
  const left = -Math.floor(width / 2) + EDGE;
  const top = -Math.floor(height / 2) + EDGE + 1;
  head.setPosition(left + indent, top);
  body.setPosition(left + indent, Math.round(top + head.height + 4));
  const parts: Phaser.GameObjects.GameObject[] = [...panelParts(scene, width, height, PANELS.parchment)];
  parts.push(box(scene, left + indent, Math.round(top + head.height + 1), room, 1, ink));
  if (image !== undefined) {
    parts.push(box(scene, left - 1, top - 1, side + 4, side + 4, 'k'));
    parts.push(box(scene, left, top, side + 2, side + 2, '1'));
    image.setScale(Math.max(1, Math.floor(side / Math.max(image.width, image.height))));
    parts.push(image.setPosition(left + 1 + side / 2, top + 1 + side / 2));
  }
  return scene.add.container(0, 0, [...parts, head, body]);
}
