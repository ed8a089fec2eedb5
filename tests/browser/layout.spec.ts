/**
 * The layout net: every screen, at windows that people have and at windows that nobody chose. Each stop is seen in a
 * third of the former, another third every day; `LAYOUT=whole` takes them all. `LAYOUT_RANDOM=200` sets how many of
 * the latter, `LAYOUT_SEED` chooses the same ones again (every day has its own), `LAYOUT_ONLY=fight` walks only stops
 * named so.
 */
import { faultsOf } from '../layout/faults.ts';
import { REAL_SIZES, randomSizes, type Viewport } from '../layout/sizes.ts';
import { type LayoutStop, MENU_STOPS, OTHER_STOPS, ROOM_STOPS } from './layout/stops.ts';
import { Walker } from './layout/walk.ts';
import { expect, test } from './support/page.ts';
import { open, settled } from './support/play.ts';

const RANDOM = Number(process.env['LAYOUT_RANDOM'] ?? 6);
const SEED = Number(process.env['LAYOUT_SEED'] ?? Math.floor(Date.now() / 86_400_000));
const ONLY = process.env['LAYOUT_ONLY'] ?? '';
const STRIDE = process.env['LAYOUT'] === 'whole' ? 1 : 3;
const RANDOM_SIZES = randomSizes(RANDOM, SEED);
const USUAL: Viewport = { width: 1280, height: 720, dpr: 1, touch: false };

const GROUPS: Readonly<Record<string, readonly LayoutStop[]>> = {
  menu: MENU_STOPS,
  'other screens': OTHER_STOPS,
  ...ROOM_STOPS,
};

for (const [name, stops] of Object.entries(GROUPS)) {
  test(`${name}: laid out in any window`, async ({ page }) => {
    await open(page, '?speed=instant');
    const walker = await Walker.over(page);
    for (const [index, stop] of stops.entries())
      if (stop.name.includes(ONLY)) await walker.visit(stop, sizesFor(index));
    expect(walker.complaints, `${RANDOM} random sizes: LAYOUT_SEED=${SEED}`).toEqual([]);
  });
}

function sizesFor(stop: number): Viewport[] {
  return [...REAL_SIZES.filter((_, index) => (index + stop + SEED) % STRIDE === 0), ...RANDOM_SIZES];
}

test('the net catches what is moved, hidden or shrunk on the page itself', async ({ page }) => {
  const kinds = async (): Promise<string[]> => {
    const walker = await Walker.over(page);
    return faultsOf(await walker.look(USUAL)).map(({ kind, what }) => `${kind}: ${what}`);
  };
  await open(page, '?speed=instant');
  const before = await kinds();
  await page.locator('.place-sign[aria-label="Letter Delve"]').evaluate(sign => {
    sign.style.translate = '100px';
  });
  await page.getByRole('button', { name: 'Settings' }).evaluate(command => {
    command.style.visibility = 'hidden';
  });
  const after = await kinds();
  expect(before).not.toContain('sign astray: Letter Delve');
  expect(before).not.toContain('missing: Settings');
  expect(after).toContain('sign astray: Letter Delve');
  expect(after).toContain('missing: Settings');

  await open(page, '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant');
  await settled(page);
  await page.mouse.move(400, 400);
  for (let turns = 0; turns < 8; turns++) await page.mouse.wheel(0, 400);
  await expect(async () => expect(await kinds()).toContain('small board: board')).toPass();
});
