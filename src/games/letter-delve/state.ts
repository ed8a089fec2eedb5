/** Letter Delve: what it holds, what may be done, what can happen. */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { WakeHp } from './data/constants.ts';
import type { Tier } from './data/gear.ts';
import type { ItemId } from './data/items.ts';
import type { Kind } from './data/monsters.ts';
import type { Rules } from './data/options.ts';

// ── What is on the table ───────────────────────────────────────────────────────────────────────────────────────

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

export type WindowKind = 'between-turns' | 'activation' | 'battle-start' | 'between-rolls';

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

/** A whole target, when all of it is chosen. */
export type Target =
  | { readonly monster: number }
  | { readonly hero: Seat }
  | { readonly to: Cell }
  | { readonly monster: number; readonly to: Cell }
  | { readonly monster: number; readonly way: Direction };

// ── What happened ──────────────────────────────────────────────────────────────────────────────────────────────

interface OfMonster {
  readonly monster: number;
  readonly kind: Kind;
}

/** Who fights the hero: a monster or a rival; the other one is null. */
interface Against {
  readonly hero: Seat;
  readonly monster: number | null;
  readonly kind: Kind | null;
  readonly rival: Seat | null;
}

/** One side's attack roll. */
export interface Roll {
  readonly die: number;
  /** Two with Enchant Weapon (the higher counts) or Confusion (the lower). */
  readonly faces: readonly number[];
  /** One D4 per Strength. */
  readonly strength: readonly number[];
  readonly bless: number;
  readonly total: number;
}

export type WakeReason = 'walk' | 'collect' | 'chest' | 'item' | 'shot' | 'sleep-over';
export type MonsterStatus = 'asleep' | 'frozen' | 'slowed' | 'cancelled';
/** From items; the last six only for one battle. */
export type HeroState =
  | 'invisible'
  | 'regenerating'
  | 'hasty'
  | 'levitating'
  | 'secret-door'
  | 'soak'
  | 'enchanted'
  | 'strength'
  | 'blessed'
  | 'poison'
  | 'drain'
  | 'confusion';

