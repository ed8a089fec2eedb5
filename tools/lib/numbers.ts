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

/** Rows under one another, numbers to the right. */
export function aligned(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map(row => row.map(String));
  const widths = texts.reduce<number[]>(
    (widest, row) => row.map((text, column) => Math.max(widest[column] ?? 0, text.length)),
    [],
  );
  return texts
    .map((row, at) =>
      row
        .map((text, column) =>
          typeof rows[at]![column] === 'number'
            ? text.padStart(widths[column]!)
            : text.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
