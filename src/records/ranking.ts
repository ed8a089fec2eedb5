/** What ranks, and how: bests, rates and places per game and category, computed from the records alone. */
import type { GameId } from '../core/game.ts';
import { canonical } from '../core/plain.ts';
import { ordinal } from '../games/phrases.ts';
import { dayOfRecord, isWin, type Category, type RunRecord } from './record.ts';

export const MEASURES = ['score', 'turns', 'igt', 'rta'] as const;
export type Measure = (typeof MEASURES)[number];

/** Runs that may be compared. A field left out means any. */
export interface Bracket {
  readonly game: GameId;
  readonly category?: Category;
  /** The same options and as many seats: see `variantOf`. */
  readonly variant?: string;
  readonly seed?: string;
  /** Runs in which the house told what to play, or those in which it did not. */
  readonly assisted?: boolean;
}

export type Bests = { readonly [M in Measure]?: RunRecord };

export interface Summary {
  /** All runs, practice and repeats included. */
  readonly runs: number;
  /** Those that rank. */
  readonly ranked: number;
  readonly won: number;
  /** Of those that rank, in whole per cent. */
  readonly winRate: number;
  readonly best: Bests;
}

export interface Standing {
  /** 1 is first; equal results share a place. */
  readonly place: number;
  readonly of: number;
  /** Better than everything before it, and there was something before it. */
  readonly isNewBest: boolean;
}

const NEW_BEST: Readonly<Record<Measure, string>> = {
  score: 'New best score',
  turns: 'Fewest turns so far',
  igt: 'Fastest decisions so far',
  rta: 'Fastest time so far',
};

export function variantOf(record: Pick<RunRecord, 'options' | 'seats'>): string {
  return `${record.seats.length} ${canonical(record.options)}`;
}

export function bracketOf(record: RunRecord): Required<Omit<Bracket, 'seed'>> {
  return {
    game: record.game,
    category: record.category,
    variant: variantOf(record),
    assisted: record.assisted === true,
  };
}

export function inBracket(record: RunRecord, bracket: Bracket): boolean {
  return (
    record.game === bracket.game &&
    (bracket.category === undefined || record.category === bracket.category) &&
    (bracket.variant === undefined || variantOf(record) === bracket.variant) &&
    (bracket.seed === undefined || record.seed === bracket.seed) &&
    (bracket.assisted === undefined || (record.assisted === true) === bracket.assisted)
  );
}

/** Of a daily only the first finished attempt of its day ranks, even if chance was undone in it: it showed the dungeon. */
export function rankedOf(records: readonly RunRecord[]): RunRecord[] {
  const first = firstAttempts(records);
  return records.filter(record => {
    const attempt = attemptKey(record);
    return !record.practice && (attempt === undefined || first.get(attempt)!.id === record.id);
  });
}

/** The first finished attempt at each daily, by game and day. */
export function firstAttempts(records: readonly RunRecord[]): ReadonlyMap<string, RunRecord> {
  const first = new Map<string, RunRecord>();
  for (const record of records) {
    const key = attemptKey(record);
    if (key === undefined) continue;
    const known = first.get(key);
    if (!known || cameBefore(record, known)) first.set(key, record);
  }
  return first;
}

function attemptKey(record: RunRecord): string | undefined {
  const day = dayOfRecord(record);
  return day && `${record.game} ${record.category} ${day}`;
}

/** The earlier of two; the id decides where even the clock does not, so that every machine agrees. */
export function cameBefore(a: RunRecord, b: RunRecord): boolean {
  return a.finishedAt < b.finishedAt || (a.finishedAt === b.finishedAt && a.id < b.id);
}

/** Times and turns are a matter for winners; a clock at zero claims nothing. */
export function counts(record: RunRecord, measure: Measure): boolean {
  return measure === 'score' || (isWin(record) && record[measure] > 0);
}

/** Negative where `a` is better. */
export function compareBy(measure: Measure, a: RunRecord, b: RunRecord): number {
  return measure === 'score' ? b.score - a.score : a[measure] - b[measure];
}

/** The personal best; of equal ones the first. Give it what ranks. */
export function bestBy(ranked: readonly RunRecord[], measure: Measure): RunRecord | undefined {
  let best: RunRecord | undefined;
  for (const record of ranked) {
    if (!counts(record, measure)) continue;
    const difference = best ? compareBy(measure, record, best) : -1;
    if (!best || difference < 0 || (difference === 0 && cameBefore(record, best))) best = record;
  }
  return best;
}

export function bestsOf(ranked: readonly RunRecord[]): Bests {
  const found = MEASURES.map(measure => [measure, bestBy(ranked, measure)] as const);
  return Object.fromEntries(found.filter(([, best]) => best !== undefined));
}

export function personalBest(
  records: readonly RunRecord[],
  bracket: Bracket,
  measure: Measure,
): RunRecord | undefined {
  return bestBy(rankedIn(records, bracket), measure);
}

export function rankedIn(records: readonly RunRecord[], bracket: Bracket): RunRecord[] {
  // Ranked first: an attempt at a daily counts as the first one whatever it is compared with.
  return rankedOf(records).filter(record => inBracket(record, bracket));
}

export function summarise(records: readonly RunRecord[], bracket: Bracket): Summary {
  const ranked = rankedIn(records, bracket);
  const won = ranked.filter(isWin).length;
  return {
    runs: records.filter(record => inBracket(record, bracket)).length,
    ranked: ranked.length,
    won,
    winRate: ranked.length === 0 ? 0 : Math.round((100 * won) / ranked.length),
    best: bestsOf(ranked),
  };
}

/** Where a run stands among its like. Undefined for a run that does not rank by this measure. */
export function standing(
  records: readonly RunRecord[],
  record: RunRecord,
  measure: Measure,
): Standing | undefined {
  const others = records.filter(other => other.id !== record.id);
  const ranked = rankedIn([...others, record], bracketOf(record)).filter(one => counts(one, measure));
  if (!ranked.some(one => one.id === record.id)) return undefined;
  const place = 1 + ranked.filter(one => compareBy(measure, one, record) < 0).length;
  const tied = ranked.filter(one => compareBy(measure, one, record) === 0).length;
  return { place, of: ranked.length, isNewBest: place === 1 && tied === 1 && ranked.length > 1 };
}

/** The line of the results screen: "New best score", "2nd of 14". Undefined where there is nothing to say. */
export function standingLine(records: readonly RunRecord[], record: RunRecord): string | undefined {
  const standings = MEASURES.map(measure => [measure, standing(records, record, measure)] as const);
  const beaten = standings.find(([, one]) => one?.isNewBest)?.[0];
  if (beaten) return NEW_BEST[beaten];
  const byScore = standing(records, record, 'score');
  if (!byScore) return undefined;
  if (byScore.of > 1) return `${ordinal(byScore.place)} of ${byScore.of}`;
  // A defeat that stands alone is nothing to boast of, and the first of its category need not be the first at all.
  const isKnown = records.some(one => one.id !== record.id && one.game === record.game && isWin(one));
  return isWin(record) && !isKnown ? 'Your first win here' : undefined;
}
