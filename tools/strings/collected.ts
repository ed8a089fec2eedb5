/** What was heard, sorted: one example stands for all lines that differ only in numbers, cells and names. */

interface Pattern {
  readonly kind: string;
  readonly example: string;
  count: number;
}

export class Collected {
  readonly #patterns = new Map<string, Pattern>();

  readonly hear = (kind: string, text: string): void => {
    if (!/[a-z]{2}/i.test(text)) return;
    const key = `${kind}\t${patternOf(text)}`;
    const known = this.#patterns.get(key);
    if (known) known.count++;
    else this.#patterns.set(key, { kind, example: text, count: 1 });
  };

  /** Under the kinds in their order; how often it was heard stands behind. */
  lines(): string[] {
    const kinds = grouped([...this.#patterns.values()], ({ kind }) => kind);
    return kinds
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([kind, rows]) => [
        '',
        `## ${kind}`,
        ...rows.map(({ example, count }) => (count > 1 ? `${example}  (${count})` : example)),
      ]);
  }
}

/** Numbers, and names inside a sentence, make no new sentence. */
function patternOf(text: string): string {
  return text
    .replaceAll(/\b[A-Z]\d+\b/g, '@')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/(?<=[a-z,:;#@)] (?:the |an? )?)(?:[A-Z][\w'’-]*)(?: (?:of (?:the )?)?[A-Z][\w'’-]*)*/g, 'N')
    .replaceAll(/^(?:The )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*(?= [a-z])/g, 'N');
}

export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
