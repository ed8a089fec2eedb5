/** What a player downloads before the menu can be used, next to what Phaser alone costs. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { rounded } from '../lib/numbers.ts';
import { emptyReady, menuReady } from './ready.ts';
import type { Pages } from './pages.ts';

interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly files: readonly { readonly path: string; readonly raw: number; readonly gzip: number }[];
}

export interface BytesReport {
  readonly menu: Weight;
  readonly phaser: Weight;
  readonly ratio: { readonly raw: number; readonly gzip: number };
}

export async function measureBytes(browser: Browser, pages: Pages): Promise<BytesReport> {
  const menu = await weigh(browser, pages.shipped.address, menuReady);
  const phaser = await weigh(browser, pages.empty.address, emptyReady);
  return {
    menu,
    phaser,
    ratio: { raw: rounded(menu.raw / phaser.raw, 3), gzip: rounded(menu.gzip / phaser.gzip, 3) },
  };
}

/** Every file fetched until the page is ready. Packed files (png, mp3, woff2) are sent as they are by any server. */
async function weigh(
  browser: Browser,
  address: string,
  ready: (page: Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<{ path: string; body: Buffer } | undefined>[] = [];
  page.on('response', response => {
    const path = new URL(response.url()).pathname;
    bodies.push(
      response.body().then(
        body => ({ path, body }),
        () => undefined,
      ),
    );
  });
  await page.goto(address);
  await ready(page);
  const fetched = (await Promise.all(bodies)).filter(file => file !== undefined);
  await context.close();
  const files = fetched
    .map(({ path, body }) => ({
      path,
      raw: body.length,
      gzip: /\.(png|mp3|woff2)$/.test(path) ? body.length : gzipSync(body, { level: 9 }).length,
    }))
    .toSorted((a, b) => b.raw - a.raw || a.path.localeCompare(b.path));
  return {
    raw: files.reduce((sum, file) => sum + file.raw, 0),
    gzip: files.reduce((sum, file) => sum + file.gzip, 0),
    files,
  };
}
