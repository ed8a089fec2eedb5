import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  choices,
  digestOf,
  expectResults,
  open,
  playLesson,
  playToTheEnd,
  settled,
} from './support/play.ts';

const CELLAR = '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant';

/** As a hand does that hammers a key: whatever comes is pressed in the moment when it comes. Nothing must come of it. */
async function pressAtOnce(page: Page, what: string): Promise<void> {
  await page.addInitScript(selector => {
    const watch = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) return;
      watch.disconnect();
      Reflect.set(window, 'pressedAt', performance.now());
      found.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, what);
}

test.describe('The Cellar', () => {
  test('is played to its end by clicking squares', async ({ page }) => {
    await open(page, CELLAR);
    await playToTheEnd(page, byMouse);
    await expectResults(page);
  });

  test('is played to its end from the list of actions, with the keyboard alone', async ({ page }) => {
    await pressAtOnce(page, '.results-foot button');
    await open(page, CELLAR);
    await playToTheEnd(page, byKeyboard);
    await expectResults(page);
    // The end is said aloud, and Enter is enough to play again; who wants to know more opens it.
    const again = page.getByRole('button', { name: /^Again/ });
    await expect(again).toBeFocused();
    const title = await page.locator('.results-title').innerText();
    await expect(page.getByRole('status').filter({ hasText: new RegExp(title, 'i') })).toBeAttached();
    const details = page.getByRole('group').filter({ hasText: 'Run details' }).last();
    await expect(details.getByText('Verified by replay')).toBeHidden();
    await page.getByText('Run details').focus();
    await page.keyboard.press('Enter');
    await expect(details.getByText('Verified by replay')).toBeVisible();
    await again.focus();
    await page.waitForFunction(() => performance.now() > Number(Reflect.get(window, 'pressedAt')) + 700);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    // The table before this one no longer takes the arrows.
    await settled(page);
    const before = await digestOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => digestOf(page)).not.toBe(before);
  });

  test('teaches its lesson from the menu to the door', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '?speed=instant');
    await page.getByRole('button', { name: /The Cellar/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /lesson/i })
      .click();
    await playLesson(page, byMouse);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByText('Finish the lesson.').first()).toBeAttached();
  });

  test('answers the arrow keys, and takes a step back', async ({ page }) => {
    await open(page, CELLAR);
    await settled(page);
    const before = await digestOf(page);
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await digestOf(page)).not.toBe(before);
    await page.keyboard.press('u');
    await settled(page);
    expect(await digestOf(page)).toBe(before);
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
    const before = await digestOf(page);
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

    // Y leads to the buttons, A presses one, and in the window that opens B is the way back.
    const tap = async (button: number, then: () => boolean) => {
      await press(button, true);
      await page.waitForFunction(then);
      await press(button, false);
    };
    await settled(page);
    await tap(3, () => document.activeElement?.closest('.prompt') !== null);
    await tap(1, () => document.activeElement?.id === 'board-region');
    await page.getByRole('button', { name: 'Pause' }).focus();
    await tap(0, () => document.querySelector('dialog[open]') !== null);
    const isInWindow = () => document.activeElement?.matches('dialog[open] button') === true;
    await tap(13, isInWindow);
    await tap(1, () => document.querySelector('dialog[open]') === null);
  });

  test('goes on from where it was left', async ({ page }) => {
    await open(page, CELLAR);
    await settled(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await settled(page);
    const left = await digestOf(page);
    await open(page, '?speed=instant');
    await page.getByRole('button', { name: /Continue/ }).click();
    await settled(page);
    expect(await digestOf(page)).toBe(left);
  });
});

test.describe('The Cellar by touch', () => {
  test.use(PHONE);

  test('is played to its end with fingers', async ({ page }) => {
    await open(page, CELLAR);
    await playToTheEnd(page, byTouch);
    await expectResults(page);
  });
});
