/** The filter of a records tab: by the groups that its rows name. */
import type { RecordsRow } from '../model.ts';

export const ALL = 'All';

/** Everything first, then each group in the order of the rows; empty where there is nothing to choose between. */
export function groupsOf(rows: readonly Pick<RecordsRow, 'group'>[]): string[] {
  const groups = [...new Set(rows.flatMap(row => row.group ?? []))];
  return groups.length > 1 ? [ALL, ...groups] : [];
}

export function rowsOf<Row extends Pick<RecordsRow, 'group'>>(
  rows: readonly Row[],
  group: string,
): readonly Row[] {
  return groupsOf(rows).includes(group) && group !== ALL ? rows.filter(row => row.group === group) : rows;
}
