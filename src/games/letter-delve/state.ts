/** Letter Delve: where a round stands and what may be done. What lies on the table: `things.ts`; the news: `news.ts`. */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { WakeHp } from './data/constants.ts';
import type { Tier } from './data/gear.ts';
import type { ItemId } from './data/items.ts';
import type { Kind } from './data/monsters.ts';
import type { Rules } from './data/options.ts';
import type { Battle, EndedBy, Hero, Monster, Outing, Stats, WindowKind } from './things.ts';

export type * from './news.ts';
export * from './things.ts';

// ── Where the round stands ─────────────────────────────────────────────────────────────────────────────────────

export type Flow =
  /** `index` counts along `order`. */
  | { readonly at: 'outfit'; readonly index: number }
  /** Between turns; `index` is the next to move, or the number of seats before the monster turn. */
  | { readonly at: 'interval'; readonly index: number }
  | { readonly at: 'turn'; readonly index: number; readonly part: 'start' | 'walk' | 'arrived' }
  /** `queue[next]` activates next; `active` is the one whose activation is under way. */
  | {
      readonly at: 'monsters';
      readonly queue: readonly number[];
      readonly next: number;
      readonly active: number | null;
    }
  | { readonly at: 'over' };

/** A moment in which seats may react. */
export interface Window {
  readonly kind: WindowKind;
  /** Asked and passed since somebody last used an item. */
  readonly passed: readonly Seat[];
  /** Whether somebody has been asked. */
  readonly told: boolean;
}

export interface Mute {
  readonly seat: Seat;
  readonly scope: 'battle' | 'turn';
  /** A fighter with no more HP than this is asked again. */
  readonly wakeAtHp: WakeHp | null;
}

/** An item that has been taken in hand and still needs a target. */
export interface AimAt {
  readonly seat: Seat;
  readonly item: ItemId;
  /** Chosen already, for items that move a monster somewhere. */
  readonly monster: number | null;
}

export type Ask =
  | { readonly seat: Seat; readonly kind: 'outfit' }
  /** Own turn: before the roll, while walking, after it. */
  | { readonly seat: Seat; readonly kind: 'turn-start' }
  | { readonly seat: Seat; readonly kind: 'walk' }
  | { readonly seat: Seat; readonly kind: 'arrived' }
  | {
      readonly seat: Seat;
      readonly kind: 'react';
      readonly window: WindowKind;
      /** Who is about to act or is being fought. */
      readonly monster: number | null;
      /** Between turns: the next is the monster turn. */
      readonly beforeMonsters: boolean;
    }
  | ({ readonly kind: 'aim' } & AimAt);

/** `turn` is the round: 0 while outfitting. */
export interface State extends GameState {
  ask: Ask | null;
  readonly rules: Rules;
  /** Drawn at setup, open to all, and of no consequence: what bots use for chance of their own. */
  readonly whim: number;
  /** Turn order, fixed at setup. */
  readonly order: readonly Seat[];
  flow: Flow;
  /** By seat. */
  heroes: Hero[];
  /** Ascending ids. */
  monsters: Monster[];
  /** The last is drawn next. Empty in views: what may lie in it is told by `unseenTiles`. */
  bag: Kind[];
  /** Tiles out of the game, in the order of their death. */
  slain: readonly Kind[];
  /** Looted chests and spent collection points. */
  emptied: readonly Cell[];
  outing: Outing | null;
  battle: Battle | null;
  window: Window | null;
  mutes: readonly Mute[];
  aim: AimAt | null;
  nextMonster: number;
  nextItem: number;
  endedBy: EndedBy | null;
  /** By seat. */
  stats: Stats[];
}

// ── What may be done ───────────────────────────────────────────────────────────────────────────────────────────

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
