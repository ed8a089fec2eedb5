/**
 * The layout net: every screen, at windows that people have and at windows that nobody chose. Each stop is seen in a
 * third of the former, another third every day; `LAYOUT=whole` takes them all. `LAYOUT_RANDOM=200` sets how many of
 * the latter, `LAYOUT_SEED` chooses the same ones again (every day has its own), `LAYOUT_ONLY=fight` walks only stops
 * named so.
 */
import type { Page } from '@playwright/test';
import type { Settings } from '../../src/services/settings.ts';
import { faultsOf } from '../layout/faults.ts';
import { REAL_SIZES, randomSizes, type Viewport } from '../layout/sizes.ts';
import {
  type LayoutStop,
  HALL_STOPS,
  LINK_STOPS,
  MENU_STOPS,
  OTHER_STOPS,
  ROOM_STOPS,
} from './layout/stops.ts';
import { Walker } from './layout/walk.ts';
import { expect, test } from './support/page.ts';
import { give } from '../../tools/shots/stop.ts';
import type { Control } from '../layout/snapshot.ts';
import { positionOf } from './layout/positions.ts';
import { goingOn, open, settled } from './support/play.ts';

const RANDOM = Number(process.env['LAYOUT_RANDOM'] ?? 6);
const SEED = Number(process.env['LAYOUT_SEED'] ?? Math.floor(Date.now() / 86_400_000));
const ONLY = process.env['LAYOUT_ONLY'] ?? '';
const STRIDE = process.env['LAYOUT'] === 'whole' ? 1 : 3;
const RANDOM_SIZES = randomSizes(RANDOM, SEED);
const SMALL_PHONE: Viewport = { width: 320, height: 480, dpr: 2, touch: true };
const PHONE_ASIDE: Viewport = { width: 844, height: 390, dpr: 2, touch: true };
const USUAL: Viewport = { width: 1280, height: 720, dpr: 1, touch: false };

const GROUPS: Readonly<Record<string, readonly LayoutStop[]>> = {
  menu: MENU_STOPS,
  'other screens': OTHER_STOPS,
  ...ROOM_STOPS,
  'by link': LINK_STOPS,
  'at a Hall': HALL_STOPS,
};

// A net that looks at nothing finds nothing.
if (
  !Object.values(GROUPS)
    .flat()
    .some(stop => stop.name.includes(ONLY))
)
  throw new Error(`LAYOUT_ONLY=${ONLY} names no stop.`);

for (const [group, [name, stops]] of Object.entries(GROUPS).entries()) {
  test(`${name}: laid out in any window`, async ({ page }) => {
    // Speed-runners have clocks in the bar, learners a needle: today these rooms, tomorrow those.
    await keepSettings(page, { showClocks: (group + SEED) % 2 === 0, needle: (group + SEED) % 2 === 1 });
    await open(page, '?speed=instant');
    const walker = await Walker.over(page);
    for (const [index, stop] of stops.entries())
      if (stop.name.includes(ONLY)) await walker.visit(stop, sizesFor(index));
    expect(walker.complaints, `${RANDOM} random sizes: LAYOUT_SEED=${SEED}`).toEqual([]);
  });
}

function keepSettings(page: Page, value: Partial<Settings>): Promise<unknown> {
  const document = JSON.stringify({ version: 1, revision: 1, value });
  return page.addInitScript(text => localStorage.setItem('five-delves/settings', text), document);
}

function sizesFor(stop: number): Viewport[] {
  return [...REAL_SIZES.filter((_, index) => (index + stop + SEED) % STRIDE === 0), ...RANDOM_SIZES];
}

/** Where much text meets little room. */
const LARGE_TEXT_STOPS =
  /^menu$|window (?:Letter Delve|Settings.*|Daily|records)$|^cellar-(?:lesson|fight|victory|defeat theatre|defeat review)$|nine-bit-(?:shop|level-4)$|letter-delve-battle|labyrinths-typing|pocket-dungeons-(?:assault|results)|deadliest-evil-dice/;
const LARGE_TEXT_SIZES: readonly Viewport[] = [
  { width: 1366, height: 768, dpr: 1, touch: false },
  { width: 820, height: 1180, dpr: 2, touch: true },
  { width: 390, height: 844, dpr: 3, touch: true },
];

test('text at 200 %: everything stays in reach', async ({ page }) => {
  await keepSettings(page, { textSize: 200, speed: 'instant', showClocks: true });
  await open(page, '');
  expect(await page.locator('#panels').evaluate(root => root.style.getPropertyValue('--text'))).toBe('2');
  const walker = await Walker.over(page);
  for (const stop of Object.values(GROUPS).flat())
    if (LARGE_TEXT_STOPS.test(stop.name) && stop.name.includes(ONLY))
      // What does not fit is scrolled to, in an ordinary turn, too.
      await walker.visit({ ...stop, isTurn: false }, LARGE_TEXT_SIZES);
  // At this size the menu is a list, which is scrolled in every window.
  expect(walker.complaints.filter(one => !one.startsWith('menu: hidden'))).toEqual([]);
});

test('a phone: questions begin at their top, the log is a press away, nothing lies under a notch', async ({
  page,
}) => {
  await open(page, '?speed=instant');
  const walker = await Walker.over(page);
  const { save, order } = positionOf('nine-bit-level-4');
  await page.evaluate(saved => window.__delves!.resume(saved), save);
  await settled(page);
  await walker.look(SMALL_PHONE);
  const side = page.locator('.table-side');
  await side.evaluate(panel => panel.scrollTo(0, panel.scrollHeight));
  expect(await side.evaluate(panel => panel.scrollTop)).toBeGreaterThan(0);
  await goingOn(page, () => give(page, order));
  await settled(page);
  await expect.poll(() => side.evaluate(panel => panel.scrollTop)).toBe(0);
  // Nothing in the panel keeps a finger for itself.
  const traps = await side.evaluate(panel =>
    [...panel.querySelectorAll('*')]
      .filter(one => one.checkVisibility() && !one.closest('.unseen'))
      .filter(one => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter(one => one.scrollHeight > one.clientHeight + 1)
      .map(one => one.className),
  );
  expect(traps).toEqual([]);

  const last = page.locator('.last-event');
  const told = (await last.locator('.last-line').last().innerText()).replace(/^\S+\s*/, '');
  await last.click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByText(told).last()).toBeInViewport();

  const insets = { top: 20, right: 44, bottom: 21, left: 44 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
  // What scrolls may pass the lower edge: a finger brings it up.
  const isSafe = ({ seen: { left, top, width, height }, clips }: Control): boolean =>
    left >= insets.left &&
    top >= insets.top &&
    left + width <= PHONE_ASIDE.width - insets.right &&
    (clips.length > 0 || top + height <= PHONE_ASIDE.height - insets.bottom);
  const unsafe = async (): Promise<string[]> =>
    (await walker.look(PHONE_ASIDE)).controls.filter(one => !isSafe(one)).map(({ name }) => name);
  expect(await unsafe()).toEqual([]);
  await log.getByRole('button', { name: 'Close' }).click();
  expect(await unsafe()).toEqual([]);
});

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
