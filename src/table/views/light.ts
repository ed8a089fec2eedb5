/**
 * Torch-light: one small canvas as large as the view, filled with night and brightened by pools of light. It is laid
 * over the board twice: once so that lit ground shines, once so that all that is unlit darkens. It is painted anew only when a flame flickers or something moves, at most twelve times
 * a second; with low power it is not there at all.
 */
import type Phaser from 'phaser';
import type { Cell } from '../../core/grid.ts';
import type { LightModel, Tone } from '../../core/look.ts';
import { hashAt } from '../dither.ts';
import { mix } from '../easing.ts';
import { glowImage } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import { CELL } from '../layout.ts';
import { brighten } from '../tint.ts';
import { ambientColour, paintPool } from './light-shapes.ts';

/** A flame is one of so many sizes, a pixel or two apart. */
const FLICKERS = 3;
const FLICKER_PIXELS = 2;
const FLICKER_MS = 130;
const PAINT_MS = 80;
/** A view with more pixels than this is lit in coarser grains: there a grain is hardly larger on the screen. */
const MOST_PIXELS = 90_000;
/** How much brighter than painted the ground gets under full light. Figures keep their own colours. */
const SHINE = 0.75;
const BLOOM_MOST = 44;
const BLOOM_PER_CELL = 9;

/** Something that a light hangs on: it moves, the light moves along. */
export interface Carrier {
  readonly middle: { readonly x: number; readonly y: number };
}

interface Lamp {
  readonly at: Cell;
  readonly radius: number;
  readonly tone: Tone;
  readonly flicker: boolean;
  readonly carrier: Carrier | undefined;
  readonly bloom: Phaser.GameObjects.Image;
}

let made = 0;

