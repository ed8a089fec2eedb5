/** One die, wherever it rolls: turns while it tumbles, settles on what the rules rolled, is crossed out if cancelled. */
import type Phaser from 'phaser';
import type { DieModel } from '../../core/look.ts';
import { easeOut } from '../easing.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites, SpriteTexture } from '../textures.ts';
import { canTint, shade } from '../tint.ts';
import { words } from '../words.ts';
import { cross, smallDie } from './small-dice.ts';

/** How often it turns over before it lies. */
const TURNS = 13;
/** A cancelled die lies in the dark; without tints it is only faint. */
const STRUCK_TINT = 0x8a7a90;
const STRUCK_ALPHA = 0.5;
const MISSING: SpriteTexture = { texture: '__MISSING', frame: '__BASE', frames: 1, animation: undefined };

/** Its own container stands on the line under the die: (0,0) is the middle of its lower edge. */
export class DieView {
  readonly model: DieModel;
  readonly holder: Phaser.GameObjects.Container;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #small: boolean;
  readonly #body: Phaser.GameObjects.Image;
  readonly #rolling: SpriteTexture;
  #number: Phaser.GameObjects.BitmapText | undefined;
  #cross: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, sprites: Sprites, model: DieModel, small = false) {
    this.model = model;
    this.#scene = scene;
    this.#sprites = sprites;
    this.#small = small;
    this.#rolling =
      sprites.spriteTexture(`${this.#name}-tumble`) ?? sprites.spriteTexture('question') ?? MISSING;
    this.#body = scene.add.image(0, 0, this.#rolling.texture, this.#rolling.frame).setOrigin(0.5, 1);
    this.holder = scene.add.container(0, 0, [this.#body]);
    if (small) this.turn(0);
  }

  /** It turns fast at first and slowly at the end, like anything that rolls out. */
  turn(t: number): void {
    const beat = Math.floor(easeOut(t) * TURNS);
    if (this.#small) {
      this.#body.setTexture(smallDie(this.#scene, this.model.colour, 1 + (beat % 6))).setOrigin(0.5, 1);
    } else {
      this.#body.setFrame(this.#rolling.frame.replace(/\d+$/, `${beat % this.#rolling.frames}`));
    }
  }

  /** 1 is just landed, 0 at rest. */
  squash(amount: number): void {
    this.#body.setScale(1 + 0.16 * amount, 1 - 0.16 * amount);
  }

  settle(): void {
    const { sides, face, colour } = this.model;
    const hasPips = sides === 6;
    if (this.#small) {
      this.#body.setTexture(smallDie(this.#scene, colour, hasPips ? face : 0)).setOrigin(0.5, 1);
    } else {
      const pips = this.#sprites.spriteTexture(`${this.#name}-face-${face}`);
      const blank = pips ?? this.#sprites.spriteTexture(`${this.#name}-blank`);
      if (blank !== undefined) this.#body.setTexture(blank.texture, blank.frame).setOrigin(0.5, 1);
    }
    if (!hasPips) this.#write(`${face}`);
  }

  /** What it needed, under it. */
  judge(): Phaser.GameObjects.BitmapText | undefined {
    const { need, good } = this.model;
    if (need === undefined) return undefined;
    const key: PaletteKey = good === undefined ? 'c' : good ? 'L' : 'o';
    const text = words(this.#scene, 0, 2, need, { key });
    this.holder.add(text.setX(-Math.round(text.width / 2)));
    return text;
  }

  /** 0 is not yet, 1 is crossed out. */
  strike(t: number): void {
    if (this.model.struck !== true) return;
    const middle = -Math.round(this.#body.height / 2);
    this.#cross ??= this.#cut(middle);
    this.#cross.setAlpha(t < 0.25 ? 0 : 1);
    this.#number?.setAlpha(1 - (1 - STRUCK_ALPHA) * t);
    if (canTint(this.#scene)) shade(this.#body, STRUCK_TINT);
    else this.#body.setAlpha(1 - (1 - STRUCK_ALPHA) * t);
  }

  /** Where it stands inside what holds it. */
  moveTo(x: number, y: number): void {
    this.holder.setPosition(Math.round(x), Math.round(y));
  }

  get #name(): string {
    return `die-d${this.model.sides}-${this.model.colour}`;
  }

  #cut(middle: number): Phaser.GameObjects.Image {
    const made = this.#scene.add.image(0, middle, cross(this.#scene, this.#small ? 11 : 18));
    this.holder.add(made);
    // What it rolled can still be read.
    if (this.#number !== undefined) this.holder.bringToTop(this.#number);
    return made;
  }

  #write(number: string): void {
    this.#number?.destroy();
    const pale = this.model.colour === 'bone' || this.model.colour === 'gold';
    const plain = pale && !this.#small;
    const key: PaletteKey = plain ? 'k' : '5';
    const numeral = words(this.#scene, 0, 0, number, { font: plain ? 'letters' : 'outlined', key });
    // A pyramid carries its number low.
    const low = this.model.sides === 4 && !this.#small ? 3 : 0;
    const middle = -this.#body.height / 2 + low;
    numeral.setPosition(Math.round(-numeral.width / 2), Math.round(middle - 4));
    this.#number = numeral;
    this.holder.add(numeral);
  }
}
