/** What can happen in Letter Delve: the news that screens, logs, sounds and clocks are made of. */
import type { Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Tier } from './data/gear.ts';
import type { ItemId } from './data/items.ts';
import type { Kind } from './data/monsters.ts';
import type { Cause, EndedBy, Item, SplitId, Target, WindowKind } from './things.ts';

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
