/**
 * Letter Labyrinths: what it holds, what may be done, what can happen.
 *
 * Cells count from 0: the printed column c and row r are `{ x: c - 1, y: r }`. Words are in capital letters.
 */
import type { GameState, Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Ability, Colour, OrangeCard } from './data/classes.ts';
import type { Difficulty, EnemyNumber, Vowel } from './data/constants.ts';
import type { BossSize, DungeonId, HealthMode } from './data/dungeons.ts';

export interface Options {
  readonly dungeon: DungeonId;
  readonly difficulty: Difficulty;
  readonly health: HealthMode;
  readonly orange: OrangeCard;
}

/** One a seat, by seat. */
export interface Pawn {
  readonly seat: Seat;
  /** Null until the class is chosen. */
  colour: Colour | null;
  /** Null until the pawn is placed. */
  at: Cell | null;
  /** Numbers of captured enemies, not spent yet, ascending. */
  tokens: EnemyNumber[];
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
  /** The d12 as last rolled; empty before its first move. */
  rolls: number[];
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

export interface Stats {
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
  readonly bossHealth: number;
  pawns: Pawn[];
  /** By number, captured ones included. */
  enemies: Enemy[];
  boss: Boss | null;
  traps: Trap[];
  bag: Vowel[];
  doors: Door[];
  /** The top card is the last one. Face down in views (0), unless its face was seen. */
  deck: number[];
  active: number | null;
  /** Cards that were active before, oldest first. */
  spent: number[];
  /** Cards that were lost from the deck, oldest first. They lie face up. */
  lost: number[];
  /** Never in this game; face down in views. */
  box: number[];
  /** The top card was seen by Reveal and left there. */
  topKnown: boolean;
  /** Cards that lie somewhere in the deck for certain: recovered ones, and one seen by Reveal before a shuffle. */
  inDeck: number[];
  tokensSpent: EnemyNumber[];
  /** Seats whose pawns still stand under the boss; the first is asked. */
  pushing: Seat[];
  words: WordMade[];
  losses: Loss[];
  splits: SplitMark[];
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

/**
 * - `class`: choose a colour. `place`: put the pawn on the board.
 * - `play`: make a word, use an ability, or hand over to another seat. With all words made: an ability, or the end.
 * - `reveal`: what becomes of the revealed card. `push`: where the pawn under the boss goes.
 */
export interface Ask {
  readonly seat: Seat;
  readonly kind: 'class' | 'place' | 'play' | 'reveal' | 'push';
  /** Another seat has handed over: whoever is asked so should act. */
  readonly handed?: true;
}

export const REVEAL_CHOICES = ['keep', 'discard', 'activate'] as const;
export type RevealChoice = (typeof REVEAL_CHOICES)[number];

/** Every action is that of the asked seat. */
export type Action =
  | { readonly type: 'class'; readonly colour: Colour }
  | { readonly type: 'place'; readonly at: Cell }
  /** Nobody owns the turn: another seat goes on. While placing and playing. */
  | { readonly type: 'hand'; readonly to: Seat }
  /** `short`: ascending letter indices that Sprint shortens to one square; left out if there are none. */
  | { readonly type: 'word'; readonly word: string; readonly short?: readonly number[] }
  /** Makes no word; with all words made, wants no ability and leaves the rest to the others. */
  | { readonly type: 'pass' }
  | {
      readonly type: 'ability';
      readonly ability: 'reveal' | 'disable' | 'pass-walls' | 'sprint' | 'double-up';
    }
  | { readonly type: 'ability'; readonly ability: 'recover'; readonly card: number }
  | { readonly type: 'ability'; readonly ability: 'portal'; readonly to: Cell }
  | { readonly type: 'reveal-choice'; readonly choice: RevealChoice }
  | { readonly type: 'push'; readonly to: Cell }
  /** All words are made: the enemy phase begins. */
  | { readonly type: 'end-players' }
  /** Writes down that a hint was shown in full. Legal while playing, but never listed. */
  | { readonly type: 'hint-used' };

export type Foe = EnemyNumber | 'boss';

/** Dice squares as rolled: the d12 (1 to 12) and the d10 (0 to 9); all but the last pair met something. */
export type DiceSquares = readonly (readonly [column: number, row: number])[];

interface OfLetter {
  readonly seat: Seat;
  /** Which letter of the word, from 0. */
  readonly index: number;
}

export type Event =
  // Setup
  | { readonly type: 'enemy-placed'; readonly n: EnemyNumber; readonly at: Cell; readonly rolls: DiceSquares }
  | { readonly type: 'trap-placed'; readonly letter: Vowel; readonly at: Cell; readonly rolls: DiceSquares }
  | { readonly type: 'class-chosen'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Cell }
  | { readonly type: 'deck-built'; readonly size: number }
  | {
      readonly type: 'card-revealed';
      readonly card: number;
      readonly by: 'setup' | 'enemies' | 'ability';
      readonly deckLeft: number;
    }
  /** `hushed` only where the twist is Hush. */
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly deckLeft: number;
      readonly hushed: Vowel | null;
    }
  | { readonly type: 'handed-over'; readonly from: Seat; readonly to: Seat }
  // A word, letter by letter
  | { readonly type: 'word-played'; readonly seat: Seat; readonly word: string; readonly at: Cell }
  | ({ readonly type: 'letter-idle'; readonly at: Cell } & OfLetter)
  | ({
      readonly type: 'blocked';
      readonly at: Cell;
      readonly direction: Direction;
      readonly by: 'wall' | 'edge' | 'door';
    } & OfLetter)
  | ({ readonly type: 'door-opened'; readonly door: string; readonly letter: string } & OfLetter)
  | ({ readonly type: 'trap-cleared'; readonly at: Cell; readonly letter: Vowel } & OfLetter)
  | ({ readonly type: 'stepped'; readonly from: Cell; readonly to: Cell } & OfLetter)
  /** `damage` is the foe's damage after it, `health` what captures or beats it. */
  | ({
      readonly type: 'bumped';
      readonly at: Cell;
      readonly toward: Cell;
      readonly foe: Foe;
      readonly damage: number;
      readonly health: number;
    } & OfLetter)
  /** `captures` counts the captured enemies of the game so far. */
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly n: EnemyNumber;
      readonly at: Cell;
      readonly captures: number;
    }
  | { readonly type: 'boss-halved'; readonly damage: number }
  | ({
      readonly type: 'trap-stopped';
      readonly at: Cell;
      readonly toward: Cell;
      readonly letter: Vowel;
    } & OfLetter)
  | { readonly type: 'letters-void'; readonly seat: Seat; readonly fromIndex: number }
  | { readonly type: 'word-ended'; readonly seat: Seat; readonly end: Cell; readonly damage: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** This seat wants no ability any more. */
  | { readonly type: 'declined'; readonly seat: Seat }
  // Abilities
  | {
      readonly type: 'ability-used';
      readonly seat: Seat;
      readonly ability: Ability;
      readonly token: EnemyNumber;
    }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'peek-resolved';
      readonly seat: Seat;
      readonly card: number;
      readonly choice: RevealChoice;
    }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly card: number; readonly deckLeft: number }
  | { readonly type: 'traps-removed'; readonly seat: Seat; readonly traps: readonly Trap[] }
  | { readonly type: 'ported'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  // The enemy phase
  | { readonly type: 'enemy-phase'; readonly round: number }
  | { readonly type: 'flipped'; readonly dungeon: DungeonId }
  | { readonly type: 'boss-placed'; readonly at: Cell; readonly size: BossSize }
  | { readonly type: 'boss-grew'; readonly from: Cell; readonly at: Cell; readonly size: BossSize }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'boss-rolled'; readonly rolls: readonly number[]; readonly words: readonly string[] }
  | { readonly type: 'enemy-word'; readonly foe: Foe; readonly word: string }
  /** `index` is the letter of the foe's word that moves it; idle letters tell nothing. */
  | {
      readonly type: 'enemy-stepped';
      readonly foe: Foe;
      readonly index: number;
      readonly from: Cell;
      readonly to: Cell;
    }
  | {
      readonly type: 'enemy-blocked';
      readonly foe: Foe;
      readonly index: number;
      readonly at: Cell;
      readonly direction: Direction;
      readonly by: 'wall' | 'edge' | 'door' | 'enemy';
    }
  | {
      readonly type: 'enemy-bumped';
      readonly foe: Foe;
      readonly index: number;
      readonly at: Cell;
      readonly direction: Direction;
      readonly seats: readonly Seat[];
    }
  | { readonly type: 'trap-drifted'; readonly letter: Vowel; readonly from: Cell; readonly to: Cell }
  | {
      readonly type: 'trap-bit';
      readonly letter: Vowel;
      readonly at: Cell;
      readonly toward: Cell;
      readonly seat: Seat;
    }
  | { readonly type: 'trap-sprouted'; readonly letter: Vowel; readonly at: Cell; readonly rolls: DiceSquares }
  /** `card` is null where the deck was already empty. */
  | {
      readonly type: 'card-lost';
      readonly card: number | null;
      readonly cause: LossCause;
      readonly deckLeft: number;
    }
  | { readonly type: 'boss-defeated'; readonly at: Cell; readonly size: BossSize; readonly seat: Seat }
  | { readonly type: 'hint-noted'; readonly seat: Seat; readonly hints: number }
  | { readonly type: 'game-over'; readonly how: Ending['how']; readonly lostBy: LostBy | null };
