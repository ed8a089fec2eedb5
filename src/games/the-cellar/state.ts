/** The Cellar: what it holds, what may be done, what can happen. */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { Pile } from '../../core/pile.ts';
import type { Find, Tool } from './data/finds.ts';

export interface Rat {
  readonly id: number;
  at: Cell;
  awake: boolean;
}

export interface State extends GameState {
  ask: Ask | null;
  actionsLeft: number;
  hero: { at: Cell; hearts: number; hasKey: boolean; tool: Tool | null; lidWhole: boolean };
  rats: Rat[];
  /** Rats that have still to move and bite in this turn. */
  queue: number[];
  /** Barrels by the order of the map; searched ones are empty. */
  searched: boolean[];
  finds: Pile<Find>;
  chestOpen: boolean;
  candle: number;
  candleMax: number;
  slain: number;
  ending: Ending | null;
}

export type Ending = 'escaped' | 'bitten' | 'darkness';

export type Ask =
  | { readonly seat: Seat; readonly kind: 'act' }
  | { readonly seat: Seat; readonly kind: 'chest' }
  /** A bite has landed and the lid is whole: catch it? */
  | { readonly seat: Seat; readonly kind: 'block'; readonly rat: number };

export type Action =
  | { readonly type: 'step'; readonly to: Cell }
  | { readonly type: 'strike'; readonly rat: number }
  | { readonly type: 'search'; readonly barrel: number }
  | { readonly type: 'take-key' }
  | { readonly type: 'open-chest' }
  | { readonly type: 'leave' }
  | { readonly type: 'end' }
  | { readonly type: 'choose'; readonly tool: Tool }
  | { readonly type: 'block' }
  | { readonly type: 'pass' };

export type Event =
  | { readonly type: 'entered' }
  | { readonly type: 'turn-began'; readonly turn: number; readonly candle: number }
  | { readonly type: 'stepped'; readonly from: Cell; readonly to: Cell }
  | {
      readonly type: 'struck';
      readonly rat: number;
      readonly die: number;
      readonly need: number;
      readonly hit: boolean;
    }
  | { readonly type: 'rat-slain'; readonly rat: number; readonly at: Cell }
  | { readonly type: 'searched'; readonly barrel: number; readonly find: Find }
  | { readonly type: 'key-taken'; readonly at: Cell }
  | { readonly type: 'chest-opened'; readonly at: Cell }
  | { readonly type: 'tool-taken'; readonly tool: Tool }
  | { readonly type: 'rat-woke'; readonly rat: number }
  | { readonly type: 'rat-moved'; readonly rat: number; readonly from: Cell; readonly to: Cell }
  | {
      readonly type: 'rat-bit';
      readonly rat: number;
      readonly die: number;
      readonly need: number;
      readonly hit: boolean;
    }
  | { readonly type: 'blocked'; readonly rat: number }
  | { readonly type: 'hurt'; readonly rat: number; readonly hearts: number }
  | { readonly type: 'candle-out' }
  | { readonly type: 'escaped' }
  | { readonly type: 'fell'; readonly rat: number };
