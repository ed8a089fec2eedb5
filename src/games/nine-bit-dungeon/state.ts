/** 9-Bit Dungeon: what it holds, what may be done, what can happen. */
import type { GameState } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { DieFace, Level, MaxMana } from './data/constants.ts';
import type { MishapId } from './data/events.ts';
import type { CardNumber, Side } from './data/faces.ts';
import type { ItemId, POTIONS, STATS } from './data/items.ts';
import type { MonsterId } from './data/monsters.ts';

/** The four quarters of the board: 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
export type Slot = 0 | 1 | 2 | 3;

export interface CardAt {
  readonly card: CardNumber;
  readonly side: Side;
  /** Turned upside down; cards stay landscape. */
  readonly turned: boolean;
}

/** By slot. */
export type Layout = readonly [CardAt, CardAt, CardAt, CardAt];

export interface Hero {
  at: Cell;
  health: number;
  skill: number;
  damage: number;
  armour: number;
  mana: number;
  maxMana: MaxMana;
  healthPotions: number;
  manaPotions: number;
  gold: number;
}

/** Its Health is full unless it is the one in `wound`. */
export interface Monster {
  readonly id: number;
  readonly die: DieFace;
  readonly at: Cell;
}

/** Monster movement that is not finished; queue[0] is moving. */
export interface Flow {
  readonly kind: 'walk' | 'advance';
  queue: number[];
  /** Steps left to queue[0]; null before its turn has begun. */
  steps: number | null;
  /** Steps of each in an advance; 0 in a walk, where each has its own pace. */
  readonly pace: number;
}

export interface Stats {
  /** By level, as are the turns. */
  kills: number[];
  turns: number[];
  bounty: number;
  events: number;
  dealt: number;
  taken: number;
  casts: number;
  fizzles: number;
  potions: number;
  bought: { level: Level; id: ItemId }[];
}

export interface SplitMark {
  readonly what: 'key' | 'level';
  readonly level: Level;
  readonly turn: number;
  readonly action: number;
}

/** Choices the booklet leaves to her (ways, flight, hatches): decided by the kindest rule, or asked. */
export type Choices = 'auto' | 'ask';
export type Killer = MonsterId | MishapId;

export interface State extends GameState {
  options: {
    readonly choices: Choices;
    /** Where Level 1 comes from: the stream, or the fixed board of the first lesson. */
    readonly deal: 'stream' | 'lesson';
  };
  level: Level;
  /** Adventurer Phases begun on this level; `turn` counts them over the whole run. */
  levelTurn: number;
  actionsLeft: number;
  ask: Ask | null;
  /** Null until the gift is taken and Level 1 is dealt. */
  layout: Layout | null;
  hero: Hero;
  hasKey: boolean;
  chestOpen: boolean;
  /** Drawn when the level is dealt and secret until the chest is opened; 0 before Level 1 and in views. */
  chestRoll: DieFace | 0;
  /** Ascending ids. */
  monsters: Monster[];
  nextId: number;
  /** The one monster whose wounds are remembered. */
  wound: { readonly id: number; readonly health: number } | null;
  flow: Flow | null;
  stats: Stats;
  splits: SplitMark[];
  /** Actions applied so far. */
  actions: number;
  ending: Ending | null;
}

export interface Ending {
  readonly how: 'won' | 'died' | 'torch';
  /** What killed her. */
  readonly by: Killer | null;
}

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

export type Potion = 'health' | 'mana';

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
  | { readonly type: 'auto' };

/** The stream a die was drawn from. */
export type StreamName = 'dice' | 'events' | `level:${Level}`;

interface Rolled {
  readonly die: number;
  readonly stream: StreamName;
}

interface OfMonster {
  readonly monster: number;
  readonly kind: MonsterId;
}

export interface Change {
  readonly stat: (typeof STATS)[number] | (typeof POTIONS)[number];
  readonly from: number;
  readonly to: number;
}

