/** How a board becomes a small map: how many pixels a cell has, or how many cells a pixel has. Pure. */
import type { Extent } from '../core/grid.ts';
import { type GroundModel, TERRAIN } from '../core/look.ts';
import type { Size } from '../core/box.ts';
import type { PaletteKey } from './palette.ts';
import type { CellBox } from './used-part.ts';
import { terrainAt } from './views/tiles.ts';

/** The map's share of the view, and its size in css pixels at most. */
const SHARE = { width: 0.34, height: 0.3 } as const;
const MOST = { width: 220, height: 150 } as const;
const LARGEST_CELL = 4;

export interface MapFit {
  /** Pixels per cell: a whole number, or one over a whole number. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export function fitMap(part: Extent, view: Size, cssScale: number): MapFit {
  const wide = Math.min(view.width * SHARE.width, MOST.width / cssScale);
  const high = Math.min(view.height * SHARE.height, MOST.height / cssScale);
  const exact = Math.min(wide / part.columns, high / part.rows);
  const scale = exact >= 1 ? Math.min(LARGEST_CELL, Math.floor(exact)) : 1 / Math.ceil(1 / exact);
  return { scale, width: Math.ceil(part.columns * scale), height: Math.ceil(part.rows * scale) };
}

const INKS: Readonly<Record<string, PaletteKey>> = {
  [TERRAIN.floor]: '3',
  [TERRAIN.wall]: '1',
  [TERRAIN.liquid]: 'u',
  [TERRAIN.pit]: 'R',
};
/** Where several cells share a pixel, the way one can go is what counts. */
const WEIGHT = [TERRAIN.floor, TERRAIN.liquid, TERRAIN.pit, TERRAIN.wall] as const;

/** The colour of every pixel of the map, row by row; undefined where nothing is. */
export function mapInks(
  rows: GroundModel['rows'],
  part: CellBox,
  { scale, width, height }: MapFit,
): (PaletteKey | undefined)[][] {
  const span = Math.max(1, Math.round(1 / scale));
  const inkAt = (x: number, y: number): PaletteKey | undefined => {
    const seen = new Set<string>();
    for (let dy = 0; dy < span; dy++) {
      for (let dx = 0; dx < span; dx++) seen.add(terrainAt(rows, x + dx, y + dy));
    }
    const letter = WEIGHT.find(known => seen.has(known));
    return letter === undefined ? undefined : INKS[letter];
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) =>
      inkAt(part.x + Math.floor(x / scale), part.y + Math.floor(y / scale)),
    ),
  );
}
