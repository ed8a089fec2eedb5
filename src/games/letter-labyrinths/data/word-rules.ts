/** Which words a table plays with: its list, and the house rules. Authored; the rulebook only says "a word". */

export const WORD_LISTS = ['full', 'everyday', 'classic'] as const;
export type WordList = (typeof WORD_LISTS)[number];

interface ListRule {
  /** Words less common than this are not in it. */
  readonly mostTier: number;
  /** Whether it has the words of today (tools/words/modern.txt). */
  readonly modern: boolean;
}

/** As rare as words can be. */
const ANY = 99;

// biome-ignore format: a table
export const LISTS: Readonly<Record<WordList, ListRule>> = {
  full:     { mostTier: ANY, modern: true },
  everyday: { mostTier: 55,  modern: true },
  classic:  { mostTier: ANY, modern: false },
};

/** Whether a word may be made again. */
export const REPEATS = ['allowed', 'once'] as const;
export type Repeats = (typeof REPEATS)[number];

/** The least letters of a word. */
export const SHORTEST = ['two', 'three', 'four'] as const;
export type Shortest = (typeof SHORTEST)[number];
export const LEAST_LETTERS: Readonly<Record<Shortest, number>> = { two: 2, three: 3, four: 4 };