export type Nothing =
  | 'health-full'
  | 'mana-full'
  | 'mana-low'
  | 'purse-full'
  | 'purse-empty'
  | 'seven-monsters'
  | 'no-free-hatch'
  | 'nobody-moves'
  | 'nothing-to-buy'
  | 'no-target';

export type Event =
  | {
      readonly type: 'level-began';
      readonly level: Level;
      readonly layout: Layout;
      readonly monsters: readonly Monster[];
      readonly health: number;
    }
  | { readonly type: 'turn-began'; readonly turn: number; readonly levelTurn: number }
  | { readonly type: 'phase-ended'; readonly unused: number }
  | { readonly type: 'moved'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'crossed'; readonly from: Slot; readonly to: Slot }
  | ({ readonly type: 'event-drawn'; readonly id: MishapId } & Rolled)
  /** A Skill Test that an event asks for. */
  | ({
      readonly type: 'tested';
      readonly need: number;
      readonly pass: boolean;
      readonly by: MishapId;
    } & Rolled)
  | ({ readonly type: 'attacked'; readonly need: number; readonly hit: boolean } & OfMonster & Rolled)
  | ({
      readonly type: 'monster-hurt';
      readonly amount: number;
      readonly blocked: number;
      readonly left: number;
    } & OfMonster)
  | ({ readonly type: 'monster-recovered' } & OfMonster)
  | ({
      readonly type: 'monster-slain';
      readonly at: Cell;
      readonly amount: number;
      readonly blocked: number;
      readonly gold: number;
      /** The purse holds 20: what is above is lost. */
      readonly kept: number;
    } & OfMonster)
  | ({
      readonly type: 'guzzled';
      readonly potion: Potion;
      readonly gain: number;
      readonly left: number;
    } & Rolled)
  | ({
      readonly type: 'cast';
      readonly spell: 'heal' | 'fireball';
      readonly monster: number | null;
      readonly mana: number;
      readonly outcome: 'success' | 'fail' | 'wild';
      readonly strength: number;
    } & Rolled)
  | { readonly type: 'healed'; readonly amount: number; readonly health: number }
  | { readonly type: 'mana-changed'; readonly by: number; readonly to: number }
  | { readonly type: 'gold-changed'; readonly by: number; readonly to: number; readonly lost: number }
  | { readonly type: 'potion-gained'; readonly potion: Potion; readonly kept: boolean; readonly to: number }
  | { readonly type: 'key-taken'; readonly level: Level; readonly at: Cell }
  | {
      readonly type: 'chest-opened';
      readonly at: Cell;
      readonly item: ItemId;
      readonly gold: number;
      readonly die: DieFace;
      readonly stream: StreamName;
    }
  | { readonly type: 'item-gained'; readonly item: ItemId; readonly changes: readonly Change[] }
  | { readonly type: 'shop-entered'; readonly at: Cell }
  | { readonly type: 'bought'; readonly item: ItemId; readonly price: number; readonly gold: number }
  | { readonly type: 'shop-left' }
  | ({
      readonly type: 'monster-moved';
      readonly from: Cell;
      readonly to: Cell;
      readonly why: 'walk' | 'advance';
    } & OfMonster)
  | ({ readonly type: 'monster-fled'; readonly from: Cell; readonly to: Cell } & OfMonster)
  | ({ readonly type: 'monster-healed'; readonly health: number } & OfMonster)
  | ({
      readonly type: 'monster-attacked';
      readonly need: number;
      readonly hit: boolean;
      readonly amount: number;
      readonly blocked: number;
    } & OfMonster &
      Rolled)
  | { readonly type: 'hero-hurt'; readonly amount: number; readonly by: Killer; readonly health: number }
  | ({ readonly type: 'respawned'; readonly at: Cell } & OfMonster & Rolled)
  | { readonly type: 'nothing-happened'; readonly why: Nothing }
  | { readonly type: 'level-cleared'; readonly level: Level; readonly turns: number }
  | { readonly type: 'won' }
  | { readonly type: 'died'; readonly by: Killer }
  | { readonly type: 'torch-out' };
