/**
 * How large a pixel is. The canvas is a low-resolution buffer shown at a whole number of device pixels: the largest
 * at which the board fits its region; what is left over is darkness around it. So pixels are square and sharp on every screen.
 */
import type { Extent } from '../core/grid.ts';

/** Buffer pixels per cell. */
export const CELL = 16;
/** How far a board larger than the view may be panned past its edge, in buffer pixels. */
export const MARGIN = 4;
/** A cell is never smaller than this in css pixels: rather than shrink further, the camera pans. */
const SMALLEST_CELL = 15;
/** Nearer than this, a board is only blocks. */
const LARGEST_ZOOM = 12;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Device pixels per buffer pixel. */
  readonly zoom: number;
  /** Css pixels per buffer pixel; whole device pixels by construction. */
  readonly scale: number;
  /** The canvas' own size in buffer pixels: covers the region. */
  readonly buffer: Size;
  /** The canvas' size on the page. At most one buffer pixel larger than the region. */
  readonly css: Size;
  /** Whether the whole board can be seen. */
  readonly fits: boolean;
}

/**
 * `steps` is the person's own wish: so many whole zooms nearer (or farther) than the best fit. `room` is the least
 * view that something over the board needs.
 */
export function layoutFor(region: Size, dpr: number, board: Extent, steps = 0, room?: Size): Layout {
  const device = { width: Math.max(1, region.width * dpr), height: Math.max(1, region.height * dpr) };
  const wish = clampZoom(clampZoom(fittingZoom(device, board), dpr) + steps, dpr);
  const most = room ? Math.min(device.width / room.width, device.height / room.height) : wish;
  const zoom = Math.max(1, Math.min(wish, Math.floor(most)));
  const buffer = { width: Math.ceil(device.width / zoom), height: Math.ceil(device.height / zoom) };
  return {
    zoom,
    scale: zoom / dpr,
    buffer,
    css: { width: (buffer.width * zoom) / dpr, height: (buffer.height * zoom) / dpr },
    fits: board.columns * CELL <= buffer.width && board.rows * CELL <= buffer.height,
  };
}

/** The wish that would have an effect: zooming on at the end of the range is not remembered. */
export function usefulSteps(region: Size, dpr: number, board: Extent, steps: number): number {
  const device = { width: region.width * dpr, height: region.height * dpr };
  const best = clampZoom(fittingZoom(device, board), dpr);
  return clampZoom(best + steps, dpr) - best;
}

function fittingZoom(device: Size, board: Extent): number {
  return Math.floor(Math.min(device.width / (board.columns * CELL), device.height / (board.rows * CELL)));
}

function clampZoom(zoom: number, dpr: number): number {
  const least = Math.max(1, Math.ceil((SMALLEST_CELL / CELL) * dpr));
  return Math.max(least, Math.min(zoom, Math.max(least, Math.ceil(LARGEST_ZOOM * dpr))));
}

/**
 * The camera's corner along one axis, in whole buffer pixels. A board that fits lies in the middle; a larger one
 * may be panned until its margin shows.
 */
export function cameraCorner(view: number, board: number, wanted: number): number {
  if (board <= view) return -Math.floor((view - board) / 2);
  return Math.round(Math.max(-MARGIN, Math.min(wanted, board + MARGIN - view)));
}
