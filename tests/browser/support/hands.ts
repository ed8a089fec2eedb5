/** A player's hands: cells clicked and tapped where they lie on the page, and a gamepad that is not there. */
import type { Page } from '@playwright/test';
import type { Cell } from '../../../src/core/grid.ts';
import { whenIdle } from '../../../tools/lib/game-page.ts';

export async function clickCell(page: Page, at: Cell): Promise<void> {
  const { x, y } = await placeOf(page, at);
  await page.mouse.click(x, y);
}

export async function tapCell(page: Page, at: Cell): Promise<void> {
  const { x, y } = await placeOf(page, at);
  await page.touchscreen.tap(x, y);
}

async function placeOf(page: Page, at: Cell): Promise<{ x: number; y: number }> {
  await whenIdle(page);
  const point = await page.evaluate(cell => window.__delves?.pointOf(cell), at);
  if (!point) throw new Error('There is no table to point at.');
  return point;
}

/** Standard layout: 0 is A, 1 is B, 9 is Start, 12 to 15 are up, down, left, right. */
export interface Pad {
  press(button: number): Promise<void>;
}

/** Before `goto`. The pad is found when its first button is pressed, as with a real one. */
export async function plugInGamepad(page: Page): Promise<Pad> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      id: 'Test pad (STANDARD GAMEPAD)',
      index: 0,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons,
      timestamp: 0,
    };
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad, null, null, null] });
    Reflect.set(window, 'testPad', (button: number, down: boolean) => {
      pad.timestamp = performance.now(); // Phaser ignores pads older than itself
      buttons[button] = { pressed: down, touched: down, value: down ? 1 : 0 };
      const event = new Event('gamepadconnected');
      Object.defineProperty(event, 'gamepad', { value: pad });
      window.dispatchEvent(event);
    });
  });
  const hold = (button: number, down: boolean): Promise<void> =>
    page.evaluate(
      ([index, isDown]) => (Reflect.get(window, 'testPad') as (b: number, d: boolean) => void)(index, isDown),
      [button, down] as const,
    );
  return {
    async press(button) {
      await hold(button, true);
      await page.waitForTimeout(120); // a few frames, so that polling sees it
      await hold(button, false);
      await page.waitForTimeout(60);
    },
  };
}
