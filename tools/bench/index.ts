/**
 * `npm run bench`: sizes, boot, frame cost, the band, stutter, rules and the word search, each against a baseline measured in the same run.
 * Also --json, --only bytes,boot,frame,band,tasks,rules,words, --rounds 7, --game the-cellar,letter-delve. See docs/bench.md.
 */
import { cpus, loadavg } from 'node:os';
import { ROOMS } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { openChromium } from '../lib/chromium.ts';
import { rounded } from '../lib/numbers.ts';
import { Misuse, openRoom, readFlags, runTool, wholeNumber } from '../lib/command-line.ts';
import { boardgameMovesPerSecond } from './boardgame-io.ts';
import { measureBand } from './band.ts';
import { measureBoot } from './boot.ts';
import { measureBytes } from './bytes.ts';
import { measureFrame } from './frame.ts';
import { measureLongTasks } from './long-tasks.ts';
import { openPages } from './pages.ts';
import { asTable, type BenchReport } from './report.ts';
import type { RulesReport } from './rules.ts';
import { loadShipped } from './shipped.ts';
import { measureWords } from './words.ts';

const IN_BROWSER = ['bytes', 'boot', 'frame', 'band', 'tasks'] as const;
const PARTS = [...IN_BROWSER, 'rules', 'words'] as const;
type Part = (typeof PARTS)[number];

await runTool(async () => {
  const { values } = readFlags({
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join(',') },
    rounds: { type: 'string', default: '7' },
    game: { type: 'string', default: ROOMS.map(room => room.card.id).join(',') },
  });
  const parts = values.only.split(',').map(readPart);
  const rounds = wholeNumber('rounds', values.rounds, 1);
  const rooms = await Promise.all(values.game.split(',').map(id => openRoom(id)));
  const report: BenchReport = {
    machine: {
      node: process.version,
      cpus: cpus().length,
      load: loadavg().map(value => rounded(value, 2)),
    },
    ...(parts.includes('rules') && {
      yardstick: { movesPerSecond: boardgameMovesPerSecond() },
      rules: await rulesOf(rooms),
    }),
    ...(parts.includes('words') && { words: await measureWords() }),
    ...(IN_BROWSER.some(part => parts.includes(part)) && (await inBrowser(parts, rooms, rounds))),
  };
  console.log(values.json ? JSON.stringify(report, null, 2) : asTable(report));
  return 0;
});

async function rulesOf(rooms: readonly AnyRoom[]): Promise<RulesReport[]> {
  const { measureRules } = await loadShipped();
  const reports = [];
  for (const { card } of rooms) reports.push(await measureRules(card.id));
  return reports;
}

function readPart(name: string): Part {
  const part = PARTS.find(known => known === name);
  if (!part) throw new Misuse(`There is no part "${name}". There are: ${PARTS.join(', ')}.`);
  return part;
}

async function inBrowser(
  parts: readonly Part[],
  rooms: readonly AnyRoom[],
  rounds: number,
): Promise<Partial<BenchReport>> {
  const pages = await openPages();
  const browser = await openChromium();
  const games = rooms.map(room => room.card.id);
  try {
    const tasks = [];
    if (parts.includes('tasks'))
      for (const game of games) tasks.push(await measureLongTasks(browser, pages, game));
    return {
      ...(parts.includes('bytes') && { bytes: await measureBytes(browser, pages) }),
      ...(parts.includes('boot') && { boot: await measureBoot(browser, pages, games, rounds) }),
      ...(parts.includes('frame') && {
        frame: await measureFrame(browser, pages, rooms, Math.min(rounds, 4)),
      }),
      ...(parts.includes('band') && {
        band: await measureBand(browser, pages, rooms[0]!, Math.min(rounds, 4)),
      }),
      ...(parts.includes('tasks') && { tasks }),
    };
  } finally {
    await browser.close();
    await pages.close();
  }
}
