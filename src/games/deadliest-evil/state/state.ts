/** Dungeon of Deadliest Evil: what it holds. */
import type { GameState, Seat } from '../../../core/game.ts';
import type { ScorePart } from '../../../core/outcome.ts';
import type { Assignment, Difficulty, Level, Objective } from '../data/constants.ts';
import type { EventCardId } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import type { CardId, ItemId } from '../data/search-cards.ts';
import type { SpaceId } from '../data/tile-faces.ts';
import type { TileId } from '../data/tile-maps.ts';
import type { Ask } from './actions.ts';
import type { PlacedTile } from './tiles.ts';

/** On a space of the track, or on a tile of the board. Monsters stand on tiles, never on spaces. */
export type MonsterAt =
  | { readonly on: 'track'; readonly space: number }
  | { readonly on: 'board'; readonly tile: number };

export interface Monster {
  readonly id: string;
  readonly kind: Kind;
  readonly at: MonsterAt;
}

export interface Kora {
  tile: number;
  space: SpaceId;
  life: number;
  /** Null only before the first assignment. */
  dice: Assignment | null;
  /** In order of finding. */
  items: ItemId[];
  slowed: boolean;
  invisible: boolean;
}

/** What of the Act phase is done, and what is left. */
export interface Act {
  readonly move: 'none' | 'moving' | 'done';
  readonly attack: 'none' | 'chain' | 'done';
  readonly points: number;
  /** Monsters slain in this chain. */
  readonly chain: number;
}

/** What takes Life or asks for a roll. */
export type Source = Kind | 'pit' | 'blades' | CardId | EventCardId;
export type Result = 'ultimate' | 'greater' | 'minor' | 'defeat';

export interface Ending {
  readonly result: Result;
  /** Of a defeat: the source of the last wound, or the round guard. */
  readonly cause: Source | 'lost-in-the-dark' | null;
}

export interface Stats {
  searches: number;
  healed: number;
  slain: Readonly<Record<Kind, number>>;
  wounds: Readonly<Partial<Record<Source, number>>>;
}

/** One square of the share line. */
export interface RoundMark {
  readonly wounds: number;
  readonly objective: boolean;
}

export type SplitName = 'level-2' | 'level-3' | Objective | 'exit';
export interface SplitMark {
  readonly what: SplitName;
  readonly round: number;
  readonly action: number;
}

/** A raid that is over: everything that results, statistics and rivals want to know of it. */
export interface Raid extends Ending {
  readonly seat: Seat;
  readonly score: number;
  readonly parts: readonly ScorePart[];
  readonly rounds: number;
  readonly life: number;
  /** Where it ended. */
  readonly level: Level;
  readonly objectives: readonly Objective[];
  readonly slain: Stats['slain'];
  readonly wounds: Stats['wounds'];
  readonly tiles: number;
  readonly searches: number;
  readonly actions: number;
  readonly marks: readonly RoundMark[];
}

/** Several raid the same dungeon, one after another; everything else in the state is the present raid's. */
export interface Contest {
  readonly seats: number;
  /** Whose raid it is. */
  readonly raider: Seat;
  /** Rounds of the raids before this one. */
  readonly before: number;
  /** Those that are over, in order of seats. */
  readonly raids: readonly Raid[];
}

/** `turn` counts rounds from 1; in a contest those of all raids together (see `roundOf`). */
export interface State extends GameState {
  options: { readonly difficulty: Difficulty };
  ask: Ask | null;
  /** [0] is the Entrance; then in order of reveal. */
  tiles: readonly PlacedTile[];
  /** Hidden; [0] is the top. */
  stacks: Readonly<Record<Level, readonly TileId[]>>;
  kora: Kora;
  /** Only those in play, in order of kind, then id. */
  monsters: readonly Monster[];
  /** Hidden; [0] is the top. */
  searchDecks: Readonly<Record<Level, readonly CardId[]>>;
  /** Resolved Instants and used Items. */
  searchDiscards: Readonly<Record<Level, readonly CardId[]>>;
  /** Hidden; [0] is the top. */
  eventDeck: readonly EventCardId[];
  /** The last one is the card drawn last. */
  eventDiscard: readonly EventCardId[];
  objectives: Readonly<Record<Objective, boolean>>;
  act: Act;
  stats: Stats;
  /** By round; [0] is round 1. */
  marks: readonly RoundMark[];
  splits: readonly SplitMark[];
  /** Actions applied so far. */
  actions: number;
  ending: Ending | null;
  /** Not there in solitaire. */
  contest?: Contest;
}
