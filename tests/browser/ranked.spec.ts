/** Boards of a Hall in the browser: a ranked daily, a race, a Pentathlon, and a name that is deleted. */
import type { Page } from '@playwright/test';
import { aHall, dialog, leaves, playsOut, profile } from './support/hall.ts';
import { open } from './support/play.ts';
import { expect, test } from './support/page.ts';

const hall = aHall();

const board = (page: Page) => dialog(page, 'Ranked dailies');

async function toBoard(page: Page, game: string): Promise<void> {
  await open(page, `${hall.address}?speed=instant`);
  await toBoardAgain(page, game);
}

async function toBoardAgain(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: /^Daily/ }).click();
  await dialog(page, 'Daily').getByRole('button', { name: 'Ranked' }).click();
  await board(page).getByText(game, { exact: true }).click();
}

async function begins(page: Page, name: string, where = board(page)): Promise<void> {
  await where.getByLabel('Your name').fill(name);
  await where.getByRole('button', { name: /^Run / }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'table' && window.__delves!.idle());
}

test('a ranked daily is run, stands on the board, and another profile opens it and sees it verified', async ({
  browser,
  complaints,
}) => {
  const comes = () => profile(browser, complaints, hall.address);
  const [bo, ann] = [await comes(), await comes()];
  const runs = async (page: Page, name: string): Promise<void> => {
    await begins(page, name);
    await playsOut(page);
    await page.getByRole('button', { name: 'Board' }).click();
  };
  await toBoard(bo.page, 'Deadliest Evil');
  await runs(bo.page, 'Bo');
  await expect(board(bo.page).getByRole('rowheader', { name: 'Bo' })).toBeVisible();

  // Sealed for whoever has not finished theirs.
  await toBoard(ann.page, 'Deadliest Evil');
  await expect(board(ann.page)).toContainText('1 has finished today.');
  await expect(board(ann.page)).toContainText('sealed');
  await expect(board(ann.page).getByRole('rowheader')).toHaveCount(0);
  await runs(ann.page, 'Ann');
  await board(ann.page)
    .getByRole('button', { name: /^Open Bo/ })
    .click();
  await dialog(ann.page, 'Bo').getByRole('button', { name: 'Watch' }).click();
  const replay = ann.page.getByRole('region', { name: 'Replay' });
  await expect(replay).toContainText('Verified by replay');
  await expect(replay.getByRole('button', { name: 'Race it' })).toBeVisible();
  for (const { context } of [bo, ann]) await context.close();
});

test('a race: one link, the same dungeon for each, runs sealed until the end, then copied, reviewed and raced', async ({
  browser,
  complaints,
}) => {
  const comes = () => profile(browser, complaints, hall.address);
  const [bo, ann] = [await comes(), await comes()];
  await open(bo.page, `${hall.address}?speed=instant`);
  await bo.page
    .getByRole('button', { name: /The Cellar/ })
    .first()
    .click();
  await dialog(bo.page, 'The Cellar').getByRole('button', { name: 'Together' }).click();
  await dialog(bo.page, 'Together').getByLabel('Your name').fill('Bo races');
  await dialog(bo.page, 'Together').getByRole('button', { name: 'Start a race' }).click();
  const race = (page: Page) => dialog(page, 'Race: The Cellar');
  const code = (await race(bo.page).locator('strong').innerText()).trim();
  await begins(bo.page, 'Bo races', race(bo.page));
  await playsOut(bo.page);
  await bo.page.getByRole('button', { name: 'Board' }).click();
  await expect(race(bo.page).getByRole('rowheader', { name: 'Bo races' })).toBeVisible();

  await open(ann.page, `${hall.address}?speed=instant#race=${code}`);
  await expect(race(ann.page)).toContainText('1 has finished.');
  await expect(race(ann.page)).toContainText('sealed');
  await expect(race(ann.page).getByRole('rowheader')).toHaveCount(0);
  await begins(ann.page, 'Ann races', race(ann.page));
  await playsOut(ann.page);
  await ann.page.getByRole('button', { name: 'Board' }).click();
  await expect(race(ann.page).getByRole('rowheader')).toHaveCount(2);

  const opens = async (): Promise<void> =>
    race(ann.page)
      .getByRole('button', { name: /^Open Bo races/ })
      .click();
  await opens();
  const entry = dialog(ann.page, 'Bo races');
  await expect(entry).toContainText(`Race ${code}.`);
  await ann.page.evaluate(() => {
    Object.assign(window, { copied: '' });
    navigator.clipboard.writeText = async text => void Object.assign(window, { copied: text });
  });
  await entry.getByRole('button', { name: 'Copy for speedrun.com' }).click();
  await expect
    .poll(() => ann.page.evaluate(() => (window as unknown as { copied: string }).copied))
    .toContain(`Category: The Cellar, Race ${code}\nRunner: Bo races\n`);
  await entry.getByRole('button', { name: 'Review' }).click();
  const review = dialog(ann.page, 'Review');
  await expect(review.getByText('Turning points')).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();
  const replay = ann.page.getByRole('region', { name: 'Replay' });
  await expect(replay).toContainText('Verified by replay');
  await replay.getByRole('button', { name: 'Race it' }).click();
  // The same dungeon, at her own table.
  await expect(ann.page.getByText('Set seed')).toBeVisible();
  await expect(replay).toHaveCount(0);
  for (const { context } of [bo, ann]) await context.close();
});

