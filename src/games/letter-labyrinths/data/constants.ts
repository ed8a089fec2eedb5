/** Chapters 2.1, 2.4, 2.5 and 8.2: the numbers of the game. */
import type { Direction, Extent } from '../../../core/grid.ts';

/** The printed columns 1 to 12 are x 0 to 11; the printed rows 0 to 9 are y 0 to 9. */
export const BOARD: Extent = { columns: 12, rows: 10 };
/** Squares as numbers in reading order, for those who walk many ways at once. */
export const SQUARES = BOARD.columns * BOARD.rows;
/** By the order of TRIADS: up, right, down, left. */
export const STEP = [-BOARD.columns, 1, BOARD.columns, -1] as const;
/** One die names the column (its face less one), the other, from 0 to 9, the row. */
export const COLUMN_DIE = 12;
export const ROW_DIE = 10;

/** The order of the four triads on a fortune card. */
export const TRIADS = ['north', 'east', 'south', 'west'] as const satisfies readonly Direction[];

export const VOWELS = ['A', 'E', 'I', 'O', 'U'] as const;
export type Vowel = (typeof VOWELS)[number];
/** Trap tokens of each vowel. */
export const TRAPS_EACH = 3;

/** Squares that the Current carries a trap in a phase (6.9). */
export const CURRENT = 3;

/** Whether traps lie open from the start, as printed, or show themselves only to a pawn that stops beside them (R87). */
export const TRAP_MODES = ['open', 'hidden'] as const;
export type TrapMode = (typeof TRAP_MODES)[number];
/** Traps more than the card says where they lie hidden, and which part of its health the boss is eased by for it. */
export const IN_THE_DARK = { traps: 5, easedBy: 1 / 6 } as const;

export const SIDES = ['north', 'south', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

export const ENEMY_NUMBERS = [1, 2, 3, 4, 5] as const;
export type EnemyNumber = (typeof ENEMY_NUMBERS)[number];

export const MAX_SEATS = 6;
export const WORD_LENGTH = { least: 2, most: 8 } as const;

export const DIFFICULTIES = ['standard', 'gentle', 'fierce'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Cards of the deck by number of players. */
// biome-ignore format: a table
export const DECK_SIZES: Readonly<Record<Difficulty, readonly number[]>> = {
  standard: [12, 11, 10, 9, 8, 7],
  gentle:   [15, 12, 10, 9, 8, 7],
  fierce:   [11, 10,  9, 8, 7, 6],
};

export const SCORE = { damage: 10, capture: 40, flip: 100, won: 500, cardLeft: 120, hint: 30 } as const;
/** Per cent, so that scores stay whole numbers. */
export const SCORE_FACTOR: Readonly<Record<Difficulty, number>> = { gentle: 80, standard: 100, fierce: 130 };
/** Cards left that a winner needs for the first, second and third star. */
export const STAR_CARDS = [0, 2, 4] as const;
