/** The numbers of The Cellar. */
export const HEARTS = 3;
export const ACTIONS = 2;
/** A rat wakes when it sees the hero within this range. */
export const RAT_EYES = 4;
export const RAT_STEPS = 2;
/** A die of six must show at least this much. */
export const NEED = { strike: 3, bite: 4 } as const;
/** Turns of light. */
export const CANDLE = { bright: 24, short: 18 } as const;
export const SCORE = { escape: 500, heart: 100, candle: 10, rat: 50 } as const;
