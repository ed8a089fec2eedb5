/** A page with the game on it, for tools and browser tests: waits by the hook of e2e builds (`src/test-hook.ts`). */
import type { Page } from '@playwright/test';
import type {} from '../../src/test-hook.ts';

/** Something other than the boot screen stands. */
export async function whenOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const screen = window.__delves?.screen();
    return screen !== undefined && screen !== 'boot';
  });
}

/** Nothing moves, and a person is asked, or the match is over. */
export async function whenIdle(page: Page): Promise<void> {
  await whenOpen(page);
  await page.waitForFunction(() => window.__delves?.idle() === true);
}
