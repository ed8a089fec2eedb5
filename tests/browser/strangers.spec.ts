/** Runs of strangers are judged beside the page: it never stands still, and whoever has waited enough says so. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/lib/project.mjs';
import type { HostileLinks } from './support/hostile-links.ts';
import { expect, test } from './support/page.ts';
import { open } from './support/play.ts';

/** The room whose long runs take longest. */
const LINKS = linksOf('letter-delve');
/** Milliseconds that nothing may keep the page. */
const MOST = 100;
/** What keeps the page by itself keeps it every time; a machine that has something else to do does it once. */
const AGAIN = { timeout: 60_000 };

function linksOf(game: string): HostileLinks {
  const script = join(ROOT, 'tests/browser/support/hostile-links.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx', script, game], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(text) as HostileLinks;
}

/** A menu that draws as little as it can: the software renderer's own work is not what is measured. */
async function quietMenu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {
      version: 1,
      revision: 1,
      value: { lowPower: true, reducedMotion: true },
    };
    localStorage.setItem('five-delves/settings', JSON.stringify(value));
  });
  await open(page, '');
}

async function paste(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Open a run' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(link);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
}

/**
 * The longest task of the page's own thread while this is done, in milliseconds of that thread's CPU: what others do on
 * the machine meanwhile, and the software renderer in its process, keep the thread waiting but not busy.
 */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'],
  });
  await page.evaluate(() => performance.mark('act begins'));
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`),
  );
  // A trace may begin later than it says: one without the beginning has measured nothing.
  expect(traceEvents.some(({ name }) => name === 'act begins')).toBe(true);
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of CPU. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What must be noticed: a measure that has never found anything proves nothing. */
async function keepBusy(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    time =>
      new Promise<void>(resolve => {
        setTimeout(() => {
          const until = performance.now() + 4 * time;
          for (let n = 0; performance.now() < until; n++) Math.sqrt(n);
          resolve();
        }, 0);
      }),
    ms,
  );
}

/** On a quick machine even the longest run is judged before a hand has found the button: its answers are held back. */
function slowWorkers(): void {
  const Quick = Worker;
  window.Worker = class extends Quick {
    override addEventListener(type: string, listener: EventListener): void {
      super.addEventListener(type, event => setTimeout(() => listener(event), type === 'message' ? 4000 : 0));
    }
  };
}

async function refused(page: Page, link: string, why: RegExp): Promise<void> {
  await paste(page, link);
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function watched(page: Page, link: string): Promise<void> {
  await paste(page, link);
  await expect(page.getByText(/^Verified by replay:/)).toBeVisible({ timeout: 60_000 });
  // The window of the link has a button "Close", too.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('A run of a stranger', () => {
  test('that is made to be long is refused, and the page goes on', async ({ page }) => {
    await quietMenu(page);
    await expect(async () => {
      expect(await longestTask(page, () => keepBusy(page, 2 * MOST))).toBeGreaterThan(MOST);
    }).toPass(AGAIN);
    for (const [link, why] of [
      ['run=hello', /not a Five Delves run/],
      [LINKS.bomb, /Turn \d+ has 100,000 actions/],
      ...LINKS.changed.map(link => [link, /Refused|damaged|not a/] as const),
    ] as const) {
      await expect(async () => {
        expect(await longestTask(page, () => refused(page, link, why)), link).toBeLessThan(MOST);
      }).toPass(AGAIN);
    }
    await page.getByRole('button', { name: /^Settings/ }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('is opened by its address, too, and the menu stands behind it', async ({ page }) => {
    await page.goto(`/#${LINKS.bomb}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Refused. Turn' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Records/ }).click();
    await expect(page.getByRole('dialog', { name: 'Records' })).toBeVisible();
  });

  test('that takes its time has a bar, and is stopped by keyboard', async ({ page }) => {
    await page.addInitScript(slowWorkers);
    await quietMenu(page);
    await paste(page, LINKS.longest);
    const bar = page.getByRole('progressbar', { name: 'Checking the run' });
    await expect(bar).toBeVisible();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveValue(LINKS.longest);
    // The band has a worker of its own.
    const checkers = () => page.workers().filter(one => !one.url().includes('band-worker'));
    await expect.poll(() => checkers().length).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Settings/ }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('that is as long as it may be is shown without a pause of the page', async ({ page }) => {
    await quietMenu(page);
    for (const link of [LINKS.short, LINKS.longest]) {
      await expect(async () => {
        const longest = await longestTask(page, () => watched(page, link));
        await page.getByRole('button', { name: 'Close' }).click();
        await page.waitForFunction(() => window.__delves!.screen() === 'menu');
        expect(longest, link).toBeLessThan(MOST);
      }).toPass(AGAIN);
    }
  });
});
