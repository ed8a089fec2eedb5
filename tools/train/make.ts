/** From matches to a file: what `npm run train` does, and what a test does in small. */
import type { OutlookFile } from '../../src/analyst/outlook.ts';
import { grow } from './boost.ts';
import { type Quality, qualityOf } from './quality.ts';
import type { Recipe } from './recipe.ts';
import { positionsOf, type Source } from './shards.ts';

export interface Trained {
  readonly file: OutlookFile;
  readonly quality: Quality;
}

/** Is told how far each part of the work is. */
export type Telling = (part: string, done: number, of: number) => void;

/** Held-out matches are looked at more closely: all of them is what an outlook must be right about. */
const HELD_OUT_THIN = 3;

export function train(source: Source, recipe: Recipe, telling: Telling = () => undefined): Trained {
  const { room, features } = source;
  const told = (part: string, of: number) => (done: number) => telling(part, done, of);
  const { games, heldOut, thin, trees } = recipe;
  const lessons = positionsOf(source, 'lesson', games, thin, told('matches to learn from', games));
  const forest = grow(lessons, recipe, told('trees', trees));
  const kept = positionsOf(source, 'held-out', heldOut, HELD_OUT_THIN, told('matches to foretell', heldOut));
  const quality = qualityOf(forest, kept);
  const { matches, positions, brier, baseBrier } = quality;
  return {
    quality,
    file: {
      game: room.card.id,
      edition: room.game.edition,
      features: features.names,
      made: { recipe: { ...recipe }, positions: lessons.count },
      heldOut: { matches, positions, brier, baseBrier },
      start: forest.start,
      trees: forest.trees,
    },
  };
}

/** A tree a line: a new training can be read as a difference. */
export function asText({ trees, ...rest }: OutlookFile): string {
  const lines = trees.map(tree => `    ${JSON.stringify(tree)}`).join(',\n');
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  return `${head},\n  "trees": [\n${lines}\n  ]\n}\n`;
}
