/** What is asked, and what may be done. */
import type { Cell } from '../../../core/grid.ts';
import type { ItemId, Potion } from '../data/items.ts';

export type Ask =
  | { readonly seat: 0; readonly kind: 'gift' }
  | { readonly seat: 0; readonly kind: 'act' }
  | { readonly seat: 0; readonly kind: 'shop' }
  | { readonly seat: 0; readonly kind: 'chest'; readonly item: ItemId; readonly gold: number }
  | {
      readonly seat: 0;
      readonly kind: 'lead';
      readonly why: StepReason;
      readonly monster: number;
      readonly options: readonly Cell[];
    }
  | { readonly seat: 0; readonly kind: 'hatch'; readonly options: readonly Cell[] };

/** Why a monster steps: towards her, away from her, or driven by an event. */
export type StepReason = 'walk' | 'flee' | 'advance';

export type Spell = 'heal' | 'fireball';

export type Action =
  | { readonly type: 'gift'; readonly item: ItemId | null }
  | { readonly type: 'move'; readonly to: Cell }
  | { readonly type: 'attack'; readonly monster: number }
  | { readonly type: 'guzzle'; readonly potion: Potion }
  | { readonly type: 'inventory' }
  | { readonly type: 'cast'; readonly spell: 'heal' }
  | { readonly type: 'cast'; readonly spell: 'fireball'; readonly monster: number | null }
  | { readonly type: 'end' }
  | { readonly type: 'buy'; readonly item: ItemId }
  | { readonly type: 'leave' }
  | { readonly type: 'chest'; readonly take: 'item' | 'gold' }
  | { readonly type: 'lead'; readonly to: Cell }
  | { readonly type: 'hatch'; readonly at: Cell }
  /** Lets the automatic rule decide one `lead` or `hatch`. */
  | { readonly type: 'auto' }
  /** Writes down that a hint was shown: it costs points. Legal at every question, and never listed. */
  | { readonly type: 'hint-used' };
