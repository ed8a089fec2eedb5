/** One of the two: a large figure that breathes, strikes and is hurt, with its name, hearts, badges and arms. */
import type Phaser from 'phaser';
import type { FighterModel } from '../../core/look.ts';
import { same } from '../../core/plain.ts';
import { box } from '../kit.ts';
import type { Sprites, SpriteTexture } from '../textures.ts';
import { fill, untinted } from '../tint.ts';
import { words } from '../words.ts';
import { GaugeView } from './gauge.ts';
import { type FightLayout, FRAME, figureScale, meets, type Side, type Span } from './layout.ts';

const NAME_TOP = FRAME + 4;
/** From the outer edge to the dice that lie between the fighters. */
const BESIDE_DICE = 62;
const GAUGE_TOP = FRAME + 14;
/** From the frame to the figure and to the words. */
const INSET = 4;
const MISSING: SpriteTexture = { texture: '__MISSING', frame: '__BASE', frames: 1, animation: undefined };
const SHADOW = 0.7;
const LARGEST_BADGE = 10;
const BADGE_STEP = 10;
/** From where the next one comes. */
const STEP = 28;

export class FighterView {
  readonly figure: Phaser.GameObjects.Container;
  readonly label: Phaser.GameObjects.Container;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #side: Side;
  readonly #layout: FightLayout;
  readonly #body: Phaser.GameObjects.Sprite;
  readonly #shadow: Phaser.GameObjects.Image | undefined;
  #gauge: GaugeView | undefined;
  #armsWords: ReturnType<typeof words> | undefined;
  #worn: FighterModel | undefined;
  #sprite: string | undefined;

  constructor(scene: Phaser.Scene, sprites: Sprites, side: Side, layout: FightLayout) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#side = side;
    this.#layout = layout;
    const shadow = sprites.spriteTexture('shadow-large') ?? sprites.spriteTexture('shadow');
    this.#shadow = shadow && scene.add.image(0, 0, shadow.texture, shadow.frame).setAlpha(SHADOW);
    this.#body = scene.add.sprite(0, 0, MISSING.texture, MISSING.frame).setOrigin(0.5, 1);
    this.figure = scene.add.container(0, 0, this.#shadow ? [this.#shadow, this.#body] : [this.#body]);
    this.label = scene.add.container(0, 0);
  }

  get gauge(): GaugeView | undefined {
    return this.#gauge;
  }

