/** How the table's screen divides the window: the panel beside or below the board, in parts or as one sheet. */
import type { Size } from '../../core/box.ts';
import { growthFor } from './growth.ts';

export interface TableShape {
  readonly flow: 'beside' | 'below';
  /** The panel scrolls as a whole, with what can be done first. */
  readonly isSheet: boolean;
  /** A phone: the bar is one short row, and beside a board it stands over the panel, so that the board has all the height. */
  readonly isCompact: boolean;
}

const UPRIGHT: TableShape = { flow: 'below', isSheet: true, isCompact: true };
const UPRIGHT_TABLET: TableShape = { flow: 'below', isSheet: true, isCompact: false };
const COLUMN: TableShape = { flow: 'beside', isSheet: true, isCompact: true };
const SHEET: TableShape = { flow: 'beside', isSheet: true, isCompact: false };
const PARTS: TableShape = { flow: 'beside', isSheet: false, isCompact: false };
export const SHAPES: readonly TableShape[] = [UPRIGHT, UPRIGHT_TABLET, COLUMN, SHEET, PARTS];

/** With less height the parts of the panel would each have too little to scroll in. */
const PARTED_HEIGHT = 620;
/** With less width a lesson below the board would leave it too little: it stands above the sheet then. */
const PARTED_WIDTH = 720;
/** Upright, with less width the whole bar does not stand in one row. */
const WHOLE_BAR = 700;

export function tableShape(size: Size, hasLargeText: boolean): TableShape {
  if (size.width <= size.height) return size.width < WHOLE_BAR ? UPRIGHT : UPRIGHT_TABLET;
  const isLow = size.height < PARTED_HEIGHT * growthFor(size);
  if (isLow || size.width < PARTED_WIDTH) return COLUMN;
  return hasLargeText ? SHEET : PARTS;
}
