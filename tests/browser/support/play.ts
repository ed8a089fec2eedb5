/** Plays a match as a person would: reads what may be chosen, and does it with mouse, keys or fingers. */
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

export interface Seen {
  readonly label: string;
  readonly at?: { readonly x: number; readonly y: number };
  /** It lies behind this button, because it would frame the whole board. */
  readonly behind?: string;
  /** The first of two cells. */
  readonly from?: string;
  readonly key?: string;
  readonly mark?: string;
  /** A first press on its square lists its odds, the next one does it. */
  readonly priced?: boolean;
}

/** Does one choice by whatever means the test is about. */
export type Hand = (page: Page, choice: Seen, choices: readonly Seen[]) => Promise<void>;

/** Lays a word on the tray and plays it. */
export type Spell = (page: Page, word: string) => Promise<void>;

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await opened(page);
}

/** The same page once more: as somebody would who presses the browser's button. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await opened(page);
}

async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__delves);
  await page.evaluate(async () => {
    await window.__delves!.ready;
    window.__delves!.drawSeldom();
  });
}

/** The board stands and somebody is asked, or the match is over. A curtain between two people is lifted. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  for (;;) {
    await page.waitForFunction(() => {
      const hook = window.__delves!;
      return hook.screen() === 'results' || hook.hasCurtain() || hook.idle();
    });
    if (!(await page.evaluate(() => window.__delves!.hasCurtain()))) break;
    await page.getByRole('button', { name: /^I am / }).press('Enter');
    await page.waitForFunction(() => !window.__delves!.hasCurtain());
  }
  return (await page.evaluate(() => window.__delves!.screen())) === 'results' ? 'over' : 'asked';
}

export async function choices(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    window.__delves!.choices().map(({ label, at, verb, aside, from, key, mark, priced }) => ({
      label,
      ...(at && { at }),
      ...(key !== undefined && { key }),
      ...(mark && { mark }),
      ...(priced && { priced }),
      ...((aside || from) && verb !== undefined && { behind: verb }),
      ...(from && { from: from.label }),
    })),
  );
}

/** Of the present state: the same as of a match that is played without a screen. */
export async function digestOf(page: Page | Frame): Promise<string> {
  return page.evaluate(() => window.__delves!.digest());
}

/** Does something, and waits until the match has gone on by it. */
export async function goingOn(page: Page | Frame, act: () => Promise<void>): Promise<void> {
  const before = await digestOf(page);
  await act();
  await goneOn(page, before);
}

/** Waits until the match has gone on from this digest, or something stands in the page that keeps it. */
async function goneOn(page: Page | Frame, before: string, keeper = 'never'): Promise<void> {
  await page.waitForFunction(
    ([digest, kept]) =>
      window.__delves!.screen() === 'results' ||
      window.__delves!.digest() !== digest ||
      document.querySelector(kept) !== null,
    [before, keeper] as const,
  );
}

/** Lets the bot think and the hand act, until the results are shown. Gives the number of actions. */
export async function playToTheEnd(
  page: Page,
  hand: Hand,
  level: 'easy' | 'hard' = 'hard',
  limit = 400,
  spell: Spell = onTheKeys,
): Promise<number> {
  for (let done = 0; done < limit; done++) {
    if ((await settled(page)) === 'over') return done;
    const list = await choices(page);
    const { index, word } = await page.evaluate(bot => window.__delves!.advised(bot), level);
    await goingOn(page, () => (word === undefined ? hand(page, list[index]!, list) : spell(page, word)));
  }
  throw new Error(`No end after ${limit} actions.`);
}

/** Does what the lesson asks for, until its star is shown. The board and the box stay where they are all the while. */
export async function playLesson(page: Page, hand: Hand, spell: Spell = onTheKeys): Promise<void> {
  await page.waitForFunction(() => window.__delves!.screen() === 'table');
  const places = new Set<string>();
  for (let done = 0; done < 120; done++) {
    await page.waitForFunction(
      () => window.__delves!.idle() || document.querySelector('.lesson-done') !== null,
    );
    if (await page.locator('.lesson-done').isVisible()) {
      await expect(page.getByRole('button', { name: 'Play for real' })).toBeFocused();
      expect([...places], 'the board or the box has moved').toHaveLength(1);
      return;
    }
    places.add(await boardAndBox(page));
    const { index, word } = await page.evaluate(() => window.__delves!.wanted());
    const list = await choices(page);
    await goingOn(page, () => (word === undefined ? hand(page, list[index]!, list) : spell(page, word)));
  }
  throw new Error('The lesson has no end.');
}

