/** Parts of sheets and tool-tips, as every room writes them. */
import type { SheetPart, TableRow, TextLine } from '../core/look.ts';

export function table(label: string, heads: readonly string[], rows: readonly TableRow[]): SheetPart {
  return { part: 'table', label, heads, rows };
}

export function text(...lines: readonly TextLine[]): SheetPart {
  return { part: 'text', lines };
}
