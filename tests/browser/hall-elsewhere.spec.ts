/** A page that was packed with the address of a Hall elsewhere: its policy opens to that address and to no other. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HallProcess, openHall } from '../../hall/process.ts';
import { commandOf, ROOT } from '../../tools/lib/project.mjs';
import { dialog, needsHall, profile } from './support/hall.ts';
import { type FolderSite, serveFolder, servePage } from './support/folder-site.ts';
import { open } from './support/play.ts';
import { expect, test } from './support/page.ts';

const folder = mkdtempSync(join(tmpdir(), 'hall-elsewhere-'));
const game = join(folder, 'game');
let site: FolderSite;
let stranger: FolderSite;
let hall: HallProcess;

needsHall();

test.beforeAll(async () => {
  site = await serveFolder(game, '/html/1/');
  stranger = await servePage('<p>Nobody should ever ask here.</p>');
  const more = ['--origins', `http://localhost:${site.port}`];
  hall = await openHall({ data: join(folder, 'data'), more });
  execFileSync(
    process.execPath,
    [commandOf('vite', 'vite'), 'build', '--outDir', game, '--logLevel', 'error'],
    { cwd: ROOT, env: { ...process.env, VITE_E2E: '1', VITE_HALL: hall.address } },
  );
});

test.afterAll(async () => {
  await hall.kill();
  await site.close();
  await stranger.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a page that knows a Hall elsewhere plays there, and can reach nothing else', async ({
  browser,
  complaints,
}) => {
  const home = `http://localhost:${site.port}/html/1/`;
  const { origin } = new URL(hall.address);
  const { page, context } = await profile(browser, complaints, home, hall.address);
  await open(page, `${home}?speed=instant`);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toContain(
    `connect-src 'self' ${origin} ${origin.replace('http', 'ws')};`,
  );
  await page
    .getByRole('button', { name: /Letter Delve/ })
    .first()
    .click();
  await dialog(page, 'Letter Delve').getByRole('button', { name: 'Together' }).click();
  await dialog(page, 'Together').getByLabel('Your name').fill('Bo from afar');
  await dialog(page, 'Together').getByRole('button', { name: 'Open a table' }).click();
  const lobby = dialog(page, 'Letter Delve');
  await lobby.getByRole('button', { name: 'Sit here as Red fighter' }).click();
  await expect(lobby).toContainText('Bo from afar (you)');
  await lobby.getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  // Beside the Hall there is no way out.
  const reached = await page.evaluate(
    port =>
      fetch(`http://localhost:${port}/`, { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'refused',
      ),
    stranger.port,
  );
  expect(reached).toBe('refused');
  expect(complaints.splice(0).join(' ')).toContain('Content Security Policy');
  await context.close();
});
