/** What a frame of each room's busiest table costs the main thread, next to a frame of an empty Phaser scene. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { AnyRoom } from '../../src/games/room.ts';
import { whenIdle } from '../lib/game-page.ts';
import { medianOf, rounded } from '../lib/numbers.ts';
import { type Stop, stopAt } from '../shots/stop.ts';
import { busiestPosition } from './busiest.ts';
import type { Pages } from './pages.ts';
import { emptyReady } from './ready.ts';

const WINDOW_MS = 2500;

/**
 * Runs in the page before anything else: one more frame callback, the same for both pages. It is text, because tsx
 * marks functions with a helper that the page does not have.
 */
export const COUNT_FRAMES = `
  window.benchFrames = 0;
  requestAnimationFrame(function count() {
    window.benchFrames += 1;
    requestAnimationFrame(count);
  });
`;

export interface FrameRow {
  /** `empty`, or a room's id. */
  readonly page: string;
  /** Milliseconds of the main thread per frame, least of the rounds. */
  readonly cost: number;
  readonly framesPerSecond: number;
  /** To the empty scene. */
  readonly ratio: number;
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
  rooms: readonly AnyRoom[],
  rounds: number,
): Promise<FrameRow[]> {
  const visits = [
    { page: 'empty', visit: () => read(browser, pages.empty.address, emptyReady) },
    ...rooms.map(room => {
      const stop = stopAt(room.card.id, busiestPosition(room), tableReady);
      return { page: room.card.id, visit: () => readStop(browser, pages.hooked.address, stop) };
    }),
  ];
  const readings = visits.map((): Reading[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { visit }] of visits.entries()) readings[index]!.push(await visit());
  }
  const costOf = (index: number): number => Math.min(...readings[index]!.map(reading => reading.cost));
  return visits.map(({ page }, index) => ({
    page,
    cost: rounded(costOf(index), 3),
    framesPerSecond: rounded(medianOf(readings[index]!.map(reading => reading.rate)), 1),
    ratio: rounded(costOf(index) / costOf(0), 2),
  }));
}

const readStop = (browser: Browser, address: string, stop: Stop): Promise<Reading> =>
  read(
    browser,
    `${address}${stop.address}`,
    page => stop.steps(page),
    page => stop.prepare?.(page),
  );

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
  prepare?: (page: Page) => Promise<void> | undefined,
): Promise<Reading> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(COUNT_FRAMES);
  await prepare?.(page);
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

export async function look({
  page,
  session,
}: Watched): Promise<{ frames: number; busy: number; time: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0;
  const { frames, time } = await page.evaluate(() => ({
    frames: Number(Reflect.get(window, 'benchFrames')),
    time: performance.now(),
  }));
  return { frames, busy, time };
}
