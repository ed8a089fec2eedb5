import { expect, test } from './support/page.ts';
import { choices, expectResults, open, playToTheEnd, pointOf, settled, type Hand } from './support/play.ts';

const CELLAR = '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant';

test.describe('The Cellar', () => {
  test('is played to its end by clicking squares', async ({ page }) => {
    await open(page, CELLAR);
    let clicked = 0;
    const mouse: Hand = async (_page, choice) => {
      const confirm = page.getByRole('dialog').getByRole('button', { name: choice.label });
      if (choice.at) {
        const { x, y } = await pointOf(page, choice.at);
        await page.mouse.click(x, y);
        clicked += 1;
      } else await page.getByRole('button', { name: choice.label, exact: true }).first().click();
      if (await confirm.isVisible()) await confirm.click();
    };
    await playToTheEnd(page, mouse);
    expect(clicked).toBeGreaterThan(10);
    await expectResults(page);
  });

  test('is played to its end from the list of actions, with the keyboard alone', async ({ page }) => {
    await open(page, CELLAR);
    const keyboard: Hand = async (_page, choice, list) => {
      const index = list.findIndex(({ label }) => label === choice.label);
      const isWindow = await page.getByRole('dialog').isVisible();
      if (!isWindow) await page.keyboard.press('l');
      await page.keyboard.press('Home');
      for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog').getByRole('button', { name: 'Not yet' });
      if (!isWindow && (await question.isVisible())) await page.keyboard.press('Enter');
    };
    await playToTheEnd(page, keyboard);
    await expectResults(page);
  });

  test('answers the arrow keys, and takes a step back', async ({ page }) => {
    await open(page, CELLAR);
    await settled(page);
    const before = await page.evaluate(() => window.__delves!.digest());
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await page.evaluate(() => window.__delves!.digest())).not.toBe(before);
    await page.keyboard.press('u');
    await settled(page);
    expect(await page.evaluate(() => window.__delves!.digest())).toBe(before);
  });

  test('answers a gamepad', async ({ page }) => {
    await page.addInitScript(() => {
      const pad = {
        id: 'Test pad',
        index: 0,
        connected: true,
        mapping: 'standard',
        axes: [0, 0, 0, 0],
        timestamp: 0,
        buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
      };
      Reflect.set(window, 'testPad', pad);
      navigator.getGamepads = () => {
        pad.timestamp = performance.now();
        return [pad as unknown as Gamepad, null, null, null];
      };
    });
    await open(page, CELLAR);
    await settled(page);
    const before = await page.evaluate(() => window.__delves!.digest());
    const press = (button: number, down: boolean): Promise<void> =>
      page.evaluate(
        ([index, pressed]) => {
          const pad = Reflect.get(window, 'testPad') as { buttons: { pressed: boolean; value: number }[] };
          pad.buttons[Number(index)] = { pressed: Boolean(pressed), value: pressed ? 1 : 0 };
        },
        [button, down],
      );
    await press(15, true);
    await page.waitForFunction(digest => window.__delves!.digest() !== digest, before);
    await press(15, false);
    expect((await choices(page)).length).toBeGreaterThan(0);
  });
});

test.describe('The Cellar by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('is played to its end with fingers', async ({ page }) => {
    await open(page, CELLAR);
    const finger: Hand = async (_page, choice) => {
      const confirm = page.getByRole('dialog').getByRole('button', { name: choice.label });
      if (choice.at) {
        const { x, y } = await pointOf(page, choice.at);
        await page.touchscreen.tap(x, y);
      } else await page.getByRole('button', { name: choice.label, exact: true }).first().tap();
      if (await confirm.isVisible()) await confirm.tap();
    };
    await playToTheEnd(page, finger);
    await expectResults(page);
  });
});
