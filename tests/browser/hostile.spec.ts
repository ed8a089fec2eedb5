/** Text that comes from outside is never anything but text: names, links, imported files, what a map says. */
import type { Page } from '@playwright/test';
import { Storage } from '../../src/services/storage.ts';
import { exportAll } from '../../src/services/storage-file.ts';
import { expect, test } from './support/page.ts';
import { byKeyboard, byMouse, expectResults, goingOn, open, playToTheEnd, settled } from './support/play.ts';

/** Short enough for a name; it would set a mark on the window if it ever became an element. */
const IMG = '<img src onerror=x=1>';

async function expectOnlyText(page: Page): Promise<void> {
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.evaluate(() => 'x' in window)).toBe(false);
}

test.describe('Hostile text stays text', () => {
  test("in a player's name, from the settings", async ({ page }) => {
    await page.addInitScript(name => {
      const value = { version: 1, revision: 1, value: { names: [name, name] } };
      localStorage.setItem('five-delves/settings', JSON.stringify(value));
    }, IMG);
    await open(page, '');
    await page
      .getByRole('button', { name: /Letter Delve/ })
      .first()
      .click();
    await page.getByRole('button', { name: /Options/ }).click();
    const field = page.getByRole('textbox', { name: 'Name of seat 1' });
    await expect(field).toHaveValue(IMG.slice(0, 16));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    await expectOnlyText(page);
  });

  test('in a run link', async ({ page }) => {
    await open(page, `#run=${encodeURIComponent(IMG)}`);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    await expectOnlyText(page);
    await page.goto(`/?game=${encodeURIComponent(IMG)}`);
    await expect(page.getByText(/There is no room called/)).toContainText(IMG);
    await expectOnlyText(page);
  });

  test('in an imported save', async ({ page }) => {
    await open(page, '?game=the-cellar&seed=BCD-FGH-JKL&speed=instant');
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
    const records = await page.evaluate(() => localStorage.getItem('five-delves/records'));
    expect(records).not.toBeNull();
    const hostile = records!.replaceAll(/"(story|reason|title|name|date)":"[^"]*"/g, `"$1":"${IMG}"`);
    await open(page, '');
    await page.getByRole('button', { name: /^Settings/ }).click();
    await page.getByRole('tab', { name: 'Data' }).click();
    // A file as the game itself writes it, whole and with its check, so that nothing but its words can be refused.
    const storage = new Storage({ backend: undefined });
    storage.replaceRaw({ records: hostile });
    const file = exportAll(storage);
    await page.setInputFiles('input[type=file]', {
      name: `${IMG}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect(page.getByText(/^Imported|Not imported/).first()).toBeVisible();
    await expectOnlyText(page);
    await page.keyboard.press('Escape');
    await open(page, '');
    await page.getByRole('button', { name: /^Records/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOnlyText(page);
  });

  test('in what a map says', async ({ page, complaints }) => {
    // The room's code as it is served, with the name of a map's object made hostile: the room refuses it, in plain text.
    await page.route('**/the-cellar-*.js', async route => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/type:(["`'])barrel\1/g, `type:$1${IMG}$1`);
      await route.fulfill({ response, body });
    });
    await page.goto('/?game=the-cellar&seed=BCD-FGH-JKL');
    await expect(page.getByText(/went wrong|barrel|img/i).first()).toBeVisible();
    await expectOnlyText(page);
    complaints.length = 0;
  });
});

test.describe('A part that does not arrive', () => {
  test("the picture of the results comes late, and doesn't push the next match away", async ({ page }) => {
    let arrive = (): void => {};
    const late = new Promise<void>(resolve => {
      arrive = resolve;
    });
    await page.route('**/tableaux-*.png', async route => {
      await late;
      await route.continue();
    });
    // A page is not loaded while a picture is on its way.
    await page.goto('?game=the-cellar&seed=BCD-FGH-JKL&speed=instant', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__delves?.idle());
    await page.evaluate(() => window.__delves!.drawSeldom());
    await playToTheEnd(page, byKeyboard, 'easy');
    await page.getByRole('button', { name: /^Again/ }).click();
    await settled(page);
    const answered = page.waitForResponse(/tableaux-.*png/);
    arrive();
    await answered;
    await goingOn(page, () => page.keyboard.press('ArrowRight'));
    expect(await page.evaluate(() => window.__delves!.canPress({ x: 1, y: 1 }))).toBe(true);
  });

  for (const part of ['display', 'nine-bit-dungeon']) {
    test(`${part} is missed aloud`, async ({ page, complaints }) => {
      await page.route(`**/assets/${part}-*.js`, route => route.abort());
      await page.goto('?game=nine-bit-dungeon');
      await expect(page.getByText(/didn't load|went wrong/).first()).toBeVisible();
      expect(complaints.length).toBeGreaterThan(0);
      complaints.length = 0;
    });
  }
});
