/** Markdown as the formatter likes it, so that a filled table is never formatted anew. */

type Cell = string | number;

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map(row => row.map(cell => String(cell)));
  const widths = head.map((_, column) => Math.max(3, ...lines.map(line => line[column]!.length)));
  const [names, ...rest] = lines.map(line => rowOf(line.map((cell, at) => cell.padEnd(widths[at]!))));
  return [names, rowOf(widths.map(width => '-'.repeat(width))), ...rest].join('\n');
}

/** Pictures of boards, and whatever else must keep its spaces. */
export function block(lines: readonly string[], language = ''): string {
  return [`\`\`\`${language}`, ...lines.map(line => line.trimEnd()), '```'].join('\n');
}

/** Pictures side by side, two spaces apart. */
export function sideBySide(pictures: readonly (readonly string[])[]): string[] {
  const widths = pictures.map(lines => Math.max(...lines.map(line => line.length)));
  const height = Math.max(...pictures.map(lines => lines.length));
  return Array.from({ length: height }, (_, y) =>
    pictures.map((lines, at) => (lines[y] ?? '').padEnd(widths[at]!)).join('  '),
  );
}

/** `bulls-rush` as a person would write it. */
export function words(id: string): string {
  return id.replaceAll('-', ' ');
}

/** A name and its value a row: numbers that stand for themselves. */
export function constants(values: Readonly<Record<string, Cell | readonly Cell[]>>): string {
  return table(
    ['what', 'value'],
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' / ') : String(value),
    ]),
  );
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
