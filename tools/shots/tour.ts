/** The screens worth a picture: where each begins, and what is done there before the picture is taken. */
import type { Page } from '@playwright/test';
import { whenOpen } from '../lib/game-page.ts';
import { CELLAR_STOPS } from './cellar-stops.ts';
import { DEADLIEST_EVIL_STOPS } from './deadliest-evil-stops.ts';
import { LETTER_LABYRINTHS_STOPS } from './letter-labyrinths-stops.ts';
import { LETTER_DELVE_STOPS } from './letter-delve-stops.ts';
import { NINE_BIT_STOPS } from './nine-bit-stops.ts';
import { POCKET_STOPS } from './pocket-dungeons-stops.ts';
import { rested, type Stop } from './stop.ts';

const ofMenu = (name: string, command: RegExp): Stop => ({
  name: `menu-${name}`,
  address: '',
  steps: page => windowOf(page, command),
});

export const TOUR: readonly Stop[] = [
  { name: 'boot', address: '', prepare: withoutPictures, steps: booting },
  { name: 'menu', address: '', steps: settled },
  ofMenu('new-game', /The Cellar/),
  ofMenu('new-game-nine-bit', /9-Bit Dungeon/),
  ofMenu('daily', /^Daily/),
  ofMenu('campaign', /^Campaign/),
  ofMenu('pentathlon', /^Pentathlon/),
  ofMenu('records', /^Records/),
  ofMenu('open-run', /^Open a run/),
  ofMenu('settings', /^Settings/),
  ofMenu('rules', /^Rules/),
  { name: 'menu-rules-book', address: '', steps: rulesBook },
  ofMenu('credits', /^Credits/),
  { name: 'gallery-sprites', address: '?gallery', steps: settled },
  { name: 'gallery-motions', address: '?gallery', steps: motionsTab },
  ...CELLAR_STOPS,
  ...NINE_BIT_STOPS,
  ...LETTER_LABYRINTHS_STOPS,
  ...LETTER_DELVE_STOPS,
  ...POCKET_STOPS,
  ...DEADLIEST_EVIL_STOPS,
];

/** The picture that is waited for never comes, so the boot screen stays. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/atlas-*.png', () => {});
}

async function booting(page: Page): Promise<void> {
  await page.getByRole('progressbar').waitFor();
  await rested(page);
}

/** The screen stands, and fonts and pictures have settled. */
async function settled(page: Page): Promise<void> {
  await whenOpen(page);
  await rested(page, 1000);
}

async function rulesBook(page: Page): Promise<void> {
  await windowOf(page, /^Rules/);
  await page.getByRole('button', { name: 'Pocket-Dungeons' }).last().click();
  await rested(page);
}

async function windowOf(page: Page, command: RegExp): Promise<void> {
  await whenOpen(page);
  await page.getByRole('button', { name: command }).first().click();
  await page.getByRole('dialog').waitFor();
  await rested(page);
}

async function motionsTab(page: Page): Promise<void> {
  await whenOpen(page);
  await page.getByRole('tab', { name: 'Motions' }).click();
  await page.getByRole('button', { name: 'spectacle' }).first().click();
  await rested(page, 700);
}
