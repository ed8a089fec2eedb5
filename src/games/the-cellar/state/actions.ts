/** What the hero is asked, and what she may answer. */
import type { Bare, Seat, Variants } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Tool } from '../data/finds.ts';

export type Ask =
  | { readonly seat: Seat; readonly kind: 'act' | 'chest' }
  /** A bite has landed and the lid is whole: catch it? */
  | { readonly seat: Seat; readonly kind: 'block'; readonly rat: number };

export type Action = Variants<{
  step: { to: Cell };
  strike: { rat: number };
  search: { barrel: number };
  'take-key': Bare;
  'take-bottle': Bare;
  'open-chest': Bare;
  leave: Bare;
  end: Bare;
  choose: { tool: Tool };
  block: Bare;
  pass: Bare;
}>;
