/** One fighter's dice in a small tray: thrown in from its side, settled, crossed out where another cancels them. */
import type Phaser from 'phaser';
import type { DieModel } from '../../core/look.ts';
import { bounces, easeOut, mix } from '../easing.ts';
import type { Sprites } from '../textures.ts';
import { DieView } from '../views/die.ts';
import { PANELS, panelParts } from '../views/panel.ts';
import { DIE_PIXELS, type DieSize, type PoolPlaces, placePool } from './dice-places.ts';
import type { Box } from '../../core/box.ts';
import type { Spot } from '../layout.ts';
import type { Side } from './layout.ts';

/** Each die starts so much later than the one before, as a share of the throw. */
const STAGGER = 0.05;
const FLIGHT = 44;

export class PoolView {
  readonly holder: Phaser.GameObjects.Container;
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #area: Box;
  readonly #side: Side;
  #dice: DieView[] = [];
  #places: PoolPlaces | undefined;

  constructor(scene: Phaser.Scene, sprites: Sprites, side: Side, area: Box) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#side = side;
    this.#area = area;
    this.holder = scene.add.container(0, 0);
  }

  get hasStruck(): boolean {
    return this.#dice.some(({ model }) => model.struck === true && model.pair === undefined);
  }

  /** Where each die lies that another one cancels, by the number of the pair. */
  get pairs(): ReadonlyMap<number, Spot> {
    return new Map(
      this.#dice.flatMap(({ model }, index) =>
        model.pair === undefined ? [] : [[model.pair, this.#spot(index)] as const],
      ),
    );
  }

  /** A die of a pair leaves its place for the other; where they touch both go dark. */
  pair(number: number, at: Spot, isDark: boolean): void {
    for (const die of this.#dice) {
      if (die.model.pair !== number) continue;
      die.moveTo(at.x, at.y);
      if (isDark) die.strike(1);
    }
  }

  /** Lying there, or about to be thrown. */
  lay(models: readonly DieModel[], atRest: boolean, most: DieSize): void {
    this.holder.removeAll(true);
    this.#dice = [];
    this.#places = undefined;
    if (models.length === 0) return;
    const places = placePool(models, this.#area, most);
    this.#places = places;
    const { tray } = places;
    const felt = this.#scene.add.container(
      tray.x + Math.floor(tray.width / 2),
      tray.y + Math.floor(tray.height / 2),
      panelParts(this.#scene, tray.width, tray.height, PANELS.felt),
    );
    this.holder.add(felt);
    this.#dice = models.map(model => {
      const die = new DieView(this.#scene, this.#sprites, model, places.size === 'small');
      this.holder.add(die.holder);
      return die;
    });
    if (!atRest) return this.roll(0);
    this.settle();
    for (const die of this.#dice) die.strike(1);
  }

  roll(t: number): void {
    this.#dice.forEach((die, index) => {
      const own = Math.max(0, Math.min(1, (t - index * STAGGER) / (1 - (this.#dice.length - 1) * STAGGER)));
      const to = this.#spot(index);
      const from = to.x + (this.#side === 'left' ? -FLIGHT : FLIGHT);
      const height = this.#places?.size === 'small' ? 9 : 16;
      die.holder.setVisible(own > 0 || index === 0);
      die.turn(own);
      die.moveTo(mix(from, to.x, easeOut(own)), to.y - height * bounces(own, 2));
    });
  }

  settle(): void {
    this.#dice.forEach((die, index) => {
      const { x, y } = this.#spot(index);
      die.holder.setVisible(true);
      die.moveTo(x, y);
      die.settle();
      die.judge();
    });
  }

  squash(amount: number): void {
    for (const die of this.#dice) die.squash(amount);
  }

  /** Those that do not count, but for pairs, which have a way of their own. */
  strike(t: number): void {
    for (const die of this.#dice) if (die.model.pair === undefined) die.strike(t);
  }

  /** The middles of the dice that carried the day: the good ones, or else the highest that count. */
  best(): readonly Spot[] {
    const counting = this.#dice.filter(({ model }) => model.struck !== true);
    const good = counting.filter(({ model }) => model.good === true);
    const most = Math.max(0, ...counting.map(({ model }) => model.face));
    const chosen = good.length > 0 ? good : counting.filter(({ model }) => model.face === most);
    const rise = DIE_PIXELS[this.#places?.size ?? 'large'] / 2;
    return chosen.map(({ holder }) => ({ x: holder.x, y: holder.y - rise }));
  }

  #spot(index: number): Spot {
    return this.#places?.spots[index] ?? { x: 0, y: 0 };
  }
}
