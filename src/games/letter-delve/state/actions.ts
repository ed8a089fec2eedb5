/** What may be done in Letter Delve, and who is asked what. */
import type { Seat } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import type { WakeHp } from '../data/constants.ts';
import type { Tier } from '../data/gear.ts';
import type { ItemId } from '../data/items.ts';

export type WindowKind = 'between-turns' | 'walk' | 'activation' | 'battle-start' | 'between-rolls';

/** An item that has been taken in hand and still needs a target. */
export interface AimAt {
  readonly seat: Seat;
  readonly item: ItemId;
  /** Chosen already, for items that move a monster somewhere. */
  readonly monster: number | null;
}

/** A whole target, when all of it is chosen. */
export type Target =
  | { readonly monster: number }
  | { readonly hero: Seat }
  | { readonly to: Cell }
  | { readonly monster: number; readonly to: Cell }
  | { readonly monster: number; readonly way: Direction };

export interface ReactAsk {
  readonly seat: Seat;
  readonly kind: 'react';
  readonly window: WindowKind;
  /** Who is about to act or is being fought. */
  readonly monster: number | null;
  /** Between turns: the next is the monster turn. */
  readonly beforeMonsters: boolean;
}

export type Ask =
  | { readonly seat: Seat; readonly kind: 'outfit' }
  /** Own turn: before the roll, while walking, after it. */
  | { readonly seat: Seat; readonly kind: 'turn-start' }
  | { readonly seat: Seat; readonly kind: 'walk' }
  | { readonly seat: Seat; readonly kind: 'arrived' }
  | ReactAsk
  | ({ readonly kind: 'aim' } & AimAt);

export type Action =
  | { readonly type: 'outfit'; readonly weapon: Tier; readonly armour: boolean }
  | { readonly type: 'buy-weapon'; readonly weapon: Tier }
  | { readonly type: 'buy-armour' }
  | { readonly type: 'roll' }
  | { readonly type: 'stay' }
  | { readonly type: 'step'; readonly to: Cell }
  /** Ends the movement; on the star, leaves the dungeon. */
  | { readonly type: 'stop' }
  | { readonly type: 'collect' }
  | { readonly type: 'attack'; readonly rival: Seat }
  /** With one possible target (or none needed) it works at once; otherwise the next ask is `aim`. */
  | { readonly type: 'use-item'; readonly item: ItemId }
  | { readonly type: 'target-monster'; readonly monster: number }
  | { readonly type: 'target-hero'; readonly hero: Seat }
  | { readonly type: 'target-square'; readonly to: Cell }
  | { readonly type: 'target-way'; readonly way: Direction }
  /** Puts the item back. */
  | { readonly type: 'cancel' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'pass'; readonly until: 'once' | 'turn' }
  | { readonly type: 'pass'; readonly until: 'battle'; readonly wakeAtHp: WakeHp | null }
  | { readonly type: 'concede' };
