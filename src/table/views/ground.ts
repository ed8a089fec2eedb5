/**
 * The ground: painted once, piece by piece, whenever its key changes, and only where it changed. Only liquids move, a
 * few frames a second; a full board costs a few quads and a few waves per frame.
 */
import type Phaser from 'phaser';
import type { Cell, Extent } from '../../core/grid.ts';
import { type GroundModel, TERRAIN } from '../../core/look.ts';
import { hashAt } from '../dither.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import type { Sprites } from '../textures.ts';
import { centre, words } from '../words.ts';
import { middleOf } from './ground-lines.ts';
import { GROUND_PAD, GroundPiece, planPieces, stampFrame } from './ground-piece.ts';

const LIQUID_FRAME_MS = 340;

type StandingObject = Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Visible;

let made = 0;

export class Ground {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #pieces = new Map<string, GroundPiece>();
  /** Torches that burn and letters on doors, by what and where they are. */
  readonly #standing = new Map<string, StandingObject>();
  #key: string | undefined;
  #extent: Extent = { columns: 0, rows: 0 };
  #liquid = '';
  #blitter: Phaser.GameObjects.Blitter | undefined;
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
    this.#extent = extent;
    this.#makeWaves(model);
    this.#layPieces(model);
    this.#makeStanding(model);
  }

  /** Off while cards of it fly. */
  setVisible(visible: boolean): void {
    for (const piece of this.#pieces.values()) piece.setVisible(visible);
    for (const standing of this.#standing.values()) standing.setVisible(visible);
    this.#blitter?.setVisible(visible);
  }

  /** A copy of the whole ground with its liquids standing still, to cut cards from. The caller removes it. */
  copy(): Phaser.Textures.CanvasTexture | undefined {
    const { columns, rows } = this.#extent;
    if (this.#pieces.size === 0) return undefined;
    const pad = 2 * GROUND_PAD;
    const name = `table-deal-${made++}`;
    const texture = this.#scene.textures.createCanvas(name, columns * CELL + pad, rows * CELL + pad);
    if (texture === null) return undefined;
    for (const { bob, phase } of this.#waves) {
      const frame = this.#waveFrames[phase];
      if (frame) stampFrame(texture.context, frame, bob.x + GROUND_PAD, bob.y + GROUND_PAD);
    }
    for (const { canvas, corner } of this.#pieces.values()) {
      texture.context.drawImage(canvas, corner.x + GROUND_PAD, corner.y + GROUND_PAD);
    }
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
    for (const piece of this.#pieces.values()) piece.destroy();
    for (const standing of this.#standing.values()) standing.destroy();
    this.#blitter?.destroy();
    this.#pieces.clear();
    this.#standing.clear();
    this.#waves = [];
  }

  #layPieces(model: GroundModel): void {
    const left = new Set(this.#pieces.keys());
    for (const plan of planPieces(model)) {
      const { column, row } = plan;
      const place = `${column},${row}`;
      left.delete(place);
      let piece = this.#pieces.get(place);
      if (piece === undefined) {
        piece = new GroundPiece(this.#scene, this.#sprites, column, row);
        this.#pieces.set(place, piece);
      }
      piece.show(model, plan);
    }
    for (const place of left) {
      this.#pieces.get(place)?.destroy();
      this.#pieces.delete(place);
    }
  }

  #makeWaves(model: GroundModel): void {
    const cells: Cell[] = [];
    model.rows.forEach((row, y) => {
      for (let x = row.indexOf(TERRAIN.liquid); x >= 0; x = row.indexOf(TERRAIN.liquid, x + 1)) {
        cells.push({ x, y });
      }
    });
    const liquid = `${model.theme}:${cells.map(({ x, y }) => `${x},${y}`).join(' ')}`;
    if (liquid === this.#liquid) return;
    this.#liquid = liquid;
    this.#blitter?.destroy();
    this.#blitter = undefined;
    this.#waves = [];
    const first = this.#sprites.spriteTexture(`${model.theme}-liquid`);
    if (first === undefined || cells.length === 0) return;
    const blitter = this.#scene.add.blitter(0, 0, first.texture, first.frame).setDepth(DEPTH.liquid);
    this.#blitter = blitter;
    this.#waveFrames = Array.from({ length: first.frames }, (_, index) =>
      this.#sprites.frame(`${model.theme}-liquid-${index}`),
    ).filter(frame => frame !== undefined);
    this.#waves = cells.map(({ x, y }) => {
      const phase = hashAt(x, y, 3) % first.frames;
      return { bob: blitter.create(x * CELL, y * CELL, this.#waveFrames[phase]), phase };
    });
  }

  /** What stands already goes on burning. */
  #makeStanding(model: GroundModel): void {
    const left = new Set(this.#standing.keys());
    const keep = (key: string, make: () => StandingObject | undefined): void => {
      left.delete(key);
      if (this.#standing.has(key)) return;
      const standing = make();
      if (standing !== undefined) this.#standing.set(key, standing);
    };
    for (const { sprite, at } of model.decor) {
      keep(`${sprite}@${at.x},${at.y}`, () => this.#movingDecor(sprite, at));
    }
    for (const line of model.lines) {
      const { text } = line;
      if (text === undefined) continue;
      const { x, y } = middleOf(line);
      keep(`"${text}"@${x},${y}`, () => {
        const letter = words(this.#scene, 0, 0, text, { key: 'Y' }).setDepth(DEPTH.tags);
        centre(letter, x, y);
        return letter;
      });
    }
    for (const key of left) {
      this.#standing.get(key)?.destroy();
      this.#standing.delete(key);
    }
  }

  #movingDecor(sprite: string, at: Cell): StandingObject | undefined {
    const found = this.#sprites.spriteTexture(sprite);
    if (found?.animation === undefined) return undefined;
    const moving = this.#scene.add
      .sprite((at.x + 0.5) * CELL, (at.y + 1) * CELL, found.texture, found.frame)
      .setOrigin(0.5, 1)
      .setDepth(DEPTH.decor);
    moving.play({ key: found.animation, startFrame: hashAt(at.x, at.y, 4) % found.frames });
    return moving;
  }
}
