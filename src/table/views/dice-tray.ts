/**
 * The tray: dice fall in from the side, bounce over the felt, and settle on what the rules rolled. The tray stays a
 * while after the roll without holding anything up.
 */
import type Phaser from 'phaser';
import type { DieModel } from '../../core/look.ts';
import { bounces, easeOut, mix } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import type { Region, Size } from '../../core/box.ts';
import type { Spot } from '../layout.ts';
import type { MotionClock } from '../motion-clock.ts';
import { liesOver } from '../sight.ts';
import type { Sprites } from '../textures.ts';
import { TIMING } from '../timing.ts';
import { words } from '../words.ts';
import { DieView } from './die.ts';
import { PANELS, panelParts } from './panel.ts';

const DIE = 24;
const GAP = 7;
const BOUNCE_HEIGHT = 22;

/** What stands over the dice, and what comes behind it when they lie. */
interface TrayWords {
  readonly label: string | undefined;
  readonly result: string | undefined;
}

/** What the tray needs to know of the view when dice fall. */
export interface TrayRoom {
  readonly view: Size;
  /** So many times its own size. */
  readonly size: number;
  /** The figure everyone looks at stands low: the tray goes to the top, so as not to cover it. */
  readonly high: boolean;
  readonly calm: boolean;
  /** Sparks at a die that did well or badly, in view pixels. */
  flare(x: number, y: number, good: boolean): void;
}

export class DiceTray {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #clock: MotionClock;
  #holder: Phaser.GameObjects.Container | undefined;
  /** Of the tray at rest, in view pixels. */
  #box: Region = { x: 0, y: 0, width: 0, height: 0 };

  constructor(scene: Phaser.Scene, sprites: Sprites, clock: MotionClock) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#clock = clock;
  }

  async roll(models: readonly DieModel[], { label, result }: TrayWords, room: TrayRoom): Promise<void> {
    this.destroy();
    const needs = models.some(model => model.need !== undefined);
    const whole = [label, result].filter(Boolean).join(': ');
    const title = label === undefined ? undefined : words(this.#scene, 0, 0, whole, { key: 'c' });
    const needWidth = Math.max(0, ...models.map(model => (model.need?.length ?? 0) * 6));
    const step = Math.max(DIE + GAP, needWidth + GAP);
    const width = Math.max(models.length * step + 2 * GAP, Math.ceil(title?.width ?? 0) + 4 * GAP);
    const height = DIE + 2 * GAP + (title ? 9 : 0) + (needs ? 9 : 0);
    const floor = Math.floor(height / 2) - GAP - (needs ? 9 : 0);
    const holder = this.#scene.add
      .container(Math.round(room.view.width / 2), 0, panelParts(this.#scene, width, height, PANELS.tray))
      .setScrollFactor(0)
      .setScale(room.size)
      .setDepth(DEPTH.tray);
    this.#holder = holder;
    // The tray is as wide as all its words, which stay where they begin.
    if (title) holder.add(title.setPosition(-Math.round(title.width / 2), -Math.floor(height / 2) + 5));
    if (title && result !== undefined) title.setText(`${label}:`);
    const [wide, high] = [width * room.size, height * room.size];
    const half = Math.ceil(high / 2);
    const rest = room.high ? half + 4 : room.view.height - half - 4;
    const away = room.high ? -2 * half : room.view.height + 2 * half;
    this.#box = { x: holder.x - wide / 2, y: rest - high / 2, width: wide, height: high };
    await this.#clock.run(
      room.calm ? 0 : TIMING.tumbleIn,
      t => holder.setY(Math.round(mix(away, rest, t))),
      easeOut,
    );
    const left = -((models.length - 1) * step) / 2;
    await Promise.all(
      models.map((model, index) => {
        const die = new DieView(this.#scene, this.#sprites, model);
        holder.add(die.holder);
        return this.#tumble(die, Math.round(left + index * step), floor, index, width, holder, room);
      }),
    );
    if (this.#holder === holder) title?.setText(whole);
    void this.#leave(holder, rest, away, room.calm);
  }

  /** Somebody is asked about these squares, given by their middles: the tray lies over none of them. */
  makeWay(spots: readonly Spot[]): void {
    if (spots.some(at => liesOver(this.#box, at))) this.destroy();
  }

  destroy(): void {
    this.#holder?.destroy();
    this.#holder = undefined;
  }

  async #tumble(
    die: DieView,
    x: number,
    floor: number,
    index: number,
    width: number,
    holder: Phaser.GameObjects.Container,
    room: TrayRoom,
  ): Promise<void> {
    die.moveTo(x, floor);
    if (!room.calm) {
      die.holder.setVisible(false);
      await this.#clock.wait(index * TIMING.tumbleStagger);
      die.holder.setVisible(true);
      const from = width / 2 + DIE + index * 7;
      await this.#clock.run(TIMING.tumbleRoll, t => {
        die.moveTo(mix(from, x, easeOut(t)), floor - BOUNCE_HEIGHT * bounces(t, 3));
        die.turn(t);
      });
    }
    die.moveTo(x, floor);
    die.settle();
    die.judge();
    const { good } = die.model;
    if (good !== undefined)
      room.flare(holder.x + x * room.size, holder.y + (floor - DIE / 2) * room.size, good);
    if (!room.calm) await this.#clock.run(TIMING.tumbleSettle, t => die.squash(1 - t));
    if (die.model.struck === true) await this.#clock.run(TIMING.strike, t => die.strike(t));
  }

  async #leave(
    holder: Phaser.GameObjects.Container,
    rest: number,
    away: number,
    calm: boolean,
  ): Promise<void> {
    await this.#clock.wait(TIMING.tumbleHold);
    if (this.#holder !== holder) return;
    if (!calm) await this.#clock.run(TIMING.tumbleIn, t => holder.setY(Math.round(mix(rest, away, t))));
    if (this.#holder === holder) this.destroy();
  }
}
