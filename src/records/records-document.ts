/**
 * All finished runs as one stored document. Two histories are joined by the runs' ids, so two tabs, or a file from
 * another machine, lose nothing; joining is the same in any order.
 */
import type { DocumentType } from '../core/document.ts';
import { badgeHolders } from './badges.ts';
import { goalHolders } from './campaign.ts';
import { bestsOf, bracketOf, cameBefore, firstAttempts, rankedOf } from './ranking.ts';
import { readRecords } from './record-check.ts';
import type { RunRecord } from './record.ts';
import { CLOCKS, segmentsOf, splitsToEnd, type ClockName } from './splits.ts';

/** The latest `whole` runs are kept with everything, the latest `known` without the text of the run. */
export const KEPT = { whole: 300, known: 1500 } as const;

export const RECORDS_DOCUMENT: DocumentType<readonly RunRecord[]> = {
  name: 'records',
  version: 1,
  check: readRecords,
  merge: (mine, theirs) => tidied([...mine, ...theirs]),
};

/** For `storage.update(RECORDS_DOCUMENT, records => withRecord(records, record))`. */
export function withRecord(records: readonly RunRecord[] | undefined, record: RunRecord): RunRecord[] {
  return tidied([...(records ?? []), record]);
}

/**
 * Newest first, each run once, and no more than a browser has room for. What never goes: the latest runs, every
 * daily that ranks, whatever is the best of its kind or holds a badge, and whoever holds a best segment or a goal of the
 * campaign.
 */
export function tidied(records: readonly RunRecord[]): RunRecord[] {
  const sorted = eachOnce(records).toSorted((a, b) => (cameBefore(a, b) ? 1 : -1));
  const { bests, holders, dailies } = worthKeeping(sorted);
  return sorted.flatMap((record, age) => {
    const { id } = record;
    if (age < KEPT.whole || bests.has(id)) return [record];
    if (age < KEPT.known || holders.has(id)) return [withoutRun(record)];
    return dailies.has(id) ? [resultOnly(record)] : [];
  });
}

/** Of two copies the one that still has more to tell. */
function eachOnce(records: readonly RunRecord[]): RunRecord[] {
  const byId = new Map<string, RunRecord>();
  for (const record of records) {
    const known = byId.get(record.id);
    if (!known || wealth(record) > wealth(known)) byId.set(record.id, record);
  }
  return [...byId.values()];
}

function wealth({ run, splits, parts, badges, weighed }: RunRecord): number {
  const noted = (badges ? 1 + badges.length : 0) + (weighed ? 1 : 0);
  return (run?.length ?? 0) + splits.length + parts.length + noted;
}

type Ids = ReadonlySet<string>;

function worthKeeping(records: readonly RunRecord[]): Readonly<Record<'bests' | 'holders' | 'dailies', Ids>> {
  const bests = new Set(badgeHolders(records).map(record => record.id));
  const holders = new Set(goalHolders(records).map(record => record.id));
  for (const ranked of byBracket(rankedOf(records))) {
    for (const record of Object.values(bestsOf(ranked))) bests.add(record.id);
    for (const id of segmentHolders(ranked)) holders.add(id);
  }
  return { bests, holders, dailies: new Set([...firstAttempts(records).values()].map(record => record.id)) };
}

function byBracket(records: readonly RunRecord[]): Iterable<readonly RunRecord[]> {
  const brackets = new Map<string, RunRecord[]>();
  for (const record of records) {
    const key = Object.values(bracketOf(record)).join(' ');
    const bracket = brackets.get(key);
    if (bracket) bracket.push(record);
    else brackets.set(key, [record]);
  }
  return brackets.values();
}

/** Sum of best rests on runs that may be remarkable for a single segment. */
function segmentHolders(ranked: readonly RunRecord[]): Iterable<string> {
  const holders = new Map<string, { readonly value: number; readonly record: RunRecord }>();
  for (const record of ranked) {
    for (const segment of segmentsOf(splitsToEnd(record))) {
      for (const clock of CLOCKS) {
        const key = holderKey(segment.from, segment.name, clock);
        const value = segment[clock];
        const held = holders.get(key);
        const isBetter =
          !held || value < held.value || (value === held.value && cameBefore(record, held.record));
        if (isBetter && (value > 0 || clock === 'turns')) holders.set(key, { value, record });
      }
    }
  }
  return new Set([...holders.values()].map(({ record }) => record.id));
}

function holderKey(from: string | undefined, name: string, clock: ClockName): string {
  return JSON.stringify([from, name, clock]);
}

function withoutRun(record: RunRecord): RunRecord {
  const { run: _run, ...rest } = record;
  return rest;
}

/** Enough for streaks and for a list of old days. */
function resultOnly(record: RunRecord): RunRecord {
  return { ...withoutRun(record), splits: [], parts: [] };
}
