/** What can happen: the news of a step, with every die as rolled. */
import type { Seat, Variants } from '../../../core/game.ts';
import type { Ability, Assignment, Die, Level, Objective } from '../data/constants.ts';
import type { Status } from '../data/effects.ts';
import type { EventCardId } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import type { CardId, ItemId, UsableId } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-maps.ts';
import type { Ending, Source } from './state.ts';
import type { Heading, Loc } from './tiles.ts';

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

/** Kora's die with what is added to it. */
interface Thrown {
  die: Die;
  roll: number;
  bonus: number;
}

export type Event = Variants<{
  /** In a contest only: the next of them stands at the gate. */
  'raid-began': { seat: Seat; number: number; of: number };
  'round-began': { round: number };
  'objective-done': { objective: Objective; tile: number };
  /** Equal or higher succeeds. `die` is Kora's, `against` the other. */
  'rolled-vs': Thrown & {
    source: Source;
    ability: Ability;
    total: number;
    against: Die;
    againstRoll: number;
    success: boolean;
  };
  /** One Life; two wounds are two of these. */
  wounded: { source: Source; life: number };
  healed: { source: Source; amount: number; life: number };
  'status-changed': { status: Status; on: boolean };
  /** From tile to tile, in the Monsters phase or chased by a card. */
  'monster-moved': OfMonster & { from: number; to: number; by: 'hunt' | EventCardId };
  /** Higher hits. `repeat` is 1, and counts up for the sorcerer. */
  'monster-attacked': OfMonster & {
    die: Die;
    roll: number;
    defenseDie: Die;
    defenseRoll: number;
    bonus: number;
    defenseTotal: number;
    hit: boolean;
    repeat: number;
  };
  /** The Narrow Passage keeps these from striking. */
  'crowded-out': { monsters: readonly string[] };
  /** She is invisible: nobody moves, nobody strikes. */
  unseen: object;
  'dice-assigned': Assignment;
  'search-card-drawn': { card: CardId; level: Level; by: 'search' | EventCardId; left: number };
  'item-gained': { item: ItemId };
  'item-used': { item: UsableId };
  'rope-used': { source: Source };
  'search-deck-empty': { level: Level };
  'track-advanced': { by: TrackCause; moves: readonly TrackMove[] };
  'track-retreated': { by: TrackCause; moves: readonly TrackMove[] };
  /** On space 1 of the track. */
  'monster-placed': OfMonster & { by: EventCardId | 'book' };
  /** The pool held fewer than the card asked for. */
  'monster-short': { kind: Kind; wanted: number; placed: number };
  'monster-removed': OfMonster & { from: number; by: EventCardId };
  'monster-arrived': OfMonster & { tile: number };
  'move-rolled': Thrown & { slowed: boolean; points: number };
  stepped: { from: Loc; to: Loc; pointsLeft: number };
  /** `from` is where she stood, `left` the tiles left in that level's stack. */
  'tile-revealed': {
    tile: number;
    id: TileId;
    level: Level;
    gx: number;
    gy: number;
    heading: Heading;
    from: Loc;
    exit: 'onward' | 'stair';
    left: number;
  };
  'level-reached': { level: Level; tile: number };
  /** A connection marker, "To Level II", beside a staircase or on the first tile below it. */
  'marker-placed': { tile: number; to: Level };
  'move-ended': { reason: 'chosen' | 'spent' | 'monsters' | 'pit'; pointsLost: number };
  /** Higher slays. `chain` is the number of this attack in its chain, from 1. */
  attacked: OfMonster & Thrown & { total: number; foeDie: Die; foeRoll: number; hit: boolean; chain: number };
  'monster-slain': OfMonster & { tile: number; by: 'sword' | UsableId };
  'event-drawn': { card: EventCardId; level: Level };
  'event-deck-reshuffled': object;
  'nothing-happened': { source: Source; why: Nothing };
  'run-ended': Ending & { score: number };
}> & {
  /** In a contest: whose raid it belongs to. */
  readonly raider?: Seat;
};
