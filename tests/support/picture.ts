/**
 * Text pictures of boards. A position is written as it looks, and a failing test shows what it saw:
 *
 *     . . t
 *     1 . .
 *
 * Spaces between letters and blank lines around the picture do not count, and neither does indentation.
 */
import { cellsOf, indexOf, isInside, type Cell, type Extent } from '../../src/core/grid.ts';

export interface Picture {
  readonly extent: Extent;
  readonly rows: readonly string[];
  /** The letter at a cell; undefined off the board. */
  at(cell: Cell): string | undefined;
  /** All cells with this letter, in reading order. */
  all(letter: string): Cell[];
  /** The only cell with this letter. */
  one(letter: string): Cell;
}

export function picture(text: string): Picture {
  const rows = text
    .split('\n')
    .map(line => line.replaceAll(/\s/g, ''))
    .filter(line => line !== '');
  return pictureOf(rows);
}

export function pictureOf(rows: readonly string[]): Picture {
  const columns = rows[0]?.length ?? 0;
  const ragged = rows.find(row => row.length !== columns);
  if (ragged !== undefined) throw new Error(`This row is not ${columns} long: ${ragged}`);
  const extent = { columns, rows: rows.length };
  const at = (cell: Cell): string | undefined => (isInside(extent, cell) ? rows[cell.y]![cell.x] : undefined);
  const all = (letter: string): Cell[] => [...cellsOf(extent)].filter(cell => at(cell) === letter);
  const one = (letter: string): Cell => {
    const found = all(letter);
    if (found.length !== 1) throw new Error(`The picture shows ${found.length} times "${letter}", not once.`);
    return found[0]!;
  };
  return { extent, rows, at, all, one };
}

/** The way back: letters over rows, e.g. figures over the ground. */
export function draw(rows: readonly string[], figures: readonly { at: Cell; letter: string }[] = []): string {
  const { extent } = pictureOf(rows);
  const letters = rows.join('').split('');
  for (const { at, letter } of figures) letters[indexOf(extent, at)] = letter;
  const lines = Array.from({ length: extent.rows }, (_, y) =>
    letters.slice(y * extent.columns, (y + 1) * extent.columns).join(' '),
  );
  return lines.join('\n');
}
