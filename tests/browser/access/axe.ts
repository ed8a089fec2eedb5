/** What axe-core finds wrong with the page as it stands. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

interface Axe {
  run(where: Document, how: RunOptions): Promise<AxeResults>;
}

/** In colours of the system ours are not drawn, but axe still reads them: what they are like is the system's affair. */
export type Colours = 'ours' | 'of the system';

export async function axeFaults(page: Page, colours: Colours = 'ours'): Promise<string[]> {
  // Once a page: reading it takes longer than most looks.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async isOurs => {
    // A window of a new size is laid out over several frames, as in the layout net.
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    const { violations } = await (Reflect.get(window, 'axe') as Axe).run(document, {
      resultTypes: ['violations'],
      rules: {
        // Still on trial with axe: what is read on a button is what it is called.
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: isOurs },
      },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id}: ${html.slice(0, 110)} (${why.slice(0, 160)})`;
      }),
    );
  }, colours === 'ours');
}
