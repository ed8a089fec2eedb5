/**
 * From navigation to the first paint and the first frame of the menu and of each room, next to an empty Phaser page.
 * All are measured in turns in the same run, so that a busy machine is busy for all; the least of several is the
 * steadiest figure.
 */
import type { Browser, Page } from '@playwright/test';
import { medianOf, rounded } from '../lib/numbers.ts';
import type { Pages } from './pages.ts';
import { emptyReady } from './ready.ts';

type Kind = 'paint' | 'wall' | 'cpu';

interface Times {
  readonly min: number;
  readonly median: number;
}

export interface BootRow extends Readonly<Record<Kind, Times>> {
  /** `menu`, `empty`, or a room's id. */
  readonly page: string;
  /** To the empty page. */
  readonly ratio: Readonly<Record<Kind, number>>;
}

export interface BootReport {
  readonly rounds: number;
  readonly rows: readonly BootRow[];
}

interface Reading {
  /** Milliseconds from navigation until anything is seen. */
  readonly paint: number;
  /** To the first frame, by the clock on the wall. */
  readonly wall: number;
  /** Of the main thread in the same span: hardly moved by other programs. */
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
  const times = readings.map(timesOf);
  const rows = visits.map(({ page }, index): BootRow => {
    const own = times[index]!;
    const ratio = (kind: Kind) => rounded(own[kind].min / times[0]![kind].min, 2);
    return { page, ...own, ratio: { paint: ratio('paint'), wall: ratio('wall'), cpu: ratio('cpu') } };
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
  const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await context.close();
  // A page that has drawn its first frame before anything was painted is painted with it.
  return { paint: paint ?? wall, wall, cpu: busy * 1000 };
}

async function gameFirstFrame(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.__delves?.firstFrame);
  return Number(await handle.jsonValue());
}

async function emptyFirstFrame(page: Page): Promise<number> {
  await emptyReady(page);
  return Number(await page.getAttribute('html', 'data-first-frame'));
}

function timesOf(readings: readonly Reading[]): Record<Kind, Times> {
  const of = (kind: Kind): Times => {
    const values = readings.map(reading => reading[kind]);
    return { min: rounded(Math.min(...values), 1), median: rounded(medianOf(values), 1) };
  };
  return { paint: of('paint'), wall: of('wall'), cpu: of('cpu') };
}
