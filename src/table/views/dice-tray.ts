/**
 * The tray: dice fall in from the side, bounce over the felt, and settle on what the rules rolled. The tray stays a
 * while after the roll without holding anything up.
 */
import type Phaser from 'phaser';
import type { DieModel } from '../../core/look.ts';
import { bounces, easeOut, mix } from '../easing.ts';
import { DEPTH } from '../layers.ts';
import type { Size } from '../layout.ts';
import type { MotionClock } from '../motion-clock.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { TIMING } from '../timing.ts';
import { words } from '../words.ts';
import { PANELS, panelParts } from './panel.ts';

const DIE = 24;
const GAP = 7;
const BOUNCE_HEIGHT = 22;
const TURNS = 13;

/** What the tray needs to know of the view when dice fall. */
export interface TrayRoom {
  readonly view: Size;
  /** The figure everyone looks at stands low: the tray goes to the top, so as not to cover it. */
  readonly high: boolean;
  readonly calm: boolean;
  /** Sparks at a die that did well or badly, in view pixels. */
  flare(x: number, y: number, good: boolean): void;
}

interface Die {
  readonly model: DieModel;
  readonly body: Phaser.GameObjects.Image;
  readonly x: number;
}

export class DiceTray {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #clock: MotionClock;
  #holder: Phaser.GameObjects.Container | undefined;

  constructor(scene: Phaser.Scene, sprites: Sprites, clock: MotionClock) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#clock = clock;
  }

  async roll(models: readonly DieModel[], label: string | undefined, room: TrayRoom): Promise<void> {
    this.destroy();
    const needs = models.some(model => model.need !== undefined);
    const title = label === undefined ? undefined : words(this.#scene, 0, 0, label, { key: 'c' });
    const needWidth = Math.max(0, ...models.map(model => (model.need?.length ?? 0) * 6));
    const step = Math.max(DIE + GAP, needWidth + GAP);
    const width = Math.max(models.length * step + 2 * GAP, Math.ceil(title?.width ?? 0) + 4 * GAP);
    const height = DIE + 2 * GAP + (title ? 9 : 0) + (needs ? 9 : 0);
    const floor = Math.floor(height / 2) - GAP - (needs ? 9 : 0);
    const holder = this.#scene.add
      .container(Math.round(room.view.width / 2), 0, panelParts(this.#scene, width, height, PANELS.tray))
      .setScrollFactor(0)
      .setDepth(DEPTH.tray);
    this.#holder = holder;
    if (title) holder.add(title.setPosition(-Math.round(title.width / 2), -Math.floor(height / 2) + 5));
    const rest = room.high ? Math.floor(height / 2) + 4 : room.view.height - Math.ceil(height / 2) - 4;
    const away = room.high ? -height : room.view.height + height;
    await this.#clock.run(
      room.calm ? 0 : TIMING.tumbleIn,
      t => holder.setY(Math.round(mix(away, rest, t))),
      easeOut,
    );
    const left = -((models.length - 1) * step) / 2;
    await Promise.all(
      models.map((model, index) => {
        const x = Math.round(left + index * step);
        return this.#tumble(model, x, floor, index, width, holder, room);
      }),
    );
    void this.#leave(holder, rest, away, room.calm);
  }

  destroy(): void {
    this.#holder?.destroy();
    this.#holder = undefined;
  }

  async #tumble(
    model: DieModel,
    x: number,
    floor: number,
    index: number,
    width: number,
    holder: Phaser.GameObjects.Container,
    room: TrayRoom,
  ): Promise<void> {
    const name = `die-d${model.sides}-${model.colour}`;
    const rolling = this.#sprites.spriteTexture(`${name}-tumble`) ?? this.#sprites.spriteTexture('question');
    if (rolling === undefined) return;
    const body = this.#scene.add.image(x, floor, rolling.texture, rolling.frame).setOrigin(0.5, 1);
    const die: Die = { model, body, x };
    holder.add(body);
    if (!room.calm) {
      body.setVisible(false);
      await this.#clock.wait(index * TIMING.tumbleStagger);
      body.setVisible(true);
      const from = width / 2 + DIE + index * 7;
      await this.#clock.run(TIMING.tumbleRoll, t => {
        body.x = Math.round(mix(from, x, easeOut(t)));
        body.y = Math.round(floor - BOUNCE_HEIGHT * bounces(t, 3));
        // It turns fast at first and slowly at the end, like anything that rolls out.
        body.setFrame(rolling.frame.replace(/\d+$/, `${Math.floor(easeOut(t) * TURNS) % rolling.frames}`));
      });
    }
    this.#settle(die, name, floor, holder);
    this.#judge(die, floor, holder, room);
    if (!room.calm) {
      await this.#clock.run(TIMING.tumbleSettle, t => {
        body.setScale(1 + 0.16 * (1 - t), 1 - 0.16 * (1 - t));
      });
    }
  }

  #settle({ model, body, x }: Die, name: string, floor: number, holder: Phaser.GameObjects.Container): void {
    const pips = this.#sprites.spriteTexture(`${name}-face-${model.face}`);
    const blank = pips ?? this.#sprites.spriteTexture(`${name}-blank`);
    if (blank !== undefined) body.setTexture(blank.texture, blank.frame).setOrigin(0.5, 1);
    body.setPosition(x, floor);
    if (pips !== undefined) return;
    const plain = model.colour === 'bone' || model.colour === 'gold';
    const key: PaletteKey = plain ? 'k' : '5';
    const numeral = words(this.#scene, 0, 0, `${model.face}`, { font: plain ? 'letters' : 'outlined', key });
    // A pyramid carries its number low.
    const middle = floor - DIE / 2 + (model.sides === 4 ? 3 : 0);
    numeral.setPosition(Math.round(x - numeral.width / 2), Math.round(middle - 4));
    holder.add(numeral);
  }

  #judge({ model, x }: Die, floor: number, holder: Phaser.GameObjects.Container, room: TrayRoom): void {
    if (model.need !== undefined) {
      const key: PaletteKey = model.good === undefined ? 'c' : model.good ? 'L' : 'o';
      const need = words(this.#scene, 0, floor + 3, model.need, { key });
      holder.add(need.setX(Math.round(x - need.width / 2)));
    }
    if (model.good !== undefined) room.flare(holder.x + x, holder.y + floor - DIE / 2, model.good);
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
