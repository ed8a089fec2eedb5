/**
 * The menu and its windows, by machine: axe-core finds nothing wrong. The stops are those of the layout net.
 * `ACCESS_ONLY=fight` walks only stops named so.
 */
import { axeFaults } from './access/axe.ts';
import { type LayoutStop, MENU_STOPS } from './layout/stops.ts';
import { expect, test } from './support/page.ts';
import { open } from './support/play.ts';

const ONLY = process.env['ACCESS_ONLY'] ?? '';
const GROUPS: Readonly<Record<string, readonly LayoutStop[]>> = { menu: MENU_STOPS };
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

/** Where other windows have other parts of the page. */
function windowsFor(stop: string) {
  return stop === 'menu' ? [DESKTOP, TABLET, PHONE] : [DESKTOP];
}

// The policy of the page forbids what a tool brings along.
test.use({ bypassCSP: true });

for (const [name, stops] of Object.entries(GROUPS)) {
  test(`${name}: axe finds nothing`, async ({ page }) => {
    await open(page, '?speed=instant');
    const found: string[] = [];
    for (const stop of stops.filter(one => one.name.includes(ONLY))) {
      await page.setViewportSize(DESKTOP);
      await stop.open(page);
      // Nothing of the picture is looked at: drawing it would take most of the time.
      await page.evaluate(() => window.__delves!.still(true));
      for (const size of windowsFor(stop.name)) {
        await page.setViewportSize(size);
        for (const fault of await axeFaults(page)) found.push(`${stop.name}, ${size.width} wide: ${fault}`);
      }
      await page.evaluate(() => window.__delves!.still(false));
    }
    expect(found).toEqual([]);
  });
}
