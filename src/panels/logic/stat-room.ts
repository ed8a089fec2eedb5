/** How much of a sheet's line a figure takes: two short ones share it, a long one has it to itself. */
import type { StatRow } from '../../core/look.ts';

/** Letters in half a line of the narrowest panel. The readable font gives every letter the same width. */
const HALF_LINE = 16;
const GAP = 1;
/** A small picture and the gap behind it. */
const ICON = 2.5;

/** Each of them; one that a long figure leaves alone has its line, too, so that values stand under one another. */
export function wholeLines(rows: readonly StatRow[]): boolean[] {
  const whole: boolean[] = [];
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    const halves = index - 1 - whole.lastIndexOf(true);
    const isAlone = halves % 2 === 0 && next !== undefined && needsWholeLine(next);
    whole.push(isAlone || needsWholeLine(row));
  });
  return whole;
}

export function needsWholeLine({ label, value, icon }: StatRow): boolean {
  return label.length + GAP + value.length + (icon === undefined ? 0 : ICON) > HALF_LINE;
}