export type Event =
  | { readonly type: 'dealt'; readonly bosses: number; readonly sleepers: number; readonly bag: number }
  | { readonly type: 'first-seat'; readonly seat: Seat }
  | {
      readonly type: 'outfitted';
      readonly seat: Seat;
      readonly weapon: Tier;
      readonly armour: boolean;
      readonly price: number;
      readonly coins: number;
    }
  /** `torchLeft` counts this round; null without a torch. */
  | { readonly type: 'round-began'; readonly round: number; readonly torchLeft: number | null }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly first: boolean }
  | { readonly type: 'entered'; readonly seat: Seat; readonly at: Cell }
  /** `over`: 20 HP reached, the effect ends. */
  | { readonly type: 'regen-tick'; readonly seat: Seat; readonly hp: number; readonly over: boolean }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      /** Null: armour. */
      readonly weapon: Tier | null;
      readonly price: number;
      readonly coins: number;
    }
  | { readonly type: 'rolled-move'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly at: Cell }
  | {
      readonly type: 'stepped';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly left: number;
    }
  | { readonly type: 'stirred'; readonly monster: number; readonly at: Cell }
  | { readonly type: 'settled'; readonly monster: number; readonly at: Cell }
  | ({
      readonly type: 'woke';
      readonly at: Cell;
      readonly why: WakeReason;
      /** Whose doing. */
      readonly by: Seat | null;
    } & OfMonster)
  | { readonly type: 'stopped'; readonly seat: Seat; readonly at: Cell }
  | {
      readonly type: 'looted';
      readonly seat: Seat;
      readonly at: Cell;
      readonly dice: readonly [number, number];
      readonly by: number;
      readonly coins: number;
    }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly at: Cell;
      readonly rolls: readonly number[];
      readonly items: readonly Item[];
    }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'window-opened'; readonly window: WindowKind; readonly seat: Seat }
  | {
      readonly type: 'item-used';
      readonly seat: Seat;
      readonly item: ItemId;
      readonly uid: number;
      readonly target: Target | null;
    }
  | { readonly type: 'monsters-began'; readonly queue: readonly number[] }
  | ({ readonly type: 'activated'; readonly at: Cell } & OfMonster)
  | ({
      readonly type: 'idle';
      readonly at: Cell;
      readonly why: 'no-target' | 'frozen' | 'blocked';
    } & OfMonster)
  | ({ readonly type: 'jumped'; readonly from: Cell; readonly to: Cell } & OfMonster)
  | ({
      readonly type: 'rolled-monster-move';
      readonly die: number;
      readonly face: number;
      readonly target: Seat;
    } & OfMonster)
  | ({ readonly type: 'monster-stepped'; readonly from: Cell; readonly to: Cell } & OfMonster)
  | ({ readonly type: 'battle-began'; readonly monsterHp: number } & Against)
  | ({
      readonly type: 'exchange';
      readonly n: number;
      readonly heroRoll: Roll;
      readonly foeRoll: Roll;
      readonly result: 'hero-hits' | 'foe-hits' | 'clash';
    } & Against)
  | {
      readonly type: 'soaked';
      readonly seat: Seat;
      readonly by: 'leather' | 'magic';
      readonly left: number;
    }
  | {
      readonly type: 'hp-changed';
      readonly seat: Seat;
      readonly by: number;
      readonly hp: number;
      readonly why: 'blow' | 'potion' | 'drain' | 'shot';
      /** Of a potion that rolls. */
      readonly die: number | null;
    }
  | ({ readonly type: 'monster-hp'; readonly by: number; readonly hp: number } & OfMonster)
  | ({
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly die: number;
      readonly by: number;
      readonly coins: number;
    } & OfMonster)
  | ({ readonly type: 'battle-ended'; readonly how: 'foe-died' | 'hero-died' | 'item' } & Against)
  | {
      readonly type: 'coins-gained';
      readonly seat: Seat;
      readonly by: number;
      readonly coins: number;
      readonly why: 'loot' | 'conjured';
      readonly dice: readonly number[];
    }
  | ({ readonly type: 'monster-died'; readonly at: Cell; readonly by: Seat } & OfMonster)
  | ({ readonly type: 'regenerated'; readonly from: Cell; readonly to: Cell } & OfMonster)
  | ({ readonly type: 'created'; readonly at: Cell; readonly by: Seat } & OfMonster)
  /** A letter that nobody has seen stays null. */
  | {
      readonly type: 'polymorphed';
      readonly monster: number;
      readonly at: Cell;
      readonly from: Kind | null;
      readonly to: Kind | null;
    }
  | { readonly type: 'monster-status'; readonly monster: number; readonly status: MonsterStatus }
  | { readonly type: 'monster-status-over'; readonly monster: number; readonly status: MonsterStatus }
  | { readonly type: 'hero-status'; readonly seat: Seat; readonly status: HeroState }
  | { readonly type: 'hero-status-over'; readonly seat: Seat; readonly status: HeroState }
  | {
      readonly type: 'weapon-changed';
      readonly seat: Seat;
      readonly die: number;
      readonly from: Tier;
      readonly to: Tier;
    }
  | {
      readonly type: 'pushed';
      readonly monster: number;
      readonly way: Direction;
      readonly die: number;
      readonly from: Cell;
      readonly to: Cell;
    }
  | {
      readonly type: 'monster-teleported';
      readonly monster: number;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'teleported'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | ({
      readonly type: 'sniped';
      readonly roll: number;
      readonly foeRoll: number;
      readonly hit: boolean;
      /** The monster's wounds from shots so far. */
      readonly wound: number;
      readonly at: Cell;
    } & Against)
  | ({ readonly type: 'missiles'; readonly seat: Seat; readonly die: number } & OfMonster)
  | {
      readonly type: 'died';
      readonly seat: Seat;
      readonly at: Cell;
      readonly cause: Cause;
      readonly killer: Seat | null;
      readonly coinsLost: number;
    }
  | {
      readonly type: 'robbed';
      readonly from: Seat;
      readonly by: Seat;
      readonly coins: number;
      /** What the robber owns now. */
      readonly purse: number;
      readonly items: readonly Item[];
    }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly coins: number;
      readonly how: 'stairs' | 'teleport' | 'cleared';
    }
  /** For the clocks; `alone` in a game of one seat. */
  | { readonly type: 'milestone'; readonly seat: Seat; readonly what: SplitId; readonly alone: boolean }
  | { readonly type: 'torch-out' }
  | { readonly type: 'game-over'; readonly endedBy: EndedBy; readonly winners: readonly Seat[] };
