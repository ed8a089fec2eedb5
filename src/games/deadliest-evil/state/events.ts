/** What can happen: the news of a step, with every die as rolled. */
import type { Ability, Die, Level, Objective } from '../data/constants.ts';
import type { Status } from '../data/effects.ts';
import type { EventCardId } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import type { CardId, ItemId, UsableId } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-faces.ts';
import type { Ending, Heading, Loc, Result, Source } from './state.ts';

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
