/**
 * A Hall that is open to the house: pages that come by plain http from another machine, which browsers trust with less.
 * The other machine is a name that leads back to this one.
 */
import { CHROMIUM_FLAGS, findChromium } from '../../tools/lib/browser.mjs';
import { actsOnce, aHall, dialog, profile } from './support/hall.ts';
import { open } from './support/play.ts';
import { expect, test } from './support/page.ts';

const HOUSE = 'delves.house.test';
const chromium = process.env['CHROMIUM'] ?? findChromium();

test.use({
  launchOptions: {
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`],
  },
});

const hall = aHall(['--lan']);

test('from another machine of the house, without the keys of the browser', async ({
  browser,
  complaints,
}) => {
  const home = `http://${HOUSE}:${hall.port}/`;
  const { page, context } = await profile(browser, complaints, home);
  await open(page, `${home}?speed=instant`);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
  const sits = async (): Promise<void> => {
    await page
      .getByRole('button', { name: /Letter Delve/ })
      .first()
      .click();
    await dialog(page, 'Letter Delve').getByRole('button', { name: 'Together' }).click();
    await dialog(page, 'Together').getByLabel('Your name').fill('Bo of the house');
    await dialog(page, 'Together').getByRole('button', { name: 'Open a table' }).click();
    await dialog(page, 'Letter Delve').getByRole('button', { name: 'Sit here as Red fighter' }).click();
  };
  await sits();
  await dialog(page, 'Letter Delve').getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  let done = 0;
  for (let step = 0; step < 400 && done < 4; step++) if (await actsOnce(page)) done += 1;
  expect(done).toBe(4);
  // The name is theirs the next time, too: the key was kept.
  await open(page, `${home}?speed=instant`);
  await sits();
  await expect(dialog(page, 'Letter Delve')).toContainText('Bo of the house (you)');
  await context.close();
});
