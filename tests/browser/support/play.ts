/** Plays a match as a person would: reads what may be chosen, and does it with mouse, keys or fingers. */
import type { Page } from '@playwright/test';
import { expect } from './page.ts';

export interface Seen {
  readonly label: string;
  readonly at?: { readonly x: number; readonly y: number };
}

/** Does one choice by whatever means the test is about. */
export type Hand = (page: Page, choice: Seen, choices: readonly Seen[]) => Promise<void>;

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.__delves);
  await page.evaluate(() => window.__delves!.ready);
}

/** The board stands and somebody is asked, or the match is over. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  await page.waitForFunction(() => window.__delves!.screen() === 'results' || window.__delves!.idle());
  return (await page.evaluate(() => window.__delves!.screen())) === 'results' ? 'over' : 'asked';
}

export async function choices(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    window.__delves!.choices().map(({ label, at }) => (at ? { label, at } : { label })),
  );
}

/** Lets the bot think and the hand act, until the results are shown. Gives the number of actions. */
export async function playToTheEnd(page: Page, hand: Hand, limit = 200): Promise<number> {
  for (let done = 0; done < limit; done++) {
    if ((await settled(page)) === 'over') return done;
    const list = await choices(page);
    const index = await page.evaluate(() => window.__delves!.advise());
    const before = await page.evaluate(() => window.__delves!.digest());
    await hand(page, list[index]!, list);
    await page.waitForFunction(
      digest => window.__delves!.screen() === 'results' || window.__delves!.digest() !== digest,
      before,
    );
  }
  throw new Error(`No end after ${limit} actions.`);
}

export async function pointOf(page: Page, at: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.evaluate(cell => window.__delves!.pointOf(cell), at);
}

export async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /victory|defeat|over/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again', exact: true })).toBeVisible();
}
