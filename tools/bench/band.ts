/** What the band costs: the main thread per frame with and without it, its own worker, and how soon it is heard. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { AnyRoom } from '../../src/games/room.ts';
import { whenIdle } from '../lib/game-page.ts';
import { medianOf, rounded } from '../lib/numbers.ts';
import { stopAt } from '../shots/stop.ts';
import { busiestPosition } from './busiest.ts';
import { COUNT_FRAMES, look } from './frame.ts';
import type { Pages } from './pages.ts';

const WINDOW_MS = 4000;
/** Until a tune that was muted has faded, or the first bars are laid. */
const SETTLE_MS = 2000;

/** Text, as in frame.ts: notes when the worker was made, and what each bar took. */
const WATCH_BAND = `
  window.bandBars = [];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      const made = performance.now();
      this.addEventListener('message', ({ data }) => {
        if (data.bar) window.bandBars.push([performance.now() - made, data.bar.took, data.bar.seconds]);
      });
    }
  };
`;

export interface BandReport {
  readonly game: string;
  /** Milliseconds of the main thread per frame, medians of windows that take turns. */
  readonly silent: number;
  readonly playing: number;
  readonly ratio: number;
  /** From the first thought of music to the first bar, in milliseconds. */
  readonly firstBar: number;
  /** Of one core, in per cent of the time that was played. */
  readonly worker: number;
}

export async function measureBand(
  browser: Browser,
  pages: Pages,
  room: AnyRoom,
  rounds: number,
): Promise<BandReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(COUNT_FRAMES + WATCH_BAND);
  const stop = stopAt(room.card.id, busiestPosition(room), whenIdle);
  await stop.prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${pages.hooked.address}${stop.address}`);
  await stop.steps(page);
  // The first gesture is the one that mutes it.
  const costs: { silent: number[]; playing: number[] } = { silent: [], playing: [] };
  for (let round = 0; round < rounds; round++) {
    for (const state of ['silent', 'playing'] as const) {
      await page.keyboard.press('z');
      await page.waitForTimeout(SETTLE_MS);
      costs[state].push(await costOf(page, session));
    }
  }
  const bars = await page.evaluate(() => Reflect.get(window, 'bandBars') as [number, number, number][]);
  await context.close();
  const [silent, playing] = [medianOf(costs.silent), medianOf(costs.playing)];
  const sum = (of: 1 | 2): number => bars.reduce((total, bar) => total + bar[of], 0);
  return {
    game: room.card.id,
    silent: rounded(silent, 3),
    playing: rounded(playing, 3),
    ratio: rounded(playing / silent, 3),
    firstBar: rounded(bars[0]?.[0] ?? Number.NaN, 0),
    worker: rounded((100 * sum(1)) / sum(2), 2),
  };
}

async function costOf(page: Page, session: CDPSession): Promise<number> {
  const start = await look({ page, session });
  await page.waitForTimeout(WINDOW_MS);
  const end = await look({ page, session });
  return ((end.busy - start.busy) * 1000) / Math.max(1, end.frames - start.frames);
}
