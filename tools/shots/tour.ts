/** The screens worth a picture: where each begins, and what is done there before the picture is taken. */
import type { Page } from '@playwright/test';
import { whenIdle, whenOpen } from '../lib/game-page.ts';
import { winningScript } from './script.ts';

export interface Stop {
  readonly name: string;
  /** Behind the address of the game: `?game=the-cellar&seed=…` */
  readonly address: string;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<void>;
  steps(page: Page): Promise<void>;
}

const CELLAR = '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant';
const won = await winningScript('the-cellar');

export const TOUR: readonly Stop[] = [
  { name: 'boot', address: '', prepare: withoutPictures, steps: booting },
  { name: 'menu', address: '', steps: settled },
  { name: 'menu-settings', address: '', steps: page => windowOf(page, 'Settings') },
  { name: 'menu-rules', address: '', steps: page => windowOf(page, 'Rules') },
  { name: 'menu-credits', address: '', steps: page => windowOf(page, 'Credits') },
  { name: 'cellar', address: CELLAR, steps: tableAtRest },
  { name: 'cellar-lesson', address: '?game=the-cellar&lesson', steps: tableAtRest },
  { name: 'cellar-fight', address: cellarOf(won.seed), steps: page => playUntil(page, isFight) },
  { name: 'cellar-results', address: cellarOf(won.seed), steps: playOut },
  { name: 'nine-bit', address: '?game=nine-bit-dungeon&seed=KTR-BMX-QZP&speed=instant', steps: tableAtRest },
  { name: 'gallery', address: '?gallery', steps: settled },
];

function cellarOf(seed: string): string {
  return `?game=the-cellar&seed=${seed}&speed=instant`;
}

/** The picture that is waited for never comes, so the boot screen stays. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/atlas-*.png', () => {});
}

async function booting(page: Page): Promise<void> {
  await page.getByRole('progressbar').waitFor();
  await page.waitForTimeout(1000);
}

/** The screen stands, and fonts and pictures have settled. */
async function settled(page: Page): Promise<void> {
  await whenOpen(page);
  await page.waitForTimeout(1200);
}

async function tableAtRest(page: Page): Promise<void> {
  await whenIdle(page);
  await page.waitForTimeout(800);
}

async function windowOf(page: Page, command: string): Promise<void> {
  await whenOpen(page);
  await page.getByRole('button', { name: command }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
}

function isFight(order: string): boolean {
  return order.startsWith('Strike');
}

/** Gives the orders of the won match until the next one is of this kind. */
async function playUntil(page: Page, isNext: (order: string) => boolean): Promise<void> {
  for (const order of won.orders) {
    await whenIdle(page);
    if (isNext(order)) break;
    await give(page, order);
  }
  await tableAtRest(page);
}

async function playOut(page: Page): Promise<void> {
  for (const order of won.orders) {
    await whenIdle(page);
    await give(page, order);
  }
  await page.waitForFunction(() => window.__delves?.screen() === 'results');
  await page.waitForTimeout(2500);
}

/** By the list of all actions, which is there even while it is folded. */
async function give(page: Page, order: string): Promise<void> {
  await page.locator(`#all-actions button[aria-label="${order}"]`).dispatchEvent('click');
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await page.keyboard.press('Enter');
}
