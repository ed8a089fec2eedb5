/**
 * The eye over the board: which buffer, which part of the board, and how page and board correspond. Phaser's camera draws;
 * where it looks is worked out here, because its `startFollow` and `pan` know neither what panels and the small map cover,
 * nor a way home, nor cells that must all be seen, and round to no whole pixel while they glide.
 */
import type Phaser from 'phaser';
import { type Cell, sameCell } from '../core/grid.ts';
import { enlarge } from './enlarge.ts';
import type { Size, Region } from '../core/box.ts';
import {
  type BoardShape,
  CELL,
  cameraCorner,
  isNearlyAll,
  type Layout,
  layoutFor,
  overviewFor,
  type Spot,
  usefulSteps,
} from './layout.ts';
import type { PagePoint } from './table.ts';
import { isInSight, isWithin, type Sight, viewOfAll } from './sight.ts';
import type { CellBox } from './used-part.ts';

/** The share of the remaining way that a glide covers in a sixtieth of a second. */
const GLIDE = 0.18;
/** So many views away lies another level: a glide would only show the dark between. */
const ELSEWHERE = 2;
/** How far from the middle, as a share of the view, something may stand before the camera follows it. */
const COMFORT = 0.26;
/** How far beyond its edge a board may be panned, in pixels. */
const MARGIN = 4;
/** And what share of the view more, where there is a small map: no cell must stay in the corner under it. */
const BEYOND = 0.34;
/** After looking elsewhere the camera waits so long for more to happen before it goes home. */
const HOME_MS = 420;

