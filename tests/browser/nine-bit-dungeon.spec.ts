import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  digestOf,
  expectResults,
  open,
  playLesson,
  playToTheEnd,
  pointOf,
  settled,
} from './support/play.ts';
import { playRecorded } from './support/recorded.ts';

const ROOM = '?game=nine-bit-dungeon&speed=instant';
const RECORDED = 'nine-bit-dungeon/runs/easy.txt';

test.describe('9-Bit Dungeon', () => {
  test('plays a recorded run through the interface to the same digests', async ({ page }) => {
    await playRecorded(page, ROOM, RECORDED, byMouse);
  });

  test('is played from the menu to a defeat with the keyboard alone', async ({ page }) => {
    await open(page, '?speed=instant');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /9-Bit Dungeon/ }).focus();
    await page.keyboard.press('Enter');
    const begin = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Play$/ })
      .first();
    await begin.focus();
    await page.keyboard.press('Enter');
    await playToTheEnd(page, byKeyboard, 'easy');
    await expectResults(page);
  });

  test('teaches its lesson', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse);
    await page.getByRole('button', { name: 'Play for real' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'One free gift' })).toBeAttached();
  });

  test('shows threat and sight, and the odds before a choice', async ({ page }) => {
    await open(page, `${ROOM}&seed=BCD-FGH-JKL`);
    await page.getByRole('dialog').getByRole('button', { name: 'Take the Short Sword' }).click();
    await settled(page);
    await page.keyboard.press('t');
    await expect(page.getByRole('button', { name: /Threat/ })).toHaveAttribute('aria-pressed', 'true');
    const cast = page.getByRole('region', { name: 'All actions' }).getByRole('button', { name: 'Cast Heal' });
    await expect(cast).toHaveAccessibleDescription(/Your Health is full: 33% to lose 1 Mana/);
    // A page of the sheet keeps no keys from the board.
    await page.getByRole('tab', { name: 'Foes' }).click();
    await page.keyboard.press('t');
    await expect(page.getByRole('button', { name: /Threat/ })).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('9-Bit Dungeon by touch', () => {
  test.use(PHONE);

  test('a card over the sheet closes when tapped, and lets no tap through to a button', async ({ page }) => {
    await open(page, `${ROOM}&seed=BCD-FGH-JKL`);
    await page.getByRole('dialog').getByRole('button', { name: 'Take the Short Sword' }).tap();
    await settled(page);
    // A monster far away: its card has the most to say.
    const { x, y } = await pointOf(page, { x: 13, y: 4 });
    await page.touchscreen.tap(x, y);
    const card = page.locator('.table-info');
    await expect(card).toBeVisible();
    const before = await digestOf(page);
    const end = (await page.locator('.verb.closing').boundingBox())!;
    const box = (await card.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(card).toBeHidden();
    // And whatever lies deepest under it.
    await page.touchscreen.tap(x, y);
    await expect(card).toBeVisible();
    const low = Math.max(box.y + 4, Math.min(end.y + end.height / 2, box.y + box.height - 4));
    await page.touchscreen.tap(end.x + end.width / 2, low);
    await expect(card).toBeHidden();
    expect(await digestOf(page)).toBe(before);
  });

  test('a second tap where the list of actions was unfolded presses nothing in it', async ({ page }) => {
    await open(page, `${ROOM}&seed=BCD-FGH-JKL`);
    await page.getByRole('dialog').getByRole('button', { name: 'Take the Short Sword' }).tap();
    await settled(page);
    const fold = page.getByRole('button', { name: 'All actions' });
    const place = (await fold.boundingBox())!;
    const before = await digestOf(page);
    const tap = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await tap();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    // Not what the machinery takes for a double tap.
    await page.waitForTimeout(1200);
    await tap();
    await page.waitForTimeout(300);
    expect(await digestOf(page)).toBe(before);
    await page
      .getByRole('region', { name: 'All actions' })
      .getByRole('button', { name: /^Move/ })
      .last()
      .tap();
    await expect.poll(() => digestOf(page)).not.toBe(before);
  });

  test('is played to a defeat with fingers', async ({ page }) => {
    await open(page, `${ROOM}&seed=KTR-BMX-QZP`);
    await playToTheEnd(page, byTouch, 'easy');
    await expectResults(page);
  });
});
