/** The package as people meet it: under a sub-path, in a foreign frame that denies nearly everything, and offline. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Frame, Page } from '@playwright/test';
import { ROOMS } from '../../src/games/index.ts';
import { type FolderSite, serveFolder, servePage } from './support/folder-site.ts';
import { expect, test } from './support/page.ts';
import {
  byMouse,
  expectResults,
  goingOn,
  open,
  openRunDetails,
  playToTheEnd,
  settled,
} from './support/play.ts';

const BUILT = resolve('dist-e2e');
const UNDER = '/html/1234567/';

test('shows the menu for at most 400 KB, and asks for Phaser before any script has run', async ({ page }) => {
  expect(await readFile(join(BUILT, 'index.html'), 'utf8')).toMatch(/modulepreload" href="[^"]*phaser-/);
  await open(page, '');
  // What is fetched ahead for the next press comes after the first frame.
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.__delves!.firstFrame!)
      .map(({ name }) => new URL(name).pathname),
  );
  const shipped = asked.filter(path => !path.includes('test-hook'));
  const files = await Promise.all(['/index.html', ...shipped].map(path => readFile(join(BUILT, path))));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes, shipped.join('\n')).toBeLessThan(400_000);
});

test('ships every room once, for the page and its workers', async () => {
  const files = await readdir(join(BUILT, 'assets'));
  for (const { card } of ROOMS) {
    const own = files.filter(name => name.startsWith(`${card.id}-`) && name.endsWith('.js'));
    expect(own, card.id).toHaveLength(1);
  }
});

test.describe('In a foreign frame', () => {
  let game: FolderSite;
  let host: FolderSite;

  test.beforeAll(async () => {
    game = await serveFolder(BUILT, UNDER);
    // Another site (127.0.0.1 is not localhost), so storage is denied; no clipboard, no gamepad, no full screen.
    host = await servePage(`<!doctype html><title>A host</title><body style="height:4000px">
      <iframe sandbox="allow-scripts allow-same-origin" allow="clipboard-write 'none'; gamepad 'none'; fullscreen 'none'"
        width="1000" height="640" src="http://localhost:${game.port}${UNDER}?game=the-cellar&seed=BCD-FGH-JKL&speed=instant">
      </iframe></body>`);
  });

  test.afterAll(async () => {
    await game.close();
    await host.close();
  });

  test('plays a room to its end with storage, clipboard, gamepad and full screen denied', async ({
    page,
    origins,
  }) => {
    const frame = await openFrame(page, origins, game, host);
    expect(await frame.evaluate(() => isDenied(() => localStorage.length))).toBe(true);
    expect(await frame.evaluate(() => isDenied(() => navigator.getGamepads()))).toBe(true);
    expect(await frame.evaluate(() => document.fullscreenEnabled)).toBe(false);

    await playFrame(frame);
    await openRunDetails(frame);
    // The clipboard is denied: the line is shown to be copied by hand, or the old way worked.
    await frame.getByRole('button', { name: /^Copy/ }).first().click();
    await expect(frame.getByText(/copied|Select all/i).first()).toBeVisible();
  });

  test('keys play the game and leave the page around it where it is', async ({ page, origins }) => {
    const frame = await openFrame(page, origins, game, host);
    await frame.locator('canvas').click();
    for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'PageDown', 'End']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('says that nothing can be remembered and that there is no full screen here', async ({
    page,
    origins,
  }) => {
    const frame = await openFrame(page, origins, game, host);
    await frame.getByRole('button', { name: 'Pause' }).click();
    await frame.getByRole('button', { name: 'Settings' }).click();
    await frame.getByRole('tab', { name: 'Data' }).click();
    await expect(frame.getByText(/doesn't let the game save/)).toBeVisible();
    await frame.getByRole('button', { name: 'Close' }).last().click();
    await frame.getByRole('button', { name: 'Full screen' }).click();
    // The same words are also spoken: the toast is the one that is seen.
    await expect(frame.getByRole('button', { name: /Full screen isn't allowed/ })).toBeVisible();
  });
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is installed, goes on without a network, and plays', async ({ page, context }) => {
    await open(page, '?game=the-cellar&seed=BCD-FGH-JKL&speed=instant');
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const described = await page.evaluate(async href => (await fetch(href!)).json(), manifest);
    expect(described).toMatchObject({ name: 'Five Delves', start_url: './', scope: './' });
    // All of it is kept once the page has been quiet for a while; only then the worker answers.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.waitForFunction(() => window.__delves);
    await settled(page);
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
    // Rooms that nobody has opened yet are kept too, the one with the words among them.
    await open(page, '?game=letter-labyrinths&speed=instant');
    expect(await settled(page)).toBe('asked');
    await context.setOffline(false);
  });
});

async function openFrame(page: Page, origins: string[], game: FolderSite, host: FolderSite): Promise<Frame> {
  origins.push(`http://localhost:${game.port}`, `http://127.0.0.1:${host.port}`);
  await page.goto(`http://127.0.0.1:${host.port}/`);
  const frame = page.frames().find(one => one.url().includes(UNDER))!;
  await frame.waitForFunction(() => window.__delves);
  await frame.evaluate(() => window.__delves!.ready);
  await frame.waitForFunction(() => window.__delves!.idle());
  await frame.evaluate(() => {
    Object.assign(window, {
      isDenied: (ask: () => unknown) => {
        try {
          ask();
          return false;
        } catch {
          return true;
        }
      },
    });
  });
  return frame;
}

declare function isDenied(ask: () => unknown): boolean;

/** By the buttons of the list of all actions, as the bot advises. */
async function playFrame(frame: Frame): Promise<void> {
  for (let done = 0; done < 300; done++) {
    await frame.waitForFunction(() => window.__delves!.screen() === 'results' || window.__delves!.idle());
    if ((await frame.evaluate(() => window.__delves!.screen())) === 'results') return;
    const label = await frame.evaluate(async () => {
      const index = await window.__delves!.advise('easy');
      return window.__delves!.choices()[index]!.label;
    });
    await goingOn(frame, async () => {
      const inWindow = frame.getByRole('dialog').getByRole('button', { name: label }).first();
      if (await inWindow.isVisible()) await inWindow.click();
      else
        await frame
          .locator('#all-actions')
          .getByRole('button', { name: label, exact: true })
          .dispatchEvent('click');
      const question = frame.getByRole('alertdialog');
      if (await question.isVisible()) await question.getByRole('button').last().click();
    });
  }
  throw new Error('No end in the frame.');
}
