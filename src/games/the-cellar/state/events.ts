/** What can happen. */
import type { Cell } from '../../../core/grid.ts';
import type { Find, Tool } from '../data/finds.ts';

/** A die of six, and what it had to show. */
interface Throw {
  readonly die: number;
  readonly need: number;
  readonly hit: boolean;
}

interface OfRat {
  readonly rat: number;
}

export type Event =
  | { readonly type: 'entered' }
  | { readonly type: 'turn-began'; readonly turn: number; readonly candle: number }
  | { readonly type: 'stepped'; readonly from: Cell; readonly to: Cell }
  | ({ readonly type: 'struck' } & OfRat & Throw)
  | ({ readonly type: 'rat-slain'; readonly at: Cell } & OfRat)
  | { readonly type: 'searched'; readonly barrel: number; readonly find: Find }
  | { readonly type: 'key-taken'; readonly at: Cell }
  | { readonly type: 'chest-opened'; readonly at: Cell }
  | { readonly type: 'tool-taken'; readonly tool: Tool }
  | ({ readonly type: 'rat-woke' } & OfRat)
  | ({ readonly type: 'rat-moved'; readonly from: Cell; readonly to: Cell } & OfRat)
  | ({ readonly type: 'rat-bit' } & OfRat & Throw)
  | ({ readonly type: 'blocked' } & OfRat)
  | ({ readonly type: 'hurt'; readonly hearts: number } & OfRat)
  | { readonly type: 'candle-out' }
  | { readonly type: 'escaped' }
  | ({ readonly type: 'fell' } & OfRat);
