/** Live tables: a Hall on this machine that serves the game, and people in profiles of their own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type HallProcess, openHall } from '../../hall/process.ts';
import { ROOT } from '../../tools/lib/project.mjs';
import { byMouse, choices, digestOf, open, reload } from './support/play.ts';
import { expect, test } from './support/page.ts';

const HAS_HALL = existsSync(join(ROOT, 'hall', 'node_modules'));
const data = mkdtempSync(join(tmpdir(), 'hall-browser-'));
let hall: HallProcess;

test.skip(!HAS_HALL, 'The package of the Hall is not installed: npm ci in hall/.');

test.beforeAll(async () => {
  hall = await openHall({ data, more: ['--files', join(ROOT, 'dist-e2e')] });
});

test.afterAll(async () => {
  await hall.kill();
  rmSync(data, { recursive: true, force: true });
});

async function profile(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function joins(page: Page, link: string, name: string): Promise<void> {
  await open(page, link);
  const window = dialog(page, 'Together');
  await window.getByLabel('Your name').fill(name);
  await window.getByRole('button', { name: 'Join' }).click();
  await dialog(page, 'Letter Delve').waitFor();
}

/** Does one thing if this page is asked, as a bot would. */
async function actsOnce(page: Page): Promise<boolean> {
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

const isOver = (page: Page): Promise<boolean> => page.evaluate(() => window.__delves!.screen() === 'results');

test('two people and a bot play Letter Delve from the lobby to the results, and a third watches', async ({
  browser,
}) => {
  const [bo, ann, looks] = [await profile(browser), await profile(browser), await profile(browser)];
  await open(bo.page, `${hall.address}?speed=instant`);
  await bo.page
    .getByRole('button', { name: /Letter Delve/ })
    .first()
    .click();
  await dialog(bo.page, 'Letter Delve').getByRole('button', { name: 'Together' }).click();
  await dialog(bo.page, 'Together').getByLabel('Your name').fill('Bo');
  await dialog(bo.page, 'Together').getByRole('button', { name: 'Open a table' }).click();
  const lobby = dialog(bo.page, 'Letter Delve');
  await lobby.getByRole('button', { name: 'Sit here as Red fighter' }).click();
  await lobby.getByLabel('Who plays Green cleric').selectOption('easy');
  const code = (await lobby.locator('strong').innerText()).trim();
  const link = `${hall.address}?speed=instant#table=${code}`;

  await joins(ann.page, link, 'Ann');
  const annsLobby = dialog(ann.page, 'Letter Delve');
  await annsLobby.getByRole('button', { name: 'Sit here as Blue rogue' }).click();
  await annsLobby.getByRole('button', { name: "I'm ready" }).click();
  await joins(looks.page, link, 'Lou');
  await expect(lobby).toContainText('+ ready');
  await expect(lobby).toContainText('Watching: 1');
  await lobby.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [bo, ann, looks])
    await page.waitForFunction(() => window.__delves!.screen() === 'table');

  // A word from a fixed set.
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click();
  await dialog(ann.page, 'Say').getByRole('button', { name: 'Good luck!' }).click();
  await expect(bo.page.getByRole('button', { name: /^Ann: Good luck!/ })).toBeVisible();

  let done = 0;
  for (let step = 0; step < 400 && done < 12; step++) {
    for (const { page } of [bo, ann]) if (await actsOnce(page)) done += 1;
  }
  // One loads the page again in the middle, and is back at the table.
  const before = await digestOf(bo.page);
  await reload(bo.page);
  await bo.page.waitForFunction(() => window.__delves?.screen() === 'table');
  await expect.poll(() => digestOf(bo.page)).not.toBe('');
  expect(before).not.toBe('');
  for (let step = 0; step < 400 && done < 24; step++) {
    for (const { page } of [bo, ann]) if (await actsOnce(page)) done += 1;
  }
  // The other leaves for good: a bot plays on.
  await ann.page.getByRole('button', { name: 'Pause' }).click();
  await dialog(ann.page, 'Paused').getByRole('button', { name: 'Leave' }).click();
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Leave for good' }).click();
  await ann.page.waitForFunction(() => window.__delves!.screen() === 'menu');
  for (let step = 0; step < 4000 && !(await isOver(bo.page)); step++) {
    if (!(await actsOnce(bo.page))) await bo.page.waitForTimeout(50);
  }
  await expect(bo.page.locator('.results-title')).toBeVisible();
  await bo.page.getByText('Run details').click();
  await expect(bo.page.getByText('Verified by replay')).toBeVisible();
  // Whoever watched sees all of it, now that nothing is hidden.
  await expect(looks.page.getByRole('region', { name: 'Replay' })).toBeVisible({ timeout: 60_000 });
  for (const { context } of [bo, ann, looks]) await context.close();
});

test('a ranked daily is run, stands on the board, and another profile opens it and sees it verified', async ({
  browser,
}) => {
  const [bo, ann] = [await profile(browser), await profile(browser)];
  const board = (page: Page) => dialog(page, 'Ranked dailies');
  const toBoard = async (page: Page): Promise<void> => {
    await open(page, `${hall.address}?speed=instant`);
    await page.getByRole('button', { name: /^Daily/ }).click();
    await dialog(page, 'Daily').getByRole('button', { name: 'Ranked' }).click();
    await board(page).getByText('Deadliest Evil').click();
  };
  const runs = async (page: Page, name: string): Promise<void> => {
    await board(page).getByLabel('Your name').fill(name);
    await board(page)
      .getByRole('button', { name: /^(?:Run today's|Open my run)$/ })
      .click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    for (let step = 0; step < 4000 && !(await isOver(page)); step++)
      if (!(await actsOnce(page))) await page.waitForTimeout(20);
    await page.getByRole('button', { name: 'Board' }).click();
  };
  await toBoard(bo.page);
  await runs(bo.page, 'Bo');
  await expect(board(bo.page).getByRole('rowheader', { name: 'Bo' })).toBeVisible();

  // Sealed for whoever has not finished theirs.
  await toBoard(ann.page);
  await expect(board(ann.page)).toContainText('1 has finished today.');
  await expect(board(ann.page)).toContainText('sealed');
  await expect(board(ann.page).getByRole('rowheader')).toHaveCount(0);
  await runs(ann.page, 'Ann');
  await board(ann.page)
    .getByRole('button', { name: /^Watch Bo/ })
    .click();
  const replay = ann.page.getByRole('region', { name: 'Replay' });
  await expect(replay).toContainText('Verified by replay');
  await expect(replay.getByRole('button', { name: 'Race it' })).toBeVisible();
  for (const { context } of [bo, ann]) await context.close();
});
