/** Parts of sheets and tool-tips, each in a line. What is only sometimes there may be `false`: `isHurt && bad('Ouch.')`. */
import type { ItemModel, SheetPart, StatRow, TableRow, TextLine } from '../core/look.ts';

type Maybe<T> = T | false | null | undefined;

/** Those that are there. */
export function present<T extends object | string>(...things: readonly Maybe<T>[]): T[] {
  return things.filter((thing): thing is T => Boolean(thing));
}

export function textPart(...lines: readonly Maybe<TextLine | string>[]): SheetPart {
  return {
    part: 'text',
    lines: present(...lines).map(line => (typeof line === 'string' ? { text: line } : line)),
  };
}

/** What, how much, its picture, and a word to explain it. */
export function stat(label: string, value: string | number, icon?: string, help?: string): StatRow {
  return {
    label,
    value: `${value}`,
    ...(icon !== undefined && { icon }),
    ...(help !== undefined && { help }),
  };
}

export function statsPart(...rows: readonly StatRow[]): SheetPart {
  return { part: 'stats', rows };
}

export function itemsPart(label: string, items: readonly ItemModel[]): SheetPart {
  return { part: 'items', label, items };
}

export function tablePart(label: string, heads: readonly string[], rows: readonly TableRow[]): SheetPart {
  return { part: 'table', label, heads, rows };
}
