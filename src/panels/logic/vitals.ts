/** What of the sheet a person has to see at all times: its gauges, tracks that say so, and the first figure that has a picture (the purse). */
import type { SheetModel } from '../../core/look.ts';

export interface Vital {
  readonly label: string;
  readonly icon: string;
  readonly value: string;
}

export function vitalsOf({ parts }: SheetModel): Vital[] {
  const gauges = parts.flatMap((part): Vital[] => {
    if (part.part === 'track') return part.vital ? [part.vital] : [];
    if (part.part !== 'gauge') return [];
    const { label, icon, value, max } = part;
    return [{ label, icon, value: `${value}/${max}` }];
  });
  for (const part of parts) {
    const row = part.part === 'stats' ? part.rows.find(({ icon }) => icon !== undefined) : undefined;
    if (row?.icon !== undefined) return [...gauges, { label: row.label, icon: row.icon, value: row.value }];
  }
  return gauges;
}
