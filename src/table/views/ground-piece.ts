/**
 * A piece of the ground, sixteen cells square, painted into a small picture of its own. Boards are cut into pieces so
 * that a void costs nothing and a board that grows is painted anew only where it grew.
 */
import type Phaser from 'phaser';
import { type GroundModel, type LineModel, TERRAIN } from '../../core/look.ts';
import { hashAt } from '../dither.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import { css, type PaletteKey } from '../palette.ts';
import type { Sprites } from '../textures.ts';
import { paintLine, paintSeam } from './ground-lines.ts';
import { stillFrames, type ThemeFrames, terrainAt } from './tiles.ts';

/** Room around the board for what hangs over its edge. */
export const GROUND_PAD = 8;
const PIECE_CELLS = 16;
export const PIECE = PIECE_CELLS * CELL;
/** Decor may be so many cells larger than its own. */
const LARGEST_DECOR = 3;
/** Walls and doors are a few pixels thick. */
const LINE_WIDTH = 8;
/** The thickness of the board where nothing lies south of it. */
const EDGE: readonly PaletteKey[] = ['1', '0', '0', 'k', 'k'];
const SEAM_ALPHA = 0.38;

type Pen = CanvasRenderingContext2D;

/** What of the ground touches a piece. */
export interface PiecePlan {
  readonly column: number;
  readonly row: number;
  readonly decor: GroundModel['decor'];
  readonly lines: readonly LineModel[];
  /** The same words mean the same picture. */
  readonly signature: string;
}

/** Every piece that has anything on it. Pure. */
export function planPieces(model: GroundModel): PiecePlan[] {
  const columns = Math.max(0, ...model.rows.map(row => row.length));
  const plans: PiecePlan[] = [];
  // One piece more on each side than the cells need, for what hangs over the edge.
  const last = (cells: number) => Math.floor((cells * CELL + 2 * GROUND_PAD - 1) / PIECE);
  for (let row = 0; row <= last(model.rows.length); row++) {
    for (let column = 0; column <= last(columns); column++) {
      const plan = planPiece(model, column, row);
      if (plan !== undefined) plans.push(plan);
    }
  }
  return plans;
}

function planPiece(model: GroundModel, column: number, row: number): PiecePlan | undefined {
  const x = column * PIECE_CELLS;
  const y = row * PIECE_CELLS;
  // A cell is painted after its neighbours, and its edge hangs over the cell below it.
  const around = model.rows
    .slice(Math.max(0, y - 3), y + PIECE_CELLS + 2)
    .map(cells => cells.slice(Math.max(0, x - 3), x + PIECE_CELLS + 2));
  const near = (at: number, start: number) =>
    at >= start - LARGEST_DECOR && at < start + PIECE_CELLS + LARGEST_DECOR;
  const decor = model.decor.filter(({ at }) => near(at.x, x) && near(at.y, y));
  const lines = model.lines.filter(line => touches(line, column, row));
  if (decor.length === 0 && lines.length === 0 && around.every(cells => cells.trim() === ''))
    return undefined;
  return {
    column,
    row,
    decor,
    lines,
    signature: JSON.stringify([model.theme, y === 0, x === 0, around, decor, lines]),
  };
}

function touches({ from, to }: LineModel, column: number, row: number): boolean {
  const meets = (a: number, b: number, piece: number): boolean => {
    const start = piece * PIECE - GROUND_PAD;
    const low = Math.min(a, b) * CELL - LINE_WIDTH;
    const high = Math.max(a, b) * CELL + LINE_WIDTH;
    return high > start && low < start + PIECE;
  };
  return meets(from.x, to.x, column) && meets(from.y, to.y, row);
}

let made = 0;

export class GroundPiece {
  readonly #scene: Phaser.Scene;
  readonly #sprites: Sprites;
  readonly #column: number;
  readonly #row: number;
  readonly #picture: Phaser.GameObjects.Image;
  #seams: Phaser.GameObjects.Image | undefined;
  #signature = '';

