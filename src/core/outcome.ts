/** How a match ended, and what it was worth. Integers only, so that every machine agrees. */
/** Whose: places at the table are counted from 0. */
export type Seat = number;

export type Ending = 'won' | 'lost' | 'ranked';

export interface ScorePart {
  readonly label: string;
  readonly points: number;
}

export interface SeatResult {
  readonly seat: Seat;
  /** 1 is first; equal places are shared. */
  readonly place: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface Outcome {
  /** `won` and `lost` for solo and shared games, `ranked` for rivals. */
  readonly ending: Ending;
  /** Kebab-case reason, e.g. `died`, `sceptre`, `torch`. */
  readonly reason: string;
  /** One sentence of what happened. */
  readonly story: string;
  readonly results: readonly SeatResult[];
}

export function totalOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0);
}

/** Places by score, highest first; equal scores share a place. */
export function rank(scores: readonly { seat: Seat; parts: readonly ScorePart[] }[]): SeatResult[] {
  const rows = scores.map(row => ({ ...row, score: totalOf(row.parts) }));
  return rows
    .map(row => ({ ...row, place: 1 + rows.filter(other => other.score > row.score).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}