/** The board's region and the lesson's box, in whole pixels, one beside the other. */
async function boardAndBox(page: Page): Promise<string> {
  const [board, box] = await page.evaluate(() =>
    ['#board-region', '.table-foot .lesson'].map(name => {
      const { left, top, width, height } = document.querySelector(name)!.getBoundingClientRect();
      return [left, top, width, height].map(Math.round) as [number, number, number, number];
    }),
  );
  const isApart = (from: 0 | 1): boolean =>
    board![from] + board![from + 2]! <= box![from] || box![from] + box![from + 2]! <= board![from];
  const said = JSON.stringify({ board, box });
  expect(isApart(0) || isApart(1), `one lies over the other: ${said}`).toBe(true);
  return said;
}

/** Where a cell lies once the camera has come to rest: until then a press would hit its neighbour. */
export async function pointOf(page: Page, at: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.evaluate(async cell => {
    const hook = window.__delves!;
    let point = hook.pointOf(cell);
    for (let still = 0; still < 2; ) {
      await new Promise(requestAnimationFrame);
      const now = hook.pointOf(cell);
      still = now.x === point.x && now.y === point.y ? still + 1 : 0;
      point = now;
    }
    return point;
  }, at);
}

/** On a board larger than the view a cell may lie outside it: then a person takes the list. */
export async function inSight(page: Page, at: { x: number; y: number }): Promise<boolean> {
  await pointOf(page, at);
  return page.evaluate(cell => window.__delves!.canPress(cell), at);
}

export async function expectResults(page: Page): Promise<void> {
  await expect(page.locator('.results-title')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible();
}

/** Verification, clocks, seed and links are folded away. */
export async function openRunDetails(page: Pick<Page, 'getByText'>): Promise<void> {
  await page.getByText('Run details').click();
  await expect(page.getByText('Verified by replay')).toBeVisible();
}

/** The window of the present question, if it has one; waits until the page shows what the match asks. */
async function windowOf(page: Page): Promise<Locator | undefined> {
  const shown = page.getByRole('dialog');
  if (await page.evaluate(() => window.__delves!.hasWindow())) {
    await expect(shown).toBeVisible();
    return shown;
  }
  await expect(shown).toBeHidden();
  return undefined;
}

/** Some choices ask once more before they are done; the page is given the time to do one or the other. */
async function sayYes(page: Page, before: string, press: (yes: Locator) => Promise<void>): Promise<void> {
  await goneOn(page, before, '[role="alertdialog"]');
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await press(question.getByRole('button').last());
}

const listed = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'All actions' }).getByRole('button', { name: label, exact: true });

/** A square stands for it, and for nothing else. */
const isSquare = (choice: Seen, all: readonly Seen[]): boolean =>
  choice.at !== undefined &&
  all.filter(({ at }) => at?.x === choice.at?.x && at?.y === choice.at?.y).length === 1;

/** The list of all actions lies in the place of the buttons: one of the two is to be seen. */
async function unfold(
  page: Page,
  press: (button: Locator) => Promise<void>,
  wanted: 'true' | 'false' = 'true',
): Promise<void> {
  const fold = page.getByRole('button', { name: 'All actions' });
  if ((await fold.getAttribute('aria-expanded')) !== wanted) await press(fold);
}

