/** Pocket-Dungeons: what it holds, what may be done, what can happen. Cells are dungeon tiles (17 by 13). */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell, Direction, Extent } from '../../core/grid.ts';
import type { AbilityId, Attack, CardId, DelverId, DwellerId, Side } from './data/cards.ts';
import type { ChartId, TrapId } from './data/charts.ts';
import type { Counter } from './data/constants.ts';
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

export type OverReason = 'all-out' | 'decided' | 'last-call' | 'max-rounds';

export interface Result {
  readonly reason: OverReason;
  readonly winner: Seat | null;
  /** Best first. */
  readonly ranking: readonly Seat[];
}

// ── An assault in the making ───────────────────────────────────────────────────────────────────────────────────

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

// ── What is still to be done (the continuation of a turn, as plain data) ─────────────────────────────────────────

export type MoveKind = 'walk' | 'charge' | 'flee' | 'phase' | 'push' | 'teleport' | 'fall-back' | 'cave';
export type Cause = 'assault' | 'water' | 'gas' | TrapId;

/** `char` is whom the frame is about: when it has left the map the frame is dropped (see rules/frames.ts). */
export type Task =
  | { readonly do: 'turn-end' }
  | { readonly do: 'activate'; readonly char: number; readonly stage: 'gas' | 'lying' | 'fear' | 'act' }
  | { readonly do: 'move'; readonly char: number; readonly left: number }
  | { readonly do: 'flee'; readonly char: number; readonly left: number; readonly from: readonly number[] }
  | {
      readonly do: 'enter';
      readonly char: number;
      readonly to: Cell;
      readonly how: MoveKind;
      /** A charger does not turn the counter under its target. */
      readonly flips: boolean;
      /** Who gets the bounty if it drowns: the Mage whose Gust it was. */
      readonly by: number | null;
    }
  | { readonly do: 'entered'; readonly char: number; readonly flips: boolean }
  | { readonly do: 'flip'; readonly char: number }
  | {
      readonly do: 'event';
      readonly char: number;
      readonly token: 'none' | 'open' | 'given';
      readonly blessed: boolean;
      readonly rolls: number;
    }
  | {
      readonly do: 'chart';
      readonly char: number;
      readonly table: EventChart;
      /** Rolled and waiting for Blessings; null: still to be rolled. */
      readonly dice: readonly number[] | null;
    }
  | { readonly do: 'encounters'; readonly char: number; readonly left: number }
  | { readonly do: 'appear'; readonly char: number; readonly card: DwellerId }
  | { readonly do: 'trap'; readonly char: number; readonly trap: TrapId }
  | { readonly do: 'teleport'; readonly char: number }
  | { readonly do: 'shift'; readonly char: number }
  | { readonly do: 'cave'; readonly char: number }
  | { readonly do: 'collapse'; readonly at: Cell }
  | {
      readonly do: 'doom';
      readonly char: number;
      readonly cause: Cause;
      readonly magic: boolean;
      /** Its opponent, if it was beaten by one. */
      readonly by: number | null;
      /** In combat both saves come before any removal. */
      readonly later: boolean;
      /** Its own save, then the Priestess's, then nothing helps. */
      readonly stage: 'own' | 'healer' | 'lost';
    }
  | {
      readonly do: 'charge';
      readonly char: number;
      readonly target: number;
      readonly path: readonly Cell[];
      /** Where it began. */
      readonly from: Cell;
      /** Tiles of the path entered so far. */
      readonly done: number;
      /** Tiles it may enter in all. */
      readonly allowance: number;
    }
  | {
      readonly do: 'declare';
      readonly char: number;
      readonly target: number;
      readonly back: Cell;
      readonly charged: boolean;
      readonly ambush: boolean;
    }
  | { readonly do: 'rerolls' }
  | { readonly do: 'judge' }
  | { readonly do: 'fall' }
  | { readonly do: 'pilfer' }
  | { readonly do: 'hold' }
  | { readonly do: 'nimble-shot'; readonly char: number }
  | { readonly do: 'nimble-after'; readonly char: number };

/** Charts that Blessings may turn. */
export type EventChart = Extract<ChartId, 'hazard' | 'trap' | 'encounter'>;

// ── Whose decision, about what ─────────────────────────────────────────────────────────────────────────────────

