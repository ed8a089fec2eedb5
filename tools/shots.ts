/**
 * `npm run shots`: a tour of every screen at four sizes, as PNG files in shots/, with one sheet per screen.
 * Also --only menu,cellar (parts of names), --size 1366x768,412x915@2t (any window), --no-build (use the build of the
 * last tour).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openChromium } from './lib/chromium.ts';
import { ROOT } from './lib/project.mjs';
import { buildBundle, serveBundle } from './lib/site.ts';
import { Misuse, readFlags, runTool } from './lib/command-line.ts';
import { makeContactSheet } from './shots/contact-sheet.ts';
import { readSizes, type ShotSize } from './shots/sizes.ts';
import type { Stop } from './shots/stop.ts';
import { TOUR } from './shots/tour.ts';

const FOLDER = join(ROOT, 'shots');
/** A place of its own: the browser tests may be building theirs at the same time. */
const BUNDLE = join(ROOT, 'node_modules', '.cache', 'five-delves-shots');
const PATIENCE_MS = 20_000;

await runTool(async () => {
  const { values } = readFlags({
    only: { type: 'string' },
    size: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  });
  const stops = chosen(TOUR, values.only);
  const sizes = readSizes(values.size);
  if (!values['no-build'] || !existsSync(BUNDLE)) await buildBundle({ outDir: BUNDLE, hook: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveBundle(BUNDLE);
  const browser = await openChromium();
  let failures = 0;
  try {
    for (const stop of stops) failures += await visit(browser, site.address, stop, sizes);
  } finally {
    await browser.close();
    await site.close();
  }
  return failures === 0 ? 0 : 1;
});

function chosen(all: readonly Stop[], only: string | undefined): Stop[] {
  const parts = only?.split(',').filter(Boolean) ?? [''];
  const found = all.filter(entry => parts.some(part => entry.name.includes(part)));
  if (found.length > 0) return found;
  throw new Misuse(
    `There is no screen like "${only}". There are: ${all.map(entry => entry.name).join(', ')}.`,
  );
}

async function visit(
  browser: Browser,
  address: string,
  stop: Stop,
  sizes: readonly ShotSize[],
): Promise<number> {
  const shoot = (size: ShotSize): Promise<string | undefined> => shotOf(browser, address, stop, size);
  const taken: (string | undefined)[] = [];
  if (stop.alone) for (const size of sizes) taken.push(await shoot(size));
  else taken.push(...(await Promise.all(sizes.map(shoot))));
  const files = taken.filter(file => file !== undefined);
  if (files.length > 1)
    await makeContactSheet(browser, stop.name, files, join(FOLDER, `${stop.name}-all.png`));
  return taken.length - files.length;
}

/** A screen that cannot be reached is told, and the tour goes on. */
async function shotOf(
  browser: Browser,
  address: string,
  stop: Stop,
  size: ShotSize,
): Promise<string | undefined> {
  const file = join(FOLDER, `${stop.name}-${size.name}.png`);
  try {
    await takeShot(browser, address, stop, size, file);
    console.log(`shots/${stop.name}-${size.name}.png`);
    return file;
  } catch (error) {
    console.error(`${stop.name} at ${size.name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function takeShot(
  browser: Browser,
  address: string,
  stop: Stop,
  size: ShotSize,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    hasTouch: size.touch,
    isMobile: size.touch,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', error => console.error(`${stop.name} at ${size.name}: ${error.message}`));
    await stop.prepare?.(page);
    await page.goto(`${address}${stop.address}`);
    await stop.steps(page);
    await page.screenshot({ path: file });
  } finally {
    await context.close();
  }
}
