/**
 * How large a pixel is. The canvas is a low-resolution buffer shown at a whole number of device pixels: the largest
 * at which the board fits its region; what is left over is darkness around it. So pixels are square and sharp on every screen.
 */
import type { Extent } from '../core/grid.ts';

/** Buffer pixels per cell. */
export const CELL = 16;
/** A cell is never smaller than this in css pixels: rather than shrink further, the camera pans. */
const SMALLEST_CELL = 15;
/** Nearer than this, a board is only blocks. */
const LARGEST_ZOOM = 12;

/** Of a board that must be panned: a cell in css pixels, and how many of them the shorter side should show. */
const COMFORTABLE_CELL = { least: 22, most: 64 } as const;
const CELLS_IN_SIGHT = 14;
/** Of the comfortable size, how small a cell of a board that grows may become. */
const FAR_SHARE = 0.6;
/** From farther away a cell would be four pixels and no longer a cell. */
const SMALLEST_PART = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is to be shown, in cells. One that `roams` is looked at in parts, even where a large screen could hold it in tiny cells. */
export interface Board extends Extent {
  readonly roams?: boolean;
  /** It is what lies there so far: near while that is little, and not from too far when it is much. */
  readonly grows?: boolean;
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
 * `steps` is the person's own wish: so many whole zooms nearer (or farther) than the best. `room` is the least view
 * that something over the board needs.
 */
export function layoutFor(region: Size, dpr: number, board: Board, steps = 0, room?: Size): Layout {
  const device = deviceOf(region, dpr);
  const wish = clampZoom(bestZoom(device, board, dpr) + steps, dpr);
  const most = room ? Math.min(device.width / room.width, device.height / room.height) : wish;
  return layoutAt(device, dpr, board, Math.max(1, Math.min(wish, Math.floor(most))));
}

/**
 * Everything at once, as large as it can be seen whole: at a whole zoom, or where that is too large with two, three
 * or four pixels of the board on one of the screen.
 */
export function overviewFor(region: Size, dpr: number, board: Board): Layout {
  const device = deviceOf(region, dpr);
  const exact = Math.min(device.width / (board.columns * CELL), device.height / (board.rows * CELL));
  const zoom =
    exact >= 1
      ? Math.min(Math.floor(exact), bestZoom(device, board, dpr))
      : 1 / Math.min(SMALLEST_PART, Math.ceil(1 / exact));
  return layoutAt(device, dpr, board, zoom);
}

/** The wish that would have an effect: zooming on at the end of the range is not remembered. */
export function usefulSteps(region: Size, dpr: number, board: Board, steps: number): number {
  const best = bestZoom(deviceOf(region, dpr), board, dpr);
  return clampZoom(best + steps, dpr) - best;
}

function layoutAt(device: Size, dpr: number, board: Board, zoom: number): Layout {
  const buffer = { width: Math.ceil(device.width / zoom), height: Math.ceil(device.height / zoom) };
  return {
    zoom,
    scale: zoom / dpr,
    buffer,
    css: { width: (buffer.width * zoom) / dpr, height: (buffer.height * zoom) / dpr },
    fits: board.columns * CELL <= buffer.width && board.rows * CELL <= buffer.height,
  };
}

function deviceOf(region: Size, dpr: number): Size {
  return { width: Math.max(1, region.width * dpr), height: Math.max(1, region.height * dpr) };
}

/** As large as the board fits; a board that cannot fit is shown at a comfortable size, a part at a time. */
function bestZoom(device: Size, board: Board, dpr: number): number {
  const fitting = Math.floor(
    Math.min(device.width / (board.columns * CELL), device.height / (board.rows * CELL)),
  );
  const cell = Math.min(device.width, device.height) / dpr / CELLS_IN_SIGHT;
  const size = Math.max(COMFORTABLE_CELL.least, Math.min(COMFORTABLE_CELL.most, cell));
  const comfortable = clampZoom(Math.round((size * dpr) / CELL), dpr);
  if (board.grows) {
    const smallest = Math.max(COMFORTABLE_CELL.least, size * FAR_SHARE);
    const least = clampZoom(Math.ceil((smallest * dpr) / CELL - 0.5), dpr);
    return Math.max(least, Math.min(fitting, comfortable));
  }
  if (board.roams) return Math.max(comfortable, clampZoom(fitting, dpr));
  return fitting >= clampZoom(0, dpr) ? clampZoom(fitting, dpr) : comfortable;
}

function clampZoom(zoom: number, dpr: number): number {
  const least = Math.max(1, Math.ceil((SMALLEST_CELL / CELL) * dpr));
  return Math.max(least, Math.min(zoom, Math.max(least, Math.ceil(LARGEST_ZOOM * dpr))));
}

/**
 * The camera's corner along one axis, in whole buffer pixels. A board that fits lies in the middle; a larger one may
 * be panned until so many pixels `beyond` its edge show. What something covers at the far end (a fight) does not
 * count as view.
 */
export function cameraCorner(
  view: number,
  board: number,
  wanted: number,
  beyond: number,
  covered = 0,
): number {
  const seen = view - covered;
  if (board <= seen) return -Math.floor((seen - board) / 2);
  return Math.round(Math.max(-beyond, Math.min(wanted, board + beyond - seen)));
}
