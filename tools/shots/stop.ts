/** One stop of the tour, and what several of them do. */
import type { Page } from '@playwright/test';
import { whenIdle, whenOpen } from '../lib/game-page.ts';
import type { Position } from './positions.ts';

export interface Stop {
  readonly name: string;
  /** Behind the address of the game: `?game=the-cellar&seed=…` */
  readonly address: string;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<void>;
  steps(page: Page): Promise<void>;
  /** In the midst of a motion: one size after another, or a busy machine would miss it. */
  readonly alone?: boolean;
  /** The saved match that it begins with. */
  readonly position?: Position;
}

type Speed = 1 | 'instant';

/** Long enough for fonts, fades and lights. */
export async function rested(page: Page, ms = 500): Promise<void> {
  await page.waitForTimeout(ms);
}

export async function tableAtRest(page: Page): Promise<void> {
  await whenIdle(page);
  await rested(page);
}

/** Goes on from a position: the saved match lies in the storage before the page looks into it. */
export function stopAt(
  name: string,
  position: Position,
  steps: (page: Page, order: string) => Promise<void>,
  speed: Speed = 'instant',
): Stop {
  const { save, order } = position;
  const text = JSON.stringify({ version: 1, revision: 1, value: save });
  return {
    name,
    position,
    address: `?speed=${speed}`,
    alone: speed === 1,
    prepare: async page => {
      await page.addInitScript(saved => localStorage.setItem('five-delves/save', saved), text);
    },
    steps: async page => {
      await whenOpen(page);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.waitForFunction(() => window.__delves?.screen() === 'table');
      await whenIdle(page);
      await steps(page, order);
    },
  };
}

/** Lays a word on the tray, as on a phone; playing it is another matter. */
export async function spell(page: Page, word: string): Promise<void> {
  await page.locator('.word-tray').fill(word);
}

/** Words are typed in capitals; nothing else is called so. */
const WORD = /^[A-Z.]+$/;

/** By the list of all actions, which is there even while it is folded; or by the window of the question. */
export async function give(page: Page, order: string): Promise<void> {
  if (WORD.test(order)) {
    await spell(page, order);
    return page.locator('.word-tray').press('Enter');
  }
  const listed = page.locator('#all-actions').getByText(order, { exact: true }).first();
  const shown = page.getByRole('dialog').getByRole('button', { name: order }).first();
  if (await shown.isVisible()) await shown.click();
  else await listed.dispatchEvent('click');
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button').last().click();
}

export async function giveAndWait(page: Page, order: string, ms: number): Promise<void> {
  await give(page, order);
  await rested(page, ms);
}

export async function results(page: Page, order: string): Promise<void> {
  await give(page, order);
  await page.waitForFunction(() => window.__delves?.screen() === 'results');
  await rested(page, 1500);
}
