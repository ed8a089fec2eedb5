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
  /** Nothing there is what is asked for. */
  readonly isDim: boolean;
}

/** One frame per cell, whatever the number of choices there. */
export function markedCells(
  choices: readonly Choice[],
  isDimmed: (choice: Choice) => boolean = () => false,
): MarkedCell[] {
  const cells = new Map<string, MarkedCell>();
  for (const choice of choices) {
    const { at, mark, badge, span = 0 } = choice;
    if (at === undefined) continue;
    const key = `${at.x},${at.y}`;
    const known = cells.get(key);
    const kind = mark ?? 'choose';
    const isDim = isDimmed(choice);
    const isBolder =
      known === undefined ||
      (known.isDim === isDim ? BOLDNESS.indexOf(kind) < BOLDNESS.indexOf(known.kind) : known.isDim);
    const shown = isBolder ? { kind, isDim } : { kind: known.kind, isDim: known.isDim };
    cells.set(key, { at, ...shown, badge: known?.badge ?? badge, span });
  }
  return [...cells.values()];
}
