/** What stands on the screen, in any engine: the hook of test builds is asked, buttons are found as a person finds them. */
import type { EnginePage } from '../../../tools/engines/engine.ts';
import type {} from '../../../src/test-hook.ts';

export interface TableStatus {
  readonly now: 'asked' | 'over' | 'curtain';
  /** Of the state, while there is a table. */
  readonly digest: string;
}

/** Waits until somebody is asked something else than `before`, or the match is over. */
export function nextStatus(page: EnginePage, before: string): Promise<TableStatus> {
  return page.run(async last => {
    const limit = Date.now() + 60_000;
    for (;;) {
      const hook = window.__delves;
      await hook?.ready;
      const screen = hook?.screen();
      if (screen === 'results') return { now: 'over', digest: '' };
      if (hook?.hasCurtain()) return { now: 'curtain', digest: '' };
      if (screen === 'table' && hook?.idle() && hook.digest() !== last)
        return { now: 'asked', digest: hook.digest() };
      if (Date.now() > limit) throw new Error(`Nothing happens: screen ${screen}, idle ${hook?.idle()}`);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  }, before) as Promise<TableStatus>;
}

/** Presses a button by its name (the beginning of it), once it can be seen. */
export async function pressButton(page: EnginePage, name: string): Promise<void> {
  const point = await page.run(async wanted => {
    const limit = Date.now() + 15_000;
    while (Date.now() < limit) {
      await new Promise(requestAnimationFrame);
      const button = [...document.querySelectorAll('button')].find(one =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(wanted),
      );
      if (button === undefined) continue;
      button.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const top = document.elementFromPoint(middle.x, middle.y);
      if (top !== null && button.contains(top)) return middle;
    }
    throw new Error(`No button "${wanted}" can be pressed.`);
  }, name);
  await page.click(point);
}

/** Waits for a sentence on the screen. */
export function seen(page: EnginePage, pattern: RegExp): Promise<string> {
  return page.run(async source => {
    const limit = Date.now() + 30_000;
    for (;;) {
      const found = new RegExp(source, 'i').exec(document.body.innerText);
      if (found) return found[0];
      if (Date.now() > limit) throw new Error(`/${source}/ is not to be seen in: ${document.body.innerText}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }, pattern.source);
}
