/** The screens worth a picture: where each begins, and what is done there before the picture is taken. */
import type { Page } from '@playwright/test';

export interface Stop {
  readonly name: string;
  /** Behind the address of the game: `?game=the-cellar&seed=…` */
  readonly address: string;
  steps(page: Page): Promise<void>;
}

const SEED = 'KTR-BMX-QZP';

export const TOUR: readonly Stop[] = [
  { name: 'menu', address: '', steps: settled },
  { name: 'gallery', address: '?gallery', steps: settled },
  { name: 'the-cellar', address: `?game=the-cellar&seed=${SEED}&speed=4`, steps: settled },
];

/** The screen stands: everything is loaded and the opening motions are over. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__delves);
  await page.evaluate(() => window.__delves?.ready);
  await page.waitForTimeout(1500);
}
