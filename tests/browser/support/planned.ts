/** Lets hands do in the page what was decided without one, and proves at every decision that both are the same match. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../tools/lib/project.mjs';
import { expect } from './page.ts';
import type { PlannedDecision } from './plan.ts';
import { choices, digestOf, goingOn, type Hand, settled } from './play.ts';

export function planOf(game: string, seed: string, seats: string): readonly PlannedDecision[] {
  const script = join(ROOT, 'tests/browser/support/plan.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx', script, game, seed, seats], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(text) as PlannedDecision[];
}

export async function follow(page: Page, { index, digest }: PlannedDecision, hand: Hand): Promise<void> {
  expect(await settled(page)).toBe('asked');
  expect(await digestOf(page)).toBe(digest);
  const all = await choices(page);
  await goingOn(page, () => hand(page, all[index]!, all));
}
