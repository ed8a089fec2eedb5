/** The screens worth a picture: where each begins, and what is done there before the picture is taken. */
import type { Page } from '@playwright/test';
import { whenIdle, whenOpen } from '../lib/game-page.ts';

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
  { name: 'the-cellar', address: `?game=the-cellar&seed=${SEED}&speed=4`, steps: tableAtRest },
];

/** The screen stands: everything is loaded, the opening motions are over, fonts and pictures have settled. */
async function settled(page: Page): Promise<void> {
  await whenOpen(page);
  await page.waitForTimeout(1200);
}

async function tableAtRest(page: Page): Promise<void> {
  await whenIdle(page);
  await page.waitForTimeout(600);
}
