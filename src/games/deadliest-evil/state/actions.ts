/** What is asked, and what may be done. */
import type { Seat } from '../../../core/game.ts';
import type { Die } from '../data/constants.ts';
import type { UsableId } from '../data/search-cards.ts';
import type { Loc } from './tiles.ts';

/** Phases 2 to 5 of a round; the others need no decision. */
export const PHASES = ['assign', 'search', 'item', 'act'] as const;
export type Phase = (typeof PHASES)[number];

export interface Ask {
  readonly seat: Seat;
  readonly kind: Phase;
}

export type Action =
  | { readonly type: 'assign'; readonly combat: Die; readonly defense: Die; readonly speed: Die }
  | { readonly type: 'search' }
  | { readonly type: 'skip-search' }
  | { readonly type: 'use-item'; readonly item: UsableId }
  | { readonly type: 'end-items' }
  | { readonly type: 'attack'; readonly monster: string }
  | { readonly type: 'roll-move' }
  | { readonly type: 'step'; readonly to: Loc }
  | { readonly type: 'explore'; readonly exit: 'onward' | 'stair' }
  | { readonly type: 'end-move' }
  | { readonly type: 'end-turn' };
