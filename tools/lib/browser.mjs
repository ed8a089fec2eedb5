/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandOf, runVisibly } from './project.mjs';

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
  const named = env.CHROMIUM ? [env.CHROMIUM] : [];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...named, ...onPath, ...USUAL_PLACES].find(path => existsSync(path) && runs(path));
}

/** Some systems keep a stub named chromium that only says how to install it: asking for the version tells. */
function runs(path) {
  if (process.platform === 'win32') return true; // there --version opens a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing the Debian package …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runVisibly('apt-get', ['update', '-qq'], quiet);
    await runVisibly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
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
