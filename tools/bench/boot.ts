/**
 * From navigation to the first frame of the menu, next to an empty Phaser page. Both are measured in turns in the
 * same run, so that a busy machine is busy for both; the least of several is the steadiest figure.
 */
import type { Browser, Page } from '@playwright/test';
import { medianOf, rounded } from '../lib/numbers.ts';
import type { Pages } from './pages.ts';
import { emptyReady } from './ready.ts';

interface Times {
  readonly min: number;
  readonly median: number;
}

export interface BootReport {
  readonly rounds: number;
  /** Milliseconds from navigation to the first frame, by the clock on the wall. */
  readonly wall: { readonly menu: Times; readonly empty: Times; readonly ratio: Times };
  /** Milliseconds of the main thread in the same span: hardly moved by other programs. */
  readonly cpu: { readonly menu: Times; readonly empty: Times; readonly ratio: Times };
}

interface Reading {
  readonly wall: number;
  readonly cpu: number;
}

export async function measureBoot(browser: Browser, pages: Pages, rounds: number): Promise<BootReport> {
  const menu: Reading[] = [];
  const empty: Reading[] = [];
  // The first visit warms the browser and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const readings = [
      await read(browser, pages.hooked.address, menuFirstFrame),
      await read(browser, pages.empty.address, emptyFirstFrame),
    ] as const;
    if (round === 0) continue;
    menu.push(readings[0]);
    empty.push(readings[1]);
  }
  return { rounds, wall: compare(menu, empty, 'wall'), cpu: compare(menu, empty, 'cpu') };
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

async function menuFirstFrame(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.__delves?.firstFrame);
  return Number(await handle.jsonValue());
}

async function emptyFirstFrame(page: Page): Promise<number> {
  await emptyReady(page);
  return Number(await page.getAttribute('html', 'data-first-frame'));
}

function compare(menu: readonly Reading[], empty: readonly Reading[], kind: 'wall' | 'cpu') {
  const times = (readings: readonly Reading[]): Times => {
    const values = readings.map(reading => reading[kind]);
    return { min: rounded(Math.min(...values), 1), median: rounded(medianOf(values), 1) };
  };
  const [ours, theirs] = [times(menu), times(empty)];
  const ratio = { min: rounded(ours.min / theirs.min, 3), median: rounded(ours.median / theirs.median, 3) };
  return { menu: ours, empty: theirs, ratio };
}
