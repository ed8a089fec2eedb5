/** What can happen: the news of a step, with every die as rolled. */
import type { Cell } from '../../../core/grid.ts';
import type { DieFace, Level } from '../data/constants.ts';
import type { MishapId } from '../data/events.ts';
import type { ItemId, POTIONS, STATS } from '../data/items.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Potion } from './actions.ts';
import type { Killer, Layout, Monster, Slot } from './state.ts';

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
