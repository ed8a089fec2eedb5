/** Neighbouring columns of one group share its name. */
import type { ComparedHead } from '../../core/look.ts';

export interface HeadGroup {
  readonly name: string;
  /** Its first column. */
  readonly at: number;
  readonly count: number;
}

export function groupsOf(heads: readonly ComparedHead[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  heads.forEach(({ group }, at) => {
    const last = groups.at(-1);
    if (last?.name === group) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ name: group, at, count: 1 });
  });
  return groups;
}
