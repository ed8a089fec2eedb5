/** What a frame of a full table costs the main thread, next to a frame of an empty Phaser scene. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { whenIdle } from '../lib/game-page.ts';
import { medianOf, rounded } from '../lib/numbers.ts';
import type { Pages } from './pages.ts';
import { emptyReady } from './ready.ts';

const WINDOW_MS = 2500;

/**
 * Runs in the page before anything else: one more frame callback, the same for both pages. It is text, because tsx
 * marks functions with a helper that the page does not have.
 */
const COUNT_FRAMES = `
  window.benchFrames = 0;
  requestAnimationFrame(function count() {
    window.benchFrames += 1;
    requestAnimationFrame(count);
  });
`;

export interface FrameReport {
  readonly game: string;
  /** Milliseconds of the main thread per frame, least of the rounds. */
  readonly table: number;
  readonly empty: number;
  readonly ratio: number;
  readonly medianRatio: number;
  readonly framesPerSecond: { readonly table: number; readonly empty: number };
}

interface Watched {
  readonly page: Page;
  readonly session: CDPSession;
}

interface Reading {
  readonly cost: number;
  readonly rate: number;
}

export async function measureFrame(
  browser: Browser,
  pages: Pages,
  game: string,
  rounds: number,
): Promise<FrameReport> {
  const tables: Reading[] = [];
  const empties: Reading[] = [];
  for (let round = 0; round < rounds; round++) {
    tables.push(await read(browser, `${pages.hooked.address}?game=${game}&seed=bench`, tableReady));
    empties.push(await read(browser, pages.empty.address, emptyReady));
  }
  const costs = (readings: readonly Reading[]): number[] => readings.map(reading => reading.cost);
  const rate = (readings: readonly Reading[]): number => rounded(medianOf(readings.map(r => r.rate)), 1);
  const [table, empty] = [Math.min(...costs(tables)), Math.min(...costs(empties))];
  return {
    game,
    table: rounded(table, 3),
    empty: rounded(empty, 3),
    ratio: rounded(table / empty, 2),
    medianRatio: rounded(medianOf(costs(tables)) / medianOf(costs(empties)), 2),
    framesPerSecond: { table: rate(tables), empty: rate(empties) },
  };
}

/** The opening of a match has motions of its own; the table at rest is what is measured. */
async function tableReady(page: Page): Promise<void> {
  await whenIdle(page);
  await page.waitForTimeout(1500);
}

/** One page at a time: two pages in one browser would share the drawing thread. */
async function read(
  browser: Browser,
  address: string,
  ready: (page: Page) => Promise<void>,
): Promise<Reading> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(COUNT_FRAMES);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await ready(page);
  const start = await look({ page, session });
  await page.waitForTimeout(WINDOW_MS);
  const end = await look({ page, session });
  await context.close();
  const frames = Math.max(1, end.frames - start.frames);
  return { cost: ((end.busy - start.busy) * 1000) / frames, rate: (frames * 1000) / (end.time - start.time) };
}

async function look({ page, session }: Watched): Promise<{ frames: number; busy: number; time: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0;
  const { frames, time } = await page.evaluate(() => ({
    frames: Number(Reflect.get(window, 'benchFrames')),
    time: performance.now(),
  }));
  return { frames, busy, time };
}
