/** Three ways to do the same choice: on the squares, by the list's buttons, by keys alone. */
import type { EnginePage, Point } from '../../../tools/engines/engine.ts';

export type Hand = (page: EnginePage, index: number) => Promise<void>;

interface Wish {
  readonly index: number;
  /** On its square, if one square stands for it alone and is in sight. */
  readonly onSquare: boolean;
}

/**
 * Where a choice can be pressed: on its square, else on its button in the question's window or in the list of all
 * actions. Waits until the camera rests and the button can be seen. All in one task: every question to a page takes time.
 */
function pointOf(page: EnginePage, wish: Wish): Promise<Point> {
  return page.run(async ({ index, onSquare }) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const hook = window.__delves!;
    const all = hook.choices();
    const { at, label, priced, verb } = all[index]!;
    // What can be done in several places is chosen in the window, and its place in the list.
    const isPlaced =
      verb !== undefined &&
      hook.hasWindow() &&
      all.filter(one => one.verb === verb && one.at !== undefined).length > 1;
    const sharing = all.filter(one => one.at !== undefined && one.at.x === at?.x && one.at.y === at.y);
    // What is priced is listed at the first press.
    if (onSquare && !priced && at !== undefined && sharing.length === 1 && !hook.hasWindow()) {
      let point = hook.pointOf(at);
      for (let still = 0; still < 2; ) {
        await frame();
        const now = hook.pointOf(at);
        still = now.x === point.x && now.y === point.y ? still + 1 : 0;
        point = now;
      }
      if (hook.canPress(at)) return point;
    }
    const limit = Date.now() + 15_000;
    let problem = 'it is not there';
    while (Date.now() < limit) {
      const fold = document.querySelector<HTMLElement>('.list-fold');
      const isListed = isPlaced || !hook.hasWindow();
      if (isListed && fold?.getAttribute('aria-expanded') !== 'true') fold?.click();
      await frame();
      const inWindow = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
      if (isPlaced) inWindow.find(one => one.textContent?.includes(verb))?.click();
      const scope = document.querySelector(isListed ? '#all-actions' : 'dialog[open]');
      const button = [...(scope?.querySelectorAll('button') ?? [])].find(
        one =>
          (one.getAttribute('aria-label') ?? (one.querySelector('.words') ?? one).textContent)?.trim() ===
          label,
      );
      if (button === undefined) continue;
      button.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const top = document.elementFromPoint(point.x, point.y);
      if (top !== null && button.contains(top)) return point;
      problem = `over it lies ${top?.outerHTML.slice(0, 120)}`;
    }
    throw new Error(`"${label}" cannot be pressed: ${problem}`);
  }, wish);
}

export const byButtons: Hand = async (page, index) =>
  page.click(await pointOf(page, { index, onSquare: false }));

export const bySquares: Hand = async (page, index) => {
  const before = await page.run(() => window.__delves!.digest(), undefined);
  const point = await pointOf(page, { index, onSquare: true });
  await page.click(point);
  // The square of whoever has just fallen is shown by the first press.
  if (await isStill(page, before)) await page.click(point);
};

/** Whether the match has not gone on, after a while. */
function isStill(page: EnginePage, before: string): Promise<boolean> {
  return page.run(async last => {
    for (const limit = Date.now() + 1500; Date.now() < limit; ) {
      const hook = window.__delves!;
      if (hook.screen() !== 'table' || hook.digest() !== last) return false;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    return true;
  }, before);
}

export const byKeys: Hand = async (page, index) => {
  const hasWindow = await page.run(() => window.__delves!.hasWindow(), undefined);
  if (!hasWindow) await page.press('l');
  await focusIn(page, hasWindow ? 'dialog[open]' : '#all-actions');
  await page.press('Home');
  for (let step = 0; step < index; step++) await page.press('ArrowDown');
  await page.press('Enter');
};

/** A person looks where the focus is before going on. */
function focusIn(page: EnginePage, place: string): Promise<unknown> {
  return page.run(async selector => {
    const limit = Date.now() + 10_000;
    while (!document.activeElement?.closest(selector)) {
      if (Date.now() > limit)
        throw new Error(`The focus is not in ${selector}: ${document.activeElement?.outerHTML.slice(0, 80)}`);
      await new Promise(requestAnimationFrame);
    }
  }, place);
}

export async function byTyping(page: EnginePage, word: string): Promise<void> {
  for (const letter of word) await page.press(letter.toLowerCase());
  await page.press('Enter');
}
