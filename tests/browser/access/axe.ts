/** What axe-core finds wrong with the page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      // Still on trial with axe: what is read on a button is what it is called.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    // Nobody else's frame is in the page: the results need no page of their own to be joined in.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${html.slice(0, 110)} (${why.slice(0, 160)})`;
    }),
  );
}
