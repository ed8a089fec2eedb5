/**
 * `npm run audio`: makes the packed sounds and music from their sources.
 *   -- --check             nothing is written; fails and names what differs from the sources. Renders only packs whose
 *                          sources or renderer have changed since they were made; with --full, all of them
 *   -- --measure           a table of lengths, peaks, loudness and loop seams
 *   -- --balance NAME      the instruments of one tune against each other
 *   -- --apart A,B,C       how unlike these sounds are, each against each
 *   -- --wav FOLDER        everything as WAV files, for listening
 *   -- --pack NAME         only this pack
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SourceProblem } from './fields.ts';
import { differences, isAsMade } from './lock.ts';
import { madeFrom } from './made-from.ts';
import { makePack } from './make.ts';
import { apartTable, balanceTable, soundTable } from './measure.ts';
import { packNames, readPack, renderPack, type PackSamples, type PackSources } from './packs.ts';
import { renderSound } from './render-sound.ts';
import { wav } from './wav.ts';

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      measure: { type: 'boolean', default: false },
      balance: { type: 'string' },
      apart: { type: 'string' },
      wav: { type: 'string' },
      pack: { type: 'string' },
    },
  });
  const packs = packNames(ASSETS)
    .filter(pack => values.pack === undefined || pack === values.pack)
    .map(pack => readPack(ASSETS, pack));
  if (values.balance !== undefined) return tellBalance(packs, values.balance);
  if (values.apart !== undefined) return tellApart(packs, values.apart.split(','));
  let failed = false;
  for (const sources of packs) {
    const mark = madeFrom(ASSETS, sources.pack);
    if (values.check && !values.full && isAsMade(packedOf(sources.pack), mark)) continue;
    const samples = renderPack(sources);
    if (values.check) failed = tellDifferences(samples) || failed;
    else if (values.measure) console.log(`${soundTable(samples)}\n`);
    else if (values.wav !== undefined) writeWaves(samples, values.wav);
    else
      console.log(
        `${sources.pack}: ${(await makePack(samples, packedOf(sources.pack), mark)).join(', ') || 'up to date'}`,
      );
  }
  if (values.check && !failed) console.log('The packed audio matches its sources.');
  return failed ? 1 : 0;
}

function tellDifferences(samples: PackSamples): boolean {
  const found = differences(samples, packedOf(samples.pack));
  for (const line of found) console.error(`${samples.pack}: ${line}`);
  if (found.length > 0) console.error('Run: npm run audio');
  return found.length > 0;
}

function tellBalance(packs: readonly PackSources[], name: string): number {
  const tune = packs.map(pack => pack.tunes.get(name)).find(found => found !== undefined);
  if (!tune) {
    console.error(`There is no tune ${name}.`);
    return 1;
  }
  console.log(balanceTable(tune));
  return 0;
}

/** A name may be that of a pack and a sound: letter-delve/soak. */
function tellApart(packs: readonly PackSources[], names: readonly string[]): number {
  const known = packs.flatMap(({ pack, recipes }) =>
    [...recipes].map(([name, recipe]) => ({ name, full: `${pack}/${name}`, recipe })),
  );
  const found = names.map(wanted => known.find(({ name, full }) => full === wanted || name === wanted));
  const missing = names.filter((_, index) => found[index] === undefined);
  if (missing.length > 0) {
    console.error(`There is no sound ${missing.join(', ')}.`);
    return 1;
  }
  console.log(apartTable(new Map(found.map(one => [one!.full, renderSound(one!.name, one!.recipe)]))));
  return 0;
}

function writeWaves({ pack, sounds, music }: PackSamples, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, samples] of sounds) writeFileSync(path.join(folder, `${pack}-${name}.wav`), wav(samples));
  for (const [name, samples] of music)
    writeFileSync(path.join(folder, `${pack}-music-${name}.wav`), wav(samples));
}

function packedOf(pack: string): string {
  return path.join(ASSETS, pack, 'packed');
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SourceProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
