/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.mjs';
import { findProgram } from './programs.mjs';
import { commandOf } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing that calls home, and no sandbox, because CI often runs as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ADVICE = `The browser tests need a Chromium, and none could be found or installed. Do one of these, then try again:
  - install one:                     apt-get install chromium   (or Google Chrome, any recent version)
  - let Playwright download its own: npx playwright install --with-deps chromium
  - name one that you have:          CHROMIUM=/path/to/chromium npm test`;

/** The path of a Chromium that runs, or undefined. `CHROMIUM` goes before all else. */
export function findChromium(env = process.env) {
  return findProgram({ named: env.CHROMIUM, names: NAMES, places: USUAL_PLACES }, env);
}

/** The one that Playwright downloaded earlier, if any. Needs the dependencies. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Every way there is, the cheapest first. Throws a sentence that says what to do when none works. */
export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;
  if (canInstall()) {
    console.log('No Chromium found; installing the Debian package …');
    await installPackages(['chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  console.log('No Chromium found; asking Playwright for its own …');
  // Its errors are stack traces; whether there is a browser afterwards says enough.
  spawnSync(process.execPath, [commandOf('@playwright/test', 'playwright'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new Error(ADVICE);
}
