/**
 * How large a pixel is. The picture is drawn small and enlarged to the screen's own pixels (see enlarge.ts): by a whole
 * number where that nearly fills the region, and else by as much as fits, so that no window leaves a board small.
 */
import type { Size } from '../core/box.ts';
import type { Extent } from '../core/grid.ts';

/** Buffer pixels per cell. */
export const CELL = 16;
/** A cell is never smaller than a fingertip can hit, in css pixels: rather than shrink further, the camera pans. */
const SMALLEST_CELL = 24;
/** And however much somebody wishes to see at once, not smaller than this. */
const FARTHEST_CELL = 15;
/** Of each side of a board that does not fit: where so much is seen, the rest is a little way off and needs no map. */
const NEARLY_ALL = 0.75;
/** Around a board, in buffer pixels: what keeps it off the panels. */
const RIM = 3;
/** Of the tighter side, what a board fills at least. A whole zoom, without a mixed pixel, is worth some darkness. */
const NEARLY_FULL = 0.93;
/** Nearer than this, a board is only blocks. */
const LARGEST_ZOOM = 16;

/** Of a board that must be panned: a cell in css pixels, and how many of them the shorter side should show. */
const COMFORTABLE_CELL = { least: SMALLEST_CELL, most: 120 } as const;
const CELLS_IN_SIGHT = 12;
/** Of the comfortable size, how small a cell of a board that grows may become. */
const FAR_SHARE = 0.6;
/** From farther away a cell would be four pixels and no longer a cell. */
const SMALLEST_PART = 4;
/** Of a canvas: a screen of 3840 by 2160, and what every graphics card takes. */
const MOST_PIXELS = 3840 * 2160;
const LONGEST = 4096;

/** A point in pixels, of the buffer or of the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is to be shown, in cells. One that `roams` is looked at in parts, even where a large screen could hold it in tiny cells. */
export interface BoardShape extends Extent {
  /** Pixels around its cells: an outer wall. */
  readonly frame?: number;
  readonly roams?: boolean;
  readonly inSight?: number | undefined;
  /** It is what lies there so far: near while that is little, and not from too far when it is much. */
  readonly grows?: boolean;
}

export interface Layout {
  /** Device pixels per buffer pixel. */
  readonly zoom: number;
  /** Css pixels per buffer pixel. */
  readonly scale: number;
  /** What is drawn, in buffer pixels: covers the region. */
  readonly buffer: Size;
  /** The region in whole device pixels. */
  readonly device: Size;
  /** Whether the whole board can be seen. */
  readonly fits: boolean;
}

/**
 * `steps` is the person's own wish: so many whole zooms nearer (or farther) than the best. `room` is the least view
 * that something over the board needs.
 */
export function layoutFor(region: Size, dpr: number, board: BoardShape, steps = 0, room?: Size): Layout {
  const device = deviceOf(region, dpr);
  const wish = stepped(bestZoom(device, board, dpr), steps, dpr);
  const most = room ? Math.min(device.width / room.width, device.height / room.height) : wish;
  return layoutAt(device, dpr, board, Math.max(1, Math.min(wish, most)));
}

/** Everything at once, as large as it can be seen whole; far boards with several of their pixels on one of the screen. */
export function overviewFor(region: Size, dpr: number, board: BoardShape): Layout {
  const device = deviceOf(region, dpr);
  const zoom = Math.min(fittingZoom(device, board), bestZoom(device, board, dpr));
  return layoutAt(device, dpr, board, Math.max(1 / SMALLEST_PART, zoom));
}

/** The wish that would have an effect: zooming on at the end of the range is not remembered. */
export function usefulSteps(region: Size, dpr: number, board: BoardShape, steps: number): number {
  const best = bestZoom(deviceOf(region, dpr), board, dpr);
  let useful = steps;
  while (useful !== 0 && stepped(best, useful, dpr) === stepped(best, useful - Math.sign(useful), dpr))
    useful -= Math.sign(useful);
  return useful;
}

/**
 * The canvas for so many device pixels, and how many of them one of its own covers: a canvas beyond what screens have
 * costs more than it shows.
 */
