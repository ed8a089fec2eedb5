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
  /** What became of this seat, in a few words: "Killed by a Xeroc in round 7". */
  readonly fate?: string;
}

export interface Outcome {
  /** `won` and `lost` for solo and shared games, `ranked` for rivals. */
  readonly ending: Ending;
  /** Kebab-case reason, e.g. `died`, `sceptre`, `torch`. */
  readonly reason: string;
  /** A sentence or two of what happened; of a death, what killed whom. */
  readonly story: string;
  readonly results: readonly SeatResult[];
  /** The house told somebody what to play: such runs are compared with one another only. */
  readonly assisted?: true;
}

/** Those who play together win together; among rivals the first place wins, shared or not. */
export function isWin(outcome: Outcome, seat: Seat): boolean {
  if (outcome.ending !== 'ranked') return outcome.ending === 'won';
  return outcome.results.some(row => row.seat === seat && row.place === 1);
}

export function totalOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0);
}

/** Rivals have places, even where none of them has won; a party shares the first. */
export function hasPlaces({ ending, results }: Pick<Outcome, 'ending' | 'results'>): boolean {
  return results.length > 1 && (ending === 'ranked' || results.some(({ place }) => place > 1));
}

/** Places by score, highest first; equal scores share a place. */
export function rank(scores: readonly Pick<SeatResult, 'seat' | 'parts' | 'fate'>[]): SeatResult[] {
  const rows = scores.map(row => ({ ...row, score: totalOf(row.parts) }));
  return rows
    .map(row => ({ ...row, place: 1 + rows.filter(other => other.score > row.score).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}
