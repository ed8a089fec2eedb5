/** Tokens and cells: what stands where on the table. */
import type { Cell } from '../../../core/grid.ts';

export const HERO = 'hero';
export const AT_HERO = { token: HERO };
export const monsterToken = (id: number): string => `monster-${id}`;
export const hatchToken = (at: Cell): string => `hatch-${at.x}-${at.y}`;
