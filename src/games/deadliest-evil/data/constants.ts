/** The numbers of the box (chapter "Components and data") and of our own clock and score. */
import type { Extent } from '../../../core/grid.ts';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
/** One of something for each level, made from the top down. */
export function byLevel<T>(make: (level: Level) => T): Record<Level, T> {
  return { 1: make(1), 2: make(2), 3: make(3) };
}
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The faces of Kora's three Ability Dice: one goes to each ability. */
export const DICE = [4, 6, 8] as const;
export type Die = (typeof DICE)[number];
export const ABILITIES = ['combat', 'defense', 'speed'] as const;
export type Ability = (typeof ABILITIES)[number];
export type Assignment = Readonly<Record<Ability, Die>>;

export const OBJECTIVES = ['book', 'crucible', 'grislyk'] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const MAX_LIFE = 6;
export const SLOWED = 2;
export const CLIFF_BONUS = 1;
export const PIT_DIE: Die = 6;
export const BLADES_DIE: Die = 4;

export const DIFFICULTIES = ['standard', 'gentle', 'deadliest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Spaces of the Monster Track. The last is the door: whoever would step on it appears beside Kora. */
export const TRACK: Readonly<Record<Difficulty, number>> = { gentle: 7, standard: 5, deadliest: 3 };

/** Nobody has needed more than 30; the guard makes every run finite. */
export const ROUND_LIMIT = 200;

/** A dungeon tile in cells, a level's section in dungeon tiles (chapter "Board and Tiled map"). */
export const TILE: Extent = { columns: 8, rows: 8 };
export const SECTION: Extent = { columns: 7, rows: 5 };
export const BOARD: Extent = { columns: 180, rows: 46 };

/**
 * What she came for, by its number: it counts outside only, and each goal more than the one before. To go on is worth a
 * risk, to die of it is not. On the short track going on costs so much more that it has to be worth more.
 */
export const GOALS: Readonly<Record<Difficulty, readonly [number, number, number]>> = {
  gentle: [100, 180, 280],
  standard: [100, 180, 280],
  deadliest: [100, 400, 500],
};

/** Chapter "Score". Each search is dearer than the last: to search is a question, not a habit. */
export const SCORE = {
  escape: 50,
  trace: 15,
  life: 10,
  haste: 2,
  hasteRounds: 30,
  goblin: 3,
  skeleton: 6,
  foesAtMost: 60,
  tile: 5,
} as const;
