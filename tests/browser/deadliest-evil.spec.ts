import type { Locator, Page } from '@playwright/test';
import type { State } from '../../src/games/deadliest-evil/state/state.ts';
import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byMouse,
  byTouch,
  expectResults,
  type Hand,
  open,
  playLesson,
  playToTheEnd,
} from './support/play.ts';
import { playRecorded } from './support/recorded.ts';

const ROOM = '?game=deadliest-evil&speed=instant';
const RECORDED = 'deadliest-evil/runs/random.txt';
/** Short raids of the hard bot, found by playing some thousand seeds without a screen. */
const SHORT = { defeat: 'KGF-DBZ-TSB', minor: 'BBC-PDG-KTQ', ultimate: 'VXN-PXR-RSH' };

const panel = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' });
const isDice = (label: string): boolean => label.startsWith('Combat d');

/** Lays out the dice by the table of all six ways, and does everything else as the other hand would. */
function atTheTable(hand: Hand, press: (button: Locator) => Promise<void>): Hand {
  return async (page, choice, all) => {
    if (!isDice(choice.label)) return hand(page, choice, all);
    const fold = page.getByRole('button', { name: 'All actions' });
    if ((await fold.getAttribute('aria-expanded')) === 'true') await press(fold);
    await press(panel(page).getByRole('button', { name: choice.label, exact: true }));
  };
}

/** Every chance of all six ways is on the screen before the dice are laid out, and so is what comes down the track. */
async function expectOdds(page: Page): Promise<void> {
  const rows = panel(page).getByRole('button', { name: /^Combat d/ });
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveAccessibleDescription(
      /^You kill: \w+ \d+%.* A strike hits you: \w+ \d+%.* Stay here.* Walk \d-\d spaces/,
    );
  }
  await expect(page.getByText('Monster track')).toBeVisible();
}

async function expectStory(page: Page, story: string, points: number): Promise<void> {
  await expectResults(page);
  await expect(page.getByText(story, { exact: true })).toBeVisible();
  await expect(page.getByText(`Score: ${points}`, { exact: true })).toBeAttached();
}

