import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from './support/page.ts';
import {
  byMouse,
  digestOf,
  expectResults,
  open,
  openRunDetails,
  playToTheEnd,
  settled,
} from './support/play.ts';

/** Every room whose golden digests lie in tests/golden. */
const GAMES = readdirSync('tests/golden', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

test.describe('The arcade', () => {
  test('goes from the menu by a daily to a finished run, its link, and the theatre that verifies it', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    // Every day has another dungeon; this test is about one of them.
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(page, '?speed=instant');
    await page
      .getByRole('button', { name: /^Daily/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    await settled(page);
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
    await openRunDetails(page);
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const file = await (await picture).path();
    expect(PNG.sync.read(readFileSync(file))).toMatchObject({ width: 1280, height: 720 });
    copyFileSync(file, test.info().outputPath('picture.png'));
    const link = await page.getByRole('textbox', { name: 'Link to the run' }).inputValue();
    expect(link.length).toBeLessThanOrEqual(2000);

    // Somebody else's browser: nothing of this one is stored there.
    const elsewhere = await browser.newContext();
    const friend = await elsewhere.newPage();
    await open(friend, link);
    await expect(friend.getByText(/Verified/).first()).toBeVisible();
    expect(await friend.evaluate(() => window.__delves!.screen())).toBe('table');
    await expect(friend.getByRole('button', { name: /^Speed/ })).toHaveCount(1);
    // A phone held sideways: the name of every split fits into the list of splits.
    await friend.setViewportSize({ width: 844, height: 390 });
    const jump = friend.getByRole('combobox', { name: 'Jump to a split' });
    await expect(jump).toBeInViewport({ ratio: 1 });
    const spare = await jump.evaluate((select: HTMLSelectElement) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const widest = Math.max(...Array.from(select.options, ({ text }) => pen.measureText(text).width));
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - widest;
    });
    expect(spare).toBeGreaterThan(0);

    const broken = link.replace(
      /(#run=.{60})(.)/,
      (_all, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
    );
    await friend.goto('about:blank');
    await open(friend, broken);
    await expect(friend.getByText(/refused|damaged|not a five delves run/i).first()).toBeVisible();
    await elsewhere.close();
  });

  test('two time zones get the same daily', async ({ browser }) => {
    const digests: string[] = [];
    for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await open(page, '/?game=nine-bit-dungeon&mode=daily&speed=instant');
      await settled(page);
      digests.push(await digestOf(page));
      await context.close();
    }
    expect(digests[0]).toBe(digests[1]);
  });
});

test.describe('The same on every machine', () => {
  for (const game of GAMES) {
    test(`Node and Chromium agree on 25 seeds of ${game}`, async ({ page }) => {
      const wanted = readFileSync(`tests/golden/${game}/digests.txt`, 'utf8').trim().split('\n');
      expect(wanted).toHaveLength(25);
      await open(page, '?speed=instant');
      for (const line of wanted) {
        const [seed, digest] = line.split(' ');
        const met = await page.evaluate(
          ([room, code]) => window.__delves!.matchDigest(room!, code!),
          [game, seed],
        );
        expect(met, `${game} ${seed}`).toBe(digest);
      }
      for (const line of readFileSync(`tests/golden/${game}/badges.txt`, 'utf8').trim().split('\n')) {
        const words = line.split(' ');
        const badges = await page.evaluate(run => window.__delves!.badges(run), words.at(-1)!);
        expect(badges, line.slice(0, 80)).toEqual(words.slice(0, -1));
      }
    });
  }
});

test.describe('The Pentathlon', () => {
  test('runs over all rooms in a row and ends with their sum', async ({ page }) => {
    test.setTimeout(600_000);
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(page, '?speed=instant');
    await page.getByRole('button', { name: /^Pentathlon/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Start/ }).click();
    for (let leg = 0; leg < 5; leg++) {
      await page.waitForFunction(() => window.__delves!.screen() === 'table');
      await playToTheEnd(page, byMouse, 'easy');
      await expectResults(page);
      await page.getByRole('button', { name: /Next leg|The sum/ }).click();
    }
    const sum = page.getByRole('dialog', { name: /Pentathlon/ });
    await expect(sum).toBeVisible();
    await expect(sum).toContainText(/points/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Records/ }).click();
    await page.getByRole('tab', { name: /Pentathlon/ }).click();
    await expect(page.getByRole('dialog')).toContainText('2026-11-20');
  });
});

test.describe('The rules', () => {
  test('of every room stand on one shelf', async ({ page }) => {
    await open(page, '');
    await page.getByRole('button', { name: /^Rules/ }).click();
    const shelf = page.getByRole('dialog', { name: 'Rules' });
    await expect(shelf.getByRole('listitem')).toHaveCount(6);
    await shelf.getByRole('button', { name: 'Letter Labyrinths' }).click();
    await expect(page.getByRole('dialog', { name: 'Letter Labyrinths' })).toContainText(
      'You move by spelling',
    );
  });
});

test.describe('With nobody there', () => {
  test('bots play behind the menu, another room every time, until somebody stirs', async ({ page }) => {
    // Forty seconds without a sign of life are long.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((done: () => void, ms?: number) =>
        wait(done, ms === 40_000 ? 50 : ms)) as typeof window.setTimeout;
    });
    const fetched = (room: string) =>
      page.waitForRequest(request => request.url().includes(`/assets/${room}-`));
    const [first, second] = [fetched('nine-bit-dungeon'), fetched('letter-delve')];
    const stage = page.locator('#stage');
    await open(page, '');
    await first;
    await expect(stage).toHaveCSS('opacity', '0.55');
    await page.mouse.move(200, 200);
    await expect(stage).toHaveCSS('opacity', '1');
    await second;
    await expect(stage).toHaveCSS('opacity', '0.55');
  });
});

test.describe('Broken storage', () => {
  test('a damaged record book is set aside and said so, and the game starts', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('five-delves/records', '{"version":1,"revision":3,"value":[{"id":'),
    );
    await open(page, '?speed=instant');
    await expect(page.getByRole('note').first()).toContainText(/"records" is damaged/);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).some(key => key.includes('set-aside/records')),
    );
    expect(kept).toBe(true);
  });

  test('storage that throws is lived with', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '?speed=instant');
    await expect(page.getByRole('note').first()).toContainText(/doesn't let the game save/);
    await page.getByRole('button', { name: /The Cellar/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a double click presses what lay there, and not what came in its place', async ({ page }) => {
  await open(page, '');
  await page.evaluate(() => {
    const laid = (label: string): HTMLButtonElement => {
      const button = document.createElement('button');
      button.textContent = label;
      button.dataset['order'] = label;
      Object.assign(button.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '80px',
        height: '80px',
      });
      Object.assign(button.style, { zIndex: '99', pointerEvents: 'auto' });
      document.body.append(button);
      return button;
    };
    laid('Stop here').addEventListener('click', ({ currentTarget }) => {
      (currentTarget as Element).remove();
      laid('End turn').addEventListener('click', () => laid('Ended'));
    });
  });
  const [end, ended] = ['End turn', 'Ended'].map(name => page.getByRole('button', { name, exact: true }));
  await page.mouse.dblclick(40, 40);
  await expect(end!).toBeVisible();
  await expect(ended!).toHaveCount(0);
  // Whoever has had the time to read it means it.
  await page.waitForTimeout(400);
  await page.mouse.click(40, 40);
  await expect(ended!).toHaveCount(1);
});
