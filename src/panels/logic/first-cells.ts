/** The first cells of choices of two cells, each once, in the order of the choices. */
import { sameCell } from '../../core/grid.ts';
import type { Choice } from '../../core/look.ts';

export function firstCells(choices: readonly Choice[]): NonNullable<Choice['from']>[] {
  const cells: NonNullable<Choice['from']>[] = [];
  for (const { from } of choices) {
    if (from && !cells.some(known => sameCell(known.at, from.at))) cells.push(from);
  }
  return cells;
}
