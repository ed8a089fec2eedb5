/** What can happen: the news of a step, with every die as rolled. */
import type { Variants } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { DieFace, Level } from '../data/constants.ts';
import type { MishapId } from '../data/events.ts';
import type { Gain, ItemId, Potion } from '../data/items.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Spell } from './actions.ts';
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
  readonly stat: Gain;
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

export type Event = Variants<{
  'level-began': { level: Level; layout: Layout; monsters: readonly Monster[]; health: number };
  'turn-began': { turn: number; levelTurn: number };
  'phase-ended': { unused: number };
  moved: { from: Cell; to: Cell };
  crossed: { from: Slot; to: Slot };
  'event-drawn': Rolled & { id: MishapId };
  /** A Skill Test that an event asks for. */
  tested: Rolled & { need: number; pass: boolean; by: MishapId };
  attacked: OfMonster & Rolled & { need: number; hit: boolean };
  'monster-hurt': OfMonster & { amount: number; blocked: number; left: number };
  'monster-recovered': OfMonster;
  /** The purse holds 20: of the gold only so much is kept. */
  'monster-slain': OfMonster & { at: Cell; amount: number; blocked: number; gold: number; kept: number };
  guzzled: Rolled & { potion: Potion; gain: number; left: number };
  cast: Rolled & {
    spell: Spell;
    monster: number | null;
    mana: number;
    outcome: 'success' | 'fail' | 'wild';
    strength: number;
  };
  healed: { amount: number; health: number };
  'mana-changed': { by: number; to: number };
  'gold-changed': { by: number; to: number; lost: number };
  'potion-gained': { potion: Potion; kept: boolean; to: number };
  'key-taken': { level: Level; at: Cell };
  'chest-opened': { at: Cell; item: ItemId; gold: number; die: DieFace; stream: StreamName };
  'item-gained': { item: ItemId; changes: readonly Change[] };
  'shop-entered': { at: Cell };
  bought: { item: ItemId; price: number; gold: number };
  'shop-left': object;
  'monster-moved': OfMonster & { from: Cell; to: Cell; why: 'walk' | 'advance' };
  'monster-fled': OfMonster & { from: Cell; to: Cell };
  'monster-healed': OfMonster & { health: number };
  'monster-attacked': OfMonster & Rolled & { need: number; hit: boolean; amount: number; blocked: number };
  'hero-hurt': { amount: number; by: Killer; health: number };
  respawned: OfMonster & Rolled & { at: Cell };
  'nothing-happened': { why: Nothing };
  'level-cleared': { level: Level; turns: number };
  won: object;
  died: { by: Killer };
  'torch-out': object;
  'hint-noted': { hints: number };
}>;
