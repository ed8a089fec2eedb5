/** What a review shows: numbers as people say them, and the curve in whole pixels. */
import type { ToldDecision, ToldReview } from '../../records/review.ts';
import type { Weighed } from '../../records/record.ts';
import { counted } from '../../games/phrases.ts';

/** In a chance of 1; see `CERTAIN` of the analyst. */
const WHOLE = 1_000_000;

/** In points of chance: 4 stands for 4 %. */
export function pointsOf(millionths: number): number {
  return Math.round((100 * millionths) / WHOLE) || 0;
}

/** "+12", "-3", "0": what is lost keeps a real minus sign on the screen. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0';
}

/** As shown, they add up too: what rounding leaves over is luck's, so that nobody is blamed for it. */
export interface Sums {
  readonly first: number;
  readonly luck: number;
  readonly skill: number;
  readonly last: number;
}

export function sumsOf(review: Pick<ToldReview, 'first' | 'last' | 'skill'>): Sums {
  const [first, last, skill] = [pointsOf(review.first), pointsOf(review.last), pointsOf(review.skill)];
  return { first, last, skill, luck: last - first - skill };
}

/** What a record keeps of it; nothing while it is not known how lucky it was. */
export function weighedOf(review: ToldReview): Weighed | undefined {
  const { luckier } = review;
  if (luckier === undefined) return undefined;
  const { luck, skill } = sumsOf(review);
  return { luck, skill, luckier };
}

/** How many of a hundred such runs had less luck: "luckier than 100 of 100" would be said of a run that is among them. */
const HUNDRED = 100;

export function luckierWords(luckier: number): string {
  const of = Math.min(HUNDRED - 1, Math.max(1, Math.round(luckier / 10)));
  return `Luckier than ${of} of ${HUNDRED} runs with the same decisions and other dice.`;
}

/** The run in a sentence or two. */
export function verdictOf(review: ToldReview): string {
  const { luck, skill } = sumsOf(review);
  return `${luckWords(luck)} ${skillWords(skill, review.decisions)}`;
}

function luckWords(luck: number): string {
  if (luck >= 40) return 'Very lucky: chance did most of the work.';
  if (luck >= 12) return 'Luck was on your side.';
  if (luck <= -40) return 'Very unlucky: chance took it from you.';
  if (luck <= -12) return 'Luck was against you.';
  return 'Fair luck.';
}

function skillWords(skill: number, decisions: readonly ToldDecision[]): string {
  if (skill >= 3) return `You out-thought the hard bot by ${counted(skill, 'point')}.`;
  if (skill > -3) return 'Your decisions were as good as the hard bot’s.';
  const count = (wanted: ToldDecision['grade']): number =>
    decisions.filter(({ grade }) => grade === wanted).length;
  const [blunders, slips] = [count('blunder'), count('slip')];
  const where = [blunders > 0 && counted(blunders, 'blunder'), slips > 0 && counted(slips, 'slip')];
  return `Your decisions cost ${counted(-skill, 'point')}: ${where.filter(Boolean).join(', ') || 'many small losses'}.`;
}

export type Kind = 'lucky' | 'unlucky' | 'great' | 'slip' | 'blunder';

/** What made it a turning point: the larger of the two. */
export function kindOf({ skill, luck, grade }: Pick<ToldDecision, 'skill' | 'luck' | 'grade'>): Kind {
  if (Math.abs(luck) >= Math.abs(skill)) return luck < 0 ? 'unlucky' : 'lucky';
  if (skill > 0) return 'great';
  return grade === 'blunder' ? 'blunder' : 'slip';
}

export function swingOf({ skill, luck }: Pick<ToldDecision, 'skill' | 'luck'>): number {
  return pointsOf(Math.abs(luck) >= Math.abs(skill) ? luck : skill);
}

/** "12 runs: luck +2 a run, skill −7 a run." */
export function onAverage(weighed: readonly Weighed[]): string {
  const mean = (of: (one: Weighed) => number): string =>
    signed(Math.round(weighed.reduce((sum, one) => sum + of(one), 0) / Math.max(1, weighed.length)) || 0);
  return `${counted(weighed.length, 'run')}: luck ${mean(({ luck }) => luck)} a run, skill ${mean(({ skill }) => skill)} a run.`;
}

// ── The curve ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface CurvePoint {
  /** From 0 to 1, left to right. */
  readonly x: number;
  /** A chance from 0 to 1. */
  readonly y: number;
}

/** The way of the chances: the opening, every decision, the end. */
export function curveOf({ first, last, decisions }: ToldReview, steps: number): CurvePoint[] {
  const whole = Math.max(1, steps);
  return [
    { x: 0, y: first / WHOLE },
    ...decisions.map(({ step, before }) => ({ x: step / whole, y: before / WHOLE })),
    { x: 1, y: last / WHOLE },
  ];
}

/** The height at any place: straight from point to point. */
export function heightAt(curve: readonly CurvePoint[], x: number): number {
  const after = curve.findIndex(point => point.x >= x);
  const to = curve[after < 0 ? curve.length - 1 : after]!;
  const from = curve[after - 1];
  if (!from || to.x === from.x) return to.y;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** For each column of pixels the row where the curve runs, 0 at the top. */
export function rowsOf(curve: readonly CurvePoint[], columns: number, rows: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const height = heightAt(curve, column / Math.max(1, columns - 1));
    return Math.round((1 - height) * (rows - 1));
  });
}

/** Where flags as wide as `gap` stand so that none covers another: moved aside, from 0 to 1, no further than needed. */
export function standApart(centres: readonly number[], gap: number): number[] {
  const order = centres.map((_, at) => at).toSorted((a, b) => centres[a]! - centres[b]!);
  const stand = [...centres];
  let free = gap / 2;
  for (const at of order) {
    stand[at] = Math.max(centres[at]!, free);
    free = stand[at] + gap;
  }
  free = 1 - gap / 2;
  for (const at of order.toReversed()) {
    stand[at] = Math.min(stand[at]!, free);
    free = stand[at] - gap;
  }
  return stand;
}

/** The line one pixel thick: where it climbs, a column of them. */
export function linePath(rows: readonly number[]): string {
  return rows
    .map((row, column) => {
      const before = rows[column - 1] ?? row;
      const top = row < before ? row : Math.min(row, before + 1);
      const bottom = row < before ? before - 1 : row;
      return `M${column} ${top}h1v${Math.max(1, bottom - top + 1)}h-1z`;
    })
    .join('');
}

/** Everything below it. */
export function areaPath(rows: readonly number[], height: number): string {
  return rows.map((row, column) => `M${column} ${row}h1V${height}h-1z`).join('');
}