export function canvasFor(device: Size): { readonly size: Size; readonly part: number } {
  const area = (device.width * device.height) / MOST_PIXELS;
  const part = Math.max(
    1,
    Math.ceil(Math.sqrt(area)),
    Math.ceil(Math.max(device.width, device.height) / LONGEST),
  );
  return { size: { width: Math.ceil(device.width / part), height: Math.ceil(device.height / part) }, part };
}

function layoutAt(device: Size, dpr: number, board: BoardShape, zoom: number): Layout {
  const buffer = { width: covering(device.width / zoom), height: covering(device.height / zoom) };
  return {
    zoom,
    scale: zoom / dpr,
    buffer,
    device,
    fits: board.columns * CELL <= buffer.width && board.rows * CELL <= buffer.height,
  };
}

/** So many whole pixels. Dividing and multiplying again may miss a whole number by a hair. */
export function covering(pixels: number): number {
  return Math.ceil(pixels - 1e-6);
}

/** A region of the page in whole pixels of the screen. */
export function deviceOf(region: Size, dpr: number): Size {
  return {
    width: Math.max(1, Math.round(region.width * dpr)),
    height: Math.max(1, Math.round(region.height * dpr)),
  };
}

/** Shows all of it, as large as its region allows. */
function fittingZoom(device: Size, { columns, rows, frame = 0 }: BoardShape): number {
  const zoomWith = (rim: number) =>
    Math.min(device.width / (columns * CELL + 2 * rim), device.height / (rows * CELL + 2 * rim));
  const least = zoomWith(0) * NEARLY_FULL;
  const whole = Math.floor(zoomWith(frame));
  return whole >= least ? whole : Math.max(zoomWith(frame + RIM), least);
}

/** Whether all of a board but a strip at its edges can be seen. */
export function isNearlyAll(view: Size, { columns, rows }: Extent): boolean {
  return view.width >= NEARLY_ALL * columns * CELL && view.height >= NEARLY_ALL * rows * CELL;
}

/** As large as the board fits; a board that cannot fit is shown at a comfortable size, a part at a time. */
function bestZoom(device: Size, board: BoardShape, dpr: number): number {
  const fitting = fittingZoom(device, board);
  const hittable = Math.max(1, (SMALLEST_CELL / CELL) * dpr);
  const cell = Math.min(device.width, device.height) / dpr / (board.inSight ?? CELLS_IN_SIGHT);
  const size = Math.max(COMFORTABLE_CELL.least, Math.min(COMFORTABLE_CELL.most, cell));
  const comfortable = Math.max(hittable, clampZoom(nearlyWhole((size * dpr) / CELL), dpr));
  if (board.grows) {
    const smallest = Math.max(COMFORTABLE_CELL.least, size * FAR_SHARE);
    const least = Math.max(hittable, Math.ceil((smallest * dpr) / CELL - 0.5));
    // In whole steps: a board that shrank with every new tile would never stand still.
    return Math.max(least, Math.min(Math.floor(fitting), comfortable));
  }
  if (board.roams) return Math.max(comfortable, clampZoom(fitting, dpr));
  if (fitting >= hittable) return clampZoom(fitting, dpr);
  // What keeps it off the panels goes first, then a strip of it, and only then is it worth a nearer look.
  const view = { width: device.width / hittable, height: device.height / hittable };
  return isNearlyAll(view, board) ? hittable : comfortable;
}

/** A large zoom may as well be whole, without a mixed pixel; a small one would change too much. */
function nearlyWhole(zoom: number): number {
  return zoom < 3 ? zoom : Math.round(zoom);
}

/** So many whole zooms from here. */
function stepped(zoom: number, steps: number, dpr: number): number {
  if (steps === 0) return zoom;
  return clampZoom((steps > 0 ? Math.floor(zoom) : Math.ceil(zoom)) + steps, dpr);
}

function leastZoom(dpr: number): number {
  return Math.max(1, (FARTHEST_CELL / CELL) * dpr);
}

function clampZoom(zoom: number, dpr: number): number {
  return Math.max(leastZoom(dpr), Math.min(zoom, LARGEST_ZOOM * dpr));
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
