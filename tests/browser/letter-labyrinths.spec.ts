import type { Page } from '@playwright/test';
import type { State } from '../../src/games/letter-labyrinths/state/state.ts';
import { expect, PHONE, test } from './support/page.ts';
import {
  byKeyboard,
  byLetters,
  byMouse,
  byTouch,
  choices,
  digestOf,
  inTheField,
  onTheKeys,
  open,
  playLesson,
  playToTheEnd,
  type Spell,
  settled,
  tray,
} from './support/play.ts';

const ROOM = '?game=letter-labyrinths&speed=instant';
const ALONE = `${ROOM}&seed=BCD-FGH-JKL&seats=human`;
/** Seeds on which the hard bot's advice, with two hard bots beside, wins the first dungeon in few decisions. */
const WITH_TWO = '&seats=human,hard,hard';
const WON = { mouse: 'HWK-RGV-CQF', keys: 'RQP-RQP-RQP', touch: 'GWL-XMC-NDT' };

const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => window.__delves!.state()) as Promise<State>;

/** Alone only the pawn has to be placed before words are asked for. */
async function openPlaced(page: Page): Promise<void> {
  await open(page, ALONE);
  await settled(page);
  const list = await choices(page);
  await byMouse(page, list[0]!, list);
  await expect(tray(page)).toBeVisible();
  await settled(page);
}

async function expectVictory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /beaten/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible();
}

/** One word this way, the next that way. */
function inTurn(...ways: readonly Spell[]): Spell {
  let count = 0;
  return (page, word) => ways[count++ % ways.length]!(page, word);
}

test.describe('Letter Labyrinths', () => {
  test('is won with two bots by mouse', async ({ page }) => {
    await open(page, `${ROOM}${WITH_TWO}&seed=${WON.mouse}`);
    await playToTheEnd(
      page,
      byMouse,
      'hard',
      60,
      byLetters(button => button.click()),
    );
    await expectVictory(page);
  });

  test('is won with two bots by typing, with the keyboard alone', async ({ page }) => {
    await open(page, `${ROOM}${WITH_TWO}&seed=${WON.keys}`);
    await playToTheEnd(page, byKeyboard, 'hard', 60, onTheKeys);
    await expectVictory(page);
  });

  // biome-ignore format: a table
  const REFUSED: readonly (readonly [what: string, text: string, note: RegExp])[] = [
    ['unknown',      'qzxj',       /not in this list/i],
    ['too long',     'labyrinths', /eight letters at most/i],
    ['too short',    'a',          /at least two letters/i],
    ['not letters',  'r2-d2',      /letters A to Z only/i],
  ];
  test('tells what is wrong with a word, keeps its text and loses nothing', async ({ page }) => {
    await openPlaced(page);
    const before = await digestOf(page);
    for (const [what, text, note] of REFUSED) {
      await tray(page).fill(text);
      await tray(page).press('Enter');
      await expect(tray(page), what).toHaveAccessibleDescription(note);
      await expect(tray(page), what).toHaveValue(text.toUpperCase());
    }
    await tray(page).fill('');
    await tray(page).press('Escape');
    await page.keyboard.type('qzxj');
    await page.keyboard.press('Enter');
    await expect(tray(page)).toHaveAccessibleDescription(/not in this list/i);
    await expect(tray(page)).toHaveValue('QZXJ');
    expect(await digestOf(page)).toBe(before);
  });

  test('takes the same word again: the next card leads it elsewhere', async ({ page }) => {
    await openPlaced(page);
    for (const [round, spell] of [onTheKeys, inTheField].entries()) {
      expect((await stateOf(page)).turn).toBe(round + 1);
      await spell(page, 'NOON');
      await page.waitForFunction(turn => (window.__delves!.state() as State).turn > turn, round + 1);
      await settled(page);
      await expect(tray(page)).toHaveValue('');
    }
  });

  test('finds good words in the worker, lays the chosen one on the tray and draws its way', async ({
    page,
  }) => {
    // No torch flickers and no ember falls: what changes on the board is the way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPlaced(page);
    const picture = () => page.locator('canvas').screenshot();
    const bare = await picture();
    // The worker starts with its first question.
    await page.evaluate(() => window.__delves!.advised('easy'));
    // The band has a worker of its own.
    const worker = page.workers().find(one => !one.url().includes('band-worker'));
    await worker!.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      globalThis.addEventListener('message', event => {
        heard.push((event as MessageEvent<{ question: { ask: string } }>).data.question.ask);
      });
    });
    await page.getByRole('button', { name: 'Words from here. Costs 30 points' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Get help?' })).toContainText(
      'marks the run as assisted',
    );
    await page.getByRole('button', { name: 'Get help', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'Words from here' });
    await expect(shown).toContainText('This costs 30 points.');
    expect(await worker!.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
      'explore',
    ]);
    expect((await stateOf(page)).stats.hints).toBe(1);
    const first = shown.getByRole('group').getByRole('button').first();
    const word = await first.locator('.words').innerText();
    await first.click();
    await expect(shown).toBeHidden();
    await expect(tray(page)).toHaveValue(word);
    await expect(tray(page)).toHaveAttribute('autocorrect', 'off');
    await expect(page.locator('.word-tray.whole')).toBeVisible();
    await expect.poll(async () => (await picture()).equals(bare)).toBe(false);
    const before = await digestOf(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(digest => window.__delves!.digest() !== digest, before);
  });

  test('says what a hint costs before and after', async ({ page }) => {
    await openPlaced(page);
    await page.keyboard.type('no');
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await expect(hint).toHaveAccessibleDescription(/Costs 30 points and marks the run as assisted/);
    await hint.click();
    await page.getByRole('button', { name: 'Get help', exact: true }).click();
    await expect(page.getByText(/\(-30 points\)/).first()).toBeVisible();
    await expect(tray(page)).toHaveValue('NO');
    expect((await stateOf(page)).stats.hints).toBe(1);
  });

  test('teaches its lesson', async ({ page }) => {
    await open(page, `${ROOM}&lesson`);
    await playLesson(page, byMouse, onTheKeys);
  });
});

test.describe('Letter Labyrinths by touch', () => {
  test.use(PHONE);

  test("is won with two bots by fingers, on the letters and on the phone's own keyboard", async ({
    page,
  }) => {
    await open(page, `${ROOM}${WITH_TWO}&seed=${WON.touch}`);
    const fingers = byLetters(button => button.tap());
    await playToTheEnd(page, byTouch, 'hard', 60, inTurn(fingers, inTheField));
    await expectVictory(page);
  });
});
