/** 9-Bit Dungeon: what it holds. */
import type { GameState } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { DieFace, Level, MaxMana } from '../data/constants.ts';
import type { MishapId } from '../data/events.ts';
import type { CardNumber, Side } from '../data/faces.ts';
import type { ItemId } from '../data/items.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Ask } from './actions.ts';

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
  hints: number;
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
export type Killer = MonsterId | MishapId | 'wild-magic';

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
