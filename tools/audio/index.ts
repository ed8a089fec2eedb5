/**
 * `npm run audio`: makes the packed sounds, and the levels of the music, from their sources.
 *   -- --check             nothing is written; fails and names what differs from the sources. Renders only packs whose
 *                          sources or renderer have changed since they were made; with --full, all of them
 *   -- --measure           a table of lengths, peaks and loudness, of each sound and each section
 *   -- --balance NAME      the instruments of one tune against each other
 *   -- --apart A,B,C       how unlike these sounds are, each against each
 *   -- --wav FOLDER        everything as WAV files, for listening; of each tune a minute
 *   -- --match ROOM --minutes 10 --wav FILE [--seed SEED]   the music of a room's bot matches, with a table of its
 *                          sections beside it (as JSON)
 *   -- --scores            what the scores are made of, and what is wrong with them; exit 1 if anything is
 *   -- --pack NAME         only this pack
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyRoom } from '../../src/games/room.ts';
import { openRoom } from '../lib/command-line.ts';
import { SourceProblem } from '../../src/audio/score/fields.ts';
import { Band, type Score } from '../../src/audio/band/band.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import { joined } from './joined.ts';
import { differences, isAsMade } from './lock.ts';
import { madeFrom } from './made-from.ts';
import { makePack } from './make.ts';
import { performMatch } from './match.ts';
import { measureMatch } from './match-measures.ts';
import { apartTable, balanceTable, matchTable, soundTable } from './measure.ts';
import { packNames, readPack, renderPack, scoresOf, type PackSamples, type PackSources } from './packs.ts';
import { renderSound } from '../../src/audio/render/render-sound.ts';
import { scoreProblems, scoresTable } from './scores.ts';
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
      match: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: 'band' },
      scores: { type: 'boolean', default: false },
    },
  });
  const packs = packNames(ASSETS)
    .filter(pack => values.pack === undefined || pack === values.pack)
    .map(pack => readPack(ASSETS, pack));
  if (values.balance !== undefined) return tellBalance(packs, values.balance);
  if (values.apart !== undefined) return tellApart(packs, values.apart.split(','));
  if (values.scores) return tellScores(packs);
  if (values.match !== undefined) {
    const wish = { minutes: Number(values.minutes), seed: values.seed, file: values.wav };
    return tellMatch(await openRoom(values.match), packs, wish);
  }
  let failed = false;
  for (const sources of packs) {
    const mark = madeFrom(ASSETS, sources.pack);
    if (values.check && !values.full && isAsMade(packedOf(sources.pack), mark)) continue;
    const samples = renderPack(sources);
    if (values.check) failed = tellDifferences(samples) || failed;
    else if (values.measure) console.log(`${soundTable(samples, scoresOf([sources], ASSETS).values())}\n`);
    else if (values.wav !== undefined) writeWaves(samples, scoresOf([sources], ASSETS), values.wav);
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

function tellScores(packs: readonly PackSources[]): number {
  const scores = scoresOf(packs, ASSETS);
  console.log(scoresTable(scores));
  const problems = [...scores].flatMap(([name, score]) =>
    scoreProblems(name, score).map(problem => `${name}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

function tellBalance(packs: readonly PackSources[], name: string): number {
  const score = scoresOf(packs, ASSETS).get(name);
  if (!score) {
    console.error(`There is no tune ${name}.`);
    return 1;
  }
  console.log(balanceTable(score));
  return 0;
}

function tellMatch(
  room: AnyRoom,
  packs: readonly PackSources[],
  { minutes, seed, file }: { minutes: number; seed: string; file: string | undefined },
): number {
  const performance = performMatch({ room, minutes, seed, scores: scoresOf(packs, ASSETS) });
  const { samples, sections } = performance;
  console.log(matchTable(samples, sections));
  console.log(JSON.stringify(measureMatch(performance), null, 1));
  if (file === undefined) return 0;
  writeFileSync(file, wav(samples));
  writeFileSync(`${file}.json`, `${JSON.stringify(sections, null, 1)}\n`);
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

function writeWaves({ pack, sounds }: PackSamples, scores: ReadonlyMap<string, Score>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, samples] of sounds) writeFileSync(path.join(folder, `${pack}-${name}.wav`), wav(samples));
  for (const [name, score] of scores)
    writeFileSync(path.join(folder, `${pack}-music-${name}.wav`), wav(aMinuteOf(score)));
}

function aMinuteOf(score: Score): Float32Array {
  const band = new Band(0);
  band.take(score);
  const bars: Float32Array[] = [];
  for (let left = 60 * RATE; left > 0; left -= bars.at(-1)!.length)
    bars.push(band.next({ tune: score.id, danger: 0 }).samples);
  return joined(bars);
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
