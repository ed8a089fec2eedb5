/** What lies on the table of Letter Delve: heroes, monsters, battles, and what is counted about them. */
import type { Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Tier } from './data/gear.ts';
import type { ItemId } from './data/items.ts';
import type { Kind } from './data/monsters.ts';

export interface Item {
  /** Never given twice: for tokens and statistics. Copies of a kind are alike, so actions name the kind. */
  readonly uid: number;
  readonly kind: ItemId;
}

export type HeroStatus = 'waiting' | 'inside' | 'escaped' | 'dead';
/** What ended a hero. */
export type Cause = Kind | 'duel' | 'snipe' | 'torch' | 'concede';

export interface Hero {
  readonly seat: Seat;
  status: HeroStatus;
  /** Null unless inside. */
  at: Cell | null;
  hp: number;
  coins: number;
  weapon: Tier;
  armour: boolean;
  /** Open to all, as on a table; in the order in which they were found. */
  items: readonly Item[];
  /** True until the first turn ended off the star. */
  firstTurn: boolean;
  regenerating: boolean;
  /** Until the end of that round's monster turn. */
  invisibleRound: number | null;
  cause: Cause | null;
  /** Coins held at death. */
  lost: number;
  /** The rival who struck the last blow. */
  killer: Seat | null;
  outRound: number | null;
}

export interface Monster {
  readonly id: number;
  /** Null only in views, while nobody has seen its letter. */
  kind: Kind | null;
  at: Cell;
  awake: boolean;
  /** The pile that a face-down tile came from: bosses' backs carry a crown. */
  back: 'boss' | 'plain';
  /** Its letter has been seen by everybody. */
  known: boolean;
  /** A boss that a hero is walking past (quiet stairs). */
  stirring: boolean;
  /** Magic sleep: wakes at the end of that round's monster turn. The others likewise end with that round. */
  sleepRound: number | null;
  frozenRound: number | null;
  slowRound: number | null;
  cancelRound: number | null;
  /** From Snipe; counts in its next battle only. */
  wound: number;
  /** The last round in which it activated. */
  actedRound: number;
}

/** What the hero whose turn it is may still do. */
export interface Outing {
  readonly seat: Seat;
  /** Until this hero rolls, stays or uses an item (R13). */
  shopOpen: boolean;
  /** Steps left of the present movement. */
  left: number;
  dice: readonly [number, number] | null;
  /** From Haste. */
  extraMoves: number;
  levitating: boolean;
  /** Secret doors found and not yet used. */
  doors: number;
  /** Whether the present square was entered this turn: duels need it (R51). */
  entered: boolean;
  /** Squares that looted chests wake at the end of this turn. */
  chestWakes: readonly Cell[];
  duelled: readonly Seat[];
}

/** A fighter's help in one battle. */
export interface Mods {
  leather: 0 | 1;
  /** Points that magic armour still soaks. */
  soak: number;
  enchanted: boolean;
  /** D4s added to each attack roll. */
  strength: number;
  bless: number;
  poison: boolean;
  drain: boolean;
}

export interface Battle {
  /** Duel: the attacker. */
  readonly hero: Seat;
  /** One of these two is null. */
  readonly monster: number | null;
  readonly rival: Seat | null;
  monsterHp: number;
  exchanges: number;
  confused: boolean;
  mods: Mods;
  /** The rival's, in a duel. */
  rivalMods: Mods | null;
}

/** A whole target, when all of it is chosen. */
export type Target =
  | { readonly monster: number }
  | { readonly hero: Seat }
  | { readonly to: Cell }
  | { readonly monster: number; readonly to: Cell }
  | { readonly monster: number; readonly way: Direction };

export type WindowKind = 'between-turns' | 'activation' | 'battle-start' | 'between-rolls';

export const SPLITS = [
  'enter',
  'first-item',
  'first-chest',
  'first-kill',
  'purse-50',
  'purse-100',
  'first-boss',
  'exit',
] as const;
export type SplitId = (typeof SPLITS)[number];

/** Of one seat. */
export interface Stats {
  chests: number;
  itemsFound: number;
  itemsUsed: number;
  /** In order: the word that a run spells. */
  kills: readonly Kind[];
  bosses: number;
  battles: number;
  exchanges: number;
  duelsWon: number;
  stolenFrom: number;
  steps: number;
  woke: number;
  /** The round of each. */
  splits: Readonly<Partial<Record<SplitId, number>>>;
}

export type EndedBy = 'all-out' | 'cleared' | 'torch';
