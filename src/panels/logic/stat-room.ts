/** How much of a sheet's line a figure takes: two short ones share it, a long one has it to itself. */
import type { StatRow } from '../../core/look.ts';

/** Letters in half a line of the narrowest panel. The readable font gives every letter the same width. */
const HALF_LINE = 16;
const GAP = 1;
/** A small picture and the gap behind it. */
const ICON = 2.5;

export function needsWholeLine({ label, value, icon }: StatRow): boolean {
  return label.length + GAP + value.length + (icon === undefined ? 0 : ICON) > HALF_LINE;
}
