/** What of the sheet a person has to see at all times: its gauges, tracks and figures that say so, or the first figure with a picture (the purse). */
import type { SheetModel } from '../../core/look.ts';

export interface Vital {
  readonly label: string;
  readonly icon: string;
  readonly beside?: readonly string[];
  readonly value: string;
  /** Left out where there is no room. */
  readonly isExtra?: boolean;
}

export function vitalsOf({ parts }: SheetModel): Vital[] {
  const gauges = parts.flatMap((part): Vital[] => {
    if (part.part === 'track')
      return (part.vitals ?? []).map((vital, index) => (index > 0 ? { ...vital, isExtra: true } : vital));
    if (part.part !== 'gauge') return [];
    const { label, icon, value, max } = part;
    return [{ label, icon, value: `${value}/${max}` }];
  });
  const rows = parts.flatMap(part => (part.part === 'stats' ? part.rows : []));
  const told = rows.flatMap(({ label, icon, vital }) =>
    icon !== undefined && vital !== undefined ? [{ label, icon, value: vital, isExtra: true }] : [],
  );
  if (told.length > 0) return [...gauges, ...told];
  for (const part of parts) {
    const row = part.part === 'stats' ? part.rows.find(({ icon }) => icon !== undefined) : undefined;
    if (row?.icon !== undefined) return [...gauges, { label: row.label, icon: row.icon, value: row.value }];
  }
  return gauges;
}
