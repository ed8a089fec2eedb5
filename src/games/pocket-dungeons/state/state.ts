/**
 * Pocket-Dungeons: what it holds. Cells are dungeon tiles (17 by 13). All of it is replaced, never written to, and what
 * follows from it is kept beside it (`WeakMap`).
 */
import type { Bare, GameState, Seat, Variants } from '../../../core/game.ts';
import type { Cell, Extent } from '../../../core/grid.ts';
import type { AbilityId } from '../data/abilities.ts';
import type { Attack, CardId, DelverId, DwellerId, Rival, Side } from '../data/cards.ts';
import type { DeadlyTrap, EventChart, TrapId } from '../data/charts.ts';
import type { Counter } from '../data/constants.ts';
import type { Door, Mask, Rotation, TileKind } from '../data/tiles.ts';
import type { Ask } from './actions.ts';

export interface State extends GameState {
  /** Turns begun; rounds are counted apart. */
  turn: number;
  ask: Ask | null;
  options: Options;
  phase: Phase;
  players: readonly Player[];
  dungeon: Dungeon;
  /** Secret order; the first is drawn next. */
  bag: readonly TileKind[];
  /** The tile that the builder holds. */
  drawn: TileKind | null;
  /** Counters still to be laid, secret; the first goes next. */
  deck: readonly (Counter | '?')[];
  /** Unexplored counters. Values are secret: views show `?`. */
  hidden: Readonly<Record<Key, Counter | '?'>>;
  /** Face-up treasure by tile. */
  loose: Readonly<Record<Key, number>>;
  stairs: Cell | null;
  gas: boolean;
  /** Treasure counters in the game, wherever they are. */
  treasures: number;
  buried: number;
  /** Treasure carried by all dwellers together. */
  pool: number;
  /** Hazard tokens out of the game. */
  lostTokens: number;
  /** Ascending ids. */
  chars: readonly Character[];
  nextChar: number;
  supply: Readonly<Record<DwellerId, number>>;
  /** In the order of the cards. */
  recruits: readonly DelverId[];
  /** Who builds, or places a delver, next. */
  builder: Seat;
  /** Whose turn it is. */
  seat: Seat;
  firstSeat: Seat;
  round: number;
  closesAfter: number;
  active: number | null;
  schemed: number | null;
  lastSchemed: number | null;
  /** Tiles that the active character has Entered in this activation. */
  entered: readonly Key[];
  /** What this turn will be remembered by (see GLYPHS). */
  glyph: Glyph;
  combat: Combat | null;
  /** What is still to be done, the last first. */
  stack: readonly Task[];
  exitOrder: readonly Seat[];
  result: Result | null;
}

/** `setup`, `bag`, `build`, `deck` and `roll-off` before play; charts and all other dice in play. */
export type StreamName = 'setup' | 'bag' | 'build' | 'deck' | 'roll-off' | 'charts' | 'dice';

export type Phase = 'tiles' | 'counters' | 'doors' | 'delvers' | 'turns' | 'over';

export interface Options {
  readonly build: 'quick' | 'draft';
  /** May a lost delver come back in? */
  readonly recruits: 'any-free' | 'fresh-only';
  /** The delver of seat 0; the others are dealt. */
  readonly delver: DelverId | 'random';
  /** Where the dungeon comes from: the streams, or the fixed map of the first lesson. */
  readonly deal: 'stream' | 'lesson';
}

// ── The dungeon ────────────────────────────────────────────────────────────────────────────────────────────────

/** `x,y`: how tiles, counters and treasure are found. */
export type Key = string;

export interface Tile {
  readonly kind: TileKind;
  readonly exits: Mask;
  readonly rot: Rotation;
  /** A wall was knocked through to place it. */
  readonly breached: boolean;
  /** It nearly caved in: looks only. */
  readonly rubble: boolean;
}

/** The smallest rectangle of tiles that holds the finished dungeon. */
export interface Frame {
  readonly at: Cell;
  readonly extent: Extent;
}

export interface Dungeon {
  readonly start: Cell;
  readonly tiles: Readonly<Record<Key, Tile>>;
  readonly doors: readonly Door[];
  /** Null while it is being built; later cave-ins do not change it. */
  readonly frame: Frame | null;
}

// ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** `hero` is who is steered by a seat, whatever the card; Mind Swap may exchange bodies. */
export interface Character {
  readonly id: number;
  readonly card: CardId;
  readonly role: 'hero' | 'dweller';
  readonly owner: Seat | null;
  readonly at: Cell;
  /** Heroes only; dwellers carry the common pool. */
  readonly treasure: number;
  readonly hazards: number;
  /** Hazard tokens paid to the hero who defeats it. */
  readonly bounty: number;
  readonly paralysed: boolean;
  readonly controlled: boolean;
}

