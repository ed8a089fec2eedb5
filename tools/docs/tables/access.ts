/** The lines of docs/access.md. */
import { ACCESS } from '../../../src/app/access.ts';
import type { Blocks } from '../fill.ts';
import { table } from '../markdown.ts';

export const blocks: Blocks = {
  access: () =>
    table(
      ['for', 'what', 'test'],
      ACCESS.map(({ for: whom, what, test: [file, title] }) => [whom, what, `\`${file}\`: ${title}`]),
    ),
};
