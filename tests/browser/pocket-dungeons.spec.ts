import type { Page } from '@playwright/test';
import type { Cell } from '../../src/core/grid.ts';
import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  choices,
  digestOf,
  goingOn,
  expectResults,
  openRunDetails,
  inSight,
  open,
  playLesson,
  playToTheEnd,
  pointOf,
  settled,
} from './support/play.ts';

const ROOM = '?game=pocket-dungeons&speed=instant';
const BUILT_BY_HAND = `${ROOM}&seats=human,easy&build=draft`;
/** Short matches among easy bots. */
const SHORT = { mouse: 'FTQ-VJX-JMN', keys: 'FTQ-VJX-JMN', touch: 'XWQ-BLG-BGT' };
/** Then one of them has had enough and finishes the building quickly. */
const TILES_BY_HAND = 9;

interface Way {
  readonly at: Cell;
  readonly rot: number;
  /** The middle of its place on the board. */
  readonly cell: Cell;
}

/** Two ways in which the tile in hand fits in one place that can be seen; tiles that fit in one way only are laid first. */
async function severalWays(page: Page): Promise<[Way, Way]> {
  for (let tile = 0; tile < 10; tile++) {
    await settled(page);
    const all = await choices(page);
    const ways = await page.evaluate(() => {
      const tiles = window.__delves!.choices().filter(choice => choice.turn !== undefined);
      return tiles.map(({ action, at: cell }) => ({ ...(action as unknown as Way), cell: cell! }));
    });
    for (const first of ways) {
      const second = ways.find(way => way !== first && way.at.x === first.at.x && way.at.y === first.at.y);
      if (second && (await inSight(page, first.cell))) return [first, second];
    }
    const before = await digestOf(page);
    await byMouse(page, all[0]!, all);
    await expect.poll(() => digestOf(page)).not.toBe(before);
  }
  throw new Error('No tile fits in several ways.');
}

async function tileAt(page: Page, at: Cell): Promise<unknown> {
  return page.evaluate(({ x, y }) => {
    const { dungeon } = window.__delves!.state() as { dungeon: { tiles: Record<string, unknown> } };
    return dungeon.tiles[`${x},${y}`];
  }, at);
}

/** Where the board's first cell lies on the page, and how wide a cell is. */
async function view(page: Page): Promise<{ x: number; y: number; cell: number }> {
  return page.evaluate(() => {
    const [first, next] = [
      window.__delves!.pointOf({ x: 0, y: 0 }),
      window.__delves!.pointOf({ x: 1, y: 0 }),
    ];
    return { x: Math.round(first.x), y: Math.round(first.y), cell: next.x - first.x };
  });
}

/** Up to the Dwarf's treasure, where the panel is fullest. */
const BUTTONS_PRESSED = 20;

/** A hole of more than a row above the last buttons, and the red button where it is cut off or faded. */
async function panelFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('.table-side > .prompt')!;
    const row = prompt.querySelector('.buttons')!;
    const bottoms = [...row.querySelectorAll('.verb')].map(one => one.getBoundingClientRect().bottom);
    const hole = row.getBoundingClientRect().bottom - Math.max(row.getBoundingClientRect().top, ...bottoms);
    const red = prompt.querySelector('.verb.red')?.getBoundingClientRect();
    const seen = prompt.getBoundingClientRect();
    const faults = hole > 48 ? [`a hole of ${hole} px`] : [];
    if (red && (red.top < seen.top || red.bottom > seen.bottom)) faults.push('the red button is cut off');
    return faults;
  });
}

/** As a hand does that follows the red button: it opens what asks for a target. */
async function byRedButton(page: Page, label: string): Promise<void> {
  const red = page.locator('.prompt .verb.red');
  const asks = (await red.getAttribute('aria-expanded')) !== null;
  if (!asks || (await red.getAttribute('aria-expanded')) === 'false') await red.click();
  if (asks) await page.locator('.targets').getByRole('button', { name: label, exact: true }).first().click();
}

