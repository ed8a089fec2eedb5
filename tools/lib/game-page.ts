/** A page with the game on it, for tools and browser tests: waits by the hook of e2e builds (`src/test-hook.ts`). */
import type { Page } from '@playwright/test';
import type {} from '../../src/test-hook.ts';

/** The screen that the address asks for stands. */
export async function whenOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__delves);
  await page.evaluate(() => window.__delves?.ready);
}

/** A table stands, nothing moves, and a person is asked. */
export async function whenIdle(page: Page): Promise<void> {
  await whenOpen(page);
  await page.waitForFunction(() => window.__delves?.idle() === true);
}
