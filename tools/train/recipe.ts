/** What a training is made of. All of it goes into the record. */

export type Recipe = Readonly<
  Record<
    /** Matches to learn from, and matches that are kept apart to be foretold. */
    | 'games'
    | 'heldOut'
    /** One position in so many is learned from: neighbours say much the same. */
    | 'thin'
    | 'trees'
    /** Percent of what a tree has found that is believed. */
    | 'pace'
    /** Positions without which nothing is asked. */
    | 'crowd',
    number
  >
>;

// biome-ignore format: a table
const USUAL: Recipe        = { games: 6000, heldOut: 2500, thin: 6, trees: 160, pace: 12, crowd: 600 };
/** Matches of The Cellar are short, and few of them are lost: fewer positions must do for a question. */
// biome-ignore format: a table
const OF_A_ROOM: Readonly<Record<string, Recipe>> = {
  'the-cellar':              { games: 1200, heldOut:  800, thin: 6, trees: 160, pace: 20, crowd:  60 },
};
/** As a test makes it, twice. */
// biome-ignore format: a table
export const BRIEF: Recipe = { games:   24, heldOut:   12, thin: 2, trees:   6, pace: 30, crowd:  20 };

export function recipeOf(game: string): Recipe {
  return OF_A_ROOM[game] ?? USUAL;
}
