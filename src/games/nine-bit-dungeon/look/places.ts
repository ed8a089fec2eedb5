/** Tokens and cells: what stands where on the table. */
import type { Cell } from '../../../core/grid.ts';
import { stockOf, type ItemId } from '../data/items.ts';

export const HERO = 'hero';
export const AT_HERO = { token: HERO };
export const monsterToken = (id: number): string => `monster-${id}`;
/** Where the gifts lie in the porch, before the first level is dealt. */
const FIRST_GIFT: Cell = { x: 4, y: 5 };
export const giftCell = (id: ItemId): Cell => ({
  x: FIRST_GIFT.x + stockOf(1).findIndex(item => item.id === id),
  y: FIRST_GIFT.y,
});
export const hatchToken = (at: Cell): string => `hatch-${at.x}-${at.y}`;