  /** Where blows land, in the fight's pixels. */
  get middle(): { x: number; y: number } {
    return { x: this.figure.x, y: this.figure.y - Math.round(this.#body.displayHeight * 0.45) };
  }

  /** The heart that was lost last. */
  get wound(): { x: number; y: number } | undefined {
    const { edge, holder } = this.#gauge ?? {};
    return edge && holder ? { x: holder.x + edge.x, y: holder.y + edge.y } : undefined;
  }

  /** Everything but the dice. A figure that stays goes on breathing. `room` is for the words at its feet. */
  wear(model: FighterModel, room: number, calm: boolean): void {
    const { dice: _, ...worn } = model;
    if (same(worn, this.#worn ?? {})) return;
    // Another one has stepped forward.
    if (!this.isThere(model)) this.stand();
    this.#worn = worn;
    this.#draw(model.sprite, calm);
    this.label.removeAll(true);
    this.#name(model);
    const { gauge, arms } = model;
    this.#gauge = undefined;
    this.#armsWords = undefined;
    if (gauge) {
      this.#gauge = new GaugeView(this.#scene, this.#sprites, gauge, this.#side, this.#layout.half);
      this.#gauge.holder.setPosition(this.#outer, GAUGE_TOP);
      this.label.add(this.#gauge.holder);
    }
    if (arms !== undefined) this.#arms(arms, room);
  }

  /** Whether it is this one that stands here, and not another. */
  isThere({ name, plate }: FighterModel): boolean {
    return name === this.#worn?.name && plate === this.#worn.plate;
  }

  /** From its place, in the fight's pixels; forward is towards the other. */
  lean(forward: number, up = 0): void {
    const toward = this.#side === 'left' ? forward : -forward;
    this.#body.setPosition(Math.round(toward), Math.round(-up));
    this.#shadow?.setX(Math.round(toward));
  }

  /** 0 is outside, 1 in its place. */
  stepIn(t: number): void {
    this.lean(-STEP * (1 - t));
    this.fade(t);
  }

  /** 0 stands, 1 lies on its back, where it stood. */
  fall(t: number): void {
    const away = this.#side === 'left' ? -1 : 1;
    const lying = Math.sin((t * Math.PI) / 2);
    this.#body.setAngle(away * 90 * t);
    this.#body.setPosition(
      Math.round((-away * lying * this.#body.displayHeight) / 2),
      -Math.round((lying * this.#body.displayWidth) / 4),
    );
  }

  /** There or not; its shadow goes with it. */
  fade(alpha: number): void {
    this.#body.setAlpha(alpha);
    this.#shadow?.setAlpha(SHADOW * alpha);
  }

  /** As if nothing had happened to it. */
  stand(): void {
    this.lean(0);
    this.stretch(1, 1);
    this.tint(undefined);
    this.fade(1);
    this.#body.setAngle(0);
  }

  /** What falls apart when it is slain: its picture as it stands, in the fight's pixels. */
  get picture(): {
    readonly frame: Phaser.Textures.Frame;
    readonly times: number;
    readonly flipped: boolean;
    readonly feet: { readonly x: number; readonly y: number };
  } {
    const { frame, scaleX, flipX, x, y } = this.#body;
    return {
      frame,
      times: Math.round(scaleX),
      flipped: flipX,
      feet: { x: this.figure.x + x, y: this.figure.y + y },
    };
  }

  stretch(x: number, y: number): void {
    const times = figureScale(Math.max(this.#body.width, this.#body.height), this.#layout);
    this.#body.setScale(times * x, times * y);
  }

  /** A silhouette in one colour, or itself again. */
  tint(silhouette: number | undefined): void {
    if (silhouette === undefined) untinted(this.#body);
    else fill(this.#body, silhouette);
  }

  /** The figure's frame in the fight's pixels, for an outline. */
  get bounds(): { x: number; y: number; width: number; height: number } {
    const { displayWidth: width, displayHeight: height } = this.#body;
    return { x: this.figure.x - Math.round(width / 2), y: this.figure.y - height, width, height };
  }

  get #outer(): number {
    return this.#side === 'left' ? FRAME + INSET : this.#layout.width - FRAME - INSET;
  }

  #draw(sprite: string, calm: boolean): void {
    if (sprite !== this.#sprite) {
      this.#sprite = sprite;
      const found = this.#sprites.spriteTexture(sprite) ?? this.#sprites.spriteTexture('question') ?? MISSING;
      this.#body.stop().setTexture(found.texture, found.frame).setOrigin(0.5, 1);
      // They look at each other.
      this.#body.setFlipX(this.#side === 'right');
      this.stretch(1, 1);
      if (found.animation !== undefined && !calm) this.#body.play(found.animation);
    }
    const half = Math.max(30, Math.round(this.#body.displayWidth / 2) + INSET);
    const x = this.#side === 'left' ? FRAME + half : this.#layout.width - FRAME - half;
    this.figure.setPosition(x, this.#layout.feet);
    this.#shadow?.setDisplaySize(Math.round(this.#body.displayWidth * 0.8), 9).setPosition(0, -3);
  }

  #name({ name, plate, badges }: FighterModel): void {
    const scene = this.#scene;
    const left = this.#side === 'left';
    let used = 0;
    const put = (width: number): number => {
      const x = left ? this.#outer + used : this.#outer - used - width;
      used += width + 2;
      return x;
    };
    if (plate !== undefined) {
      const letters = words(scene, 0, NAME_TOP, plate, { font: 'letters', key: 'k' });
      const wide = Math.ceil(letters.width) + 5;
      const x = put(wide);
      this.label.add([
        box(scene, x, NAME_TOP - 2, wide, 11, 'k'),
        box(scene, x + 1, NAME_TOP - 1, wide - 2, 9, 'c'),
        box(scene, x + 1, NAME_TOP + 7, wide - 2, 1, 'y'),
        letters.setX(x + 3),
      ]);
    }
    const made = words(scene, 0, NAME_TOP, name, { key: '5' });
    this.label.add(made.setX(put(Math.ceil(made.width))));
    for (const badge of badges ?? []) {
      const found = this.#sprites.smallTexture(badge);
      if (found === undefined) continue;
      const image = scene.add.image(0, NAME_TOP + 4, found.texture, found.frame).setOrigin(0.5);
      if (image.width > LARGEST_BADGE) image.setScale(0.5);
      this.label.add(image.setX(put(BADGE_STEP - 1) + 5));
    }
  }

  /** At the feet, so that the eye finds it beside the dice; long ones take two lines, which must not reach over the dice. */
  #arms(arms: string, room: number): void {
    const left = this.#side === 'left';
    const made = words(this.#scene, 0, 0, arms, { key: 'c' });
    if (made.width > room) made.setMaxWidth(this.#layout.isWide ? Math.min(room, BESIDE_DICE) : room);
    if (!left) made.setRightAlign();
    const x = left ? this.#outer : this.#outer - Math.ceil(made.width);
    this.label.add(made.setPosition(x, this.#layout.height - FRAME - 2 - Math.ceil(made.height)));
    this.#armsWords = made;
  }

  /** A verdict lies from here to there, in the fight's pixels: two words in one place are none. */
  makeRoom(under: Span | undefined): void {
    const made = this.#armsWords;
    if (!made?.active) return;
    made.setVisible(!under || !meets(under, { from: made.x, to: made.x + made.width }));
  }
}
