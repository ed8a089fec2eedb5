import type { Page } from '@playwright/test';
import stock from '../../src/games/nine-bit-dungeon/puzzles.json' with { type: 'json' };
import { sameAction } from '../../src/core/game.ts';
import { puzzleOfDay } from '../../src/records/puzzles.ts';
import { expect, test } from './support/page.ts';
import { choices, open, pointOf, settled, type Seen } from './support/play.ts';

const DAY = '2026-11-20';

/** The puzzle of 9-Bit Dungeon, from the window of the day. */
async function begin(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00Z`));
  await open(page, '?speed=instant');
  await page
    .getByRole('button', { name: /^Daily/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Puzzles' }).click();
  await page.getByRole('button', { name: 'Solve: 9-Bit Dungeon' }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  await settled(page);
  await expect(page.getByText('Puzzle').first()).toBeVisible();
}

/** On its square; the usual hand would say yes to what comes then, too. */
async function press(page: Page, { at }: Seen): Promise<void> {
  const { x, y } = await pointOf(page, at!);
  await page.mouse.click(x, y);
}

/** What may be chosen, parted into the answer and all else. */
async function parted(page: Page): Promise<{ answer: Seen; others: Seen[] }> {
  const { best } = puzzleOfDay(stock, DAY)!;
  const actions = await page.evaluate(() => window.__delves!.choices().map(({ action }) => action));
  const all = await choices(page);
  const at = actions.findIndex(action => sameAction(action as { type: string }, best));
  return { answer: all[at]!, others: all.filter((_, index) => index !== at) };
}

test('a puzzle is solved by acting, and its streak begins', async ({ page }) => {
  await begin(page);
  const { answer } = await parted(page);
  await press(page, answer);
  const told = page.getByRole('alertdialog', { name: 'Solved!' });
  await expect(told).toContainText('of your chance to win', { timeout: 30_000 });
  await told.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('button', { name: /^Daily/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Puzzles' }).click();
  await expect(page.getByRole('article', { name: '9-Bit Dungeon' })).toContainText('Solved.');
});

test('a puzzle that is missed says what the move cost, and what was better', async ({ page }) => {
  await begin(page);
  const { others } = await parted(page);
  await press(page, others.find(({ at, mark }) => at && mark === 'go')!);
  const told = page.getByRole('alertdialog', { name: 'Not this time' });
  await expect(told).toContainText(/costs \d+ points? of your chance to win\. Better: /, { timeout: 60_000 });
  await told.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(page.getByText('Puzzle').first()).toBeVisible();
});
