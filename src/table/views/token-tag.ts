/** What a token wears above the darkness: its gauge, its letter plate, its badges. Rebuilt only when one changes. */
import type Phaser from 'phaser';
import type { GaugeModel, TokenModel } from '../../core/look.ts';
import { same } from '../../core/plain.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { words } from '../words.ts';
import { badgePlace } from './badge-place.ts';
import { plate } from './plate.ts';
import { tinyText } from './tiny-letters.ts';

/** Up to this many, every point is its own notch. */
const MOST_NOTCHES = 6;
const BAR_WIDTH = 12;
/** Of the bar, where it may not hang over the head. */
const AT_FEET = -3;
/** Pictures made for the panels are shown at half their size. */
const LARGEST_BADGE = 10;

type Worn = Pick<TokenModel, 'gauge' | 'plate' | 'badges' | 'pose'> & {
  readonly isTopmost?: boolean;
  readonly isBelow?: boolean;
  readonly isLarge?: boolean;
};

export class TokenTag {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #holder: Phaser.GameObjects.Container | undefined;
  #worn: Worn = {};

  constructor(scene: Phaser.Scene, sprites: Sprites) {
    this.#scene = scene;
    this.#sprites = sprites;
  }

  /** `height` of the figure, `width` of its place. */
  wear(model: TokenModel, width: number, height: number, isLarge: boolean): void {
    const worn: Worn = {
      ...(model.gauge && { gauge: model.gauge }),
      ...(model.plate !== undefined && { plate: model.plate, isLarge }),
      ...(model.badges && { badges: model.badges, isTopmost: model.at.y === 0 }),
      ...(model.isBelow && { isBelow: true }),
      ...(model.pose === 'asleep' && { pose: model.pose }),
    };
    if (same(worn, this.#worn)) return;
    this.#worn = worn;
    this.#holder?.destroy();
    this.#holder = undefined;
    const parts: Phaser.GameObjects.GameObject[] = [];
    if (worn.gauge) parts.push(...this.#gauge(worn.gauge, worn.isBelow ? AT_FEET : -height - 2));
    if (worn.plate !== undefined) parts.push(...this.#plate(worn.plate, width));
    const top = -height - (worn.gauge ? 4 : 1);
    if (worn.badges) {
      const { x, y } = badgePlace(worn.isBelow ? 0 : model.at.y, width, height, worn.gauge !== undefined);
      parts.push(...this.#badges(worn.badges, x, y));
    }
    if (worn.pose === 'asleep') {
      parts.push(words(this.#scene, Math.floor(width / 2) - 5, top - 4, 'z', { key: 'W' }));
    }
    if (parts.length > 0) this.#holder = this.#scene.add.container(0, 0, parts);
  }

  /** At the token's feet, in whole pixels. */
  place(x: number, y: number, alpha: number): void {
    this.#holder
      ?.setPosition(x, y)
      .setDepth(DEPTH.tags + y / 16)
      .setAlpha(alpha);
  }

  destroy(): void {
    this.#holder?.destroy();
    this.#holder = undefined;
    this.#worn = {};
  }

  #gauge({ value, max }: GaugeModel, y: number): Phaser.GameObjects.Image[] {
    const notched = max <= MOST_NOTCHES;
    const width = notched ? Math.max(1, max) * 3 - 1 : BAR_WIDTH;
    const left = -Math.ceil(width / 2);
    const full = Math.max(0, Math.min(1, value / Math.max(1, max)));
    const key: PaletteKey = full > 0.5 ? 'l' : full > 0.25 ? 'O' : 'r';
    const parts = [
      box(this.#scene, left - 1, y - 1, width + 2, 4, 'k'),
      box(this.#scene, left, y, width, 2, '1'),
    ];
    if (notched) {
      for (let i = 0; i < Math.min(value, max); i++) parts.push(box(this.#scene, left + i * 3, y, 2, 2, key));
      for (let i = 1; i < max; i++) parts.push(box(this.#scene, left + i * 3 - 1, y, 1, 2, 'k'));
    } else if (full > 0) {
      parts.push(box(this.#scene, left, y, Math.max(1, Math.round(width * full)), 2, key));
    }
    return parts;
  }

  /** Over the lower right corner of the cell, as small as can be read, so that the figure itself stays visible. */
  #plate(text: string, width: number): Phaser.GameObjects.GameObject[] {
    const tiny = this.#worn.isLarge === true ? undefined : tinyText(text);
    if (!tiny) return this.#largePlate(text, width);
    const wide = tiny.width + 2;
    const x = Math.floor(width / 2) - wide + 1;
    const y = -tiny.height - 1;
    const image = plate(this.#scene, text, tiny);
    return [image.setPosition(x - 1, y)];
  }

  #largePlate(text: string, width: number): Phaser.GameObjects.GameObject[] {
    const letters = words(this.#scene, 0, 0, text, { font: 'letters', key: 'k' });
    const wide = Math.ceil(letters.width) + 3;
    const x = Math.floor(width / 2) - wide + 3;
    letters.setPosition(x + 2, -5);
    return [
      box(this.#scene, x - 1, -7, wide + 2, 11, 'k'),
      box(this.#scene, x, -6, wide, 9, 'c'),
      box(this.#scene, x, 2, wide, 1, 'y'),
      letters,
    ];
  }

  #badges(badges: readonly string[], x: number, y: number): Phaser.GameObjects.Image[] {
    const found = badges
      .map(badge => this.#sprites.smallTexture(badge))
      .filter(sprite => sprite !== undefined);
    const step = 9;
    const left = x - Math.floor(((found.length - 1) * step) / 2);
    return found.map(({ texture, frame }, index) => {
      const image = this.#scene.add.image(left + index * step, y, texture, frame).setOrigin(0.5, 1);
      return image.width > LARGEST_BADGE ? image.setScale(0.5) : image;
    });
  }
}
