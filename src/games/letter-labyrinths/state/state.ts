/** What the game holds. Cells count from 0: the printed column c and row r are `{ x: c - 1, y: r }`. Words are in capital letters. */
import type { GameState, Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Colour, OrangeCard } from '../data/classes.ts';
import type { Difficulty, EnemyNumber, TrapMode, Vowel } from '../data/constants.ts';
import type { BossSize, DungeonId, HealthMode } from '../data/dungeons.ts';
import type { Repeats, Shortest, WordList } from '../data/word-rules.ts';
import type { Ask } from './actions.ts';

export interface Options {
  readonly dungeon: DungeonId;
  readonly difficulty: Difficulty;
  readonly health: HealthMode;
  readonly orange: OrangeCard;
  /** Which words there are, and which of them may be made. */
  readonly words: WordList;
  readonly repeats: Repeats;
  readonly shortest: Shortest;
  readonly traps: TrapMode;
}

/** One a seat, by seat. */
export interface Pawn {
  readonly seat: Seat;
  /** Null until the class is chosen. */
  colour: Colour | null;
  /** Null until the pawn is placed. */
  at: Cell | null;
  /** Numbers of captured enemies, not spent yet, ascending. */
  tokens: readonly EnemyNumber[];
  /** Words to make this round. */
  wordsLeft: number;
  abilityUsed: boolean;
  /** Flags for the next word of this round. */
  sprint: boolean;
  passWalls: boolean;
  /** All words are made, and this seat wants no ability any more. */
  declined: boolean;
}

export interface Enemy {
  readonly n: EnemyNumber;
  readonly word: string;
  /** Null once captured. */
  at: Cell | null;
  damage: number;
  capturedBy: Seat | null;
}

export interface Boss {
  /** The top left square of its block. */
  at: Cell;
  size: BossSize;
  damage: number;
  /** Arrived in the last enemy phase and has not acted yet. */
  fresh: boolean;
  /** Its dice as last rolled; empty before its first move. */
  rolls: readonly number[];
  /** Dice of its next words that everybody has seen already. */
  told: readonly number[];
}

export interface Trap {
  readonly letter: Vowel;
  readonly at: Cell;
}

export interface Door {
  readonly id: string;
  readonly letter: string;
  open: boolean;
}

/** A word that was made, for the share line and the statistics. */
export interface WordMade {
  readonly round: number;
  readonly seat: Seat;
  readonly word: string;
  readonly damage: number;
  readonly captures: number;
  readonly won: boolean;
}

export type LossCause = 'trap' | 'bump' | 'bite' | 'reveal';

/** A card that left the deck unplayed. */
export interface Loss {
  readonly round: number;
  readonly cause: LossCause;
}

interface Stats {
  damage: number;
  flips: number;
  trapStops: number;
  bumps: number;
  bites: number;
  trapsCleared: number;
  doorsOpened: number;
  hints: number;
}

/** How a game was lost: the last card was turned, or there was none left to turn. */
export type LostBy = 'last-card' | 'empty-reveal';

export interface Ending {
  readonly how: 'won' | 'lost';
  readonly lostBy: LostBy | null;
}

/** `turn` is the round: 0 while classes are chosen and pawns placed, then 1, 2 … */
export interface State extends GameState {
  ask: Ask | null;
  readonly options: Options;
  side: 'front' | 'back';
  /** Damage that captures an enemy. */
  readonly capture: number;
  /** Damage that beats the boss; settled when all classes are chosen. */
  bossHealth: number;
  pawns: Pawn[];
  /** By number, captured ones included. */
  enemies: Enemy[];
  boss: Boss | null;
  /** Those that everybody sees. */
  traps: readonly Trap[];
  /** Those that nobody has seen (R87): null in views, so only their number is known. */
  hidden: readonly (Trap | null)[];
  /** Squares in which a hidden trap may lie, as numbers in reading order: no pawn has stopped beside them. */
  dark: readonly number[];
  /** With hidden traps: letters of the bag that lay open before, so that none of the hidden ones can be them. */
  returned: readonly Vowel[];
  /** In views it holds the letters of hidden traps too: nobody knows which of them are out. */
  bag: readonly Vowel[];
  doors: Door[];
  /** The top card is the last one. Face down in views (0), unless its face was seen. */
  deck: readonly number[];
  active: number | null;
  /** Cards that were active before, oldest first. */
  spent: readonly number[];
  /** Cards that were lost from the deck, oldest first. They lie face up. */
  lost: readonly number[];
  /** Never in this game; face down in views. */
  box: readonly number[];
  /** The top card was seen by Reveal and left there. */
  topKnown: boolean;
  /** Cards that lie somewhere in the deck for certain: recovered ones, and one seen by Reveal before a shuffle. */
  inDeck: readonly number[];
  tokensSpent: readonly EnemyNumber[];
  /** Seats whose pawns still stand under the boss; the first is asked. */
  pushing: readonly Seat[];
  words: readonly WordMade[];
  losses: readonly Loss[];
  splits: readonly SplitMark[];
  stats: Stats;
  ending: Ending | null;
}

export const SPLITS = ['first capture', 'capture 3', 'all captured', 'flip', 'boss half', 'win'] as const;
export type SplitName = (typeof SPLITS)[number];

export interface SplitMark {
  readonly name: SplitName;
  readonly round: number;
  readonly words: number;
}

export type Foe = EnemyNumber | 'boss';
