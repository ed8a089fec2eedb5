/** What the barrels and the chest hold, and what it does. Words and pictures are in `look/finds.ts`. */
import { STRIKE } from './constants.ts';

/** In the barrels: a deck, shuffled anew each time. There are more of these than barrels. */
export const FINDS = ['apple', 'candle-stub', 'silver-spoon', 'jars', 'cobweb'] as const;
export type Find = (typeof FINDS)[number];

interface Gain {
  /** As far as there is room for them. */
  readonly hearts: number;
  readonly light: number;
  /** Spoons to sell, for whoever gets out. */
  readonly spoons: number;
  /** Wakes every rat. */
  readonly loud: boolean;
}

// biome-ignore format: a table
export const GAINS: Readonly<Record<Find, Gain>> = {
  apple:          { hearts: 1, light: 0, spoons: 0, loud: false },
  'candle-stub':  { hearts: 0, light: 4, spoons: 0, loud: false },
  'silver-spoon': { hearts: 0, light: 0, spoons: 1, loud: false },
  jars:           { hearts: 0, light: 0, spoons: 0, loud: true  },
  cobweb:         { hearts: 0, light: 0, spoons: 0, loud: false },
};

/** In the chest: choose one. */
export const TOOLS = ['broom', 'pot-lid'] as const;
export type Tool = (typeof TOOLS)[number];

/** What a strike needs with it, and whether it catches a bite. */
// biome-ignore format: a table
export const TOOL_USES: Readonly<Record<Tool, { readonly strike: number; readonly catches: boolean }>> = {
  broom:     { strike: 2,      catches: false },
  'pot-lid': { strike: STRIKE, catches: true  },
};
