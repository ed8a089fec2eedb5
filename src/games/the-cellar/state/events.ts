/** What can happen. */
import type { Bare, Variants } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Find, Tool } from '../data/finds.ts';

/** A die of six, and what it had to show. */
interface Throw {
  readonly die: number;
  readonly need: number;
  readonly hit: boolean;
}

export type Event = Variants<{
  entered: Bare;
  'turn-began': { turn: number; candle: number };
  stepped: { from: Cell; to: Cell };
  struck: { rat: number } & Throw;
  'rat-slain': { rat: number; at: Cell };
  searched: { barrel: number; find: Find };
  'key-taken': { at: Cell };
  'bottle-taken': { at: Cell };
  'chest-opened': { at: Cell };
  'tool-taken': { tool: Tool };
  'rat-woke': { rat: number };
  'rat-moved': { rat: number; from: Cell; to: Cell };
  'rat-bit': { rat: number } & Throw;
  blocked: { rat: number };
  hurt: { rat: number; hearts: number };
  'candle-out': Bare;
  escaped: Bare;
  fell: { rat: number };
}>;
