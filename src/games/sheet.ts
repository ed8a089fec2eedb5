/** Rows of a sheet: what, how much, its picture, and a word to explain it. */
import type { StatRow } from '../core/look.ts';

export function stat(label: string, value: string | number, icon?: string, help?: string): StatRow {
  return {
    label,
    value: `${value}`,
    ...(icon !== undefined && { icon }),
    ...(help !== undefined && { help }),
  };
}
