/** Lets a hand play a golden run in the page, and proves at every turn that both are the same match. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { runFromText } from '../../../src/core/link.ts';
import { expect } from './page.ts';
import { choices, digestOf, expectResults, goingOn, type Hand, open, settled } from './play.ts';

/** `address` names the room, `file` lies in tests/golden: its second line is the run, below stand the digests. */
export async function playRecorded(page: Page, address: string, file: string, hand: Hand): Promise<void> {
  const text = readFileSync(`tests/golden/${file}`, 'utf8');
  const run = runFromText(text.split('\n')[1]!);
  if (!run.ok) throw new Error(run.problem.message);
  const { setup, turns } = run.value;
  const wanted = [...text.matchAll(/^-- turn \d+, digest ([0-9a-f]+)$/gm)].map(([, digest]) => digest);
  const met: string[] = [];
  await open(page, `${address}&seed=${setup.seed}`);
  for (const turn of turns) {
    await settled(page);
    met.push(await digestOf(page));
    for (const entry of turn.entries) {
      if (entry.kind !== 'choice') throw new Error('The recorded run has only choices.');
      await settled(page);
      const all = await choices(page);
      await goingOn(page, () => hand(page, all[entry.index]!, all));
    }
  }
  await expectResults(page);
  expect(met.length).toBeGreaterThan(3);
  expect(met).toEqual(wanted.slice(0, turns.length));
}
