/** Two runs side by side: whether they tell of the same match, and which of them tells more of it. */
import { headerText, type Run, type RunEntry } from './run.ts';

/**
 * As seen from the first of the two. `apart`: both began alike and went on differently. `stranger`: of another match
 * altogether.
 */
export type Kinship = 'same' | 'longer' | 'shorter' | 'apart' | 'stranger';

export function kinshipOf(mine: Run, theirs: Run): Kinship {
  if (headerText(mine) !== headerText(theirs) || mine.dealt !== theirs.dealt) return 'stranger';
  const [a, b] = [writtenIn(mine), writtenIn(theirs)];
  const isAlike = a.every((entry, index) => b[index] === undefined || b[index] === entry);
  if (!isAlike) return 'apart';
  if (a.length === b.length) return 'same';
  return a.length > b.length ? 'longer' : 'shorter';
}

/** All that was done, one text an entry. Times are claims, and devices may claim differently. */
function writtenIn({ turns }: Run): readonly string[] {
  return turns.flatMap(({ entries }) => entries.map(written));
}

function written(entry: RunEntry): string {
  switch (entry.kind) {
    case 'choice':
      return `${entry.index}`;
    case 'literal':
      return entry.json;
    case 'undo':
      return 'undo';
  }
}
