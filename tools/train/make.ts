/** From matches to a file: what `npm run train` does, and what a test does in small. */
import type { OutlookFile } from '../../src/analyst/outlook.ts';
import { bendsOf, type Probe } from './bend.ts';
import { grow } from './boost.ts';
import { chancesOf, type Quality, qualityOf } from './quality.ts';
import { handsOf, type Recipe } from './recipe.ts';
import { parted, positionsOf, type Source } from './shards.ts';

export interface Trained {
  readonly file: OutlookFile;
  readonly quality: Quality;
}

/** Is told how far each part of the work is. */
export type Telling = (part: string, done: number, of: number) => void;

/** Parts of the lessons: each is foretold by trees that have learned from the others only. */
const FOLDS = 4;

export function train(source: Source, recipe: Recipe, telling: Telling = () => undefined): Trained {
  const { room, features } = source;
  const told = (part: string, of: number) => (done: number) => telling(part, done, of);
  const { games, heldOut, looks, trees } = recipe;
  const lessons = positionsOf(source, 'lesson', games, looks, told('matches to learn from', games));
  const grown = told('trees', trees * (FOLDS + 1));
  const straight = grow(lessons, recipe, grown);
  const probes = Array.from({ length: FOLDS }, (_, fold): Probe => {
    const [learned, positions] = parted(lessons, match => match % FOLDS !== fold);
    const forest = grow(learned, recipe, done => grown(trees * (fold + 1) + done));
    return { said: chancesOf(forest, positions), came: positions.came };
  });
  const forest = { ...straight, bends: bendsOf(probes) };
  const kept = positionsOf(source, 'held-out', heldOut, looks, told('matches to foretell', heldOut));
  const quality = qualityOf(forest, kept);
  const { matches, positions, brier, baseBrier } = quality;
  return {
    quality,
    file: {
      game: room.card.id,
      edition: room.game.edition,
      features: features.names,
      made: { recipe: { ...recipe }, players: handsOf(room.card.id).players, positions: lessons.count },
      heldOut: { matches, positions, brier, baseBrier },
      start: forest.start,
      bends: forest.bends,
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
