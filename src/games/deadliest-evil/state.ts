/** Dungeon of Deadliest Evil: what it holds, what may be done, what can happen. */
import type { GameState } from '../../core/game.ts';
import type { Ability, Assignment, Die, Difficulty, Level, Objective } from './data/constants.ts';
import type { Status } from './data/effects.ts';
import type { EventCardId } from './data/event-cards.ts';
import type { Kind } from './data/monsters.ts';
import type { CardId, ItemId, UsableId } from './data/search-cards.ts';
import type { ExitName, SpaceId, TileId } from './data/tile-faces.ts';

/** A space of a placed tile; `tile` counts in the order of reveal, 0 is the Entrance. */
export interface Loc {
  readonly tile: number;
  readonly space: SpaceId;
}

/** Which way a tile's own north points. No arrangement ever heads south. */
export type Heading = 'N' | 'E' | 'W';

export interface PlacedTile {
  readonly id: TileId;
  readonly level: Level;
  readonly gx: number;
  readonly gy: number;
  readonly heading: Heading;
  readonly searched: boolean;
  /** Neighbours by their index; null where nothing is known or no exit is. */
  readonly links: Readonly<Record<ExitName, number | null>>;
}

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

/** `turn` counts rounds from 1. */
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
}

/** Phases 2 to 5 of a round; the others need no decision. */
export const PHASES = ['assign', 'search', 'item', 'act'] as const;
export type Phase = (typeof PHASES)[number];

export interface Ask {
  readonly seat: 0;
  readonly kind: Phase;
}

export type Action =
  | { readonly type: 'assign'; readonly combat: Die; readonly defense: Die; readonly speed: Die }
  | { readonly type: 'search' }
  | { readonly type: 'skip-search' }
  | { readonly type: 'use-item'; readonly item: UsableId }
  | { readonly type: 'end-items' }
  | { readonly type: 'attack'; readonly monster: string }
  | { readonly type: 'roll-move' }
  | { readonly type: 'step'; readonly to: Loc }
  | { readonly type: 'explore'; readonly exit: 'onward' | 'stair' }
  | { readonly type: 'end-move' }
  | { readonly type: 'end-turn' };

interface OfMonster {
  readonly monster: string;
  readonly kind: Kind;
}

/** From one space of the track to the next. Arriving ones have `to` = the last space. */
export interface TrackMove extends OfMonster {
  readonly from: number;
  readonly to: number;
}

/** Why the track moved: its own phase, a search, or a card. */
export type TrackCause = 'round' | 'search' | EventCardId;

export type Nothing =
  /** The card is called so. */
  'dust' | 'life-full' | 'nobody-on-track' | 'nobody-to-chase' | 'nobody-to-cull' | 'already-so';

export type Event =
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'objective-done'; readonly objective: Objective; readonly tile: number }
  /** Equal or higher succeeds. `die` is Kora's, `against` the other. */
  | {
      readonly type: 'rolled-vs';
      readonly source: Source;
      readonly ability: Ability;
      readonly die: Die;
      readonly roll: number;
      readonly bonus: number;
      readonly total: number;
      readonly against: Die;
      readonly againstRoll: number;
      readonly success: boolean;
    }
  /** One Life; two wounds are two of these. */
  | { readonly type: 'wounded'; readonly source: Source; readonly life: number }
  | { readonly type: 'healed'; readonly source: Source; readonly amount: number; readonly life: number }
  | { readonly type: 'status-changed'; readonly status: Status; readonly on: boolean }
  /** From tile to tile, in the Monsters phase or chased by a card. */
  | ({
      readonly type: 'monster-moved';
      readonly from: number;
      readonly to: number;
      readonly by: 'hunt' | EventCardId;
    } & OfMonster)
  /** Higher hits. `repeat` is 1, and counts up for the sorcerer. */
  | ({
      readonly type: 'monster-attacked';
      readonly die: Die;
      readonly roll: number;
      readonly defenseDie: Die;
      readonly defenseRoll: number;
      readonly bonus: number;
      readonly defenseTotal: number;
      readonly hit: boolean;
      readonly repeat: number;
    } & OfMonster)
  /** The Narrow Passage keeps these from striking. */
  | { readonly type: 'crowded-out'; readonly monsters: readonly string[] }
  /** She is invisible: nobody moves, nobody strikes. */
  | { readonly type: 'unseen' }
  | {
      readonly type: 'dice-assigned';
      readonly combat: Die;
      readonly defense: Die;
      readonly speed: Die;
    }
  | {
      readonly type: 'search-card-drawn';
      readonly card: CardId;
      readonly level: Level;
      readonly by: 'search' | EventCardId;
      readonly left: number;
    }
  | { readonly type: 'item-gained'; readonly item: ItemId }
  | { readonly type: 'item-used'; readonly item: UsableId }
  | { readonly type: 'rope-used'; readonly source: Source }
  | { readonly type: 'search-deck-empty'; readonly level: Level }
  | { readonly type: 'track-advanced'; readonly by: TrackCause; readonly moves: readonly TrackMove[] }
  | { readonly type: 'track-retreated'; readonly by: TrackCause; readonly moves: readonly TrackMove[] }
  /** On space 1 of the track. */
  | ({ readonly type: 'monster-placed'; readonly by: EventCardId | 'book' } & OfMonster)
  /** The pool held fewer than the card asked for. */
  | {
      readonly type: 'monster-short';
      readonly kind: Kind;
      readonly wanted: number;
      readonly placed: number;
    }
  | ({ readonly type: 'monster-removed'; readonly from: number; readonly by: EventCardId } & OfMonster)
  | ({ readonly type: 'monster-arrived'; readonly tile: number } & OfMonster)
  | {
      readonly type: 'move-rolled';
      readonly die: Die;
      readonly roll: number;
      readonly bonus: number;
      readonly slowed: boolean;
      readonly points: number;
    }
  | { readonly type: 'stepped'; readonly from: Loc; readonly to: Loc; readonly pointsLeft: number }
  | {
      readonly type: 'tile-revealed';
      readonly tile: number;
      readonly id: TileId;
      readonly level: Level;
      readonly gx: number;
      readonly gy: number;
      readonly heading: Heading;
      /** Where she stood, and the way she took. */
      readonly from: Loc;
      readonly exit: 'onward' | 'stair';
      /** Tiles left in that level's stack. */
      readonly left: number;
    }
  | { readonly type: 'level-reached'; readonly level: Level; readonly tile: number }
  /** A connection marker, "To Level II", beside a staircase or on the first tile below it. */
  | { readonly type: 'marker-placed'; readonly tile: number; readonly to: Level }
  | {
      readonly type: 'move-ended';
      readonly reason: 'chosen' | 'spent' | 'monsters' | 'pit';
      readonly pointsLost: number;
    }
  /** Higher slays. `chain` is the number of this attack in its chain, from 1. */
  | ({
      readonly type: 'attacked';
      readonly die: Die;
      readonly roll: number;
      readonly bonus: number;
      readonly total: number;
      readonly foeDie: Die;
      readonly foeRoll: number;
      readonly hit: boolean;
      readonly chain: number;
    } & OfMonster)
  | ({ readonly type: 'monster-slain'; readonly tile: number; readonly by: 'sword' | UsableId } & OfMonster)
  | { readonly type: 'event-drawn'; readonly card: EventCardId; readonly level: Level }
  | { readonly type: 'event-deck-reshuffled' }
  | { readonly type: 'nothing-happened'; readonly source: Source; readonly why: Nothing }
  | {
      readonly type: 'run-ended';
      readonly result: Result;
      readonly cause: Ending['cause'];
      readonly score: number;
    };