test.describe('Pocket-Dungeons', () => {
  test('seats two people and a bot from the menu, who build by hand, delve and come to the results', async ({
    page,
  }) => {
    await open(page, '?speed=instant');
    await page
      .getByRole('button', { name: /Pocket-Dungeons/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Options/ }).click();
    await dialog.getByText('Build it together').click();
    await dialog.getByText('Set seed').click();
    await dialog.getByRole('textbox', { name: 'Seed', exact: true }).fill(SHORT.mouse);
    await dialog.getByRole('combobox').nth(1).selectOption({ label: 'Person' });
    await dialog.getByRole('combobox').nth(2).selectOption({ label: 'Bot: easy' });
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    for (let tile = 0; tile < TILES_BY_HAND; tile++) {
      expect(await settled(page)).toBe('asked');
      const all = await choices(page);
      const { index } = await page.evaluate(() => window.__delves!.advised('easy'));
      const before = await digestOf(page);
      await byMouse(page, all[index]!, all);
      await page.waitForFunction(digest => window.__delves!.digest() !== digest, before);
    }
    await settled(page);
    const all = await choices(page);
    const quick = all.find(choice => choice.label === 'Finish quickly');
    expect(quick).toBeDefined();
    await byMouse(page, quick!, all);
    await playToTheEnd(page, byMouse, 'easy', 800);
    await expectResults(page);
  });

  test('a tile is turned and laid on the board itself, by any of its cells', async ({ page }) => {
    await open(page, `${BUILT_BY_HAND}&seed=${SHORT.mouse}`);
    const [first, second] = await severalWays(page);
    const { x, y } = await pointOf(page, first.cell);
    const { cell } = await view(page);
    await page.mouse.move(x, y);
    await page.keyboard.press('r');
    await page.mouse.click(x - cell, y + cell);
    await expect.poll(() => tileAt(page, first.at)).toMatchObject({ rot: second.rot });
  });

  test('plays a quick-built dungeon against two bots to the results', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.mouse}&seats=human,easy,easy`);
    await playToTheEnd(page, byMouse, 'easy');
    await expectResults(page);
    await openRunDetails(page);
  });

  test('is played with the keyboard alone', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.keys}&seats=human,easy`);
    await playToTheEnd(page, byKeyboard, 'easy');
    await expectResults(page);
  });

  test('asks before the key R ends a match with others', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.mouse}&seats=human,easy`);
    await settled(page);
    const before = await digestOf(page);
    await page.keyboard.press('r');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Play on' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await digestOf(page)).toBe(before);
  });

  test('teaches its lesson', async ({ page }) => {
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse);
  });

  test('leaves no hole under its buttons, and what is meant stands in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${ROOM}&lesson`);
    for (let press = 0; press < BUTTONS_PRESSED; press++) {
      await settled(page);
      // Where only a square will do there is nothing to press.
      const { index } = await page.evaluate(() => window.__delves!.wanted());
      await expect.poll(() => panelFaults(page), `press ${press}`).toEqual([]);
      const all = await choices(page);
      await goingOn(page, () => byRedButton(page, all[index]!.label));
    }
  });

  test('is looked at from near, from afar, and dragged about', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.mouse}&seats=human,easy`);
    await settled(page);
    const start = await view(page);
    await page.keyboard.press('m');
    await expect.poll(async () => (await view(page)).cell).toBeLessThan(start.cell);
    await page.keyboard.press('m');
    await expect.poll(async () => (await view(page)).cell).toBe(start.cell);
    await page.keyboard.press('+');
    await expect.poll(async () => (await view(page)).cell).toBeGreaterThan(start.cell);
    await page.keyboard.press('-');
    await expect.poll(async () => (await view(page)).cell).toBe(start.cell);
    const box = (await page.locator('canvas').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await view(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y - 90, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await view(page)).y).not.toBe(before.y);
  });
});

test.describe('Pocket-Dungeons by touch', () => {
  test.use(PHONE);

  test('the first tap shows how a tile would lie, the second lays it', async ({ page }) => {
    await open(page, `${BUILT_BY_HAND}&seed=${SHORT.mouse}`);
    const [way] = await severalWays(page);
    const { x, y } = await pointOf(page, way.cell);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.verb.red')).toHaveCount(1);
    expect(await tileAt(page, way.at)).toBeUndefined();
    const again = await pointOf(page, way.cell);
    await page.touchscreen.tap(again.x, again.y);
    await expect.poll(() => tileAt(page, way.at)).toMatchObject({ rot: way.rot });
  });

  test('is played with fingers', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.touch}&seats=human,easy`);
    await playToTheEnd(page, byTouch, 'easy');
    await expectResults(page);
  });
});
