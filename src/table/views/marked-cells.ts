/** Which cells are framed and how. Pure. */
import type { Cell } from '../../core/grid.ts';
import type { Choice, MarkKind } from '../../core/look.ts';

/** When several choices share a cell, the boldest is shown. */
const BOLDNESS: readonly MarkKind[] = ['strike', 'magic', 'use', 'choose', 'go'];
export interface MarkedCell {
  readonly at: Cell;
  readonly kind: MarkKind;
  readonly badge: string | undefined;
  /** So many cells around it lie within the frame. */
  readonly span: number;
}

/** One frame per cell, whatever the number of choices there. */
export function markedCells(choices: readonly Choice[]): MarkedCell[] {
  const cells = new Map<string, MarkedCell>();
  for (const { at, mark, badge, span = 0 } of choices) {
    if (at === undefined) continue;
    const key = `${at.x},${at.y}`;
    const known = cells.get(key);
    const kind = mark ?? 'choose';
    const bolder = known === undefined || BOLDNESS.indexOf(kind) < BOLDNESS.indexOf(known.kind);
    cells.set(key, { at, kind: bolder ? kind : known.kind, badge: known?.badge ?? badge, span });
  }
  return [...cells.values()];
}
