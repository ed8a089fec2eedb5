import { expect, test } from './support/page.ts';
import { byMouse, expectResults, open, playToTheEnd, settled } from './support/play.ts';

test.describe('The arcade', () => {
  test('goes from the menu by a daily to a finished run, its link, and the theatre that verifies it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // Every day has another dungeon; this test is about one of them.
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(page, '?speed=instant');
    await page
      .getByRole('button', { name: /^Daily/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    await settled(page);
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
    await expect(page.getByText(/Verified/).first()).toBeVisible();
    const link = await page.getByRole('textbox', { name: 'Link to the run' }).inputValue();
    expect(link.length).toBeLessThanOrEqual(2000);

    await page.goto('about:blank');
    await open(page, link);
    await expect(page.getByText(/Verified/).first()).toBeVisible();
    expect(await page.evaluate(() => window.__delves!.screen())).toBe('table');

    const broken = link.replace(
      /(#run=.{60})(.)/,
      (_all, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
    );
    await page.goto('about:blank');
    await open(page, broken);
    await expect(page.getByText(/refused|damaged|not a five delves run/i).first()).toBeVisible();
  });

  test('two time zones get the same daily', async ({ browser }) => {
    const digests: string[] = [];
    for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await open(page, '/?game=nine-bit-dungeon&mode=daily&speed=instant');
      await settled(page);
      digests.push(await page.evaluate(() => window.__delves!.digest()));
      await context.close();
    }
    expect(digests[0]).toBe(digests[1]);
  });
});
