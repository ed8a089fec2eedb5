/** The pictures of the page, taken from the game itself: the menu as cover, a screen of each room, and a moving one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOMS } from '../../src/games/index.ts';
import { openChromium } from '../lib/chromium.ts';
import { whenIdle, whenOpen } from '../lib/game-page.ts';
import { ROOT } from '../lib/project.mjs';
import { buildBundle, serveBundle } from '../lib/site.ts';
import { Recorded } from '../shots/positions.ts';
import { give, rested, stopAt } from '../shots/stop.ts';
import { animate } from './preview.ts';

const BUNDLE = join(ROOT, 'node_modules', '.cache', 'five-delves-pack');
/** What itch.io shows in its lists. */
const COVER = { width: 630, height: 500 };
const SCREEN = { width: 1280, height: 720 };
/** Small, because it plays on a page beside others. */
const PREVIEW = { width: 640, height: 360 };
/** Far enough into a bot's match that there is something to see. */
const INTO = 30;
const FRAMES = 48;
const FRAME_MS = 140;

export async function takePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await buildBundle({ outDir: BUNDLE, hook: true });
  const site = await serveBundle(BUNDLE);
  const browser = await openChromium();
  const keep = (name: string, bytes: Uint8Array): void => {
    writeFileSync(join(folder, name), bytes);
    console.log(`release/${name}`);
  };
  try {
    keep('cover.png', await coverOf(browser, site.address));
    for (const { card } of ROOMS.filter(room => !room.card.isPractice)) {
      keep(`screen-${card.id}.png`, await screenOf(browser, site.address, card.id));
    }
    keep('preview.gif', animate(await previewOf(browser, site.address), FRAME_MS));
  } finally {
    await browser.close();
    await site.close();
  }
}

async function coverOf(browser: Browser, address: string): Promise<Buffer> {
  return inPage(browser, COVER, async page => {
    await page.goto(address);
    await whenOpen(page);
    // The poster and the title alone: buttons on a cover could not be pressed.
    await page.evaluate(() => {
      document.getElementById('panels')?.style.setProperty('visibility', 'hidden');
      const title = document.querySelector<HTMLElement>('.menu-title');
      for (const [name, value] of [
        ['visibility', 'visible'],
        ['position', 'fixed'],
        ['left', '50%'],
        ['top', '72px'],
        ['transform', 'translateX(-50%)'],
      ] as const)
        title?.style.setProperty(name, value);
    });
    await rested(page, 1500);
    return page.screenshot();
  });
}

async function momentIn(game: string): Promise<ReturnType<Recorded['find']>> {
  let decisions = 0;
  return (await Recorded.of(game, 'normal')).find(() => ++decisions > INTO);
}

async function screenOf(browser: Browser, address: string, game: string): Promise<Buffer> {
  const stop = stopAt(game, await momentIn(game), page => rested(page, 1000));
  return inPage(browser, SCREEN, async page => {
    await stop.prepare?.(page);
    await page.goto(`${address}${stop.address}`);
    await stop.steps(page);
    return page.screenshot();
  });
}

/** A bot's next moves in the first room, at their ordinary speed. */
async function previewOf(browser: Browser, address: string): Promise<Buffer[]> {
  const game = ROOMS[0]!.card.id;
  const pictures: Buffer[] = [];
  const stop = stopAt(game, await momentIn(game), page => rested(page), 1);
  return inPage(browser, PREVIEW, async page => {
    await stop.prepare?.(page);
    await page.goto(`${address}${stop.address}`);
    await stop.steps(page);
    while (pictures.length < FRAMES) {
      if (await page.evaluate(() => window.__delves?.idle() === true)) await doAsAdvised(page);
      pictures.push(await page.screenshot());
    }
    return pictures;
  });
}

async function doAsAdvised(page: Page): Promise<void> {
  await whenIdle(page);
  const order = await page.evaluate(async () => {
    const index = (await window.__delves?.advise('normal')) ?? 0;
    return window.__delves?.choices()[index]?.label ?? '';
  });
  await give(page, order);
}

async function inPage<T>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  take: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    return await take(await context.newPage());
  } finally {
    await context.close();
  }
}
