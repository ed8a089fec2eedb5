/** A match by link: two profiles with storage of their own, and nothing between them but links. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { byMouse, choices, goingOn, onTheKeys, open, reload, settled } from './support/play.ts';
import { expect, test } from './support/page.ts';

const handedOn = (page: Page) => page.getByRole('dialog', { name: /^(?:Your turn is done|Waiting for)/ });

async function profile(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** What a bot would do, with the mouse and the keys, until the match is somebody else's. */
async function playOn(page: Page): Promise<{ readonly link: string; readonly hasMoved: boolean }> {
  let hasMoved = false;
  for (let done = 0; done < 200; done++) {
    await page.waitForFunction(
      () => window.__delves!.idle() || document.querySelector('dialog[open] .copy-field') !== null,
    );
    if (await handedOn(page).isVisible())
      return { link: await page.getByRole('textbox', { name: 'Link' }).inputValue(), hasMoved };
    await settled(page);
    const list = await choices(page);
    const { index, word } = await page.evaluate(() => window.__delves!.advised('easy'));
    hasMoved ||= word !== undefined;
    await goingOn(page, () =>
      word === undefined ? byMouse(page, list[index]!, list) : onTheKeys(page, word),
    );
  }
  throw new Error('Nobody else is ever asked.');
}

test('a match by link goes to and fro between two profiles, and each sees what was missed', async ({
  browser,
}) => {
  const [bo, ann] = [await profile(browser), await profile(browser)];
  await open(bo.page, '?speed=4');
  await bo.page
    .getByRole('button', { name: /Letter Labyrinths/ })
    .first()
    .click();
  const window = bo.page.getByRole('dialog', { name: 'Letter Labyrinths' });
  await window.getByRole('button', { name: 'Options…' }).click();
  await window.getByText('2', { exact: true }).click();
  await window.getByLabel('Second delver').selectOption('Friend by link');
  await window.getByLabel('Name of seat 2').fill('Ann');
  await expect(window).toContainText('It holds the seed');
  await window.getByRole('button', { name: 'Play', exact: true }).click();

  let sent = await playOn(bo.page);
  await expect(handedOn(bo.page)).toContainText('Send this link to Ann.');
  await expect(bo.page.getByRole('button', { name: /^(?:Copy|Share) link$/ }).last()).toBeFocused();

  await open(ann.page, new URL(sent.link).hash);
  const join = ann.page.getByRole('dialog', { name: 'Letter Labyrinths' });
  await expect(join.getByRole('switch', { name: 'Second delver' })).toBeChecked();
  await expect(join.getByRole('switch', { name: 'First delver' })).not.toBeChecked();
  await join.getByRole('button', { name: 'Play' }).click();

  // At first classes are chosen, which leaves nothing to be seen.
  let told = 0;
  const links = [sent.link];
  let [waits, asked] = [bo.page, 'Ann'];
  for (let turn = 0; turn < 12 && told < 2; turn++) {
    const { page } = turn % 2 === 0 ? ann : bo;
    [waits, asked] = turn % 2 === 0 ? [page, 'First delver'] : [page, 'Ann'];
    // Each link comes to a page that was closed meanwhile.
    if (turn > 0) await open(page, `?speed=2${new URL(sent.link).hash}`);
    if (sent.hasMoved) {
      await expect(page.getByText('While you were away')).toBeVisible();
      if (told === 0) await page.getByRole('button', { name: 'Skip', exact: true }).click();
      told += 1;
    }
    const next = await playOn(page);
    expect(next.link).not.toBe(sent.link);
    sent = next;
    links.push(sent.link);
  }
  expect(told).toBe(2);
  // Each is a link of its own: three times and more it went from one profile to the other.
  expect(new Set(links).size).toBeGreaterThanOrEqual(3);

  // Whoever waits finds the match again, in the room's window and in a list of its own.
  await reload(waits);
  await waits.waitForFunction(() => globalThis.window.__delves?.screen() === 'menu');
  await waits.getByRole('button', { name: /^By link/ }).click();
  const list = waits.getByRole('dialog', { name: 'By link' });
  await expect(list).toContainText(`Waiting for ${asked}`);
  await list.getByRole('button', { name: /^Open: Letter Labyrinths/ }).click();
  await waits.waitForFunction(() => globalThis.window.__delves!.screen() === 'table');
  await expect(handedOn(waits)).toContainText(`Send this link to ${asked}.`);
  expect(await waits.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(sent.link);
  await bo.context.close();
  await ann.context.close();
});
