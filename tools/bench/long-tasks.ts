/** Whether a thinking bot makes the page stutter: tasks of the main thread over 50 ms while the worker thinks. */
import type { Browser } from '@playwright/test';
import { whenIdle } from '../lib/game-page.ts';
import { rounded } from '../lib/numbers.ts';
import type { Pages } from './pages.ts';

const THOUGHTS = 5;

export interface LongTasksReport {
  readonly game: string;
  readonly count: number;
  /** Milliseconds of the longest; 0 when there was none. */
  readonly longest: number;
  /** Milliseconds that the bot thought, all together. */
  readonly thinking: number;
}

export async function measureLongTasks(
  browser: Browser,
  pages: Pages,
  game: string,
): Promise<LongTasksReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(`${pages.hooked.address}?game=${game}&seed=bench&speed=instant`);
  await whenIdle(page);
  // The first question starts the worker and loads the room there; after it the page is at rest.
  await page.evaluate(() => window.__delves?.advise('hard'));
  await page.waitForTimeout(1000);
  const { tasks, thinking } = await page.evaluate(async thoughts => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    });
    observer.observe({ entryTypes: ['longtask'] });
    const started = performance.now();
    for (let thought = 0; thought < thoughts; thought++) await window.__delves?.advise('hard');
    const thinking = performance.now() - started;
    await new Promise(resolve => setTimeout(resolve, 200));
    observer.disconnect();
    return { tasks, thinking };
  }, THOUGHTS);
  await context.close();
  return {
    game,
    count: tasks.length,
    longest: rounded(Math.max(0, ...tasks), 0),
    thinking: rounded(thinking, 0),
  };
}