  constructor(scene: Phaser.Scene, sprites: Sprites, column: number, row: number) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#column = column;
    this.#row = row;
    this.#picture = this.#sheet(DEPTH.ground);
  }

  /** Its corner in board pixels. */
  get corner(): { x: number; y: number } {
    return { x: this.#column * PIECE - GROUND_PAD, y: this.#row * PIECE - GROUND_PAD };
  }

  get canvas(): CanvasImageSource {
    return this.#picture.texture.getSourceImage() as CanvasImageSource;
  }

  /** Paints only if something changed here. */
  show(model: GroundModel, plan: PiecePlan): void {
    if (plan.signature === this.#signature) return;
    this.#signature = plan.signature;
    this.#paint(this.#picture, pen => this.#paintStill(pen, model, plan));
    const seams = plan.lines.filter(line => line.kind === 'seam');
    if (seams.length === 0) {
      if (this.#seams !== undefined) this.#remove(this.#seams);
      this.#seams = undefined;
      return;
    }
    this.#seams ??= this.#sheet(DEPTH.bloom).setBlendMode('ADD').setAlpha(SEAM_ALPHA);
    this.#paint(this.#seams, pen => {
      for (const seam of seams) paintSeam(pen, seam);
    });
  }

  setVisible(visible: boolean): void {
    this.#picture.setVisible(visible);
    this.#seams?.setVisible(visible);
  }

  destroy(): void {
    this.#remove(this.#picture);
    if (this.#seams !== undefined) this.#remove(this.#seams);
  }

  #sheet(depth: number): Phaser.GameObjects.Image {
    const name = `table-ground-${made++}`;
    if (this.#scene.textures.createCanvas(name, PIECE, PIECE) === null)
      throw new Error(`The texture ${name} exists already.`);
    const { x, y } = this.corner;
    return this.#scene.add.image(x, y, name).setOrigin(0).setDepth(depth);
  }

  #remove(sheet: Phaser.GameObjects.Image): void {
    const { key } = sheet.texture;
    sheet.destroy();
    this.#scene.textures.remove(key);
  }

  /** The pen thinks in board pixels. */
  #paint(sheet: Phaser.GameObjects.Image, paint: (pen: Pen) => void): void {
    const texture = sheet.texture as Phaser.Textures.CanvasTexture;
    const pen = texture.context;
    const { x, y } = this.corner;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, PIECE, PIECE);
    pen.imageSmoothingEnabled = false;
    pen.translate(-x, -y);
    paint(pen);
    texture.refresh();
  }

  #paintStill(pen: Pen, model: GroundModel, plan: PiecePlan): void {
    const frames: ThemeFrames = {
      theme: model.theme,
      has: frame => this.#sprites.frame(frame) !== undefined,
    };
    const stamp = (name: string, x: number, y: number): void => {
      const frame = this.#sprites.frame(name);
      if (frame !== undefined) stampFrame(pen, frame, x, y);
    };
    const left = this.#column * PIECE_CELLS;
    const top = this.#row * PIECE_CELLS;
    for (let y = top - 2; y < top + PIECE_CELLS; y++) {
      for (let x = left - 1; x < left + PIECE_CELLS; x++) {
        if (terrainAt(model.rows, x, y) === TERRAIN.void) continue;
        for (const frame of stillFrames(model.rows, { x, y }, frames)) stamp(frame, x * CELL, y * CELL);
        if (terrainAt(model.rows, x, y + 1) === TERRAIN.void) paintEdge(pen, x * CELL, (y + 1) * CELL);
      }
    }
    for (const { sprite, at } of plan.decor) {
      const found = this.#sprites.spriteTexture(sprite);
      if (found === undefined || found.animation !== undefined) continue;
      const frame = this.#sprites.frame(found.frame);
      // Decor taller than its cell stands on the cell's lower edge.
      if (frame !== undefined) {
        stamp(found.frame, at.x * CELL + (CELL - frame.width) / 2, (at.y + 1) * CELL - frame.height);
      }
    }
    for (const line of plan.lines) paintLine(pen, line);
  }
}

export function stampFrame(pen: Pen, frame: Phaser.Textures.Frame, x: number, y: number): void {
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  const image = frame.source.image as CanvasImageSource;
  pen.drawImage(image, cutX, cutY, cutWidth, cutHeight, x, y, cutWidth, cutHeight);
}

function paintEdge(pen: Pen, x: number, y: number): void {
  EDGE.forEach((key, row) => {
    pen.fillStyle = css(key);
    for (let column = 0; column < CELL; column++) {
      if (row < 3 || hashAt(x + column, y + row, 5) % (row - 1) === 0)
        pen.fillRect(x + column, y + row, 1, 1);
    }
  });
}
