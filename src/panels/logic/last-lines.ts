/**
 * Which lines of the log stand above the actions of a phone: what came of the person's own last deed, what befell them
 * since, and then the newest. Monsters and rivals who act afterwards don't wash it away. That a turn begins is no event
 * worth the place of one.
 */
import type { LogLine } from '../model.ts';

/** Two lines are as high as a button. */
const ROWS = 2;
/** The tone's sign, and the gap behind it. */
const SIGN = 2;
/** What was told so long ago is no news any more, whoever did it. */
const LATEST = 40;
/** Dice were thrown, or strengths compared. */
const ROLLED = /\broll(?:s|ed)?\b|\d vs \d/i;

export interface LastLine extends LogLine {
  /** Of so many rows of it something is seen. */
  readonly rows: number;
  readonly isCut: boolean;
}

interface Reader {
  /** How the log calls the person where it does not say "you": "Kora". */
  readonly name?: string | undefined;
  /** What the others did meanwhile, in short, the newest last. */
  readonly news?: readonly LogLine[];
  /** So many rows there are. */
  readonly rows?: number;
}

/** `columns`: how many letters fit into a row; all of them are equally wide. In the order in which it happened. */
export function lastLines(
  lines: readonly LogLine[],
  columns: number,
  { name, news = [], rows = ROWS }: Reader = {},
): readonly LastLine[] {
  const { own, others } = byWeight(lines, name);
  const order = [...own, ...(news.length > 0 ? news.toReversed() : others)];
  const shown = new Map<LogLine, LastLine>();
  let left = rows;
  for (const line of order) {
    // What befell somebody leaves a row to what they did.
    const room = left - (shown.size === 0 && own.length > 1 ? 1 : 0);
    const needed = rowsOf(line.text, columns - SIGN);
    const isCut = needed > room;
    // It begins with what happened; how it came about is a press away.
    if (room <= 0 || (isCut && shown.size > 0 && !own.includes(line))) break;
    shown.set(line, { ...line, isCut, rows: Math.min(needed, room) });
    left -= Math.min(needed, room);
  }
  return [...lines, ...news].flatMap(line => shown.get(line) ?? []);
}

/** The person's own fate, the weightiest first; and all else that happened, newest first. */
function byWeight(
  lines: readonly LogLine[],
  name: string | undefined,
): { readonly own: readonly LogLine[]; readonly others: readonly LogLine[] } {
  const end = lines.findLastIndex(({ opens }) => opens !== true) + 1;
  if (end === 0) return { own: [], others: lines.slice(-1) };
  const latest = lines.slice(Math.max(0, end - LATEST), end);
  const deed = latest.findLastIndex(line => isDeed(line, name));
  const result = latest[deed] && isResult(latest[deed]) ? latest[deed] : undefined;
  const from = result ? deed : latest.findLastIndex(({ opens }) => opens === true);
  const befell = latest
    .slice(from + 1)
    .findLast(line => line.fateful === true || (line.tone === 'bad' && speaksOf(line, name)));
  const own = [befell, result].filter(line => line !== undefined);
  return { own, others: latest.filter(line => line.opens !== true && !own.includes(line)).toReversed() };
}

/** The log speaks to the only person at the table; or it calls them by their name. */
function isDeed({ text, tone, opens }: LogLine, name: string | undefined): boolean {
  if (opens === true || tone === 'bad') return false;
  return /^Your?\b/.test(text) || (name !== undefined && text.startsWith(`${name} `));
}

const isResult = ({ text, tone, fateful }: LogLine): boolean =>
  fateful === true || (tone !== 'plain' && tone !== 'dim') || ROLLED.test(text);

const speaksOf = ({ text }: LogLine, name: string | undefined): boolean =>
  /\byou(?:r|'re)?\b/i.test(text) || (name !== undefined && text.includes(name));

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
