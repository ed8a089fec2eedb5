/** The two ways to open the game from a clone: `npm start` as it is shipped, `npm run dev` from its sources. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../tools/lib/project.mjs';
import { expect, test } from './support/page.ts';

/** What is in no build: sources, packages, and what Vite adds to them. */
const UNBUNDLED = /\/(src|node_modules|@vite|@id|@fs)\/|\.tsx?(\?|$)/;

let server: ChildProcess | undefined;
test.afterEach(async ({ page }) => {
  if (server === undefined) return;
  // Tunes and what the next press may want are still fetched: whoever leaves asks for them no more.
  await page.goto('about:blank');
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
  server = undefined;
});

/** Starts it as npm does, and gives the address that it prints. */
async function start(tool: string, port: string): Promise<string> {
  server = spawn(process.execPath, [tool, '--port', port], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = server;
  return new Promise((resolve, reject) => {
    let said = '';
    stdout!.on('data', part => {
      said += String(part);
      const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    stdout!.on('close', () => reject(new Error(`No address: ${said}`)));
  });
}

test('npm start serves bundled files only, with a clean console', async ({ page, origins }) => {
  const address = await start('tools/start.mjs', '4861');
  origins.push(new URL(address).origin);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const failed: string[] = [];
  page.on('response', response => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${address}?game=the-cellar&seed=KTR-BMX-QZP`);
  await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(url => UNBUNDLED.test(url))).toEqual([]);
  expect(failed).toEqual([]);
  // As any host of files: what is not there is missing.
  expect((await page.request.get(`${address}src/main.ts`)).status()).toBe(404);
  expect(await page.evaluate(() => '__delves' in window)).toBe(false);
});

test.describe('npm run dev', () => {
  // Asking for a worker that the development server has not would be an error in the console.
  test.use({ serviceWorkers: 'allow' });

  test('serves the sources, with a clean console', async ({ page, origins }) => {
    const address = await start('tools/dev.mjs', '4862');
    origins.push(new URL(address).origin, new URL(address).origin.replace('http', 'ws'));
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${address}?game=the-cellar&seed=KTR-BMX-QZP`);
    await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible({ timeout: 120_000 });
    // Longer than the game waits before it lets itself be kept.
    await page.waitForTimeout(5000);
    expect(asked.filter(url => UNBUNDLED.test(url)).length).toBeGreaterThan(100);
  });
});
