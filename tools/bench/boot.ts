/**
 * From navigation to the first frame of the menu and of each room, next to an empty Phaser page. All are measured in
 * turns in the same run, so that a busy machine is busy for all; the least of several is the steadiest figure.
 */
import type { Browser, Page } from '@playwright/test';
import { medianOf, rounded } from '../lib/numbers.ts';
import type { Pages } from './pages.ts';
import { emptyReady } from './ready.ts';

interface Times {
  readonly min: number;
  readonly median: number;
}

export interface BootRow {
  /** `menu`, `empty`, or a room's id. */
  readonly page: string;
  /** Milliseconds from navigation to the first frame, by the clock on the wall. */
  readonly wall: Times;
  /** Milliseconds of the main thread in the same span: hardly moved by other programs. */
  readonly cpu: Times;
  /** To the empty page. */
  readonly ratio: { readonly wall: number; readonly cpu: number };
}

export interface BootReport {
  readonly rounds: number;
  readonly rows: readonly BootRow[];
}

interface Reading {
  readonly wall: number;
  readonly cpu: number;
}

export async function measureBoot(
  browser: Browser,
  pages: Pages,
  games: readonly string[],
  rounds: number,
): Promise<BootReport> {
  const visits = [
    { page: 'empty', visit: () => read(browser, pages.empty.address, emptyFirstFrame) },
    { page: 'menu', visit: () => read(browser, pages.hooked.address, gameFirstFrame) },
    ...games.map(page => ({
      page,
      visit: () => read(browser, `${pages.hooked.address}?game=${page}&seed=bench`, gameFirstFrame),
    })),
  ];
  const readings = visits.map((): Reading[] => []);
  // The first visit warms the browser and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { visit }] of visits.entries()) {
      const reading = await visit();
      if (round > 0) readings[index]!.push(reading);
    }
  }
  const empty = { wall: timesOf(readings[0]!, 'wall'), cpu: timesOf(readings[0]!, 'cpu') };
  const rows = visits.map(({ page }, index): BootRow => {
    const wall = timesOf(readings[index]!, 'wall');
    const cpu = timesOf(readings[index]!, 'cpu');
    const ratio = { wall: rounded(wall.min / empty.wall.min, 2), cpu: rounded(cpu.min / empty.cpu.min, 2) };
    return { page, wall, cpu, ratio };
  });
  return { rounds, rows };
}

async function read(
  browser: Browser,
  address: string,
  firstFrame: (page: Page) => Promise<number>,
): Promise<Reading> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  const wall = await firstFrame(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return { wall, cpu: busy * 1000 };
}

async function gameFirstFrame(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.__delves?.firstFrame);
  return Number(await handle.jsonValue());
}

async function emptyFirstFrame(page: Page): Promise<number> {
  await emptyReady(page);
  return Number(await page.getAttribute('html', 'data-first-frame'));
}

function timesOf(readings: readonly Reading[], kind: 'wall' | 'cpu'): Times {
  const values = readings.map(reading => reading[kind]);
  return { min: rounded(Math.min(...values), 1), median: rounded(medianOf(values), 1) };
}
