/** Chromium, by Playwright. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../lib/browser.mjs';
import { asScript, type EnginePage, fromJson, type Start } from './engine.ts';

/** The software renderer grumbles when a picture of the page is taken. */
const HARMLESS = /GPU stall due to ReadPixels/;

export async function startChromium({ programs, complain }: Start): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath: programs['browser']!, args: [...CHROMIUM_FLAGS] });
  const context = await browser.newContext();
  context.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !HARMLESS.test(message.text()))
      complain(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', error => complain(`uncaught: ${error.error().message}`));
  context.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? 'unknown';
    // What was still on its way when the page was left has not failed.
    if (why !== 'net::ERR_ABORTED') complain(`request failed (${why}): ${request.url()}`);
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    goto: async address => void (await page.goto(address)),
    // Not `page.evaluate`: that counts as a gesture, and a gesture unlocks the sound.
    run: async (task, argument) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: asScript(task, argument),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return fromJson(result.value);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    press: key => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
