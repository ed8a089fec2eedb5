/** Where the dice of a pool lie: large where they fit, small where they do not, in at most two rows. Pure. */
import type { DieModel } from '../../core/look.ts';
import type { Box } from '../../core/box.ts';

export type DieSize = 'large' | 'small';
export const DIE_PIXELS: Readonly<Record<DieSize, number>> = { large: 24, small: 14 };

export interface PoolPlaces {
  readonly size: DieSize;
  /** The tray that holds them. */
  readonly tray: Box;
  /** Where each stands: its middle, and the line under it. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

/** Between two dice, and between the dice and the rim of their tray. */
const GAP = 2;
const RIM = 4;
/** Words under a die, and the width of a letter. */
const NEED = 9;
const LETTER = 6;
/** Dice may overlap so far before another row is opened. */
const LEAST_STEP: Readonly<Record<DieSize, number>> = { large: 26, small: 12 };

/** `most`: no larger than this, because those they are compared with are no larger. */
export function placePool(dice: readonly DieModel[], area: Box, most: DieSize = 'large'): PoolPlaces {
  const needs = Math.max(0, ...dice.map(({ need }) => (need?.length ?? 0) * LETTER));
  const ways: readonly { size: DieSize; rows: number }[] = [
    { size: 'large', rows: 1 },
    { size: 'large', rows: 2 },
    { size: 'small', rows: 1 },
    { size: 'small', rows: 2 },
  ];
  const fits = ways.find(({ size, rows }) => {
    if (size === 'large' && most === 'small') return false;
    const columns = Math.ceil(dice.length / rows);
    const step = Math.max(LEAST_STEP[size], needs);
    return (
      (columns - 1) * step + DIE_PIXELS[size] + 2 * RIM <= area.width &&
      heightOf(size, rows, needs > 0) <= area.height
    );
  });
  const { size, rows } = fits ?? { size: 'small' as const, rows: 2 };
  return lay(dice.length, size, Math.min(rows, Math.max(1, dice.length)), needs, area);
}

function heightOf(size: DieSize, rows: number, needs: boolean): number {
  return rows * (DIE_PIXELS[size] + (needs ? NEED : 0)) + (rows - 1) * GAP + 2 * RIM;
}

function lay(count: number, size: DieSize, rows: number, needs: number, area: Box): PoolPlaces {
  const die = DIE_PIXELS[size];
  const columns = Math.ceil(count / rows);
  const room = area.width - 2 * RIM - die;
  const wish = Math.max(die + GAP, needs);
  const step = columns > 1 ? Math.min(wish, Math.floor(room / (columns - 1))) : 0;
  const inner = Math.max((columns - 1) * step + die, Math.min(needs, area.width - 2 * RIM));
  const width = inner + 2 * RIM;
  const height = Math.min(area.height, heightOf(size, rows, needs > 0));
  const tray = {
    x: area.x + Math.floor((area.width - width) / 2),
    // On the floor rather than before the wall.
    y: area.y + area.height - height,
    width,
    height,
  };
  // Two rows that are too high for their place stand closer, the nearer one before the words of the other.
  const most = rows > 1 ? Math.floor((height - 2 * RIM - die) / (rows - 1)) : 0;
  const rise = Math.min(most, die + (needs > 0 ? NEED : 0) + GAP);
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const here = Math.min(columns, count - row * columns);
    const left = tray.x + Math.floor((width - (here - 1) * step) / 2);
    return { x: left + (index % columns) * step, y: tray.y + RIM + die + row * rise };
  });
  return { size, tray, spots };
}