export type Ask =
  | { readonly seat: Seat; readonly kind: 'place-tile'; readonly tile: TileKind }
  | { readonly seat: Seat; readonly kind: 'place-counter' }
  | { readonly seat: Seat; readonly kind: 'place-door' }
  | {
      readonly seat: Seat;
      readonly kind: 'place-delver';
      readonly card: DelverId;
      readonly options: readonly Cell[];
    }
  | { readonly seat: Seat; readonly kind: 'actor' }
  | { readonly seat: Seat; readonly kind: 'action'; readonly char: number }
  | { readonly seat: Seat; readonly kind: 'moving'; readonly char: number; readonly left: number }
  | { readonly seat: Seat; readonly kind: 'nimble-shot'; readonly char: number }
  | { readonly seat: Seat; readonly kind: 'nimble-after'; readonly char: number }
  | {
      readonly seat: Seat;
      readonly kind: 'flee-step';
      readonly char: number;
      readonly left: number;
      readonly options: readonly Cell[];
    }
  | { readonly seat: Seat; readonly kind: 'declare'; readonly char: number; readonly target: number }
  /** The dice lie in `state.combat`; `char` is who may re-roll. */
  | { readonly seat: Seat; readonly kind: 'reroll'; readonly char: number; readonly side: Rival }
  | { readonly seat: Seat; readonly kind: 'heal'; readonly char: number; readonly patient: number }
  | {
      readonly seat: Seat;
      readonly kind: 'bless';
      readonly char: number;
      readonly table: EventChart;
      readonly dice: readonly number[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'place-dweller';
      readonly card: DwellerId;
      readonly victim: number;
      readonly options: readonly Cell[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'teleport';
      readonly victim: number;
      readonly options: readonly Cell[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'shift';
      readonly victim: number;
      readonly options: readonly Shift[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'cave-move';
      readonly char: number;
      readonly options: readonly Cell[];
    };

export interface Shift {
  readonly at: Cell;
  /** Quarters clockwise. */
  readonly turns: 1 | 2 | 3;
}

export type RerollAbility = Extract<AbilityId, 'swordplay' | 'bulls-rush' | 'resilient' | 'tough-hide'>;

export type Action =
  | { readonly type: 'place-tile'; readonly at: Cell; readonly rot: Rotation }
  | { readonly type: 'place-counter'; readonly at: Cell }
  | { readonly type: 'place-door'; readonly at: Cell; readonly side: Door['side'] }
  /** The rest of the building is done by the quick rules. */
  | { readonly type: 'finish-build' }
  | { readonly type: 'place-delver'; readonly at: Cell }
  /** The own hero, or a scheme. */
  | { readonly type: 'activate'; readonly char: number }
  | { readonly type: 'enter'; readonly delver: DelverId; readonly at: Cell }
  | { readonly type: 'pass' }
  | { readonly type: 'explore' }
  | { readonly type: 'gather' }
  | { readonly type: 'open-door'; readonly side: Direction }
  | { readonly type: 'exit' }
  | { readonly type: 'phase'; readonly to: Cell }
  /** Tiles from the attacker (excluded) to the target's tile (included). */
  | { readonly type: 'close-assault'; readonly target: number; readonly path: readonly Cell[] }
  | { readonly type: 'ranged-assault'; readonly target: number; readonly attack: 'ranged' | 'magic' }
  | { readonly type: 'nimble-move'; readonly to: Cell }
  | { readonly type: 'end-turn' }
  | { readonly type: 'step'; readonly to: Cell }
  | { readonly type: 'stop' }
  | { readonly type: 'declare'; readonly attack: 'melee' | 'magic' }
  | {
      readonly type: 'reroll';
      readonly ability: RerollAbility;
      readonly side: Rival;
      readonly pool: Side;
      readonly die: number;
    }
  | { readonly type: 'keep' }
  | { readonly type: 'heal'; readonly use: boolean }
  | { readonly type: 'bless'; readonly reroll: boolean }
  | { readonly type: 'place-dweller'; readonly at: Cell }
  | { readonly type: 'teleport'; readonly to: Cell }
  | { readonly type: 'shift'; readonly at: Cell; readonly turns: Shift['turns'] }
  | { readonly type: 'no-shift' };

// ── News ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
