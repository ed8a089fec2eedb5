import type { Page } from '@playwright/test';
import { expect, test } from './support/page.ts';
import { byMouse, expectResults, open, playToTheEnd, settled } from './support/play.ts';

const CELLAR = '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant';

/** What a review says in sum: start, luck, skill, end. */
async function sumsOf(page: Page): Promise<number[]> {
  const shown = await page.locator('.review-way dd').allInnerTexts();
  return shown.map(text => Number(text.replace('%', '').replace('−', '-')));
}

async function reviewed(page: Page): Promise<void> {
  const review = page.getByRole('dialog', { name: 'Review' });
  await expect(review.getByRole('img', { name: /^Your chance to win over the run/ })).toBeVisible();
  await expect(review.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}

test('a finished run is reviewed, a turning point opened, and played on from', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, CELLAR);
  await settled(page);
  await playToTheEnd(page, byMouse, 'easy');
  await expectResults(page);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await reviewed(page);
  const [start, luck, skill, end] = await sumsOf(page);
  expect(start! + luck! + skill!).toBe(end!);
  expect([0, 100]).toContain(end);

  // Whoever closes it stands in the theatre, and opens it again without waiting.
  await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Close' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.review-way')).toBeVisible();
  expect(await page.getByRole('progressbar').count()).toBe(0);

  const point = page.getByRole('button', { name: /^Go there: turn \d+/ }).first();
  const turn = Number(/turn (\d+)/.exec((await point.getAttribute('aria-label'))!)![1]);
  await point.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar.getByText(`Turn ${turn}`, { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Play on' }).click();
  await settled(page);
  await expect(page.getByText('Practice').first()).toBeVisible();
  expect(await page.evaluate(() => (window.__delves!.state() as { turn: number }).turn)).toBe(turn);
});

test.describe('The needle', () => {
  const wanted = JSON.stringify({ version: 1, revision: 1, value: { needle: true } });
  test.beforeEach(({ page }) =>
    page.addInitScript(text => localStorage.setItem('five-delves/settings', text), wanted),
  );
  const meter = (page: Page) => page.getByRole('meter', { name: 'Your chance to win' });

  test('points in a lesson, and moves', async ({ page }) => {
    await open(page, '?game=the-cellar&lesson&speed=instant');
    await expect(meter(page)).toHaveAttribute('aria-valuenow', /^\d+$/);
  });

  test('is absent in a daily and in a run that ranks', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(page, '?game=nine-bit-dungeon&mode=daily&speed=instant');
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    await settled(page);
    await expect(page.getByText('Daily').first()).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(await meter(page).count()).toBe(0);
    await open(page, CELLAR);
    await settled(page);
    await page.waitForTimeout(1_000);
    expect(await meter(page).count()).toBe(0);
  });
});
