/** What can happen. */
import type { Seat, Variants } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import type { Ability, Colour } from '../data/classes.ts';
import type { EnemyNumber, Vowel } from '../data/constants.ts';
import type { BossSize, DungeonId } from '../data/dungeons.ts';
import type { RevealChoice } from './actions.ts';
import type { Ending, Foe, LossCause, Trap } from './state.ts';

/** Dice squares as rolled: the d12 (1 to 12) and the d10 (0 to 9); all but the last pair met something. */
export type DiceSquares = readonly (readonly [column: number, row: number])[];

/** Which letter of the seat's word, from 0. */
interface OfLetter {
  readonly seat: Seat;
  readonly index: number;
}

/** Which letter of the foe's word; idle letters tell nothing. */
interface OfFoe {
  readonly foe: Foe;
  readonly index: number;
}

export type Event = Variants<{
  // Setup
  'enemy-placed': { n: EnemyNumber; at: Cell; rolls: DiceSquares };
  'trap-placed': { letter: Vowel; at: Cell; rolls: DiceSquares };
  /** So many lie where nobody sees them. */
  'traps-hidden': { count: number };
  /** A pawn has stopped beside it, walked onto it, or must make way. */
  'trap-seen': { letter: Vowel; at: Cell };
  'class-chosen': { seat: Seat; colour: Colour };
  placed: { seat: Seat; at: Cell };
  'deck-built': { size: number };
  'card-revealed': { card: number; by: 'setup' | 'enemies' | 'ability'; deckLeft: number };
  /** `hushed` only where the twist is Hush. */
  'round-started': { round: number; deckLeft: number; hushed: Vowel | null };
  'handed-over': { from: Seat; to: Seat };
  // A word, letter by letter
  'word-played': { seat: Seat; word: string; at: Cell };
  'letter-idle': { at: Cell } & OfLetter;
  blocked: { at: Cell; direction: Direction; by: 'wall' | 'edge' | 'door' } & OfLetter;
  'door-opened': { door: string; letter: string } & OfLetter;
  'trap-cleared': { at: Cell; letter: Vowel } & OfLetter;
  stepped: { from: Cell; to: Cell } & OfLetter;
  /** `damage` is the foe's damage after it, `health` what captures or beats it. */
  bumped: { at: Cell; toward: Cell; foe: Foe; damage: number; health: number } & OfLetter;
  /** `captures` counts the captured enemies of the game so far. */
  captured: { seat: Seat; n: EnemyNumber; at: Cell; captures: number };
  'boss-halved': { damage: number };
  'trap-stopped': { at: Cell; toward: Cell; letter: Vowel } & OfLetter;
  'letters-void': { seat: Seat; fromIndex: number };
  'word-ended': { seat: Seat; end: Cell; damage: number };
  passed: { seat: Seat };
  /** This seat wants no ability any more. */
  declined: { seat: Seat };
  // Abilities
  'ability-used': { seat: Seat; ability: Ability; token: EnemyNumber };
  peeked: { seat: Seat; card: number };
  'peek-resolved': { seat: Seat; card: number; choice: RevealChoice };
  recovered: { seat: Seat; card: number; deckLeft: number };
  'traps-removed': { seat: Seat; traps: readonly Trap[] };
  ported: { seat: Seat; from: Cell; to: Cell };
  // The enemy phase
  'enemy-phase': { round: number };
  flipped: { dungeon: DungeonId };
  'boss-placed': { at: Cell; size: BossSize };
  'boss-grew': { from: Cell; at: Cell; size: BossSize };
  pushed: { seat: Seat; from: Cell; to: Cell };
  'boss-rolled': { rolls: readonly number[]; words: readonly string[] };
  /** What it will spell next, as far as it lets you know. */
  'boss-told': { rolls: readonly number[]; words: readonly string[] };
  'enemy-word': { foe: Foe; word: string };
  'enemy-stepped': { from: Cell; to: Cell } & OfFoe;
  'enemy-blocked': { at: Cell; direction: Direction; by: 'wall' | 'edge' | 'door' | 'enemy' } & OfFoe;
  'enemy-bumped': { at: Cell; direction: Direction; seats: readonly Seat[] } & OfFoe;
  'trap-drifted': { letter: Vowel; from: Cell; to: Cell };
  'trap-bit': { letter: Vowel; at: Cell; toward: Cell; seat: Seat };
  'trap-sprouted': { letter: Vowel; at: Cell; rolls: DiceSquares };
  /** `card` is null where the deck was already empty. */
  'card-lost': { card: number | null; cause: LossCause; deckLeft: number };
  'boss-defeated': { at: Cell; size: BossSize; seat: Seat };
  'hint-noted': { seat: Seat; hints: number };
  'game-over': Ending;
}>;
