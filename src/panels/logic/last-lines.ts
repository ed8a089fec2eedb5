/**
 * Which lines of the log stand above the actions: the newest, and the one before it where both have room. That a turn
 * begins is no event worth the place of one.
 */
import type { LogLine } from '../model.ts';

/** Two lines are as high as a button. */
const ROWS = 2;
/** The tone's sign, and the gap behind it. */
const SIGN = 2;

/** `columns`: how many letters fit into a row; all of them are equally wide. */
export function lastLines(lines: readonly LogLine[], columns: number): readonly LogLine[] {
  let left = ROWS;
  const shown: LogLine[] = [];
  const events = lines.filter(({ opens }) => opens !== true);
  for (const line of (events.length > 0 ? events : lines).slice(-ROWS).toReversed()) {
    left -= rowsOf(line.text, columns - SIGN);
    if (shown.length > 0 && left < 0) break;
    shown.unshift(line);
  }
  return shown;
}

/** So many rows words take, broken between them. */
function rowsOf(text: string, columns: number): number {
  let [rows, used] = [1, 0];
  for (const word of text.split(' ')) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed <= columns) used = needed;
    else [rows, used] = [rows + 1, word.length];
  }
  return rows;
}
