/** What a training is made of. All of it goes into the record. */
import type { BotLevel } from '../../src/core/game.ts';

export type Recipe = Readonly<
  Record<
    /** Matches to learn from, and matches that are kept apart to be foretold. */
    | 'games'
    | 'heldOut'
    /** Positions of a match that are looked at: neighbours say much the same. */
    | 'looks'
    | 'trees'
    /** Percent of what a tree has found that is believed. */
    | 'pace'
    /** Positions without which nothing is asked. */
    | 'crowd',
    number
  >
>;

/** Whose matches they are. */
export interface Hands {
  /** Who plays on, by seat: an outlook is the chance to win if players like these play on. */
  readonly players: readonly BotLevel[];
  /** Who may have opened: what the others would never get into is seen as well. */
  readonly openers: readonly BotLevel[];
  /** Decisions of an opening, and blind ones at its end: at most so many. */
  readonly opening: number;
  readonly slips: number;
}

/** Where a match takes long, fewer must do, and are looked at more closely. */
// biome-ignore format: a table
const RECIPES: Readonly<Record<string, Recipe>> = {
  'nine-bit-dungeon':  { games: 6000, heldOut: 6000, looks: 10, trees: 200, pace: 10, crowd: 300 },
  'letter-delve':      { games: 2500, heldOut: 2500, looks: 16, trees: 120, pace: 12, crowd: 300 },
  'deadliest-evil':    { games: 6000, heldOut: 6000, looks: 10, trees: 120, pace: 15, crowd: 400 },
  'the-cellar':        { games: 4000, heldOut: 4000, looks: 12, trees: 100, pace: 10, crowd: 300 },
  'letter-labyrinths': { games: 2400, heldOut: 2400, looks: 12, trees: 140, pace: 10, crowd: 300 },
};
// biome-ignore format: a table
const USUAL: Recipe         = { games: 1000, heldOut:  700, looks: 16, trees: 120, pace: 10, crowd: 200 };
/** As a test makes it, twice. */
// biome-ignore format: a table
export const BRIEF: Recipe  = { games:   24, heldOut:   12, looks: 12, trees:   6, pace: 30, crowd:  20 };

const ANYBODY: readonly BotLevel[] = ['hard', 'hard', 'normal', 'easy', 'random'];
/** Where the hard bot wins or loses nearly always, the levels are mixed: there would be nothing to foretell. */
const MIXED: readonly BotLevel[] = ['easy', 'normal', 'hard'];
// biome-ignore format: a table
const HANDS: Readonly<Record<string, Hands>> = {
  'nine-bit-dungeon':  { players: ['hard'], openers: ANYBODY, opening: 160, slips: 5 },
  'deadliest-evil':    { players: ['hard'], openers: ANYBODY, opening:  60, slips: 5 },
  'the-cellar':        { players: MIXED,    openers: ANYBODY, opening:  20, slips: 4 },
  'letter-labyrinths': { players: ['hard'], openers: ANYBODY, opening:  16, slips: 3 },
};
const USUAL_HANDS: Hands = { players: ['hard'], openers: ANYBODY, opening: 60, slips: 4 };

/** Percent by which an outlook must be better than the base rate. */
const AIM = 30;
/** Less where little more can be known: the hard bot itself, played on from such positions again and again, tells hardly more. */
const AIMS: Readonly<Record<string, number>> = { 'deadliest-evil': 25 };

export function aimOf(game: string): number {
  return AIMS[game] ?? AIM;
}

export function recipeOf(game: string): Recipe {
  return RECIPES[game] ?? USUAL;
}

export function handsOf(game: string): Hands {
  return HANDS[game] ?? USUAL_HANDS;
}