export class Light {
  calm = false;
  readonly #scene: Phaser.Scene;
  readonly #name = `table-light-${made++}`;
  readonly #pools = new Map<string, HTMLCanvasElement>();
  readonly #texture: Phaser.Textures.CanvasTexture;
  readonly #image: Phaser.GameObjects.Image;
  readonly #shine: Phaser.GameObjects.Image | undefined;
  #lamps: Lamp[] = [];
  #ambient = 100;
  #age = 0;
  #sincePaint = PAINT_MS;
  #painted = '';
  #corner = { x: 0, y: 0 };
  #off = false;
  /** Board pixels per pixel of the light. */
  #grain = 1;
  #view: Size = { width: 0, height: 0 };
  #colourSafe = false;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    const texture = scene.textures.createCanvas(this.#name, 8, 8);
    if (texture === null) throw new Error(`The texture ${this.#name} exists already.`);
    this.#texture = texture;
    this.#image = scene.add
      .image(0, 0, this.#name)
      .setOrigin(0)
      .setScrollFactor(0)
      .setDepth(DEPTH.light)
      .setBlendMode('MULTIPLY');
    const shining = brighten(scene);
    this.#shine =
      shining === undefined
        ? undefined
        : scene.add
            .image(0, 0, this.#name)
            .setOrigin(0)
            .setScrollFactor(0)
            .setDepth(DEPTH.shine)
            .setBlendMode(shining)
            .setAlpha(SHINE);
    // The canvas renderer would lay the night over everything instead of multiplying it.
    this.off = false;
  }

  get ambient(): number {
    return this.#ambient;
  }

  set ambient(value: number) {
    this.#ambient = value;
  }

  set off(off: boolean) {
    this.#off = off || this.#shine === undefined;
    this.#image.setVisible(!this.#off);
    this.#shine?.setVisible(!this.#off);
    for (const { bloom } of this.#lamps) bloom.setVisible(!this.#off);
  }

  set colourSafe(safe: boolean) {
    this.#colourSafe = safe;
  }

  show(model: LightModel, carrierAt: (at: Cell) => Carrier | undefined): void {
    this.#ambient = model.ambient;
    this.#painted = '';
    this.#sincePaint = PAINT_MS;
    for (const { bloom } of this.#lamps) bloom.destroy();
    this.#lamps = model.sources.map(source => ({
      ...source,
      carrier: carrierAt(source.at),
      bloom: glowImage(
        this.#scene,
        source.tone,
        this.#colourSafe,
        Math.min(BLOOM_MOST, source.radius * BLOOM_PER_CELL),
      )
        .setDepth(DEPTH.bloom)
        .setPosition((source.at.x + 0.5) * CELL, (source.at.y + 0.5) * CELL)
        .setVisible(!this.#off)
        .setAlpha(0.14),
    }));
  }

  resize({ width, height }: Size): void {
    if (width === this.#view.width && height === this.#view.height) return;
    this.#view = { width, height };
    this.#grain = Math.max(1, Math.ceil(Math.sqrt((width * height) / MOST_PIXELS)));
    this.#texture.setSize(Math.ceil(width / this.#grain), Math.ceil(height / this.#grain));
    for (const image of [this.#image, this.#shine]) {
      image?.setTexture(this.#name).setOrigin(0).setScale(this.#grain);
    }
    this.#painted = '';
    this.#sincePaint = PAINT_MS;
  }

  /** `corner` is the camera's: the picture covers the view, wherever it looks. */
  tick(ms: number, corner: { readonly x: number; readonly y: number }): void {
    if (this.#off) return;
    if (!this.calm) this.#age += ms;
    this.#sincePaint += ms;
    const panned = corner.x !== this.#corner.x || corner.y !== this.#corner.y;
    if (this.#sincePaint < PAINT_MS && !panned) return;
    this.#sincePaint = 0;
    const places = this.#lamps.map((lamp, index) => this.#placeOf(lamp, index));
    const wanted = `${Math.round(this.#ambient)};${places.map(({ x, y, size }) => `${x},${y},${size}`).join(';')}`;
    if (wanted === this.#painted && !panned) return;
    this.#painted = wanted;
    this.#corner = { x: corner.x, y: corner.y };
    this.#paint(corner, places);
  }

  destroy(): void {
    for (const { bloom } of this.#lamps) bloom.destroy();
    this.#image.destroy();
    this.#shine?.destroy();
    this.#scene.textures.remove(this.#name);
  }

  #placeOf(lamp: Lamp, index: number): { x: number; y: number; size: number } {
    const at = lamp.carrier?.middle ?? { x: (lamp.at.x + 0.5) * CELL, y: (lamp.at.y + 0.5) * CELL };
    const beat = Math.floor(this.#age / FLICKER_MS + index * 0.37);
    const size = lamp.flicker ? hashAt(beat, index, 7) % FLICKERS : FLICKERS - 1;
    return { x: Math.round(at.x), y: Math.round(at.y), size };
  }

  #paint(
    corner: { readonly x: number; readonly y: number },
    places: readonly { x: number; y: number; size: number }[],
  ): void {
    const pen = this.#texture.context;
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = ambientColour(this.#ambient);
    pen.fillRect(0, 0, this.#texture.width, this.#texture.height);
    pen.globalCompositeOperation = 'screen';
    this.#lamps.forEach((lamp, index) => {
      const { x, y, size } = places[index]!;
      const radius = lamp.radius * CELL - (FLICKERS - 1 - size) * FLICKER_PIXELS;
      const pool = this.#pool(lamp.tone, Math.max(2, Math.round(radius / this.#grain)));
      const left = Math.round((x - corner.x) / this.#grain - pool.width / 2);
      pen.drawImage(pool, left, Math.round((y - corner.y) / this.#grain - pool.height / 2));
      lamp.bloom.setPosition(x, y).setAlpha(mix(0.1, 0.17, size / (FLICKERS - 1)));
    });
    this.#texture.refresh();
  }

  #pool(tone: Tone, radius: number): HTMLCanvasElement {
    const key = `${tone}:${radius}`;
    let pool = this.#pools.get(key);
    if (pool === undefined) {
      pool = paintPool(tone, radius);
      this.#pools.set(key, pool);
    }
    return pool;
  }
}
