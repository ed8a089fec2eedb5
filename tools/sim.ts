/**
 * `npm run sim -- --game the-cellar --games 100 --bots hard --seed KTR-BMX-QZP --json`
 * Plays matches between bots, one seat per named bot. Also: --options candle=short, --runs FOLDER, --limit ACTIONS.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_LEVELS, type BotLevel, type Options } from '../src/core/game.ts';
import { encodeRun } from '../src/core/run.ts';
import { readSeed } from '../src/core/seed.ts';
import type { AnyRoom } from '../src/games/room.ts';
import { botRun, MOST_ACTIONS } from '../src/records/bot-match.ts';
import { playBotMatch } from './lib/bot-match.ts';
import { Misuse, openRoom, readFlags, readOptions, runTool, wholeNumber } from './lib/command-line.ts';
import { asTable, reportOf, type Played } from './sim/report.ts';

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    bots: { type: 'string' },
    seed: { type: 'string', default: 'sim' },
    options: { type: 'string' },
    limit: { type: 'string', default: String(MOST_ACTIONS) },
    runs: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const room = await openRoom(values.game);
  const games = wholeNumber('games', values.games, 1);
  const bots = readBots(room, values.bots);
  const options = readOptions(room, values.options, bots.length);
  const limit = wholeNumber('limit', values.limit, 1);
  const seeds = Array.from({ length: games }, (_, index) => matchSeed(values.seed, index));

  const started = performance.now();
  const played = seeds.map(seed => playOne(room, seed, bots, options, limit, values.runs));
  const report = reportOf(room, bots, options, values.seed, played, performance.now() - started);
  console.log(values.json ? JSON.stringify(report, null, 2) : asTable(report));
  return 0;
});

function readBots(room: AnyRoom, typed: string | undefined): BotLevel[] {
  const { min, max } = room.card.seats;
  if (typed === undefined) return Array.from({ length: min }, () => 'normal' as const);
  const bots = typed.split(',').map(name => {
    const level = BOT_LEVELS.find(known => known === name.trim());
    if (!level) throw new Misuse(`There is no bot "${name.trim()}". There are: ${BOT_LEVELS.join(', ')}.`);
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
  bots: readonly BotLevel[],
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
