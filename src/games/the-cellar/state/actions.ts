/** What the hero is asked, and what she may answer. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Tool } from '../data/finds.ts';

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
