/** The numbers of The Cellar. */
export const HEARTS = 3;
export const ACTIONS = 2;
/** A rat wakes when it sees the hero within this range. */
export const RAT_EYES = 4;
/** A die of six must show at least this much for a strike; what a bite needs is each rat's own. */
export const STRIKE = 3;
/** Turns of light. */
export const CANDLE = { bright: 24, short: 18 } as const;
export const SCORE = { escape: 500, heart: 100, candle: 10, rat: 50, bottle: 100, spoon: 60 } as const;
