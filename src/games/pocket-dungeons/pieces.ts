/** Pocket-Dungeons: what lies on the table. Cells are dungeon tiles (17 by 13). All of it is replaced, never written to. */
import type { Seat } from '../../core/game.ts';
import type { Cell, Extent } from '../../core/grid.ts';
import type { AbilityId, Attack, CardId, DelverId, Side } from './data/cards.ts';
import type { Mask, Rotation, TileKind } from './data/tiles.ts';

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

/** The west or the north tile owns the edge. */
export interface Door {
  readonly at: Cell;
  readonly side: 'east' | 'south';
}

/** The smallest rectangle of tiles that holds the finished dungeon. */
export interface Frame {
  readonly at: Cell;
  readonly extent: Extent;
}

/** Never written to, always replaced: what follows from it is kept beside it (rules/geometry.ts). */
export interface Dungeon {
  readonly start: Cell;
  readonly tiles: Readonly<Record<Key, Tile>>;
  readonly doors: readonly Door[];
  /** Null while it is being built; later cave-ins do not change it. */
  readonly frame: Frame | null;
}

/** Replaced, not written to. `hero` is who is steered by a seat, whatever the card; Mind Swap may exchange bodies. */
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

export const MILESTONES = [
  'first-counter',
  'first-treasure',
  'second-treasure',
  'third-treasure',
  'first-foe',
  'stairs-reached',
  'departed',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** One sign per own turn: walk, flip, gather, kill, door, scheme, death, left. The later in the list outranks. */
export const GLYPHS = ['.', 's', 'd', '?', '$', '+', 'x', '^'] as const;
export type Glyph = (typeof GLYPHS)[number];

export interface Player {
  readonly seat: Seat;
  readonly delver: DelverId;
  readonly departed: boolean;
  readonly departedRound: number;
  readonly final: { readonly card: CardId; readonly treasure: number; readonly hazards: number } | null;
  readonly deaths: number;
  readonly entries: number;
  readonly milestones: readonly Milestone[];
  readonly strip: string;
}

export const PHASES = ['tiles', 'counters', 'doors', 'delvers', 'turns', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Options {
  readonly build: 'quick' | 'draft';
  /** May a lost delver come back in? */
  readonly recruits: 'any-free' | 'fresh-only';
  /** The delver of seat 0; the others are dealt. */
  readonly delver: DelverId | 'random';
  /** Where the dungeon comes from: the streams, or the fixed map of the first lesson. */
  readonly deal: 'stream' | 'lesson';
}

export type OverReason = 'all-out' | 'decided' | 'last-call' | 'max-rounds';

export interface Result {
  readonly reason: OverReason;
  readonly winner: Seat | null;
  /** Best first. */
  readonly ranking: readonly Seat[];
}

export type Rival = 'attacker' | 'defender';

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
