/** A fight as it stands: frame, wall and floor, torches, both fighters, their trays and words. Built for one size of view. */
import type Phaser from 'phaser';
import type { DieModel, FightModel } from '../../core/look.ts';
import { box, glowImage } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { mix } from '../easing.ts';
import type { Spot } from '../layout.ts';
import type { PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { PANELS, panelParts } from '../views/panel.ts';
import { fitting, words } from '../words.ts';
import { paintArena } from './arena.ts';
import { placePool } from './dice-places.ts';
import { FighterView } from './fighter.ts';
import { type FightLayout, FRAME, type Side, SIDES, type Span, TITLE_FOOT } from './layout.ts';
import { ODDS_WIDTH, OddsBar } from './odds-bar.ts';
import { PoolView } from './pool.ts';

/** Torches hang so far from the sides, as a share of the width, and so far above the floor. */
const TORCH_SHARE = 0.29;
const TORCH_HEIGHT = 36;
/** The part of both figures' widths that is air: they touch before their frames do. */
const TOUCH = 0.32;
const HALF_DIE = 7;

export class FightSet {
  readonly layout: FightLayout;
  readonly holder: Phaser.GameObjects.Container;
  readonly fighters: Readonly<Record<Side, FighterView>>;
  readonly pools: Readonly<Record<Side, PoolView>>;
  /** Where the torches burn, in the fight's pixels. */
  readonly flames: readonly { readonly x: number; readonly y: number }[];
  title: string;
  readonly #scene: Phaser.Scene;
  readonly #arena: string | undefined;
  readonly #foot: Phaser.GameObjects.Container;
  readonly #air: Phaser.GameObjects.Container;
  #odds: OddsBar | undefined;
  #verdict: Phaser.GameObjects.Container | undefined;

  constructor(
    scene: Phaser.Scene,
    sprites: Sprites,
    model: FightModel,
    layout: FightLayout,
    theme: string,
    calm: boolean,
  ) {
    this.#scene = scene;
    this.layout = layout;
    this.title = model.title;
    const { width, height, wallFoot } = layout;
    const y = Math.max(FRAME + 24, wallFoot - TORCH_HEIGHT);
    this.flames = [width * TORCH_SHARE, width * (1 - TORCH_SHARE)].map(x => ({ x: Math.round(x), y }));
    this.#arena = paintArena(scene, sprites, theme, {
      width: width - 2 * FRAME,
      height: height - 2 * FRAME,
      wallFoot: wallFoot - FRAME,
      flames: this.flames.map(flame => ({ x: flame.x - FRAME, y: flame.y - FRAME })),
    });
    this.fighters = {
      left: new FighterView(scene, sprites, 'left', layout),
      right: new FighterView(scene, sprites, 'right', layout),
    };
    this.pools = {
      left: new PoolView(scene, sprites, 'left', layout.pools.left),
      right: new PoolView(scene, sprites, 'right', layout.pools.right),
    };
    this.#foot = scene.add.container(0, 0);
    this.#air = scene.add.container(0, 0);
    const { place, unit } = layout;
    this.holder = scene.add
      .container(place.x, place.y, [
        ...this.#frame(),
        ...this.#torches(sprites, calm),
        ...SIDES.map(side => this.fighters[side].figure),
        ...SIDES.map(side => this.pools[side].holder),
        ...SIDES.map(side => this.fighters[side].label),
        this.#foot,
        this.#board(model.title),
        this.#air,
      ])
      .setScale(unit)
      .setScrollFactor(0)
      .setDepth(DEPTH.fight);
    this.wear(model, calm);
    this.layDice({ left: model.left.dice ?? [], right: model.right.dice ?? [] }, true);
  }

  /** For what flies over the stage for a moment. */
  get air(): Phaser.GameObjects.Container {
    return this.#air;
  }

  get odds(): OddsBar | undefined {
    return this.#odds;
  }

  /** Names, hearts, badges, arms and odds as the model says. */
  wear(model: FightModel, calm: boolean): void {
    this.title = model.title;
    const { width, height, half } = this.layout;
    const hasOdds = model.odds !== undefined;
    const room = hasOdds ? Math.floor((width - ODDS_WIDTH) / 2) - FRAME - 10 : half;
    for (const side of SIDES) this.fighters[side].wear(model[side], room, calm);
    if (!hasOdds) {
      this.#foot.removeAll(true);
      this.#odds = undefined;
      return;
    }
    if (this.#odds === undefined) {
      this.#odds = new OddsBar(this.#scene, model.odds);
      this.#odds.holder.setPosition(Math.floor(width / 2), height - FRAME - 9);
      this.#foot.add(this.#odds.holder);
    } else this.#odds.show(model.odds);
  }

  /** Both pools in one size, so that each die can be held against another. A side that is missing keeps its dice. */
  layDice(dice: Readonly<Partial<Record<Side, readonly DieModel[]>>>, atRest: boolean): void {
    const isSmall = SIDES.some(side => placePool(dice[side] ?? [], this.layout.pools[side]).size === 'small');
    for (const side of SIDES) {
      const models = dice[side];
      if (models) this.pools[side].lay(models, atRest, isSmall ? 'small' : 'large');
    }
  }

  /** Whoever crosses the stage passes before the dice. */
  raise(side: Side): void {
    this.holder.moveAbove(this.fighters[side].figure, this.pools.right.holder);
  }

  /** At rest the dice lie before the figures. */
  lower(): void {
    for (const side of SIDES) this.holder.moveBelow(this.fighters[side].figure, this.pools.left.holder);
  }

  /** How far somebody has to go until the two touch. */
  get gap(): number {
    const { left, right } = this.fighters;
    const apart = right.figure.x - left.figure.x;
    return Math.max(0, apart - TOUCH * (left.bounds.width + right.bounds.width));
  }

  get hasPairs(): boolean {
    const { left, right } = this.pools;
    return [...left.pairs.keys()].some(number => right.pairs.has(number));
  }

  /** 0 lies, 1 touches: pairs slide to each other and go dark; from 1 to 2 they slide back. */
  pair(t: number): void {
    const { left, right } = this.pools;
    for (const [number, from] of left.pairs) {
      const to = right.pairs.get(number);
      if (to === undefined) continue;
      const share = t <= 1 ? t : 2 - t;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const way = (spot: Spot, side: number): Spot => ({
        x: mix(spot.x, middle.x + side * HALF_DIE, share),
        y: mix(spot.y, middle.y, share),
      });
      left.pair(number, way(from, -1), t >= 1);
      right.pair(number, way(to, 1), t >= 1);
    }
  }

  /** Over everything, large, on a dark ribbon clear of the dice. The caller lets it rise and destroys it. */
  verdict(text: string, key: PaletteKey): Phaser.GameObjects.Container {
    this.#verdict?.destroy();
    const made = fitting(this.#scene, text, this.layout.width - 2 * FRAME - 12, key, 2);
    const wide = Math.ceil(made.width) + 16;
    const high = Math.ceil(made.height) + 3;
    made.setPosition(-Math.round(made.width / 2), -Math.round(made.height / 2));
    const left = -Math.floor(wide / 2);
    const top = -Math.floor(high / 2) - 1;
    const holder = this.#scene.add.container(Math.floor(this.layout.width / 2), this.layout.verdict.y, [
      box(this.#scene, left, top, wide, high, 'k').setAlpha(0.72),
      box(this.#scene, left, top, wide, 1, key),
      box(this.#scene, left, top + high - 1, wide, 1, key),
      made,
    ]);
    this.#air.add(holder);
    this.#verdict = holder;
    // Where dice lie between the fighters it comes in at the height of what they fight with.
    if (this.layout.isWide) {
      this.#makeRoom({ from: holder.x + left, to: holder.x + left + wide });
      holder.once('destroy', () => this.#makeRoom(undefined));
    }
    return holder;
  }

  #makeRoom(under: Span | undefined): void {
    for (const side of SIDES) this.fighters[side].makeRoom(under);
  }

  hush(): void {
    this.#verdict?.destroy();
    this.#verdict = undefined;
  }

  /** From the fight's pixels to those of the view. */
  toView({ x, y }: Spot): Spot {
    const { unit } = this.layout;
    return { x: this.holder.x + x * unit, y: this.holder.y + y * unit };
  }

  destroy(): void {
    this.holder.destroy();
    if (this.#arena !== undefined) this.#scene.textures.remove(this.#arena);
  }

  #frame(): Phaser.GameObjects.GameObject[] {
    const { width, height } = this.layout;
    const panel = this.#scene.add.container(
      Math.floor(width / 2),
      Math.floor(height / 2),
      panelParts(this.#scene, width, height, PANELS.fight),
    );
    if (this.#arena === undefined) return [panel];
    return [panel, this.#scene.add.image(FRAME, FRAME, this.#arena).setOrigin(0)];
  }

  #torches(sprites: Sprites, calm: boolean): Phaser.GameObjects.GameObject[] {
    const found = sprites.spriteTexture('torch');
    if (found === undefined) return [];
    return this.flames.flatMap(({ x, y }, index) => {
      const light = glowImage(this.#scene, 'fire', false, index === 0 ? 30 : 24).setPosition(x, y);
      const torch = this.#scene.add.sprite(x, y + 3, found.texture, found.frame);
      if (found.animation !== undefined && !calm) torch.play({ key: found.animation, startFrame: index });
      return [light.setAlpha(0.3), torch];
    });
  }

  /** The title on a board of wood that hangs over the frame. */
  #board(title: string): Phaser.GameObjects.Container {
    const { width } = this.layout;
    const text = words(this.#scene, 0, 0, title, { key: 'Y', maxWidth: width - 24, centred: true });
    const wide = Math.ceil(text.width) + 14;
    const high = Math.ceil(text.height) + 6;
    text.setPosition(-Math.floor(text.width / 2), -Math.floor(high / 2) + 3);
    // The names of the fighters stand below it.
    return this.#scene.add.container(Math.floor(width / 2), TITLE_FOOT - Math.ceil(high / 2), [
      ...panelParts(this.#scene, wide, high, PANELS.board),
      text,
    ]);
  }
}
