/** A walk by Tab over everything that can have the focus, and what is wrong with it. */
import type { Page } from '@playwright/test';

/** Numbers whatever Tab should come to, in the order of the page, and begins with the first of them. */
async function prepare(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('panels')!;
    const all = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const seen = [...all].filter(one => {
      if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true })) return false;
      // Of radio buttons only the one that is on; arrows lead to the others.
      return !(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked;
    });
    for (const [index, one] of seen.entries()) one.dataset['walked'] = String(index);
    const came: string[] = [];
    Reflect.set(window, 'walked', came);
    document.addEventListener('focusin', event => {
      const { dataset } = event.target as HTMLElement;
      came.push(dataset['walked'] ?? '');
    });
    seen[0]?.focus();
    return seen.map(one => one.outerHTML.slice(0, 90));
  });
}

export async function tabFaults(page: Page): Promise<string[]> {
  const walked = await prepare(page);
  // Between the last and the first is the browser's own bar.
  for (let presses = 0; presses < walked.length + 2; presses++) await page.keyboard.press('Tab');
  return page.evaluate(expected => {
    const came = (Reflect.get(window, 'walked') as string[]).filter(one => one !== '').map(Number);
    const nameOf = (index: number): string => {
      const isThere = document.querySelector(`[data-walked="${index}"]`) !== null;
      return `${expected[index]}${isThere ? '' : ', which is gone'}`;
    };
    const missed = [...expected.keys()].filter(index => !came.includes(index));
    // From the last it goes to the first, and nowhere else back.
    const first = Math.min(...came);
    const astray = came.filter((index, place) => index !== first && index < (came[place - 1] ?? -1));
    const stuck = expected.length > 1 ? came.filter((index, place) => index === came[place - 1]) : [];
    for (const one of document.querySelectorAll('[data-walked]')) one.removeAttribute('data-walked');
    return [
      ...missed.map(index => `Tab never comes to ${nameOf(index)}`),
      ...astray.map(index => `Tab goes back to ${nameOf(index)}`),
      ...stuck.map(index => `Tab stays on ${nameOf(index)}`),
    ];
  }, walked);
}
