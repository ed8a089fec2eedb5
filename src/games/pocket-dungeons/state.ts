/** Pocket-Dungeons: what it holds. What lies on the table, is decided, happens and is still to be done has its own file. */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { DelverId, DwellerId } from './data/cards.ts';
import type { Counter } from './data/constants.ts';
import type { TileKind } from './data/tiles.ts';
import type { Ask } from './decisions.ts';
import type { Character, Combat, Dungeon, Glyph, Key, Options, Phase, Player, Result } from './pieces.ts';
import type { Task } from './pending.ts';

export type * from './decisions.ts';
export type * from './news.ts';
export * from './pieces.ts';
export type * from './pending.ts';

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