test('a ranked Pentathlon goes from leg to leg, and its line holds every run', async ({
  browser,
  complaints,
}) => {
  const { page, context } = await profile(browser, complaints, hall.address);
  await toBoard(page, 'Pentathlon');
  for (let leg = 1; leg < 5; leg++) {
    await expect(board(page)).toContainText(`Next: ${leg},`);
    await begins(page, 'Bo of five');
    await leaves(page, 'Give up');
    await toBoardAgain(page, 'Pentathlon');
  }
  await expect(board(page)).toContainText('Next: 5,');
  await expect(board(page)).toContainText('0 have finished today.');
  await begins(page, 'Bo of five');
  await playsOut(page);
  await page.getByRole('button', { name: 'Board' }).click();
  await board(page)
    .getByRole('button', { name: /^Open Bo of five/ })
    .click();
  const entry = dialog(page, 'Bo of five');
  await expect(entry).toContainText('Ranked Pentathlon');
  await expect(entry.getByRole('listitem')).toHaveCount(5);
  await entry
    .getByRole('button', { name: /^Watch/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('Verified by replay');
  await context.close();
});

test('whoever deletes their name leaves nothing on the boards, and the name is free', async ({
  browser,
  complaints,
}) => {
  const comes = () => profile(browser, complaints, hall.address);
  const [bo, ann] = [await comes(), await comes()];
  await toBoard(bo.page, '9-Bit Dungeon');
  await begins(bo.page, 'Soon gone');
  await leaves(bo.page, 'Give up');
  const together = async (page: Page) => {
    await page
      .getByRole('button', { name: /The Cellar/ })
      .first()
      .click();
    await dialog(page, 'The Cellar').getByRole('button', { name: 'Together' }).click();
    return dialog(page, 'Together');
  };
  const bos = await together(bo.page);
  await bos.getByRole('button', { name: 'Delete my name' }).click();
  await bo.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bo.page.getByText('Your name and your runs on the boards are deleted.')).toBeVisible();
  await expect(bos.getByRole('button', { name: 'Delete my name' })).toHaveCount(0);
  await toBoard(ann.page, '9-Bit Dungeon');
  await expect(board(ann.page)).toContainText('0 have finished today.');
  await open(ann.page, `${hall.address}?speed=instant`);
  const anns = await together(ann.page);
  await anns.getByLabel('Your name').fill('Soon gone');
  await anns.getByRole('button', { name: 'Start a race' }).click();
  await expect(dialog(ann.page, 'Race: The Cellar')).toContainText('0 have finished.');
  for (const { context } of [bo, ann]) await context.close();
});
