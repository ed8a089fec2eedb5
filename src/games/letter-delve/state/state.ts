/** What lies on the table of Letter Delve (heroes, monsters, battles, what is counted about them) and where a round stands. */
import type { GameState, Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { WakeHp } from '../data/constants.ts';
import type { Tier } from '../data/gear.ts';
import type { ItemId } from '../data/items.ts';
import type { Kind } from '../data/monsters.ts';
import type { Rules } from '../data/options.ts';
import type { AimAt, Ask, WindowKind } from './actions.ts';

export interface Item {
  /** Never given twice: for tokens and statistics. Copies of a kind are alike, so actions name the kind. */
  readonly uid: number;
  readonly kind: ItemId;
}

/** What ended a hero. */
export type Cause = Kind | 'duel' | 'snipe' | 'torch' | 'concede';

export interface Hero {
  readonly seat: Seat;
  status: 'waiting' | 'inside' | 'escaped' | 'dead';
  /** Null unless inside. */
  at: Cell | null;
  hp: number;
  coins: number;
  weapon: Tier;
  armour: boolean;
  /** Open to all, as on a table; in the order in which they were found. */
  items: readonly Item[];
  /** True until the first turn ended off the star. */
  firstTurn: boolean;
  regenerating: boolean;
  /** Until the end of that round's monster turn. */
  invisibleRound: number | null;
  cause: Cause | null;
  /** Coins held at death. */
  lost: number;
  /** The rival who struck the last blow. */
  killer: Seat | null;
  outRound: number | null;
}

export interface Monster {
  readonly id: number;
  /** Null only in views, while nobody has seen its letter. */
  kind: Kind | null;
  at: Cell;
  awake: boolean;
  /** The pile that a face-down tile came from: bosses' backs carry a crown. */
  back: 'boss' | 'plain';
  /** Its letter has been seen by everybody. */
  known: boolean;
  /** A boss that a hero is walking past (quiet stairs). */
  stirring: boolean;
  /** Magic sleep: wakes at the end of that round's monster turn. The others likewise end with that round. */
  sleepRound: number | null;
  frozenRound: number | null;
  slowRound: number | null;
  cancelRound: number | null;
  /** From Snipe; counts in its next battle only. */
  wound: number;
  /** The last round in which it activated. */
  actedRound: number;
}

/** What the hero whose turn it is may still do. */
export interface Outing {
  readonly seat: Seat;
  /** Until this hero rolls, stays or uses an item (R13). */
  shopOpen: boolean;
  /** Steps left of the present movement. */
  left: number;
  dice: readonly [number, number] | null;
  /** From Haste. */
  extraMoves: number;
  levitating: boolean;
  /** Secret doors found and not yet used. */
  doors: number;
  /** Whether the present square was entered this turn: duels need it (R51). */
  entered: boolean;
  /** Squares that looted chests wake at the end of this turn. */
  chestWakes: readonly Cell[];
  duelled: readonly Seat[];
}

/** A fighter's help in one battle. */
export interface Mods {
  leather: 0 | 1;
  /** Points that magic armour still soaks. */
  soak: number;
  enchanted: boolean;
  /** D4s added to each attack roll. */
  strength: number;
  bless: number;
  poison: boolean;
  drain: boolean;
}

export interface Battle {
  /** Duel: the attacker. */
  readonly hero: Seat;
  /** One of these two is null. */
  readonly monster: number | null;
  readonly rival: Seat | null;
  monsterHp: number;
  exchanges: number;
  confused: boolean;
  /** What gold fever adds to the monster's rolls: by the purse with which the battle began (R92). */
  readonly fever: number;
  mods: Mods;
  /** The rival's, in a duel. */
  rivalMods: Mods | null;
}

export type SplitId =
  | 'enter'
  | 'first-item'
  | 'first-chest'
  | 'first-kill'
  | 'purse-50'
  | 'purse-100'
  | 'first-boss'
  | 'exit';

/** Of one seat. */
export interface Stats {
  chests: number;
  itemsFound: number;
  itemsUsed: number;
  /** In order: the word that a run spells. */
  kills: readonly Kind[];
  bosses: number;
  battles: number;
  exchanges: number;
  duelsWon: number;
  stolenFrom: number;
  steps: number;
  woke: number;
  /** The round of each. */
  splits: Readonly<Partial<Record<SplitId, number>>>;
}

export type EndedBy = 'all-out' | 'cleared' | 'torch';

// ── Where the round stands ─────────────────────────────────────────────────────────────────────────────────────

export type Flow =
  /** `index` counts along `order`. */
  | { readonly at: 'outfit'; readonly index: number }
  /** Between turns; `index` is the next to move, or the number of seats before the monster turn. */
  | { readonly at: 'interval'; readonly index: number }
  /** `shown`: steps left when the others were last asked, where items may be used at any time (R93). */
  | {
      readonly at: 'turn';
      readonly index: number;
      readonly part: 'start' | 'walk' | 'arrived';
      readonly shown?: number;
    }
  /** `queue[next]` activates next; `active` is the one whose activation is under way. */
  | {
      readonly at: 'monsters';
      readonly queue: readonly number[];
      readonly next: number;
      readonly active: number | null;
    }
  | { readonly at: 'over' };

/** A moment in which seats may react. */
export interface Window {
  readonly kind: WindowKind;
  /** Asked and passed since somebody last used an item. */
  readonly passed: readonly Seat[];
  /** Whether somebody has been asked. */
  readonly told: boolean;
}

export interface Mute {
  readonly seat: Seat;
  readonly scope: 'battle' | 'turn';
  /** A fighter with no more HP than this is asked again. */
  readonly wakeAtHp: WakeHp | null;
}

/** `turn` is the round: 0 while outfitting. */
export interface State extends GameState {
  ask: Ask | null;
  readonly rules: Rules;
  /** Drawn at setup, open to all, and of no consequence: what bots use for chance of their own. */
  readonly whim: number;
  /** Turn order, fixed at setup. */
  readonly order: readonly Seat[];
  flow: Flow;
  /** By seat. */
  heroes: Hero[];
  /** Ascending ids. */
  monsters: Monster[];
  /** The last is drawn next. Empty in views: what may lie in it is told by `unseenTiles`. */
  bag: Kind[];
  /** Tiles out of the game, in the order of their death. */
  slain: readonly Kind[];
  /** Looted chests and spent collection points. */
  emptied: readonly Cell[];
  outing: Outing | null;
  battle: Battle | null;
  window: Window | null;
  mutes: readonly Mute[];
  aim: AimAt | null;
  nextMonster: number;
  nextItem: number;
  endedBy: EndedBy | null;
  /** By seat. */
  stats: Stats[];
}
