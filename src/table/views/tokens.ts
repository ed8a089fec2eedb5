/** Everything that stands on the board, by id. Motions move the views; the model puts them right afterwards. */
import type Phaser from 'phaser';
import { type Cell, sameCell } from '../../core/grid.ts';
import type { TokenModel } from '../../core/look.ts';
import type { Sprites } from '../textures.ts';
import { TokenView } from './token.ts';

export class Tokens {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #hasLargeText: () => boolean;
  readonly #views = new Map<string, TokenView>();
  #calm = false;
  #colourSafe = false;
  #age = 0;

  constructor(scene: Phaser.Scene, sprites: Sprites, hasLargeText: () => boolean) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#hasLargeText = hasLargeText;
  }

  show(models: readonly TokenModel[]): void {
    const wanted = new Set(models.map(model => model.id));
    for (const [id, view] of this.#views) {
      if (wanted.has(id)) continue;
      view.destroy();
      this.#views.delete(id);
    }
    for (const model of models) this.add(model);
  }

  /** Also for a token that a motion brings before the model knows it. */
  add(model: TokenModel): TokenView {
    let view = this.#views.get(model.id);
    if (view === undefined) {
      view = new TokenView(this.#scene, this.#sprites, model.id);
      this.#views.set(model.id, view);
    }
    view.calm = this.#calm;
    view.colourSafe = this.#colourSafe;
    view.largeText = this.#hasLargeText();
    view.show(model);
    return view;
  }

  get(id: string): TokenView | undefined {
    return this.#views.get(id);
  }

  /** The figure that stands on this cell, for a light that it carries. */
  figureAt(at: Cell): TokenView | undefined {
    for (const view of this.#views.values()) {
      if (view.model?.layer === 'figure' && sameCell(view.model.at, at)) return view;
    }
    return undefined;
  }

  /** Deals and spectacles clear the table for a moment. */
  setVisible(visible: boolean): void {
    for (const view of this.#views.values()) view.setVisible(visible);
  }

  setLook(calm: boolean, colourSafe: boolean): void {
    this.#calm = calm;
    this.#colourSafe = colourSafe;
    for (const view of this.#views.values()) {
      view.calm = calm;
      view.colourSafe = colourSafe;
      if (view.model !== undefined) view.show(view.model);
    }
  }

  tick(ms: number): void {
    if (this.#calm) return;
    this.#age += ms;
    for (const view of this.#views.values()) view.tick(this.#age);
  }

  destroy(): void {
    for (const view of this.#views.values()) view.destroy();
    this.#views.clear();
  }
}
