/**
 * Every screen, by machine: axe-core finds nothing wrong, and Tab goes over all of it. The stops are those of the
 * layout net, one page a group. `ACCESS_ONLY=fight` walks only stops named so.
 */
import type { Page } from '@playwright/test';
import { axeFaults } from './access/axe.ts';
import { tabFaults } from './access/tab.ts';
import {
  type LayoutStop,
  HALL_STOPS,
  LINK_STOPS,
  MENU_STOPS,
  MORE_STOPS,
  OTHER_STOPS,
  ROOM_STOPS,
} from './layout/stops.ts';
import { expect, test } from './support/page.ts';
import { open, settled } from './support/play.ts';

const ONLY = process.env['ACCESS_ONLY'] ?? '';
const GROUPS: Readonly<Record<string, readonly LayoutStop[]>> = {
  menu: MENU_STOPS,
  'other screens': OTHER_STOPS,
  ...ROOM_STOPS,
  'by link': LINK_STOPS,
  'at a Hall': HALL_STOPS,
  'more windows': MORE_STOPS,
};
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Where a screen of each kind is seen first: what is true there of Tab and of colours is true of its likes. */
const FIRST_OF_KIND =
  /^(?:menu|window (?:pass on|by link|join|together|lobby|talk|board|entry|Letter Delve|Daily|Campaign|Pentathlon|Open a run|Settings.*|Rules|book|records)|error|gallery|cellar|cellar-lesson|cellar-fight (?:pause|question)|.*-(?:victory|results|ultimate)|.*theatre|.*review|nine-bit-(?:gift|shop|cast)|letter-delve-curtain|letter-labyrinths-(?:typing|words)|pocket-dungeons-assault|deadliest-evil-dice)$/;

// The policy of the page forbids what a tool brings along.
test.use({ bypassCSP: true });

for (const [name, stops] of Object.entries(GROUPS)) {
  test(`${name}: axe finds nothing, and Tab everything`, async ({ page }) => {
    await open(page, '?speed=instant');
    const found: string[] = [];
    for (const stop of stops.filter(one => one.name.includes(ONLY))) {
      const note = (where: string, faults: readonly string[]) =>
        void found.push(...faults.map(fault => `${stop.name}${where}: ${fault}`));
      await page.setViewportSize(DESKTOP);
      await stop.open(page);
      // Nothing of the picture is looked at: drawing it would take most of the time.
      await page.evaluate(() => window.__delves!.still(true));
      await page.setViewportSize(PHONE);
      note(', on a phone', await axeFaults(page));
      await page.setViewportSize(DESKTOP);
      note('', await axeFaults(page));
      if (FIRST_OF_KIND.test(stop.name)) {
        await page.emulateMedia({ contrast: 'more' });
        note(', in more contrast', await axeFaults(page));
        await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
        note(', in forced colours', await axeFaults(page, 'of the system'));
        await page.emulateMedia({ forcedColors: 'none' });
        note('', await tabFaults(page));
      }
      await page.evaluate(() => window.__delves!.still(false));
    }
    expect(found).toEqual([]);
  });
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.id || (one?.getAttribute('aria-label') ?? one?.textContent?.trim() ?? '');
  });

test('a window takes the focus, keeps it and gives it back; the board speaks; states show in forced colours', async ({
  page,
}) => {
  await open(page, '?speed=instant');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const settings = page.getByRole('dialog');
  await expect(settings).toBeVisible();
  expect(await settings.evaluate(window => window.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  expect(await focused(page)).toBe('Settings');

  await page.evaluate(() => window.__delves!.open('?game=the-cellar&seed=KTR-BMX-QZP'));
  await settled(page);
  await expect(page).toHaveTitle(/^The Cellar, .+ - Five Delves$/);
  expect(await focused(page)).toBe('board-region');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('status').first()).toContainText('1 right from you.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const pause = page.getByRole('dialog');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pause).toBeHidden();
  expect(await focused(page)).toBe('board-region');

  await page.emulateMedia({ forcedColors: 'active' });
  const threat = page.getByRole('button', { name: 'Threat', exact: true });
  const ground = () => threat.evaluate(button => getComputedStyle(button).backgroundColor);
  const before = await ground();
  await threat.press('Enter');
  await expect(threat).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).not.toBe(before);
  const ring = await threat.evaluate(button => {
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe('solid 3px');
});
