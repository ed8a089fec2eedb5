/** What can happen, told with everything that a view needs to play it: ids, cells, dice as rolled, amounts. */
import type { Seat, Variants } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { RerollAbility, SaveAbility } from '../data/abilities.ts';
import type { Attack, CardId, Side, Rival } from '../data/cards.ts';
import type { ChartId, TrapId, EventChart } from '../data/charts.ts';
import type { Counter } from '../data/constants.ts';
import type { Mask, Rotation, TileKind, Door } from '../data/tiles.ts';
import type { Shift } from './actions.ts';
import type { Cause, Frame, Milestone, MoveKind, Pools, Result } from './state.ts';

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

/** Both sides of a fight. */
interface Two {
  attacker: Who;
  defender: Who;
}

/** A die that was rolled again by an ability, and what it showed before. */
interface SecondTry {
  readonly die: number;
  readonly from: number;
}

interface Events {
  /** `rolls`: one row per throw; only those who were tied throw again. */
  'roll-off': {
    about: 'building' | 'delvers';
    rolls: readonly (readonly { readonly seat: Seat; readonly die: number }[])[];
    winner: Seat;
  };
  'tile-drawn': { seat: Seat; kind: TileKind };
  'tile-redrawn': { kind: TileKind };
  'tile-placed': { seat: Seat; kind: TileKind; at: Cell; rot: Rotation; exits: Mask; breached: boolean };
  'counter-placed': { seat: Seat; at: Cell };
  'door-placed': { seat: Seat; door: Door };
  /** All tiles, counters and doors lie: those of a quick build are not told one by one. */
  'dungeon-built': { frame: Frame };
  'delver-placed': Who & { at: Cell };
  'round-began': { round: number; closesAfter: number };
  'turn-began': { seat: Seat; round: number; turn: number };
  activated: Who & { seat: Seat; scheme: boolean };
  'delver-entered': Who & { at: Cell };
  passed: { seat: Seat };
  'bowed-out': { seat: Seat };
  tested: Who & {
    why: TestReason;
    stat: Attack | 'action';
    side: Side | null;
    need: number;
    /** As they lie at the end. */
    dice: readonly number[];
    kicker: number;
    /** Resilient. */
    rerolled: SecondTry | null;
    pass: boolean;
  };
  rushed: Who & {
    why: 'explore' | 'charge' | 'flight';
    dice: readonly number[];
    /** Swift. */
    swift: SecondTry | null;
    moves: number;
  };
  moved: Who & { from: Cell; to: Cell; how: MoveKind };
  'counter-flipped': Who & { at: Cell; counter: Counter };
  'stairs-revealed': { at: Cell; by: 'flip' | 'draught' };
  'chart-rolled': Who & { chart: ChartId; dice: readonly number[]; total: number; result: string };
  blessed: Who & { chart: EventChart; dice: readonly number[] };
  'trap-sprung': Who & { trap: TrapId; at: Cell };
  /** How many Encounter rolls the trap Ambush brings. */
  ambushed: Who & { die: number };
  /** `seat`: who put it there. */
  'dweller-appeared': Who & { at: Cell; seat: Seat; bounty: number };
  'door-opened': { door: Door; by: CardId };
  'door-held': { door: Door; by: CardId };
  'treasure-gathered': Who & { at: Cell; amount: number; how: 'gather' | 'goldlust' };
  'treasure-dropped': Who & { at: Cell; amount: number };
  'pool-changed': { by: number; to: number };
  'hazard-taken': Who & { amount: number; from: 'survived' | 'bounty' };
  /** The token of an event lies on it now: whoever defeats it takes it. */
  'bounty-set': Who & { bounty: number };
  craven: Who & { die: number; dares: boolean };
  'fell-short': Who & { allowance: number; length: number };
  'combat-rolled': Two & { attack: Attack; close: boolean; charged: boolean; ambush: boolean; pools: Pools };
  /** `side`: whose pool the die lies in. */
  'die-rerolled': Who & { ability: RerollAbility; side: Rival; pool: Side; to: number } & SecondTry;
  'strikes-judged': Two & { pools: Pools; hit: boolean; counter: boolean };
  /** `healer`: the Priestess, if it is she who heals. */
  'save-rolled': Who & { by: SaveAbility; healer: number | null; die: number; saved: boolean };
  defeated: Who & { cause: Cause; by: Who | null; at: Cell };
  stalemate: Two;
  gusted: Who & { from: Cell; to: Cell };
  /** `from` null: from what the fallen opponent dropped. */
  pilfered: Who & { from: Who | null; die: number; amount: number };
  fled: Who & { from: readonly number[] };
  paralysed: Who;
  'stood-up': Who;
  'mind-controlled': Who;
  'control-ended': Who;
  /** Told with the owners from before the swap. */
  'mind-swapped': { a: Who; b: Who };
  'tile-turned': { seat: Seat; exits: Mask } & Shift;
  'tile-collapsed': { at: Cell; doors: readonly Door[] };
  'tile-rubble': { at: Cell };
  'treasure-buried': { at: Cell; amount: number };
  'gas-spread': { by: 'trap' | 'foul-air' };
  departed: Who & { seat: Seat; at: Cell; treasure: number; hazards: number; round: number };
  'last-call': { closesAfter: number };
  'nothing-happened': Who & { why: Nothing };
  /** A seat has reached something for the first time: for the clocks. */
  milestone: { seat: Seat; what: Milestone };
  'game-over': Result;
}

export type Event = Variants<Events>;
