/** Small statistics, and numbers as people read them. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { min: 0, median: 0, mean: 0, max: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { min: sorted[0]!, median: medianOf(sorted), mean: rounded(mean, 2), max: sorted.at(-1)! };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

export function rounded(value: number, digits: number): number {
  const power = 10 ** digits;
  return Math.round(value * power) / power;
}

/** How often each word occurs, the most frequent first. */
export function tally(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])));
}

/** Rows under one another; a column that holds numbers stands to the right, its heading too. */
export function aligned(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map(row => String(row[at] ?? '').length)),
  );
  const isNumeric = Array.from({ length: columns }, (_, at) => rows.some(row => typeof row[at] === 'number'));
  const cell = (value: string | number, at: number): string =>
    isNumeric[at] ? String(value).padStart(widths[at]!) : String(value).padEnd(widths[at]!);
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n');
}
