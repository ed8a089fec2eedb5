/** When a measured page has shown its first frame. */
import type { Page } from '@playwright/test';

/** The menu is there when something on it can be pressed, and has been painted once. */
export async function menuReady(page: Page): Promise<void> {
  await page.getByRole('button').first().waitFor({ state: 'visible' });
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

export async function emptyReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-first-frame]');
}
