/**
 * The fight over the dimmed board: there or not there, as the board's model says. Motions bring it in, let dice clash
 * and take it away; a change of the view builds it anew at rest.
 */
import type Phaser from 'phaser';
import type { FightModel } from '../../core/look.ts';
import { same } from '../../core/plain.ts';
import { random } from '../random.ts';
import { mix } from '../easing.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import type { Sprites } from '../textures.ts';
import type { Particles } from '../views/particles.ts';
import { FightSet } from './fight-set.ts';
import { fightLayout, SIDES, TITLE_RISE } from './layout.ts';

const VEIL = 0.55;
/** Milliseconds between two embers, on average. */
const EMBER_EVERY = 260;

export class FightView {
  calm = false;
  /** Low power: no embers. */
  still = false;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #particles: Particles;
  #view: Size = { width: 320, height: 180 };
  #scale = 1;
  #theme = '';
  #model: FightModel | undefined;
  #set: FightSet | undefined;
  #veil: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, sprites: Sprites, particles: Particles) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#particles = particles;
  }

  get set(): FightSet | undefined {
    return this.#set;
  }

  get isOpen(): boolean {
    return this.#set !== undefined;
  }

  /** How much of the view's height the fight takes, in buffer pixels. */
  get depth(): number {
    const place = this.#set?.layout.place;
    return place === undefined ? 0 : this.#view.height - place.y;
  }

  /** At rest: what the board's model says, at once. */
  show(model: FightModel | undefined, theme: string): void {
    this.#theme = theme;
    if (model === undefined) return this.close();
    if (this.#set !== undefined && this.#model !== undefined && same(model, this.#model)) {
      // The same fight: motions may have left it leaning or hurt.
      this.#set.holder.setPosition(this.#set.layout.place.x, this.#set.layout.place.y).setAlpha(1);
      this.#veil?.setAlpha(VEIL);
      this.#rest(this.#set, model);
      return;
    }
    if (this.#set !== undefined && this.#set.title === model.title) {
      this.#model = model;
      this.#set.wear(model, this.calm);
      this.#rest(this.#set, model);
      this.slide(1);
      return;
    }
    this.open(model);
    this.slide(1);
  }

  /** Builds a fight out of sight; `slide` brings it in. */
  open(model: FightModel): FightSet {
    this.close();
    this.#model = model;
    const layout = fightLayout(this.#view, this.#scale);
    this.#veil = box(this.#scene, 0, 0, this.#view.width, this.#view.height, 'k')
      .setScrollFactor(0)
      .setDepth(DEPTH.fightVeil);
    this.#set = new FightSet(this.#scene, this.#sprites, model, layout, this.#theme, this.calm);
    this.slide(0);
    return this.#set;
  }

  /** New figures for a fight that goes on. Dice stay where they lie, unless the model says otherwise. */
  update(model: FightModel): void {
    if (this.#set === undefined) return;
    this.#model = model;
    this.#set.wear(model, this.calm);
    const { left, right } = model;
    this.#set.layDice(
      { ...(left.dice && { left: left.dice }), ...(right.dice && { right: right.dice }) },
      true,
    );
  }

  /** 0 is below the view, 1 in its place. Reduced motion fades instead. */
  slide(t: number): void {
    const set = this.#set;
    if (set === undefined) return;
    const { place, unit } = set.layout;
    const away = this.#view.height + TITLE_RISE * unit;
    set.holder.setY(this.calm ? place.y : Math.round(mix(away, place.y, t)));
    set.holder.setAlpha(this.calm ? t : 1);
    this.#veil?.setAlpha(VEIL * Math.max(0, Math.min(1, t)));
  }

  close(): void {
    this.#set?.destroy();
    this.#veil?.destroy();
    this.#set = undefined;
    this.#veil = undefined;
    this.#model = undefined;
  }

  resize(view: Size, scale: number): void {
    if (view.width === this.#view.width && view.height === this.#view.height && scale === this.#scale) return;
    this.#view = view;
    this.#scale = scale;
    const model = this.#model;
    if (model === undefined) return;
    this.open(model);
    this.slide(1);
  }

  /** Whether this point of the view belongs to the fight: a press there means no cell. */
  covers(x: number, y: number): boolean {
    const place = this.#set?.layout.place;
    if (place === undefined) return false;
    return x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
  }

  /** Embers over the torches; nothing else moves between motions. */
  tick(ms: number, corner: { readonly x: number; readonly y: number }): void {
    const set = this.#set;
    if (set === undefined || this.calm || this.still || random() >= ms / EMBER_EVERY) return;
    const flame = set.flames[random() < 0.6 ? 0 : 1];
    if (flame === undefined) return;
    const { x, y } = set.toView(flame);
    const { unit } = set.layout;
    this.#particles.emit({
      x: corner.x + x + (random() - 0.5) * 6 * unit,
      y: corner.y + y - 4 * unit,
      vx: (random() - 0.4) * 12 * unit,
      vy: -(8 + random() * 10) * unit,
      gravity: -3 * unit,
      life: 600 + random() * 700,
      keys: ['Y', 'O', 'o', 'r'],
      size: unit,
      depth: DEPTH.fight + 1,
    });
  }

  destroy(): void {
    this.close();
  }

  #rest(set: FightSet, model: FightModel): void {
    for (const side of SIDES) {
      const fighter = set.fighters[side];
      fighter.stand();
      const { gauge } = model[side];
      if (gauge) fighter.gauge?.show(gauge.value);
    }
    set.layDice({ left: model.left.dice ?? [], right: model.right.dice ?? [] }, true);
    if (model.odds !== undefined) set.odds?.show(model.odds);
  }
}
