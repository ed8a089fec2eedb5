/**
 * Mouse, pen and fingers over the canvas: tap, long press, hover, drag to pan, wheel and pinch to zoom in whole
 * steps. Plain pointer events, so that only what truly hits the canvas counts.
 */
import type { Cell } from '../../core/grid.ts';
import type { Intent } from '../intent.ts';
import type { Table } from '../table.ts';

/** Css pixels a finger may tremble before a tap becomes a drag. */
const SLOP = 8;
const LONG_PRESS_MS = 450;
/** Spreading two fingers by this factor is one step of zoom. */
const PINCH_STEP = 1.35;
/** A turn of the wheel, in css pixels, that makes one step. */
const WHEEL_STEP = 60;

export type PointerTable = Pick<Table, 'cellAtPage' | 'panBy' | 'zoomBy' | 'steer'>;

interface Held {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

export class PointerInput {
  readonly #canvas: HTMLElement;
  readonly #table: PointerTable;
  readonly #tell: (intent: Intent) => void;
  readonly #held = new Map<number, Held>();
  readonly #off = new AbortController();
  #hovered: Cell | undefined;
  #dragging = false;
  #pressed = false;
  #pinch = 0;
  /** The pointer that moves the small map's frame. */
  #steering: number | undefined;
  #wheel = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLElement, table: PointerTable, tell: (intent: Intent) => void) {
    this.#canvas = canvas;
    this.#table = table;
    this.#tell = tell;
    const options = { signal: this.#off.signal };
    // Otherwise the browser scrolls or zooms the page with the same fingers.
    canvas.style.touchAction = 'none';
    canvas.addEventListener('pointerdown', event => this.#down(event), options);
    canvas.addEventListener('pointermove', event => this.#move(event), options);
    canvas.addEventListener('pointerup', event => this.#up(event), options);
    canvas.addEventListener('pointercancel', event => this.#drop(event), options);
    canvas.addEventListener('pointerleave', event => this.#left(event), options);
    canvas.addEventListener('contextmenu', event => event.preventDefault(), options);
    canvas.addEventListener('wheel', event => this.#turn(event), { ...options, passive: false });
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#off.abort();
  }

  #down(event: PointerEvent): void {
    const { pointerId, clientX: x, clientY: y } = event;
    if (event.button === 2) {
      this.#point(x, y, true);
      return;
    }
    if (event.button !== 0) return;
    if (this.#held.size === 0 && this.#table.steer(x, y, true)) {
      this.#steering = pointerId;
      capture(this.#canvas, pointerId);
      return;
    }
    this.#held.set(pointerId, { startX: x, startY: y, x, y });
    capture(this.#canvas, pointerId);
    clearTimeout(this.#timer);
    if (this.#held.size > 1) {
      this.#dragging = true;
      this.#pinch = this.#spread();
      return;
    }
    this.#dragging = false;
    this.#pressed = false;
    this.#timer = setTimeout(() => {
      if (this.#dragging || !this.#held.has(pointerId)) return;
      this.#pressed = true;
      this.#point(x, y, true);
    }, LONG_PRESS_MS);
  }

  #move(event: PointerEvent): void {
    if (event.pointerId === this.#steering) {
      this.#table.steer(event.clientX, event.clientY, false);
      return;
    }
    const held = this.#held.get(event.pointerId);
    if (held === undefined) {
      if (event.pointerType !== 'touch') {
        this.#hover(this.#table.cellAtPage(event.clientX, event.clientY));
      }
      return;
    }
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    const far = Math.hypot(event.clientX - held.startX, event.clientY - held.startY) > SLOP;
    if (!this.#dragging && !far) return;
    this.#dragging = true;
    clearTimeout(this.#timer);
    held.x = event.clientX;
    held.y = event.clientY;
    this.#table.panBy(dx / this.#held.size, dy / this.#held.size);
    if (this.#held.size === 2) this.#squeeze();
  }

  #up(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    this.#drop(event);
    if (held === undefined || this.#dragging || this.#pressed) return;
    const { clientX, clientY, pointerType } = event;
    // What a mouse rests on was perhaps forgotten when something was done: the way there needs no second click.
    if (pointerType !== 'touch') this.#tell({ do: 'hover', at: this.#table.cellAtPage(clientX, clientY) });
    this.#point(clientX, clientY, false);
  }

  /** A lifted finger goes on resting where it tapped: the way it showed is walked by the next tap. */
  #left(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.#hover(undefined);
  }

  /** Told once per cell, not once per pixel. */
  #hover(at: Cell | undefined): void {
    if (at?.x === this.#hovered?.x && at?.y === this.#hovered?.y) return;
    this.#hovered = at;
    this.#tell({ do: 'hover', at });
  }

  #drop(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (event.pointerId === this.#steering) this.#steering = undefined;
    this.#held.delete(event.pointerId);
  }

  #point(x: number, y: number, long: boolean): void {
    const at = this.#table.cellAtPage(x, y);
    if (at !== undefined) this.#tell(long ? { do: 'point', at, long } : { do: 'point', at });
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    this.#wheel += event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    const steps = Math.trunc(this.#wheel / WHEEL_STEP);
    if (steps === 0) return;
    this.#wheel -= steps * WHEEL_STEP;
    this.#table.zoomBy(-Math.sign(steps));
  }

  #squeeze(): void {
    const spread = this.#spread();
    if (this.#pinch <= 0) this.#pinch = spread;
    else if (spread > this.#pinch * PINCH_STEP || spread < this.#pinch / PINCH_STEP) {
      this.#table.zoomBy(spread > this.#pinch ? 1 : -1);
      this.#pinch = spread;
    }
  }

  #spread(): number {
    const [a, b] = [...this.#held.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  }
}

/** Refused for pointers that are already gone; then the drag simply ends at the edge. */
function capture(canvas: HTMLElement, pointerId: number): void {
  try {
    canvas.setPointerCapture(pointerId);
  } catch {
    return;
  }
}
