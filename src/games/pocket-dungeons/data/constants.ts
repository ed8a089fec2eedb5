/** The numbers of the box (chapter "Components") and of our own clock, which the booklet lacks. */

/** Map cells along one side of a dungeon tile. */
export const TILE_SIDE = 3;

export const TILES = 60;
/** Builders must leave at least so many open ends (fewer when the bag holds fewer tiles). */
export const FRONTIER_GUARD = 4;
/** A quick build keeps water back until so many tiles lie. */
export const QUICK_WATER_AFTER = 24;

export const COUNTERS = { treasure: 6, hazard: 6, stairs: 1 } as const;
export type Counter = keyof typeof COUNTERS;
export const DOORS = 6;

/**
 * Rounds that follow the first departure, by seats: with no treasure, with one, with two, with more. Who leaves with
 * little leaves the others time to do better; whoever is inside has about ten turns in all.
 */
// biome-ignore format: a table
export const LAST_CALL_ROUNDS: Readonly<Record<number, readonly number[]>> = {
  2: [12, 8, 5, 4],
  3: [12, 8, 5, 4],
  4: [10, 8, 5, 4],
  5: [8, 6, 4, 3],
  6: [7, 5, 4, 3],
};
export const FOUL_AIR_ROUND = 36;
export const MAX_ROUNDS = 60;
export const ENCOUNTER_ROLL_CAP = 12;
/** Each die of this face or more is one extra step of a rush. */
export const RUSH_SUCCESS = 4;
export const SAVE_SUCCESS = 4;
export const CRAVEN_FAILS = 2;
export const WATER_NEED = 4;
export const GAS_NEED = 2;
export const FEAR_NEED = 4;
export const LYING_NEED = 6;
export const PHASE_NEED = 5;
export const FIREBALL_REACH = 2;

export const SCORE = { treasure: 100, hazard: 20, winner: 100 } as const;

export const SEATS = { min: 2, max: 6 } as const;
