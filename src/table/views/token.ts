/**
 * One token: picture, shadow, light and tag, moved as one. Motions set `x`, `y` (its feet), `lift`, `tilt`, `stretch`
 * and `alpha` and call `sync`, which rounds to whole pixels; `show` puts everything back to what the model says.
 */
import type Phaser from 'phaser';
import type { Cell } from '../../core/grid.ts';
import type { GaugeModel, TokenModel } from '../../core/look.ts';
import { hashText } from '../../core/plain.ts';
import { halo } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import type { Sprites, SpriteTexture } from '../textures.ts';
import { fill, shade, untinted } from '../tint.ts';
import { TokenTag } from './token-tag.ts';

const SLEEPING_TINT = 0xa8a8cc;
const FADED_ALPHA = 0.45;
const FLOAT_HEIGHT = 3;
/** A body that lies is as thick as this. */
const LYING = 4;
const GLOW_RADIUS = 18;
const GLOW_ALPHA = 0.3;
const MISSING: SpriteTexture = { texture: '__MISSING', frame: '__BASE', frames: 1, animation: undefined };

export class TokenView {
  x = 0;
  y = 0;
  lift = 0;
  /** Degrees: 90 lies on its back. */
  tilt = 0;
  alpha = 1;
  stretchX = 1;
  stretchY = 1;
  calm = false;
  colourSafe = false;
  largeText = false;
  model: TokenModel | undefined;
  /** Where its feet belong: whoever lunges or is thrown back returns there. */
  home = { x: 0, y: 0 };

  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #hash: number;
  readonly #tag: TokenTag;
  #body: Phaser.GameObjects.Sprite | undefined;
  #shadow: Phaser.GameObjects.Image | undefined;
  #glow: Phaser.GameObjects.Image | undefined;
  #glowTone: string | undefined;
  #picture: string | undefined;
  #bob = 0;
  #ticket = 0;
  #visible = true;