test.describe('Dungeon of Deadliest Evil', () => {
  test('plays a recorded run through the interface to the same digests', async ({ page }) => {
    await playRecorded(page, ROOM, RECORDED, byMouse);
  });

  test('is played from the menu to a defeat with the keyboard alone', async ({ page }) => {
    await open(page, '?speed=instant');
    await page.getByRole('button', { name: /Deadliest Evil/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Options/ }).press('Enter');
    await dialog.getByRole('radio', { name: 'Set seed' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Seed' }).pressSequentially(SHORT.defeat);
    await page.keyboard.press('Enter');
    let beset = 0;
    await playToTheEnd(page, async (_, choice, all) => {
      const { kora, monsters } = await page.evaluate(() => window.__delves!.state() as State);
      const isBeset = monsters.some(({ at }) => at.on === 'board' && at.tile === kora.tile);
      if (isDice(choice.label) && isBeset) {
        await page.keyboard.press('Escape');
        await expectOdds(page);
        beset++;
      }
      await byKeyboard(page, choice, all);
    });
    expect(beset).toBeGreaterThan(0);
    await expectStory(page, 'Kora was killed by a skeleton on Level I, in round 5.', 15);
    await expect(page.getByRole('heading', { name: 'Killed by a skeleton' })).toBeVisible();
  });

  test('the keys of the open list work from the board, and Space after a click presses no button twice', async ({
    page,
  }) => {
    await open(page, `${ROOM}&seed=${SHORT.minor}`);
    const now = () => page.evaluate(() => window.__delves!.state() as State);
    await page.getByRole('button', { name: 'All actions' }).click();
    await page.keyboard.press('4');
    await expect.poll(async () => (await now()).ask?.kind).toBe('act');
    expect((await now()).kora.dice).toEqual({ combat: 6, defense: 8, speed: 4 });
    await page.getByRole('button', { name: 'All actions' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.toast')).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await now()).act.move).toBe('moving');
    await expect(page.locator('.toast')).toHaveCount(1);
  });

  test('is won with all three objectives by mouse', async ({ page }) => {
    test.slow();
    await open(page, `${ROOM}&seed=${SHORT.ultimate}`);
    await playToTheEnd(
      page,
      atTheTable(byMouse, button => button.click()),
    );
    await expectStory(
      page,
      'Ultimate victory. The Book is saved, the Crucible broken and Grislyk dead: Kora walks home in round 9.',
      755,
    );
  });

  test('is a contest of two people, set up in the dialog', async ({ page }) => {
    test.slow();
    await open(page, '?speed=instant');
    await page.getByRole('button', { name: /Deadliest Evil/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Options/ }).click();
    await dialog.getByText('Set seed').click();
    await dialog.getByRole('textbox', { name: 'Seed', exact: true }).fill(SHORT.minor);
    await expect(dialog).not.toContainText('A contest');
    await dialog.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click();
    await expect(dialog).toContainText('A contest: everybody raids the same dungeon');
    await dialog.getByLabel('Green', { exact: true }).selectOption({ label: 'Person' });
    await dialog.getByLabel('Name of seat 1').fill('Ada');
    await dialog.getByLabel('Name of seat 2').fill('Ben');
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => window.__delves!.screen() === 'table');
    await expect(page.getByRole('button', { name: 'I am Ada' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('look away');
    const raiders = new Set<number>();
    await playToTheEnd(page, async (_, choice, all) => {
      const { contest, tiles, turn } = await page.evaluate(() => window.__delves!.state() as State);
      if (!raiders.has(contest!.raider)) {
        raiders.add(contest!.raider);
        // Everybody finds the gate closed and the log bare.
        expect(tiles).toHaveLength(1);
        expect(turn).toBe(contest!.before + 1);
        const log = page.getByRole('log');
        await expect(log.getByText(`Raid ${contest!.raider + 1} of 2`)).toBeAttached();
        if (contest!.raider === 1) await expect(log.getByText('Raid 1 of 2')).toHaveCount(0);
      }
      await byMouse(page, choice, all);
    });
    expect([...raiders]).toEqual([0, 1]);
    await expectResults(page);
    const rows = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
    await expect(rows.filter({ hasText: /Ada|Ben/ })).toHaveCount(2);
  });

  test('is a contest against two bots, whose raids give nothing away', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.minor}&seats=human,normal,easy`);
    await playToTheEnd(page, byKeyboard);
    await expectResults(page);
    const rows = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
    await expect(rows.filter({ hasText: '(bot)' })).toHaveCount(2);
    await expect(rows).toHaveCount(3);
    await expect(page.locator('.results-story')).toContainText(/wins the contest|share first place/);
  });

  test('teaches its lesson', async ({ page }) => {
    test.slow();
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse);
  });

  test('credits its designer and the licence of the original', async ({ page }) => {
    await open(page, '');
    await page.getByRole('button', { name: /^Credits/ }).click();
    const window = page.getByRole('dialog');
    await expect(window).toContainText(/Deadliest Evil.*Noah Sheola.*2013.*CC BY-NC-ND 3\.0/s);
    await expect(window).toContainText('not reproduced here');
    for (const name of ['Barny Skinner', 'Lisa Smedman', 'A. Marston Croft', 'JRJurman'])
      await expect(window).toContainText(name);
    await window.getByRole('tab', { name: 'Word lists' }).click();
    await expect(window).toContainText(/Zeke Sikelianos.*Kevin Atkinson/s);
  });
});

test.describe('Dungeon of Deadliest Evil by touch', () => {
  test.use(PHONE);

  test('is won with one objective by fingers', async ({ page }) => {
    await open(page, `${ROOM}&seed=${SHORT.minor}`);
    await playToTheEnd(
      page,
      atTheTable(byTouch, button => button.tap()),
    );
    await expectStory(
      page,
      'Minor victory. Kora is out in round 4, and the Black Crucible will boil no more dead.',
      217,
    );
  });
});
