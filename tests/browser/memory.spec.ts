/** Twenty matches in a row leave no more behind than two. */
import { CHROMIUM_FLAGS } from '../../tools/lib/browser.mjs';
import { ROOMS } from '../../src/games/index.ts';
import { expect, test } from './support/page.ts';
import { open } from './support/play.ts';

const MATCHES = 20;
const WARM = 2;
/** What the book of records, caches of pictures and the engine's own notes may add. */
const MOST = 1.1;

// The compilers grow code for as long as a page runs, ten times as much as we keep: without them our own is seen.
const COMPILERS_OFF = '--js-flags=--no-opt --no-sparkplug --no-maglev';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...CHROMIUM_FLAGS, COMPILERS_OFF] }),
});

for (const { card } of ROOMS) {
  test(`${card.title}: ${MATCHES} matches in a row keep no memory of one another`, async ({ page }) => {
    await open(page, '?speed=instant');
    const devtools = await page.context().newCDPSession(page);
    const heap = async (): Promise<number> => {
      // What is cleaned up in a later turn of the engine goes with the second sweep.
      for (let sweep = 0; sweep < 2; sweep++) await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    const seats = Array.from({ length: card.seats.min }, () => 'easy').join(',');
    let warm = 0;
    for (let match = 1; match <= MATCHES; match++) {
      await page.evaluate(
        address => window.__delves!.open(address),
        `?game=${card.id}&seats=${seats}&seed=MATCH-${match}&speed=instant`,
      );
      await page.waitForFunction(() => window.__delves!.screen() === 'results');
      if (match === WARM) warm = await heap();
    }
    expect((await heap()) / warm).toBeLessThan(MOST);
  });
}
