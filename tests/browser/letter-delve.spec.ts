import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './support/page.ts';
import { follow, planOf } from './support/planned.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  expectResults,
  open,
  playLesson,
  playToTheEnd,
  settled,
} from './support/play.ts';

const ROOM = '?game=letter-delve&speed=instant';
/** What has to happen in a match, as the rules call it: a purchase, an item in a battle, a chest. */
const DEEDS = ['bought', 'item-used', 'looted'];
const AGAINST_TWO = `${ROOM}&seats=human,easy,easy`;

/** What the page asks. */
async function titleOf(page: Page): Promise<string> {
  await settled(page);
  return page.getByRole('region', { name: 'What you can do' }).locator('.prompt-head h2').innerText();
}

test.describe('Letter Delve', () => {
  test('seats two people and a bot from the menu, who buy, loot, use an item in a battle and come to the results', async ({
    page,
  }) => {
    // Two people do more than one.
    test.slow();
    const seed = 'LCS-KBR-JZQ';
    await open(page, '?speed=instant');
    await page
      .getByRole('button', { name: /Letter Delve/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Options/ }).click();
    await dialog.getByText('Set seed').click();
    await dialog.getByRole('textbox', { name: 'Seed', exact: true }).fill(seed);
    await dialog.getByLabel('Blue rogue').selectOption({ label: 'Person' });
    await dialog.getByLabel('Green cleric').selectOption({ label: 'Bot: easy' });
    await dialog.getByLabel('Name of seat 1').fill('Ada');
    await dialog.getByLabel('Name of seat 2').fill('Ben');
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    // The device goes to whoever begins.
    await expect(page.getByRole('button', { name: /^I am (Ada|Ben)$/ })).toBeVisible();

    const log = page.getByRole('log');
    const met = new Set<string>();
    for (const decision of planOf('letter-delve', seed, 'human,human,easy')) {
      const told = decision.news.find(({ type }) => DEEDS.includes(type));
      const title = told && (await titleOf(page));
      await follow(page, decision, byMouse);
      if (!told) continue;
      await expect(log.getByText(told.line).last()).toBeAttached();
      if (told.type !== 'item-used' || /fight on|attacks|duel/i.test(title ?? '')) met.add(told.type);
    }
    expect([...met].toSorted()).toEqual(DEEDS);
    await page.waitForFunction(() => window.__delves!.screen() === 'results');
    await expectResults(page);
    await expect(page.locator('.results-story')).toContainText('Blue rogue got out with the most');
    const rows = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
    await expect(rows.filter({ hasText: /Ada|Ben/ })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Green cleric (bot)' })).toHaveCount(1);
  });

  test('is played against two bots with the mouse', async ({ page }) => {
    await open(page, `${AGAINST_TWO}&seed=VHM-MKN-KBJ`);
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
  });

  test('is played against two bots with the keyboard alone', async ({ page }) => {
    await open(page, `${AGAINST_TWO}&seed=NVN-RJM-GFJ`);
    await playToTheEnd(page, byKeyboard, 'easy');
    await expectResults(page);
  });

  test('teaches its lesson', async ({ page }) => {
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse);
  });
});

test.describe('Letter Delve by touch', () => {
  test.use(PHONE);

  test('is played against two bots with fingers', async ({ page }) => {
    await open(page, `${AGAINST_TWO}&seed=WLZ-LNQ-DLC`);
    await playToTheEnd(page, byTouch, 'easy');
    await expectResults(page);
  });
});
