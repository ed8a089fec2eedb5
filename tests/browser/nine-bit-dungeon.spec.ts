import { readFileSync } from 'node:fs';
import { runFromText } from '../../src/core/link.ts';
import { expect, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  choices,
  expectResults,
  open,
  playLesson,
  playToTheEnd,
  settled,
} from './support/play.ts';

const ROOM = '?game=nine-bit-dungeon&speed=instant';
const RECORDED = 'tests/golden/nine-bit-dungeon/runs/easy.txt';

test.describe('9-Bit Dungeon', () => {
  test('plays a recorded run through the interface to the same digests', async ({ page }) => {
    const text = readFileSync(RECORDED, 'utf8');
    const run = runFromText(text.split('\n')[1]!);
    if (!run.ok) throw new Error(run.problem.message);
    const wanted = [...text.matchAll(/^-- turn (\d+), digest ([0-9a-f]+)$/gm)].map(([, , digest]) => digest);
    await open(page, `${ROOM}&seed=${run.value.setup.seed}`);
    const met: string[] = [];
    for (const turn of run.value.turns) {
      await settled(page);
      met.push(await page.evaluate(() => window.__delves!.digest()));
      for (const entry of turn.entries) {
        if (entry.kind !== 'choice') throw new Error('The recorded run has only choices.');
        await settled(page);
        const all = await choices(page);
        const before = await page.evaluate(() => window.__delves!.digest());
        await byMouse(page, all[entry.index]!, all);
        await page.waitForFunction(
          digest => window.__delves!.screen() === 'results' || window.__delves!.digest() !== digest,
          before,
        );
      }
    }
    await expectResults(page);
    expect(met).toEqual(wanted.slice(0, met.length));
    expect(met.length).toBe(run.value.turns.length);
  });

  test('is played from the menu to a defeat with the keyboard alone', async ({ page }) => {
    await open(page, '?speed=instant');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /9-Bit Dungeon/ }).focus();
    await page.keyboard.press('Enter');
    const begin = page
      .getByRole('dialog')
      .getByRole('button', { name: /begin|start|delve/i })
      .first();
    await begin.focus();
    await page.keyboard.press('Enter');
    await playToTheEnd(page, byKeyboard, 'easy');
    await expectResults(page);
  });

  test('teaches its lesson', async ({ page }) => {
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse);
    await expect(page.getByText(/Level 2/).first()).toBeVisible();
  });

  test('shows threat and sight, and the odds before a choice', async ({ page }) => {
    await open(page, `${ROOM}&seed=BCD-FGH-JKL`);
    await page.getByRole('dialog').getByRole('button', { name: 'Take the Short Sword' }).click();
    await settled(page);
    await page.keyboard.press('t');
    await expect(page.getByRole('button', { name: /Threat/ })).toHaveAttribute('aria-pressed', 'true');
    const cast = page.getByRole('region', { name: 'All actions' }).getByRole('button', { name: 'Cast Heal' });
    await expect(cast).toHaveAccessibleDescription(/33% for 2 Health; 17% an event/);
  });
});

test.describe('9-Bit Dungeon by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('is played to a defeat with fingers', async ({ page }) => {
    await open(page, `${ROOM}&seed=KTR-BMX-QZP`);
    await playToTheEnd(page, byTouch, 'easy');
    await expectResults(page);
  });
});
