/** Where sources lie: assets/<pack>/sounds/*.json and assets/<pack>/music/*.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { carriesTune, readRecipe, type Recipe } from './recipe.ts';
import { renderSound } from './render-sound.ts';
import { renderTune } from './render-tune.ts';
import { readTune, type Tune } from './tune.ts';

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
  readonly music: ReadonlyMap<string, Float32Array>;
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

export function renderPack({ pack, recipes, tunes }: PackSources): PackSamples {
  return {
    pack,
    sounds: mapped(recipes, renderSound),
    tuneful: new Set([...recipes].flatMap(([name, recipe]) => (carriesTune(recipe) ? [name] : []))),
    music: mapped(tunes, (_name, tune) => renderTune(tune)),
  };
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
