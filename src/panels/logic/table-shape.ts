/** How the table's screen divides the window: the panel beside or below the board, in parts or as one sheet. */
import type { Size } from '../../core/box.ts';
import { growthFor } from './growth.ts';

export interface TableShape {
  readonly flow: 'beside' | 'below';
  /** The panel scrolls as a whole, with what can be done first and the vitals always in sight. */
  readonly isSheet: boolean;
}

const BELOW: TableShape = { flow: 'below', isSheet: true };
const SHEET: TableShape = { flow: 'beside', isSheet: true };
const PARTS: TableShape = { flow: 'beside', isSheet: false };
export const SHAPES: readonly TableShape[] = [BELOW, SHEET, PARTS];

/** With less height the parts of the panel would each have too little to scroll in. */
const PARTED_HEIGHT = 620;
/** With less width a lesson below the board would leave it too little: it stands above the sheet then. */
const PARTED_WIDTH = 720;

export function tableShape(size: Size, hasLargeText: boolean): TableShape {
  if (size.width <= size.height) return BELOW;
  const isLow = size.height < PARTED_HEIGHT * growthFor(size);
  return hasLargeText || isLow || size.width < PARTED_WIDTH ? SHEET : PARTS;
}
