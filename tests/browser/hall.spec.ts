/** Live tables: a Hall on this machine that serves the game, and people in profiles of their own. */
import type { Page } from '@playwright/test';
import { actsOnce, aHall, dialog, isOver, leaves, profile } from './support/hall.ts';
import { open, reload } from './support/play.ts';
import { expect, test } from './support/page.ts';

const hall = aHall();

async function joins(page: Page, link: string, name: string): Promise<void> {
  await open(page, link);
  const window = dialog(page, 'Together');
  await window.getByLabel('Your name').fill(name);
  await window.getByRole('button', { name: 'Join' }).click();
}

/** Of the match that this page shows. */
const turnOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window.__delves!.state() as { readonly turn: number }).turn);

test('two people and a bot play Letter Delve from the lobby to the results, and a third watches', async ({
  browser,
  complaints,
}) => {
  const comes = () => profile(browser, complaints, hall.address);
  const [bo, ann, looks] = [await comes(), await comes(), await comes()];
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
  await dialog(ann.page, 'Letter Delve').waitFor();
  const annsLobby = dialog(ann.page, 'Letter Delve');
  await annsLobby.getByRole('button', { name: 'Sit here as Blue rogue' }).click();
  await annsLobby.getByRole('button', { name: "I'm ready" }).click();
  await joins(looks.page, link, 'Lou');
  await dialog(looks.page, 'Letter Delve').waitFor();
  await expect(lobby).toContainText('+ ready');
  await expect(lobby).toContainText('Watching: 1');
  await lobby.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [bo, ann, looks])
    await page.waitForFunction(() => window.__delves!.screen() === 'table');

  // A word from a fixed set, by whoever is not asked just now: a choice of cards would lie over the button.
  const isAsked = (page: Page) => page.evaluate(() => window.__delves!.idle());
  await expect.poll(async () => (await isAsked(bo.page)) || (await isAsked(ann.page))).toBe(true);
  const [speaker, name, hears] = (await isAsked(ann.page))
    ? ([bo.page, 'Bo', ann.page] as const)
    : ([ann.page, 'Ann', bo.page] as const);
  await speaker.getByRole('button', { name: 'Say', exact: true }).click();
  await dialog(speaker, 'Say').getByRole('button', { name: 'Good luck!' }).click();
  await expect(hears.getByText(`${name}: Good luck!`).first()).toBeVisible();

  let done = 0;
  for (let step = 0; step < 400 && done < 12; step++) {
    for (const { page } of [bo, ann]) if (await actsOnce(page)) done += 1;
  }
  expect(done).toBeGreaterThanOrEqual(12);
  // One loads the page again in the middle, is back at the table where it stood, and goes on in the same seat.
  const before = await turnOf(bo.page);
  expect(before).toBeGreaterThan(0);
  await reload(bo.page);
  await bo.page.waitForFunction(() => window.__delves?.screen() === 'table');
  expect(await turnOf(bo.page)).toBeGreaterThanOrEqual(before);
  let bosAfter = 0;
  for (let step = 0; step < 800 && bosAfter < 6; step++) {
    if (await actsOnce(bo.page)) bosAfter += 1;
    await actsOnce(ann.page);
  }
  expect(bosAfter).toBe(6);
  // The other leaves for good: a bot plays on.
  await leaves(ann.page, 'Leave for good');
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

test('whoever comes late looks on, and takes the seat of a bot', async ({ browser, complaints }) => {
  const comes = () => profile(browser, complaints, hall.address);
  const [bo, ann] = [await comes(), await comes()];
  await open(bo.page, `${hall.address}?speed=instant`);
  await bo.page
    .getByRole('button', { name: /Letter Labyrinths/ })
    .first()
    .click();
  await dialog(bo.page, 'Letter Labyrinths').getByRole('button', { name: 'Together' }).click();
  await dialog(bo.page, 'Together').getByLabel('Your name').fill('Bo the first');
  await dialog(bo.page, 'Together').getByRole('button', { name: 'Open a table' }).click();
  const lobby = dialog(bo.page, 'Letter Labyrinths');
  await lobby
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  const code = (await lobby.locator('strong').innerText()).trim();
  await lobby.getByRole('button', { name: 'Start' }).click();
  await bo.page.waitForFunction(() => window.__delves!.screen() === 'table');

  await joins(ann.page, `${hall.address}?speed=instant#table=${code}`, 'Ann the late');
  await ann.page.waitForFunction(() => window.__delves?.screen() === 'table');
  await ann.page.getByRole('button', { name: 'Take a seat' }).click();
  await dialog(ann.page, 'Take a seat').getByRole('button').nth(1).click();
  // Seated now, she may speak; and the table asks her when it is her turn.
  await expect(ann.page.getByRole('button', { name: 'Say', exact: true })).toBeVisible();
  let [hasActed, step] = [false, 0];
  for (; step < 600 && !hasActed; step++) {
    hasActed = await actsOnce(ann.page);
    if (!hasActed) await actsOnce(bo.page);
  }
  expect(hasActed).toBe(true);
  for (const { context } of [bo, ann]) await context.close();
});
