/**
 * `npm run sim -- --game the-cellar --games 100 --bots hard --seed KTR-BMX-QZP --json`
 * Plays matches between bots, one seat per named bot. Also: --options candle=short, --runs FOLDER, --limit ACTIONS.
 * `--ladder`: every level on the same seeds, with confidence intervals. `--calibration`: how well the room's outlook
 * foretells so many matches that it has not learned from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyLevel, Options } from '../src/core/game.ts';
import { encodeRun } from '../src/core/run.ts';
import { readSeed } from '../src/core/seed.ts';
import { levelsOf, type AnyRoom } from '../src/games/room.ts';
import { botRun, MOST_ACTIONS } from '../src/records/bot-match.ts';
import { playBotMatch } from './lib/bot-match.ts';
import { Misuse, openRoom, readFlags, readOptions, runTool, wholeNumber } from './lib/command-line.ts';
import { asLadder, ladderOf } from './sim/ladder.ts';
import { asTable, reportOf, type Played } from './sim/report.ts';
import { asTable as asCalibration, qualityOf, type Quality } from './train/quality.ts';
import { recipeOf } from './train/recipe.ts';
import { CACHE, positionsOf } from './train/shards.ts';

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    bots: { type: 'string' },
    seed: { type: 'string', default: 'sim' },
    options: { type: 'string' },
    limit: { type: 'string', default: String(MOST_ACTIONS) },
    runs: { type: 'string' },
    ladder: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const room = await openRoom(values.game);
  const games = wholeNumber('games', values.games, 1);
  const seeds = Array.from({ length: games }, (_, index) => matchSeed(values.seed, index));
  const print = (report: unknown, table: string): number => {
    console.log(values.json ? JSON.stringify(report, null, 2) : table);
    return 0;
  };
  if (values.ladder) {
    const rungs = ladderOf(room, seeds, readOptions(room, values.options, room.card.seats.min));
    return print(rungs, asLadder(rungs));
  }
  if (values.calibration) {
    const quality = calibrationOf(room, games);
    return print(quality, asCalibration(quality));
  }
  const bots = readBots(room, values.bots);
  const options = readOptions(room, values.options, bots.length);
  const limit = wholeNumber('limit', values.limit, 1);
  const started = performance.now();
  const played = seeds.map(seed => playOne(room, seed, bots, options, limit, values.runs));
  const report = reportOf(room, bots, options, values.seed, played, performance.now() - started);
  return print(report, asTable(report));
});

function calibrationOf(room: AnyRoom, games: number): Quality {
  if (!room.outlook) throw new Misuse(`${room.card.title} has no outlook yet.`);
  const { file, features } = room.outlook;
  const { looks } = recipeOf(room.card.id);
  const kept = positionsOf({ room, features, folder: CACHE }, 'held-out', games, looks, () => undefined);
  return qualityOf(file, kept);
}

function readBots(room: AnyRoom, typed: string | undefined): AnyLevel[] {
  const { min, max } = room.card.seats;
  if (typed === undefined) return Array.from({ length: min }, () => 'normal' as const);
  const bots = typed.split(',').map(name => {
    const levels = levelsOf(room);
    const level = levels.find(known => known === name.trim());
    if (!level) throw new Misuse(`There is no bot "${name.trim()}". There are: ${levels.join(', ')}.`);
    return level;
  });
  if (bots.length < min || bots.length > max) {
    const seats = min === max ? `${min}` : `${min} to ${max}`;
    throw new Misuse(`${room.card.title} has seats for ${seats}; --bots names ${bots.length}.`);
  }
  return bots;
}

/** The first match has the seed as typed, so that one match can be looked at alone; the others follow from it. */
function matchSeed(typed: string, index: number): string {
  const seed = readSeed(index === 0 ? typed : `${typed} ${index}`);
  if (!seed.ok) throw new Misuse(seed.problem.message);
  return seed.value;
}

function playOne(
  room: AnyRoom,
  seed: string,
  bots: readonly AnyLevel[],
  options: Options,
  limit: number,
  folder: string | undefined,
): Played {
  const { match, outcome, stuck } = playBotMatch(room, { seed, seats: bots, options }, limit);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${room.card.id}-${seed}.run`), encodeRun(botRun(match)));
  }
  return { seed, actions: match.entries.length, turns: match.state.turn, outcome, stuck };
}
