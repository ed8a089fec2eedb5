/** Where sources lie: assets/<pack>/sounds/*.json and assets/<pack>/music/*.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Score } from '../../src/audio/band/band.ts';
import type { TuneLevels } from '../../src/audio/band/tune-levels.ts';
import { measureTune } from './tune-levels.ts';
import { carriesTune, readRecipe, type Recipe } from '../../src/audio/score/recipe.ts';
import { renderSound } from '../../src/audio/render/render-sound.ts';
import { readTune, type Tune } from '../../src/audio/score/tune.ts';

/** One file for all tunes of a pack. */
export const LEVELS_FILE = 'levels.json';

export interface PackSources {
  readonly pack: string;
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly tunes: ReadonlyMap<string, Tune>;
}

export interface PackSamples {
  readonly pack: string;
  readonly sounds: ReadonlyMap<string, Float32Array>;
  /** The names of those that carry a tune. */
  readonly tuneful: ReadonlySet<string>;
  /** How loud the parts of each tune are. */
  readonly levels: Readonly<Record<string, TuneLevels>>;
}

export function packNames(assets: string): string[] {
  return readdirSync(assets, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .filter(name => ['sounds', 'music'].some(kind => existsSync(path.join(assets, name, kind))))
    .toSorted();
}

export function readPack(assets: string, pack: string): PackSources {
  return {
    pack,
    recipes: readAll(assets, `${pack}/sounds`, readRecipe),
    tunes: readAll(assets, `${pack}/music`, readTune),
  };
}

type Measure = (name: string, tune: Tune) => TuneLevels;

export function renderPack(
  { pack, recipes, tunes }: PackSources,
  measure: Measure = measureTune,
): PackSamples {
  return {
    pack,
    sounds: mapped(recipes, renderSound),
    tuneful: new Set([...recipes].flatMap(([name, recipe]) => (carriesTune(recipe) ? [name] : []))),
    levels: Object.fromEntries(mapped(tunes, measure)),
  };
}

/** All tunes by name, with the levels that were packed. */
export function scoresOf(packs: readonly PackSources[], assets: string): Map<string, Score> {
  return new Map(
    packs.flatMap(({ pack, tunes }) => {
      const levels = readLevels(path.join(assets, pack, 'packed', LEVELS_FILE));
      return [...tunes].map(([id, tune]) => [id, { id, tune, levels: levels[id] }] as const);
    }),
  );
}

function readLevels(file: string): Partial<PackSamples['levels']> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackSamples['levels']) : {};
}

function readAll<T>(assets: string, folder: string, read: (file: string, text: string) => T): Map<string, T> {
  const full = path.join(assets, folder);
  const files = existsSync(full) ? readdirSync(full).filter(file => file.endsWith('.json')) : [];
  return new Map(
    files
      .toSorted()
      .map(file => [
        path.basename(file, '.json'),
        read(`${folder}/${file}`, readFileSync(path.join(full, file), 'utf8')),
      ]),
  );
}

function mapped<A, B>(map: ReadonlyMap<string, A>, render: (name: string, item: A) => B): Map<string, B> {
  return new Map([...map].map(([name, item]) => [name, render(name, item)]));
}
