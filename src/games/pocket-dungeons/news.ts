/** What can happen, told with everything that a view needs to play it: ids, cells, dice as rolled, amounts. */
import type { Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { Attack, CardId, Side } from './data/cards.ts';
import type { ChartId, TrapId } from './data/charts.ts';
import type { Counter } from './data/constants.ts';
import type { Mask, Rotation, TileKind } from './data/tiles.ts';
import type { RerollAbility, Shift } from './decisions.ts';
import type { Door, Frame, Milestone, Pools, Result, Rival } from './pieces.ts';
import type { Cause, EventChart, MoveKind } from './pending.ts';

/** `setup`, `bag`, `build`, `deck` and `roll-off` before play; charts and all other dice in play. */
export type StreamName = 'setup' | 'bag' | 'build' | 'deck' | 'roll-off' | 'charts' | 'dice';

/** A character as it was when the news was told: it may be gone by now. */
export interface Who {
  readonly char: number;
  readonly card: CardId;
  readonly owner: Seat | null;
}

export type TestReason = 'water' | 'gas' | 'lying' | 'fear' | 'phase' | 'door' | TrapId;

export type Nothing =
  /** Encounter: every figure of the kind is out, or there is no tile for it. */
  | 'no-figure'
  | 'no-room'
  | 'too-many-rolls'
  /** Traps that do nothing to this victim. */
  | 'nowhere-to-go'
  | 'mindless'
  | 'alone'
  | 'gas-already'
  | 'nothing-turned'
  | 'wall-held';

export type Event =
  | {
      readonly type: 'roll-off';
      readonly about: 'building' | 'delvers';
      /** One row per throw; only those who were tied throw again. */
      readonly rolls: readonly (readonly { readonly seat: Seat; readonly die: number }[])[];
      readonly winner: Seat;
    }
  | { readonly type: 'tile-drawn'; readonly seat: Seat; readonly kind: TileKind }
  | { readonly type: 'tile-redrawn'; readonly kind: TileKind }
  | {
      readonly type: 'tile-placed';
      readonly seat: Seat;
      readonly kind: TileKind;
      readonly at: Cell;
      readonly rot: Rotation;
      readonly exits: Mask;
      readonly breached: boolean;
    }
  | { readonly type: 'counter-placed'; readonly seat: Seat; readonly at: Cell }
  | { readonly type: 'door-placed'; readonly seat: Seat; readonly door: Door }
  /** All tiles, counters and doors lie: those of a quick build are not told one by one. */
  | { readonly type: 'dungeon-built'; readonly frame: Frame }
  | ({ readonly type: 'delver-placed'; readonly at: Cell } & Who)
  | { readonly type: 'round-began'; readonly round: number; readonly closesAfter: number }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | ({ readonly type: 'activated'; readonly seat: Seat; readonly scheme: boolean } & Who)
  | ({ readonly type: 'delver-entered'; readonly at: Cell } & Who)
  | { readonly type: 'passed'; readonly seat: Seat }
  | ({
      readonly type: 'tested';
      readonly why: TestReason;
      readonly stat: Attack | 'action';
      readonly side: Side | null;
      readonly need: number;
      /** As they lie at the end. */
      readonly dice: readonly number[];
      readonly kicker: number;
      /** Resilient: this die had failed and was rolled again. */
      readonly rerolled: { readonly die: number; readonly from: number } | null;
      readonly pass: boolean;
    } & Who)
  | ({
      readonly type: 'rushed';
      readonly why: 'explore' | 'charge' | 'flight';
      readonly dice: readonly number[];
      /** Swift: this die was rolled again. */
      readonly swift: { readonly die: number; readonly from: number } | null;
      readonly moves: number;
    } & Who)
  | ({ readonly type: 'moved'; readonly from: Cell; readonly to: Cell; readonly how: MoveKind } & Who)
  | ({ readonly type: 'counter-flipped'; readonly at: Cell; readonly counter: Counter } & Who)
  | {
      readonly type: 'stairs-revealed';
      readonly at: Cell;
      readonly by: 'flip' | 'draught';
    }
  | ({
      readonly type: 'chart-rolled';
      readonly chart: ChartId;
      readonly dice: readonly number[];
      readonly total: number;
      readonly result: string;
    } & Who)
  | ({ readonly type: 'blessed'; readonly chart: EventChart; readonly dice: readonly number[] } & Who)
  | ({ readonly type: 'trap-sprung'; readonly trap: TrapId; readonly at: Cell } & Who)
  /** How many Encounter rolls the trap Ambush brings. */
  | ({ readonly type: 'ambushed'; readonly die: number } & Who)
  | ({
      readonly type: 'dweller-appeared';
      readonly at: Cell;
      /** Who put it there. */
      readonly seat: Seat;
      readonly bounty: number;
    } & Who)
  | { readonly type: 'door-opened'; readonly door: Door; readonly by: CardId }
  | { readonly type: 'door-held'; readonly door: Door; readonly by: CardId }
  | ({
      readonly type: 'treasure-gathered';
      readonly at: Cell;
      readonly amount: number;
      readonly how: 'gather' | 'goldlust';
    } & Who)
  | ({ readonly type: 'treasure-dropped'; readonly at: Cell; readonly amount: number } & Who)
  | { readonly type: 'pool-changed'; readonly by: number; readonly to: number }
  | ({
      readonly type: 'hazard-taken';
      readonly amount: number;
      readonly from: 'survived' | 'bounty';
    } & Who)
  /** The token of an event lies on it now: whoever defeats it takes it. */
  | ({ readonly type: 'bounty-set'; readonly bounty: number } & Who)
  | ({ readonly type: 'craven'; readonly die: number; readonly dares: boolean } & Who)
  | ({ readonly type: 'fell-short'; readonly allowance: number; readonly length: number } & Who)
  | {
      readonly type: 'combat-rolled';
      readonly attacker: Who;
      readonly defender: Who;
      readonly attack: Attack;
      readonly close: boolean;
      readonly charged: boolean;
      readonly ambush: boolean;
      readonly pools: Pools;
    }
  | ({
      readonly type: 'die-rerolled';
      readonly ability: RerollAbility;
      /** Whose pool the die lies in. */
      readonly side: Rival;
      readonly pool: Side;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    } & Who)
  | {
      readonly type: 'strikes-judged';
      readonly attacker: Who;
      readonly defender: Who;
      readonly pools: Pools;
      readonly hit: boolean;
      readonly counter: boolean;
    }
  | ({
      readonly type: 'save-rolled';
      readonly by: 'undying' | 'healing-spells';
      /** The Priestess, if it is she who heals. */
      readonly healer: number | null;
      readonly die: number;
      readonly saved: boolean;
    } & Who)
  | ({
      readonly type: 'defeated';
      readonly cause: Cause;
      readonly by: Who | null;
      readonly at: Cell;
    } & Who)
  | { readonly type: 'stalemate'; readonly attacker: Who; readonly defender: Who }
  | ({ readonly type: 'gusted'; readonly from: Cell; readonly to: Cell } & Who)
  | ({
      readonly type: 'pilfered';
      /** Null: from what the fallen opponent dropped. */
      readonly from: Who | null;
      readonly die: number;
      readonly amount: number;
    } & Who)
  | ({ readonly type: 'fled'; readonly from: readonly number[] } & Who)
  | ({ readonly type: 'paralysed' } & Who)
  | ({ readonly type: 'stood-up' } & Who)
  | ({ readonly type: 'mind-controlled' } & Who)
  | ({ readonly type: 'control-ended' } & Who)
  /** Told with the owners from before the swap. */
  | { readonly type: 'mind-swapped'; readonly a: Who; readonly b: Who }
  | {
      readonly type: 'tile-turned';
      readonly seat: Seat;
      readonly at: Cell;
      readonly turns: Shift['turns'];
      readonly exits: Mask;
    }
  | { readonly type: 'tile-collapsed'; readonly at: Cell; readonly doors: readonly Door[] }
  | { readonly type: 'tile-rubble'; readonly at: Cell }
  | { readonly type: 'treasure-buried'; readonly at: Cell; readonly amount: number }
  | { readonly type: 'gas-spread'; readonly by: 'trap' | 'foul-air' }
  | ({
      readonly type: 'departed';
      readonly seat: Seat;
      readonly at: Cell;
      readonly treasure: number;
      readonly hazards: number;
      readonly round: number;
    } & Who)
  | { readonly type: 'last-call'; readonly closesAfter: number }
  | ({ readonly type: 'nothing-happened'; readonly why: Nothing } & Who)
  /** A seat has reached something for the first time: for the clocks. */
  | { readonly type: 'milestone'; readonly seat: Seat; readonly what: Milestone }
  | ({ readonly type: 'game-over' } & Result);
