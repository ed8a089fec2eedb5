/** What the barrels and the chest hold, and what it does. Words and pictures are in `look/finds.ts`. */
import { NEED } from './constants.ts';

/** In the barrels: a deck, shuffled anew each time. */
export const FINDS = ['apple', 'candle-stub', 'cobweb'] as const;
export type Find = (typeof FINDS)[number];

/** The hearts and the turns of light that it gives, as far as there is room for them. */
// biome-ignore format: a table
export const GAINS: Readonly<Record<Find, { readonly hearts: number; readonly light: number }>> = {
  apple:         { hearts: 1, light: 0 },
  'candle-stub': { hearts: 0, light: 4 },
  cobweb:        { hearts: 0, light: 0 },
};

/** In the chest: choose one. */
export const TOOLS = ['broom', 'pot-lid'] as const;
export type Tool = (typeof TOOLS)[number];

/** What a strike needs with it, and whether it catches a bite. */
// biome-ignore format: a table
export const TOOL_USES: Readonly<Record<Tool, { readonly strike: number; readonly catches: boolean }>> = {
  broom:     { strike: 2,           catches: false },
  'pot-lid': { strike: NEED.strike, catches: true  },
};
