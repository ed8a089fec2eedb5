/** What can happen in Letter Delve: the news that screens, logs, sounds and clocks are made of. */
import type { Bare, Seat, Variants } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import type { Tier } from '../data/gear.ts';
import type { ItemId } from '../data/items.ts';
import type { Kind } from '../data/monsters.ts';
import type { Target, WindowKind } from './actions.ts';
import type { Cause, EndedBy, Item, SplitId } from './state.ts';

interface OfMonster {
  monster: number;
  kind: Kind;
}

/** Who fights the hero: a monster or a rival; the other one is null. */
interface Against {
  hero: Seat;
  monster: number | null;
  kind: Kind | null;
  rival: Seat | null;
}

/** One side's attack roll. */
export interface Roll {
  readonly die: number;
  /** Two with Enchant Weapon (the higher counts) or Confusion (the lower). */
  readonly faces: readonly number[];
  /** One D4 per Strength. */
  readonly strength: readonly number[];
  readonly bless: number;
  /** What gold fever adds to a monster's roll. */
  readonly fever: number;
  readonly total: number;
}

export type WakeReason = 'walk' | 'collect' | 'chest' | 'item' | 'shot' | 'sleep-over';
export type MonsterStatus = 'asleep' | 'frozen' | 'slowed' | 'cancelled';
/** From items: the first five on the board, the others for one battle only. */
export type HeroStatus =
  | ('invisible' | 'regenerating' | 'hasty' | 'levitating' | 'secret-door')
  | ('soak' | 'enchanted' | 'strength' | 'blessed' | 'poison' | 'drain' | 'confusion');

/** By type, what an event tells beside it. Coins and HP: `by` is the change, the other what there is now. */
type News = {
  dealt: { bosses: number; sleepers: number; bag: number };
  'first-seat': { seat: Seat };
  outfitted: { seat: Seat; weapon: Tier; armour: boolean; price: number; coins: number };
  /** `torchLeft` counts this round; null without a torch. */
  'round-began': { round: number; torchLeft: number | null };
  'turn-began': { seat: Seat; first: boolean };
  entered: { seat: Seat; at: Cell };
  /** `over`: 20 HP reached, the effect ends. */
  'regen-tick': { seat: Seat; hp: number; over: boolean };
  /** Without a weapon: armour. */
  bought: { seat: Seat; weapon: Tier | null; price: number; coins: number };
  'rolled-move': { seat: Seat; dice: readonly [number, number] };
  stayed: { seat: Seat; at: Cell };
  stepped: { seat: Seat; from: Cell; to: Cell; left: number };
  stirred: { monster: number; at: Cell };
  settled: { monster: number; at: Cell };
  /** `by`: whose doing. */
  woke: OfMonster & { at: Cell; why: WakeReason; by: Seat | null };
  stopped: { seat: Seat; at: Cell };
  looted: { seat: Seat; at: Cell; dice: readonly [number, number]; by: number; coins: number };
  collected: { seat: Seat; at: Cell; rolls: readonly number[]; items: readonly Item[] };
  'turn-ended': { seat: Seat };
  'window-opened': { window: WindowKind; seat: Seat };
  'item-used': { seat: Seat; item: ItemId; uid: number; target: Target | null };
  'monsters-began': { queue: readonly number[] };
  activated: OfMonster & { at: Cell };
  idle: OfMonster & { at: Cell; why: 'no-target' | 'frozen' | 'blocked' };
  jumped: OfMonster & { from: Cell; to: Cell };
  'rolled-monster-move': OfMonster & { die: number; face: number; target: Seat };
  'monster-stepped': OfMonster & { from: Cell; to: Cell };
  'battle-began': Against & { monsterHp: number };
  exchange: Against & {
    n: number;
    heroRoll: Roll;
    foeRoll: Roll;
    result: 'hero-hits' | 'foe-hits' | 'clash';
  };
  soaked: { seat: Seat; by: 'leather' | 'magic'; left: number };
  /** `die`: of a potion that rolls. */
  'hp-changed': {
    seat: Seat;
    by: number;
    hp: number;
    why: 'blow' | 'potion' | 'drain' | 'shot';
    die: number | null;
  };
  'monster-hp': OfMonster & { by: number; hp: number };
  stolen: OfMonster & { seat: Seat; die: number; by: number; coins: number };
  'battle-ended': Against & { how: 'foe-died' | 'hero-died' | 'item' };
  'coins-gained': {
    seat: Seat;
    by: number;
    coins: number;
    why: 'loot' | 'conjured';
    dice: readonly number[];
  };
  'monster-died': OfMonster & { at: Cell; by: Seat };
  regenerated: OfMonster & { from: Cell; to: Cell };
  created: OfMonster & { at: Cell; by: Seat };
  /** A letter that nobody has seen stays null. */
  polymorphed: { monster: number; at: Cell; from: Kind | null; to: Kind | null };
  'monster-status': { monster: number; status: MonsterStatus };
  'monster-status-over': { monster: number; status: MonsterStatus };
  'hero-status': { seat: Seat; status: HeroStatus };
  'hero-status-over': { seat: Seat; status: HeroStatus };
  'weapon-changed': { seat: Seat; die: number; from: Tier; to: Tier };
  pushed: { monster: number; way: Direction; die: number; from: Cell; to: Cell };
  'monster-teleported': { monster: number; from: Cell; to: Cell };
  teleported: { seat: Seat; from: Cell; to: Cell };
  /** `wound`: what the monster has from shots so far. */
  sniped: Against & { roll: number; foeRoll: number; hit: boolean; wound: number; at: Cell };
  missiles: OfMonster & { seat: Seat; die: number };
  died: { seat: Seat; at: Cell; cause: Cause; killer: Seat | null; coinsLost: number };
  /** `purse`: what the robber owns now. */
  robbed: { from: Seat; by: Seat; coins: number; purse: number; items: readonly Item[] };
  left: { seat: Seat; coins: number; how: 'stairs' | 'teleport' | 'cleared' };
  /** For the clocks; `alone` in a game of one seat. */
  milestone: { seat: Seat; what: SplitId; alone: boolean };
  'torch-out': Bare;
  'game-over': { endedBy: EndedBy; winners: readonly Seat[] };
};

export type Event = Variants<News>;
