/** The eye over the board: which buffer, which part of the board, and how page and board correspond. */
import type Phaser from 'phaser';
import type { Cell, Extent } from '../core/grid.ts';
import { CELL, cameraCorner, type Layout, layoutFor, type Size, usefulSteps } from './layout.ts';
import type { PagePoint, Region } from './table.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The share of the remaining way that a glide covers in a sixtieth of a second. */
const GLIDE = 0.18;
/** How far from the middle, as a share of the view, the focus may stand before the camera follows. */
const COMFORT = 0.26;

export class BoardCamera {
  /** Jumps instead of gliding. */
  calm = false;
  readonly #scene: Phaser.Scene;
  #region: Region = { left: 0, top: 0, width: 320, height: 180 };
  #dpr = 1;
  #extent: Extent = { columns: 1, rows: 1 };
  #steps = 0;
  #layout: Layout;
  /** Where the view's corner should be, and where it is. */
  #wanted: Spot = { x: 0, y: 0 };
  #now: Spot = { x: 0, y: 0 };
  #jolt: Spot = { x: 0, y: 0 };
  #focus: Cell | undefined;
  #room: Size | undefined;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    this.#layout = layoutFor(this.#region, 1, this.#extent);
  }

  /** The view in buffer pixels. */
  get view(): Size {
    return this.#layout.buffer;
  }

  /** The upper left corner of the view, in board pixels, without any shaking. */
  get corner(): Spot {
    return { x: Math.round(this.#now.x), y: Math.round(this.#now.y) };
  }

  /** Css pixels per pixel of the view. */
  get scale(): number {
    return this.#layout.scale;
  }

  resize(region: Region, dpr: number): void {
    this.#region = region;
    this.#dpr = dpr;
    this.#relayout();
  }

  show(extent: Extent, focus: Cell | undefined): void {
    const grown = extent.columns !== this.#extent.columns || extent.rows !== this.#extent.rows;
    this.#extent = extent;
    if (grown) {
      this.#focus = undefined;
      this.#relayout();
    }
    if (focus === undefined || (this.#focus?.x === focus.x && this.#focus.y === focus.y)) return;
    const first = this.#focus === undefined;
    this.#focus = focus;
    if (first || !this.#isComfortable(focus)) this.lookAt(focus);
    if (first) this.#jump();
  }

  /** As long as something needs a view of this size, no zoom makes it smaller. */
  makeRoom(room: Size | undefined): void {
    if (room?.width === this.#room?.width && room?.height === this.#room?.height) return;
    this.#room = room;
    this.#relayout();
  }

  /** Nearer or farther in whole steps; what was in the middle stays there. */
  zoomBy(step: number): void {
    const steps = usefulSteps(this.#region, this.#dpr, this.#extent, this.#steps + step);
    if (steps === this.#steps) return;
    const middle = { x: this.#wanted.x + this.view.width / 2, y: this.#wanted.y + this.view.height / 2 };
    this.#steps = steps;
    this.#relayout();
    this.#want(middle.x - this.view.width / 2, middle.y - this.view.height / 2);
    this.#jump();
  }

  panBy(dx: number, dy: number): void {
    const { scale } = this.#layout;
    this.#want(this.#wanted.x - dx / scale, this.#wanted.y - dy / scale);
    this.#jump();
  }

  lookAt(at: Cell): void {
    this.#want((at.x + 0.5) * CELL - this.view.width / 2, (at.y + 0.5) * CELL - this.view.height / 2);
    if (this.calm) this.#jump();
  }

  /** A shaking hand; (0,0) is steady. */
  jolt(x: number, y: number): void {
    this.#jolt = { x: Math.round(x), y: Math.round(y) };
    this.#apply();
  }

  tick(ms: number): void {
    const dx = this.#goal.x - this.#now.x;
    const dy = this.#goal.y - this.#now.y;
    if (dx === 0 && dy === 0) return;
    const share = 1 - (1 - GLIDE) ** (ms / 16.7);
    const near = Math.abs(dx) < 1 && Math.abs(dy) < 1;
    this.#now = near ? this.#goal : { x: this.#now.x + dx * share, y: this.#now.y + dy * share };
    this.#apply();
  }

  toBoard({ x, y }: PagePoint): Spot {
    const { left, top } = this.#scene.game.canvas.getBoundingClientRect();
    const { scale } = this.#layout;
    return { x: (x - left) / scale + this.corner.x, y: (y - top) / scale + this.corner.y };
  }

  toPage({ x, y }: Spot): PagePoint {
    const { left, top } = this.#scene.game.canvas.getBoundingClientRect();
    const { scale } = this.#layout;
    return { x: left + (x - this.corner.x) * scale, y: top + (y - this.corner.y) * scale };
  }

  get #goal(): Spot {
    const { columns, rows } = this.#extent;
    return {
      x: cameraCorner(this.view.width, columns * CELL, this.#wanted.x),
      y: cameraCorner(this.view.height, rows * CELL, this.#wanted.y),
    };
  }

  /** Well inside the view: following every step would only make people seasick. */
  #isComfortable(at: Cell): boolean {
    const { x, y } = this.#wanted;
    const { width, height } = this.view;
    const away = (cell: number, from: number, size: number) =>
      Math.abs((cell + 0.5) * CELL - from - size / 2) / size;
    return away(at.x, x, width) < COMFORT && away(at.y, y, height) < COMFORT;
  }

  /** Wishes beyond the edge are not kept: panning back answers at once. */
  #want(x: number, y: number): void {
    this.#wanted = { x, y };
    const goal = this.#goal;
    const keep = (wish: number, bound: number) => (Math.abs(wish - bound) < 1 ? wish : bound);
    this.#wanted = { x: keep(x, goal.x), y: keep(y, goal.y) };
  }

  #jump(): void {
    this.#now = this.#goal;
    this.#apply();
  }

  #apply(): void {
    const { x, y } = this.corner;
    this.#scene.cameras.main.setScroll(x + this.#jolt.x, y + this.#jolt.y);
  }

  #relayout(): void {
    const { left, top } = this.#region;
    const dpr = this.#dpr;
    this.#steps = usefulSteps(this.#region, dpr, this.#extent, this.#steps);
    this.#layout = layoutFor(this.#region, dpr, this.#extent, this.#steps, this.#room);
    const { buffer, scale } = this.#layout;
    this.#scene.scale.resize(buffer.width, buffer.height);
    this.#scene.scale.setZoom(scale);
    // A canvas that starts between two device pixels would be blurred: shift it onto the next.
    const { style } = this.#scene.game.canvas;
    style.marginLeft = `${Math.round(left * dpr) / dpr - left}px`;
    style.marginTop = `${Math.round(top * dpr) / dpr - top}px`;
    if (this.#focus !== undefined && !this.#layout.fits) this.lookAt(this.#focus);
    this.#jump();
  }
}
