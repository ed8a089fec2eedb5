/**
 * Which lines of the log stand above the actions: the newest, and the one before it where both have room. What befell
 * the person in this turn goes before lesser news. That a turn begins is no event worth the place of one.
 */
import type { LogLine } from '../model.ts';

/** Two lines are as high as a button. */
const ROWS = 2;
/** The tone's sign, and the gap behind it. */
const SIGN = 2;

export interface LastLine extends LogLine {
  /** Only its first row is seen. */
  readonly isCut: boolean;
}

/** `columns`: how many letters fit into a row; all of them are equally wide. */
export function lastLines(lines: readonly LogLine[], columns: number): readonly LastLine[] {
  let left = ROWS;
  const shown: LastLine[] = [];
  for (const line of byWeight(lines)) {
    const rows = rowsOf(line.text, columns - SIGN);
    const isCut = shown.length > 0 && rows > left;
    // It begins with what happened; how it came about is a press away.
    if (left <= 0 || (isCut && !line.fateful)) break;
    shown.push({ ...line, isCut });
    left -= rows;
  }
  return shown.toSorted((a, b) => a.id - b.id);
}

/** Newest first; what was fateful in the turn that was played last before all others. */
function byWeight(lines: readonly LogLine[]): readonly LogLine[] {
  const end = lines.findLastIndex(({ opens }) => opens !== true) + 1;
  if (end === 0) return lines.slice(-1);
  const events = lines.slice(0, end);
  const turn = events.slice(events.findLastIndex(({ opens }) => opens === true) + 1);
  const fates = turn.filter(({ fateful }) => fateful === true);
  const others = events.filter(line => line.opens !== true && !fates.includes(line));
  return [...fates.toReversed(), ...others.toReversed()].slice(0, ROWS);
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
