/** The numbers of the box (chapter "Components") and of our own clock. */
import type { Extent } from '../../../core/grid.ts';

export const BOARD: Extent = { columns: 14, rows: 10 };
export const CARD: Extent = { columns: 7, rows: 5 };

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

export const ACTIONS = 2;
/** Nobody sees, shoots or burns farther than this. */
export const SIGHT = 5;
export const MAX_HEALTH: Readonly<Record<Level, number>> = { 1: 8, 2: 11, 3: 13, 4: 16 };
export const MANA_BOXES = [2, 3, 4, 5] as const;
export type MaxMana = (typeof MANA_BOXES)[number];
/** A Mana Test of this face goes wild whatever the Mana. */
export const WILD = 6;
export const POTION_CAP = 3;
export const GOLD_CAP = 20;
/** A monster walks around others if that takes at most this many steps more; else it queues up (R45). */
export const DETOUR = 2;
/** The monster dice of the box, and the hatches of every dungeon. */
export const MONSTER_DICE = 7;

/** The booklet has no clock. A torch makes every run finite; the par makes lingering cost points. */
export const TURN_LIMIT = 999;
export const PAR_TURNS = 100;
export const SCORE = { level: 1000, turnUnderPar: 10, gold: 10, bounty: 5, heart: 50, hint: 25 } as const;

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'The Goblin Caves',
  2: 'The Drowned Crypt',
  3: 'The Shadow Keep',
  4: "The Vault of M'Guf-Yn",
};

/** How a run begins (chapter "The Adventurer"). */
export const START = {
  health: 8,
  skill: 2,
  damage: 1,
  armour: 0,
  mana: 2,
  maxMana: 2,
  healthPotions: 1,
  manaPotions: 1,
  gold: 0,
} as const;