export type Milestone =
  | 'first-counter'
  | `${'first' | 'second' | 'third'}-treasure`
  | 'first-foe'
  | 'stairs-reached'
  | 'departed';

/** One sign per own turn: walk, flip, gather, kill, door, scheme, death, left. The later in the list outranks. */
export const GLYPHS = ['.', 's', 'd', '?', '$', '+', 'x', '^'] as const;
export type Glyph = (typeof GLYPHS)[number];

export interface Player {
  readonly seat: Seat;
  readonly delver: DelverId;
  readonly departed: boolean;
  readonly departedRound: number;
  /** Takes no more turns, and has not left. */
  readonly bowedOut: boolean;
  readonly final: { readonly card: CardId; readonly treasure: number; readonly hazards: number } | null;
  readonly deaths: number;
  readonly entries: number;
  readonly milestones: readonly Milestone[];
  readonly strip: string;
}

export type OverReason = 'all-out' | 'decided' | 'bowed-out' | 'last-call' | 'max-rounds';

export interface Result {
  readonly reason: OverReason;
  readonly winner: Seat | null;
  /** Best first. */
  readonly ranking: readonly Seat[];
}

// ── Fights ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Dice as they lie; a kicker is a fixed value beside them (0: none). */
export interface RolledPool {
  readonly dice: readonly number[];
  readonly kicker: number;
}

export type Pools = Readonly<Record<Rival, Readonly<Record<Side, RolledPool>>>>;

export interface Combat {
  readonly attacker: number;
  readonly defender: number;
  readonly attack: Attack;
  /** The attacker stands on the defender's tile and came from `back`; null for a shot. */
  readonly back: Cell | null;
  readonly charged: boolean;
  readonly ambush: boolean;
  readonly pools: Pools;
  /** Whose re-roll is next, keeps in a row, abilities used up. */
  readonly side: Rival;
  readonly keeps: number;
  readonly used: readonly AbilityId[];
  readonly hit: boolean;
  readonly counter: boolean;
  /** Found unsaved; removed when both saves have been tried. */
  readonly fallen: readonly number[];
  /** Treasure that one of the two has just dropped, and where. */
  readonly dropped: { readonly at: Cell; readonly amount: number } | null;
}

// ── What is still to be done ───────────────────────────────────────────────────────────────────────────────────

export type MoveKind = 'walk' | 'charge' | 'flee' | 'phase' | 'push' | 'teleport' | 'fall-back' | 'cave';
export type Cause = 'assault' | 'water' | 'gas' | DeadlyTrap;

/**
 * The continuation of a turn, as plain data, so that every pause can be saved. `char` is whom a task is about: when it
 * has left the map the task is dropped (see rules/tasks.ts).
 */
interface Tasks {
  'turn-end': Bare;
  activate: { char: number; stage: 'gas' | 'lying' | 'fear' | 'act' };
  move: { char: number; left: number };
  flee: { char: number; left: number; from: readonly number[] };
  enter: {
    char: number;
    to: Cell;
    how: MoveKind;
    /** A charger does not turn the counter under its target. */
    flips: boolean;
    /** Who gets the bounty if it drowns: the Mage whose Gust it was. */
    by: number | null;
  };
  entered: { char: number; flips: boolean };
  flip: { char: number };
  event: { char: number; token: 'none' | 'open' | 'given'; blessed: boolean; rolls: number };
  /** `dice`: rolled and waiting for Blessings; null: still to be rolled. */
  chart: { char: number; table: EventChart; dice: readonly number[] | null };
  encounters: { char: number; left: number };
  appear: { char: number; card: DwellerId };
  trap: { char: number; trap: TrapId };
  teleport: { char: number };
  shift: { char: number };
  cave: { char: number };
  collapse: { at: Cell };
  doom: {
    char: number;
    cause: Cause;
    magic: boolean;
    /** Its opponent, if it was beaten by one. */
    by: number | null;
    /** In combat both saves come before any removal. */
    later: boolean;
    /** Its own save, then the Priestess's, then nothing helps. */
    stage: 'own' | 'healer' | 'lost';
  };
  charge: {
    char: number;
    target: number;
    path: readonly Cell[];
    /** Where it began. */
    from: Cell;
    /** Tiles of the path entered so far. */
    done: number;
    /** Tiles it may enter in all. */
    allowance: number;
  };
  declare: { char: number; target: number; back: Cell; charged: boolean; ambush: boolean };
  rerolls: Bare;
  judge: Bare;
  fall: Bare;
  pilfer: Bare;
  hold: Bare;
  'nimble-shot': { char: number };
  'nimble-after': { char: number };
}

export type Task = Variants<Tasks, 'do'>;
export type TaskOf<T extends Task['do']> = Extract<Task, { do: T }>;
