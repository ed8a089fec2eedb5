import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  expectResults,
  open,
  playLesson,
  playToTheEnd,
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
  });
});

test.describe('9-Bit Dungeon by touch', () => {
  test.use(PHONE);

  test('is played to a defeat with fingers', async ({ page }) => {
    await open(page, `${ROOM}&seed=KTR-BMX-QZP`);
    await playToTheEnd(page, byTouch, 'easy');
    await expectResults(page);
  });
});
