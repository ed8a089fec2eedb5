/** A Hall on this machine that serves the game, and people in profiles of their own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type HallProcess, openHall } from '../../../hall/process.ts';
import { ROOT } from '../../../tools/lib/project.mjs';
import { byMouse, choices, digestOf } from './play.ts';
import { expect, test, watch } from './page.ts';

const HAS_HALL = existsSync(join(ROOT, 'hall', 'node_modules'));

export function needsHall(): void {
  test.skip(!HAS_HALL, 'The package of the Hall is not installed: npm ci in hall/.');
}

/** For all tests of a file. */
export function aHall(more: readonly string[] = []): { readonly address: string; readonly port: number } {
  const data = mkdtempSync(join(tmpdir(), 'hall-browser-'));
  let hall: HallProcess;
  needsHall();
  test.beforeAll(async () => {
    hall = await openHall({ data, more: ['--files', join(ROOT, 'dist-e2e'), ...more] });
  });
  test.afterAll(async () => {
    await hall.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get address() {
      return hall.address;
    },
    get port() {
      return hall.port;
    },
  };
}

export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Storage and keys of its own; what goes wrong in its pages fails the test. */
export async function profile(
  browser: Browser,
  complaints: string[],
  ...homes: readonly string[]
): Promise<Profile> {
  const context = await browser.newContext();
  const [home, ...others] = homes.map(address => new URL(address).origin);
  watch(context, complaints, home!, others);
  return { context, page: await context.newPage() };
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Does one thing if this page is asked, as a bot would. */
export async function actsOnce(page: Page): Promise<boolean> {
  if (!(await page.evaluate(() => window.__delves!.screen() === 'table' && window.__delves!.idle())))
    return false;
  const list = await choices(page);
  const { index } = await page.evaluate(() => window.__delves!.advised('easy'));
  if (list[index] === undefined) return false;
  const before = await digestOf(page);
  await byMouse(page, list[index], list);
  await page.waitForFunction(
    digest => window.__delves!.screen() === 'results' || window.__delves!.digest() !== digest,
    before,
  );
  return true;
}

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.__delves!.screen() === 'results');

/** Alone, to the results. */
export async function playsOut(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  for (let step = 0; step < 4000 && !(await isOver(page)); step++)
    if (!(await actsOnce(page))) await page.waitForTimeout(20);
}

/** From the pause, by the answer to what is asked then. */
export async function leaves(page: Page, answer: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Pause' })).toBeAttached();
  // A choice of cards lies over the table.
  const aside = page.getByRole('button', { name: 'View board' });
  if (await aside.isVisible()) await aside.click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await dialog(page, 'Paused').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'menu');
}