export class BoardCamera {
  /** Jumps instead of gliding. */
  calm = false;
  readonly #scene: Phaser.Scene;
  #region: Region = { x: 0, y: 0, width: 320, height: 180 };
  #dpr = 1;
  #extent: BoardShape = { columns: 1, rows: 1 };
  /** The part of it that is not void. */
  #used: CellBox = { x: 0, y: 0, columns: 1, rows: 1 };
  #steps = 0;
  #overview = false;
  #layout: Layout;
  /** Where the view's corner should be, and where it is. */
  #wanted: Spot = { x: 0, y: 0 };
  #now: Spot = { x: 0, y: 0 };
  #jolt: Spot = { x: 0, y: 0 };
  /** The own figure, which is in sight at rest, and what would rather be in the middle. */
  #focus: Cell | undefined;
  #ahead: Cell | undefined;
  #room: Size | undefined;
  /** Buffer pixels at the lower edge that something covers. */
  #covered = 0;
  /** Of the upper right corner, what the small map covers. */
  #map: Size = { width: 0, height: 0 };
  /** It looks at something else than the focus, and when it may go home. */
  #strayed = false;
  /** What it looked at before: it comes back to the same view, not only to the same figure. */
  #left: Spot = { x: 0, y: 0 };
  #homeIn: number | undefined;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    this.#layout = layoutFor(this.#region, 1, this.#extent);
  }

  /** The view in buffer pixels. */
  get view(): Size {
    return this.#layout.buffer;
  }

  /** Css pixels per pixel of the view. */
  get scale(): number {
    return this.#layout.scale;
  }

  /** The upper left corner of the view, in board pixels, without any shaking. */
  get corner(): Spot {
    return { x: Math.round(this.#now.x), y: Math.round(this.#now.y) };
  }

  /** Shows everything at once, smaller than a board is played. */
  get isOverview(): boolean {
    return this.#overview;
  }

  /** How many times their own size dice and cards have, so that they can be read from afar. */
  get closeUp(): number {
    return Math.max(1, Math.round(this.#near.scale / this.scale));
  }

  get #near(): Layout {
    return layoutFor(this.#region, this.#dpr, this.#extent, this.#steps, this.#room);
  }

  /** There is more than the view shows. */
  get canRoam(): boolean {
    const { width, height } = this.view;
    return !this.#layout.fits && (this.#used.columns * CELL > width || this.#used.rows * CELL > height);
  }

  /** So much more that one could lose one's way. */
  get needsMap(): boolean {
    return this.canRoam && !isNearlyAll(this.view, this.#used);
  }

  get isGliding(): boolean {
    const { x, y } = this.#goal;
    return x !== this.#now.x || y !== this.#now.y;
  }

  resize(region: Region, dpr: number): void {
    this.#region = region;
    this.#dpr = dpr;
    this.#relayout();
  }

  show(extent: BoardShape, used: CellBox, focus: Cell | undefined, ahead = focus): void {
    const before = this.#extent;
    const resized =
      extent.columns !== before.columns || extent.rows !== before.rows || extent.roams !== before.roams;
    const grown = used.columns !== this.#used.columns || used.rows !== this.#used.rows;
    this.#extent = extent;
    this.#used = used;
    // Another board; one that only grew is looked at from where it was.
    if (resized && !(extent.grows && before.grows)) this.#focus = undefined;
    if (resized || (grown && this.#overview)) this.#relayout();
    if (this.#strayed) this.#homeIn = HOME_MS;
    if (focus === undefined || ahead === undefined) return;
    const first = this.#focus === undefined;
    if (!first && sameCell(this.#focus!, focus) && sameCell(this.#ahead!, ahead)) return;
    this.#focus = focus;
    this.#ahead = ahead;
    if (this.#strayed) return;
    if (first || !this.#isAtHome) this.#lookHome();
    if (first) this.#jump();
  }

  /** As long as something needs a view of this size, no zoom makes it smaller. */
  makeRoom(room: Size | undefined): void {
    if (room?.width === this.#room?.width && room?.height === this.#room?.height) return;
    this.#room = room;
    this.#relayout();
  }

  /** Something lies over the lower edge: what matters moves up, out from under it. */
  cover(pixels: number): void {
    if (pixels === this.#covered) return;
    this.#covered = pixels;
    this.#lookHome();
    if (this.calm) this.#jump();
  }

  /** Nearer or farther in whole steps; what was in the middle stays there. */
  zoomBy(step: number): void {
    if (this.#overview) {
      if (step > 0) this.toggleOverview();
      return;
    }
    const steps = usefulSteps(this.#region, this.#dpr, this.#extent, this.#steps + step);
    if (steps === this.#steps) return;
    const middle = { x: this.#now.x + this.view.width / 2, y: this.#now.y + this.view.height / 2 };
    const wasSeen = this.#hasFocusInSight;
    this.#steps = steps;
    this.#relayout();
    this.centreOn(middle);
    // Whoever could be seen before is not lost by looking closer.
    if (wasSeen && !this.#isAtHome) this.#lookHome();
    this.#jump();
  }

  /** Everything at once, and back again. False if all can be seen in any case. */
  toggleOverview(): boolean {
    if (!this.#overview && !this.canRoam) return false;
    this.#overview = !this.#overview;
    this.#relayout();
    return true;
  }

  panBy(dx: number, dy: number): void {
    const { scale } = this.#layout;
    this.#stay();
    this.#want(this.#wanted.x - dx / scale, this.#wanted.y - dy / scale);
    this.#jump();
  }

  lookAt(at: Cell): void {
    this.#glideTo({ x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL });
  }

  /** In board pixels. A person steers: the camera stays there. */
  steerTo(spot: Spot): void {
    this.#stay();
    this.centreOn(spot);
    this.#jump();
  }

  /**
   * Something is about to happen there. `near` asks for the middle of the view, otherwise it only has to be seen.
   * True if it was out of sight: then it is worth waiting for the camera.
   */
  attend(at: Cell, near: boolean): boolean {
    if (!this.canRoam) return false;
    this.#homeIn = undefined;
    const hidden = !this.#isSeen(at);
    if (!hidden && !(near && !this.#isWithin(at, COMFORT))) return false;
    if (!this.#strayed) this.#left = this.#wanted;
    this.#strayed = true;
    this.lookAt(at);
    return hidden;
  }

  /** The small map lies over so much of the upper right corner. */
  coverCorner(map: Size): void {
    this.#map = map;
  }

  /**
   * Somebody is asked about these cells. Where all of them can be seen, and the own figure if a view holds it too, the
   * camera stays; else it goes home at once, because nothing may slide away under a pointer, and shows all of them if the
   * view holds them, or at least one.
   */
  invite(cells: readonly Cell[]): void {
    if (cells.length === 0 || !this.canRoam) return;
    const all = this.#focus ? [...cells, this.#focus] : cells;
    const middle = viewOfAll(all, this.#sight);
    const wanted = middle ? all : cells;
    if (!wanted.every(this.#isSeen)) this.#goHome();
    this.#stay();
    if (wanted.every(this.#isSeen)) return;
    if (middle !== undefined) this.#glideTo(middle);
    else if (!cells.some(this.#isSeen)) this.lookAt(this.#nearestOf(cells));
  }

  #nearestOf(cells: readonly Cell[]): Cell {
    const { x, y } = this.#goal;
    const { width, height } = this.view;
    const away = (cell: Cell) =>
      Math.hypot((cell.x + 0.5) * CELL - x - width / 2, (cell.y + 0.5) * CELL - y - height / 2);
    return cells.reduce((nearest, cell) => (away(cell) < away(nearest) ? cell : nearest));
  }

  /** A shaking hand; (0,0) is steady. */
  jolt(x: number, y: number): void {
    this.#jolt = { x: Math.round(x), y: Math.round(y) };
    this.#apply();
  }

  tick(ms: number): void {
    if (this.#homeIn !== undefined) this.#waitToGoHome(ms);
    const goal = this.#goal;
    const dx = goal.x - this.#now.x;
    const dy = goal.y - this.#now.y;
    if (dx === 0 && dy === 0) return;
    const { width, height } = this.view;
    if (Math.abs(dx) > ELSEWHERE * width || Math.abs(dy) > ELSEWHERE * height) return this.#jump();
    const share = 1 - (1 - GLIDE) ** (ms / 16.7);
    const near = Math.abs(dx) < 1 && Math.abs(dy) < 1;
    this.#now = near ? goal : { x: this.#now.x + dx * share, y: this.#now.y + dy * share };
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

  /** The middle of what can be seen. */
  centreOn({ x, y }: Spot): void {
    const { width, height } = this.view;
    this.#want(x - width / 2, y - (height - this.#covered) / 2);
  }

  /** A board that fits lies in the middle, void and all; of a larger one, or one with a rim, only the used part counts. */
  get #goal(): Spot {
    const isAll = this.#used.columns === this.#extent.columns && this.#used.rows === this.#extent.rows;
    const whole = this.#layout.fits && !this.#overview && !isAll;
    const { x, y, columns, rows } = whole ? { x: 0, y: 0, ...this.#extent } : this.#used;
    const { width, height } = this.view;
    const left = x * CELL;
    const top = y * CELL;
    const covered = this.#covered;
    const seen = height - covered;
    const share = this.needsMap ? BEYOND : 0;
    const beyond = (size: number, part: number) => MARGIN + Math.floor(size * part);
    // To move down from under the map is enough; only where that cannot be, it is sideways.
    const across = beyond(width, rows * CELL > seen ? share / 2 : share);
    return {
      x: left + cameraCorner(width, columns * CELL, this.#wanted.x - left, across),
      y: top + cameraCorner(height, rows * CELL, this.#wanted.y - top, beyond(seen, share), covered),
    };
  }

  /** Following every step would only make people seasick. */
  #isWithin(at: Cell, share: number): boolean {
    return isWithin(at, this.#goal, this.#sight.view, share);
  }

  get #sight(): Sight {
    const { width, height } = this.view;
    return { view: { width, height: height - this.#covered }, map: this.#map };
  }

  readonly #isSeen = (at: Cell): boolean => isInSight(at, this.#goal, this.#sight);

  get #hasFocusInSight(): boolean {
    return this.#focus !== undefined && this.#isSeen(this.#focus);
  }

  get #isAtHome(): boolean {
    return this.#hasFocusInSight && this.#isWithin(this.#ahead!, COMFORT);
  }

  /** What lies ahead comes to the middle, or as near to it as leaves the own figure in sight. */
  #lookHome(): void {
    if (this.#focus === undefined || this.#ahead === undefined) return;
    this.lookAt(this.#ahead);
    if (this.#hasFocusInSight) return;
    const both = viewOfAll([this.#focus, this.#ahead], this.#sight);
    if (both) this.#glideTo(both);
    if (!this.#hasFocusInSight) this.lookAt(this.#focus);
  }

  #glideTo(middle: Spot): void {
    this.centreOn(middle);
    if (this.calm) this.#jump();
  }

  #waitToGoHome(ms: number): void {
    this.#homeIn! -= ms;
    if (this.#homeIn! > 0) return;
    this.#goHome();
    this.#stay();
  }

  #goHome(): void {
    if (!this.#strayed) return;
    this.#want(this.#left.x, this.#left.y);
    if (this.calm) this.#jump();
    if (!this.#isAtHome) this.#lookHome();
  }

  #stay(): void {
    this.#strayed = false;
    this.#homeIn = undefined;
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
    const dpr = this.#dpr;
    const before = this.#layout;
    this.#steps = usefulSteps(this.#region, dpr, this.#extent, this.#steps);
    // A fight is watched from near.
    this.#layout =
      this.#overview && this.#room === undefined ? overviewFor(this.#region, dpr, this.#used) : this.#near;
    const { buffer, scale } = this.#layout;
    // A board that grew, seen as large as before: the camera glides there, if it has to move at all.
    const isSame =
      scale === before.scale &&
      buffer.width === before.buffer.width &&
      buffer.height === before.buffer.height;
    if (isSame && this.#extent.grows && this.#focus !== undefined) return;
    enlarge(this.#scene.game, this.#layout, dpr, this.#region);
    if (!this.#layout.fits) this.#lookHome();
    this.#jump();
  }
}
