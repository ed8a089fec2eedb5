/**
 * The ground: painted once into one picture whenever its key changes. Only liquids move, a few frames a second; a
 * full board costs one quad and a few waves per frame.
 */
import type Phaser from 'phaser';
import type { Extent } from '../../core/grid.ts';
import { type GroundModel, TERRAIN } from '../../core/look.ts';
import { hashAt } from '../dither.ts';
import { DEPTH } from '../layers.ts';
import { CELL } from '../layout.ts';
import { css, type PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { centre, words } from '../words.ts';
import { middleOf, paintLine, paintSeam } from './ground-lines.ts';
import { stillFrames, type ThemeFrames, terrainAt } from './tiles.ts';

/** Room around the board for what hangs over its edge. */
export const GROUND_PAD = 8;
const LIQUID_FRAME_MS = 340;
/** The thickness of the board where nothing lies south of it. */
const EDGE: readonly PaletteKey[] = ['1', '0', '0', 'k', 'k'];

let made = 0;

export class Ground {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  #key: string | undefined;
  #picture: Phaser.GameObjects.Image | undefined;
  #objects: (Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Visible)[] = [];
  #textures: string[] = [];
  #waves: { bob: Phaser.GameObjects.Bob; phase: number }[] = [];
  #waveFrames: Phaser.Textures.Frame[] = [];
  #waveStep = 0;
  #age = 0;

  constructor(scene: Phaser.Scene, sprites: Sprites) {
    this.#scene = scene;
    this.#sprites = sprites;
  }

  show(model: GroundModel, extent: Extent): void {
    const key = `${model.key}/${model.theme}/${extent.columns}x${extent.rows}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#clear();
    this.#makeWaves(model);
    this.#picture = this.#paint(extent, DEPTH.ground, pen => this.#paintStill(pen, model));
    this.#makeMovingDecor(model);
    const seams = model.lines.filter(line => line.kind === 'seam');
    if (seams.length > 0) {
      this.#paint(extent, DEPTH.bloom, pen => {
        for (const seam of seams) paintSeam(pen, seam);
      })
        .setBlendMode('ADD')
        .setAlpha(0.38);
    }
    for (const line of model.lines) {
      if (line.text === undefined) continue;
      const { x, y } = middleOf(line);
      const text = words(this.#scene, 0, 0, line.text, { key: 'Y' }).setDepth(DEPTH.tags);
      centre(text, x, y);
      this.#objects.push(text);
    }
  }

  /** Off while cards of it fly. */
  setVisible(visible: boolean): void {
    for (const object of this.#objects) object.setVisible(visible);
  }

  /** A copy of the whole ground with its liquids standing still, to cut cards from. The caller removes it. */
  copy(): Phaser.Textures.CanvasTexture | undefined {
    const picture = this.#picture;
    if (picture === undefined) return undefined;
    const texture = this.#scene.textures.createCanvas(`table-deal-${made++}`, picture.width, picture.height);
    if (texture === null) return undefined;
    for (const { bob, phase } of this.#waves) {
      const frame = this.#waveFrames[phase];
      if (frame) stampFrame(texture.context, frame, bob.x + GROUND_PAD, bob.y + GROUND_PAD);
    }
    texture.context.drawImage(picture.texture.getSourceImage() as CanvasImageSource, 0, 0);
    texture.refresh();
    return texture;
  }

  tick(ms: number, still: boolean): void {
    if (this.#waves.length === 0 || still) return;
    this.#age += ms;
    const step = Math.floor(this.#age / LIQUID_FRAME_MS);
    if (step === this.#waveStep) return;
    this.#waveStep = step;
    for (const { bob, phase } of this.#waves) {
      bob.setFrame(this.#waveFrames[(phase + step) % this.#waveFrames.length]);
    }
  }

  destroy(): void {
    this.#clear();
  }

  #clear(): void {
    for (const object of this.#objects) object.destroy();
    for (const texture of this.#textures) this.#scene.textures.remove(texture);
    this.#objects = [];
    this.#textures = [];
    this.#waves = [];
    this.#picture = undefined;
  }

  #paint(
    extent: Extent,
    depth: number,
    paint: (pen: CanvasRenderingContext2D) => void,
  ): Phaser.GameObjects.Image {
    const name = `table-ground-${made++}`;
    const texture = this.#scene.textures.createCanvas(
      name,
      extent.columns * CELL + 2 * GROUND_PAD,
      extent.rows * CELL + 2 * GROUND_PAD,
    );
    if (texture === null) throw new Error(`The texture ${name} exists already.`);
    texture.context.imageSmoothingEnabled = false;
    texture.context.translate(GROUND_PAD, GROUND_PAD);
    paint(texture.context);
    texture.refresh();
    this.#textures.push(name);
    const image = this.#scene.add.image(-GROUND_PAD, -GROUND_PAD, name).setOrigin(0).setDepth(depth);
    this.#objects.push(image);
    return image;
  }

  #paintStill(pen: CanvasRenderingContext2D, model: GroundModel): void {
    const frames: ThemeFrames = {
      theme: model.theme,
      has: frame => this.#sprites.frame(frame) !== undefined,
    };
    const known = new Map<string, Phaser.Textures.Frame | undefined>();
    const stamp = (name: string, x: number, y: number): void => {
      if (!known.has(name)) known.set(name, this.#sprites.frame(name));
      const frame = known.get(name);
      if (frame !== undefined) stampFrame(pen, frame, x, y);
    };
    model.rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        if (terrainAt(model.rows, x, y) === TERRAIN.void) continue;
        for (const frame of stillFrames(model.rows, { x, y }, frames)) stamp(frame, x * CELL, y * CELL);
        if (terrainAt(model.rows, x, y + 1) === TERRAIN.void) paintEdge(pen, x * CELL, (y + 1) * CELL);
      }
    });
    for (const { sprite, at } of model.decor) {
      const found = this.#sprites.spriteTexture(sprite);
      if (found === undefined || found.animation !== undefined) continue;
      const frame = this.#sprites.frame(found.frame);
      // Decor taller than its cell stands on the cell's lower edge.
      if (frame !== undefined) {
        stamp(found.frame, at.x * CELL + (CELL - frame.width) / 2, (at.y + 1) * CELL - frame.height);
      }
    }
    for (const line of model.lines) paintLine(pen, line);
  }

  #makeWaves(model: GroundModel): void {
    const first = this.#sprites.spriteTexture(`${model.theme}-liquid`);
    if (first === undefined || !model.rows.some(row => row.includes(TERRAIN.liquid))) return;
    const blitter = this.#scene.add.blitter(0, 0, first.texture, first.frame).setDepth(DEPTH.liquid);
    this.#objects.push(blitter);
    this.#waveFrames = Array.from({ length: first.frames }, (_, index) =>
      this.#sprites.frame(`${model.theme}-liquid-${index}`),
    ).filter(frame => frame !== undefined);
    model.rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        if (terrainAt(model.rows, x, y) !== TERRAIN.liquid) continue;
        const phase = hashAt(x, y, 3) % first.frames;
        const bob = blitter.create(x * CELL, y * CELL, this.#waveFrames[phase]);
        this.#waves.push({ bob, phase });
      }
    });
  }

  #makeMovingDecor(model: GroundModel): void {
    for (const { sprite, at } of model.decor) {
      const found = this.#sprites.spriteTexture(sprite);
      if (found?.animation === undefined) continue;
      const moving = this.#scene.add
        .sprite((at.x + 0.5) * CELL, (at.y + 1) * CELL, found.texture, found.frame)
        .setOrigin(0.5, 1)
        .setDepth(DEPTH.decor);
      moving.play({ key: found.animation, startFrame: hashAt(at.x, at.y, 4) % found.frames });
      this.#objects.push(moving);
    }
  }
}

function stampFrame(pen: CanvasRenderingContext2D, frame: Phaser.Textures.Frame, x: number, y: number): void {
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  const image = frame.source.image as CanvasImageSource;
  pen.drawImage(image, cutX, cutY, cutWidth, cutHeight, x, y, cutWidth, cutHeight);
}

function paintEdge(pen: CanvasRenderingContext2D, x: number, y: number): void {
  EDGE.forEach((key, row) => {
    pen.fillStyle = css(key);
    for (let column = 0; column < CELL; column++) {
      if (row < 3 || hashAt(x + column, y + row, 5) % (row - 1) === 0)
        pen.fillRect(x + column, y + row, 1, 1);
    }
  });
}