  constructor(scene: Phaser.Scene, sprites: Sprites, id: string) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#hash = hashText(id);
    this.#tag = new TokenTag(scene, sprites);
  }

  get body(): Phaser.GameObjects.Sprite | undefined {
    return this.#body;
  }

  /** The middle of the figure, where blows land and words rise. */
  get middle(): { x: number; y: number } {
    return { x: Math.round(this.x), y: Math.round(this.y - this.lift - this.#span / 2) };
  }

  get top(): number {
    return Math.round(this.y - this.lift - (this.#body?.height ?? CELL));
  }

  show(model: TokenModel): void {
    this.model = model;
    const feet = this.feetAt(model.at);
    this.home = feet;
    this.x = feet.x;
    this.y = feet.y;
    this.lift = 0;
    this.tilt = 0;
    this.alpha = model.pose === 'faded' ? FADED_ALPHA : 1;
    this.stretchX = 1;
    this.stretchY = 1;
    this.#bob = model.floats === true ? FLOAT_HEIGHT : 0;
    this.setVisible(true);
    this.setPicture(model.sprite);
    this.#animate(model);
    this.setTint(undefined);
    this.face(model.facing);
    this.#wearShadow(model.layer !== 'mark');
    this.#wearGlow(model);
    this.#wearTag(model);
    this.sync();
  }

  /** Before the model says so: a blow that lands takes its share at once. */
  setGauge(gauge: GaugeModel): void {
    if (this.model === undefined) return;
    this.model = { ...this.model, gauge };
    this.#wearTag(this.model);
    this.sync();
  }

  /** The latest motion owns the token: what lingers of an earlier one asks first and stops. */
  claim(): () => boolean {
    const ticket = ++this.#ticket;
    return () => ticket === this.#ticket && this.#body !== undefined;
  }

  feetAt(at: Cell): { x: number; y: number } {
    return { x: at.x * CELL + this.#span / 2, y: at.y * CELL + this.#span };
  }

  setPicture(sprite: string): void {
    if (sprite === this.#picture) return;
    this.#picture = sprite;
    const { texture, frame } = this.#sprites.spriteTexture(sprite) ?? MISSING;
    if (this.#body === undefined) this.#body = this.#scene.add.sprite(0, 0, texture, frame).setOrigin(0.5, 1);
    else this.#body.stop().setTexture(texture, frame).setOrigin(0.5, 1);
    if (this.model !== undefined) this.#animate(this.model);
  }

  face(facing: 'left' | 'right' | undefined): void {
    this.#body?.setFlipX(facing === 'left');
  }

  /** A silhouette in one colour, or back to what the pose demands. */
  setTint(silhouette: number | undefined): void {
    if (this.#body === undefined) return;
    if (silhouette !== undefined) fill(this.#body, silhouette);
    else if (this.model?.pose === 'asleep') shade(this.#body, SLEEPING_TINT);
    else untinted(this.#body);
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.sync();
  }

  sync(): void {
    const x = Math.round(this.x);
    const y = Math.round(this.y);
    const height = Math.round(this.lift + this.#bob);
    const alpha = this.#visible ? this.alpha : 0;
    const depth = DEPTH[this.model?.layer ?? 'figure'] + y;
    const lying = Math.sin((this.tilt * Math.PI) / 180);
    this.#body
      ?.setPosition(
        x - Math.round((lying * this.#span) / 2),
        y - height - Math.round(Math.abs(lying) * LYING),
      )
      .setAngle(this.tilt)
      .setScale(this.stretchX, this.stretchY)
      .setAlpha(alpha)
      .setDepth(depth);
    this.#shadow
      ?.setPosition(x, y - 1)
      .setAlpha(alpha * (height > 6 ? 0.35 : 0.7))
      .setDepth(depth - 0.5);
    this.#glow?.setPosition(x, y - height - this.#span / 2).setAlpha(alpha * GLOW_ALPHA);
    // Whoever is faded is still to be read.
    this.#tag.place(x, y - height, Math.min(1, this.model?.pose === 'faded' ? alpha / FADED_ALPHA : alpha));
  }

  /** Floating things bob; everything else has nothing to do between motions. */
  tick(age: number): void {
    if (this.model?.floats !== true) return;
    const bob = FLOAT_HEIGHT + Math.round(1.5 * Math.sin(age / 420 + (this.#hash % 7)));
    if (bob === this.#bob) return;
    this.#bob = bob;
    this.sync();
  }

  destroy(): void {
    this.#body?.destroy();
    this.#shadow?.destroy();
    this.#glow?.destroy();
    this.#tag.destroy();
    this.#body = undefined;
    this.#shadow = undefined;
    this.#glow = undefined;
    this.#picture = undefined;
  }

  get #span(): number {
    return (this.model?.size ?? 1) * CELL;
  }

  #animate(model: TokenModel): void {
    const body = this.#body;
    const sprite = this.#sprites.spriteTexture(this.#picture ?? model.sprite);
    if (body === undefined || sprite?.animation === undefined) return;
    const still = this.calm || model.pose === 'still';
    if (still) {
      body.stop().setFrame(sprite.frame);
      return;
    }
    // Nobody breathes in step: each starts elsewhere and keeps a slightly different time.
    if (body.anims.currentAnim?.key !== sprite.animation || !body.anims.isPlaying) {
      body.play({ key: sprite.animation, startFrame: this.#hash % sprite.frames });
    }
    const pace = 0.88 + (this.#hash % 25) / 100;
    body.anims.timeScale = model.pose === 'asleep' ? pace * 0.35 : pace;
  }

  #wearTag(model: TokenModel): void {
    this.#tag.wear(model, this.#span, this.#body?.height ?? CELL, this.largeText);
  }

  #wearShadow(wanted: boolean): void {
    const shadow = this.#sprites.spriteTexture('shadow');
    if (wanted && this.#shadow === undefined && shadow !== undefined) {
      this.#shadow = this.#scene.add.image(0, 0, shadow.texture, shadow.frame).setOrigin(0.5, 1);
      this.#shadow.setScale(this.model?.size ?? 1);
    } else if (!wanted) {
      this.#shadow?.destroy();
      this.#shadow = undefined;
    }
  }

  #wearGlow(model: TokenModel): void {
    const tone = model.glow === undefined ? undefined : `${model.glow}/${this.colourSafe}`;
    if (tone === this.#glowTone) return;
    this.#glowTone = tone;
    this.#glow?.destroy();
    this.#glow =
      model.glow === undefined
        ? undefined
        : halo(this.#scene, model.glow, this.colourSafe, GLOW_RADIUS * (model.size ?? 1)).setDepth(
            DEPTH.bloom,
          );
  }
}