/** Squares by pressing them, everything else by its button in a window or in the list. */
function byPressing(
  press: (button: Locator) => Promise<void>,
  at: (page: Page, x: number, y: number) => Promise<void>,
): Hand {
  let struck = '';
  return async (page, choice, all) => {
    const before = await digestOf(page);
    const shown = await windowOf(page);
    if (shown) {
      // What can be done in several places is chosen in the window, and its place afterwards.
      const places = all.filter(({ behind }) => behind !== undefined && behind === choice.behind);
      const isPlaced = places.length > 1;
      await press(shown.getByRole('button', { name: isPlaced ? choice.behind! : choice.label }).first());
      if (isPlaced) await behindButton(page, choice, press);
    } else if (choice.behind !== undefined) await behindButton(page, choice, press);
    else if (isSquare(choice, all) && (await inSight(page, choice.at!))) {
      const square = JSON.stringify(choice.at);
      const pressSquare = async (): Promise<void> => {
        const { x, y } = await pointOf(page, choice.at!);
        await at(page, x, y);
      };
      await pressSquare();
      // A first tap on the square of whom it struck shows that square.
      const isShown = choice.mark === 'go' && square === struck && (await digestOf(page)) === before;
      if (choice.priced || isShown) await pressSquare();
      struck = choice.mark === 'strike' ? square : '';
    } else {
      await unfold(page, press);
      await press(listed(page, choice.label));
    }
    await sayYes(page, before, press);
  };
}

/** Opens the button, picks the first cell if there are two, then the target from the list. */
async function behindButton(
  page: Page,
  { behind, from, label }: Seen,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  await unfold(page, press, 'false');
  const panel = page.getByRole('region', { name: 'What you can do' });
  const verb = panel.locator('.verb').filter({ hasText: behind! }).first();
  if ((await verb.getAttribute('aria-expanded')) === null) return press(verb);
  if ((await verb.getAttribute('aria-expanded')) !== 'true') await press(verb);
  const row = (name: string): Locator =>
    // Beside a tall panel it stands in the sheet's place.
    page.locator('.targets').getByRole('button', { name, exact: true }).first();
  if (from !== undefined) await press(row(from));
  await press(row(label));
}

export const byMouse = byPressing(
  button => button.click(),
  (page, x, y) => page.mouse.click(x, y),
);

export const byTouch = byPressing(
  button => button.tap(),
  (page, x, y) => page.touchscreen.tap(x, y),
);

/** The board has the keyboard: no field is touched. */
export const onTheKeys: Spell = async (page, word) => {
  await page.keyboard.type(word);
  await expect(tray(page)).toHaveValue(word);
  await page.keyboard.press('Enter');
};

/** The field, which on a phone brings up the phone's own keyboard. */
export const inTheField: Spell = async (page, word) => {
  await tray(page).click();
  await page.keyboard.type(word.toLowerCase());
  await expect(tray(page)).toHaveValue(word);
  await page.keyboard.press('Enter');
};

/** The letters on the screen, with a finger or the mouse. */
export const byLetters = (press: (button: Locator) => Promise<void>): Spell => {
  return async (page, word) => {
    for (const letter of word) await press(letterKey(page, letter));
    await expect(tray(page)).toHaveValue(word);
    await press(page.getByRole('button', { name: 'Play', exact: true }));
  };
};

export const tray = (page: Page): Locator => page.getByRole('textbox', { name: /^Your word/ });

/** "B: up", "E: idle": the letter, and what it means on the present card. */
function letterKey(page: Page, letter: string): Locator {
  return page
    .getByRole('group', { name: 'Letters' })
    .locator(`button[aria-label="${letter}"], button[aria-label^="${letter}: "]`);
}

/** Beyond this the list of all actions leaves out what lies behind its own button (src/panels/side/action-list.tsx). */
const LONG_LIST = 150;

/** The keyboard alone, by the list of all actions. */
export const byKeyboard: Hand = async (page, choice, all) => {
  const isHidden = all.length > LONG_LIST && choice.behind !== undefined;
  if (isHidden) return behindButton(page, choice, button => button.press('Enter'));
  const shown = all.length > LONG_LIST ? all.filter(one => one.behind === undefined) : all;
  const index = shown.findIndex(({ label }) => label === choice.label);
  const isOpen = await windowOf(page);
  // Where words are typed a letter is a letter: the list is opened by its button.
  if (!isOpen && (await tray(page).isVisible())) await openList(page);
  else if (!isOpen) await page.keyboard.press('l');
  // Keys that come before the focus does would move about on the board.
  const list = isOpen ?? page.locator('#all-actions');
  await expect.poll(() => list.evaluate(box => box.contains(document.activeElement))).toBe(true);
  const before = await digestOf(page);
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sayYes(page, before, async yes => {
    await yes.focus();
    await page.keyboard.press('Enter');
  });
};

async function openList(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'All actions' });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.press('Enter');
  await page.getByRole('region', { name: 'All actions' }).getByRole('button').first().focus();
}
