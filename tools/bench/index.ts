/**
 * `npm run bench -- --json`: sizes, boot, frame cost and rules, each against a baseline measured in the same run.
 * Also --only bytes,boot,frame,rules, --rounds 7, --game the-cellar (the table whose frame is measured).
 */
import { cpus, loadavg } from 'node:os';
import { ROOMS } from '../../src/games/index.ts';
import { openChromium } from '../lib/chromium.ts';
import { rounded } from '../lib/numbers.ts';
import { Misuse, openRoom, readFlags, runTool, wholeNumber } from '../lib/terms.ts';
import { measureBoot } from './boot.ts';
import { measureBytes } from './bytes.ts';
import { measureFrame } from './frame.ts';
import { openPages } from './pages.ts';
import { asTable, type BenchReport } from './report.ts';
import { measureRules } from './rules.ts';

const PARTS = ['bytes', 'boot', 'frame', 'rules'] as const;
type Part = (typeof PARTS)[number];

await runTool(async () => {
  const { values } = readFlags({
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join(',') },
    rounds: { type: 'string', default: '7' },
    game: { type: 'string', default: ROOMS[0]!.card.id },
  });
  const parts = values.only.split(',').map(readPart);
  const rounds = wholeNumber('rounds', values.rounds, 1);
  const room = await openRoom(values.game);
  const report: BenchReport = {
    machine: {
      node: process.version,
      cpus: cpus().length,
      load: loadavg().map(value => rounded(value, 2)),
    },
    ...(parts.includes('rules') && { rules: await rulesOfAll() }),
    ...(parts.some(part => part !== 'rules') && (await inBrowser(parts, room.card.id, rounds))),
  };
  console.log(values.json ? JSON.stringify(report, null, 2) : asTable(report));
  return 0;
});

function readPart(name: string): Part {
  const part = PARTS.find(known => known === name);
  if (!part) throw new Misuse(`There is no part "${name}". There are: ${PARTS.join(', ')}.`);
  return part;
}

async function rulesOfAll() {
  const reports = [];
  for (const entry of ROOMS) reports.push(measureRules(await entry.load()));
  return reports;
}

async function inBrowser(
  parts: readonly Part[],
  game: string,
  rounds: number,
): Promise<Partial<BenchReport>> {
  const pages = await openPages();
  const browser = await openChromium();
  try {
    return {
      ...(parts.includes('bytes') && { bytes: await measureBytes(browser, pages) }),
      ...(parts.includes('boot') && { boot: await measureBoot(browser, pages, rounds) }),
      ...(parts.includes('frame') && {
        frame: await measureFrame(browser, pages, game, Math.min(rounds, 4)),
      }),
    };
  } finally {
    await browser.close();
    await pages.close();
  }
}
