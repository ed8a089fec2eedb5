/** The rats that live in cellars. Words are in `look/rats.ts`; each one's sprite bears its name. */

interface RatTraits {
  /** Squares that it runs in a turn. */
  readonly steps: number;
  /** What its bite needs on a die of six. */
  readonly bite: number;
  /** Comes no nearer than two squares, and does not bite, until half of the candle is gone. */
  readonly shy: boolean;
}

// biome-ignore format: a table
export const RATS = {
  rat:       { steps: 2, bite: 4, shy: false },
  'fat-rat': { steps: 1, bite: 3, shy: false },
  'shy-rat': { steps: 2, bite: 4, shy: true  },
} as const satisfies Readonly<Record<string, RatTraits>>;
export type RatKind = keyof typeof RATS;

/** Who may be at home: shuffled, and dealt to the nests of the map. */
export const LITTER: readonly RatKind[] = ['rat', 'rat', 'fat-rat', 'shy-rat'];
