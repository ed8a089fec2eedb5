/** The puzzles of the day: positions of bots' matches in which one decision is clearly best. */
import type { DocumentType } from '../core/document.ts';
import { bounded, count, fieldsAndMore, flag, listOf, pattern, readAs } from '../core/reader.ts';
import { gameId } from '../core/setup-reader.ts';
import type { Puzzle, PuzzleStock } from '../games/puzzles.ts';
import { dayNumber } from './days.ts';
import { type Streak, streakOfDays } from './streak.ts';

/** The first try of a day; further ones do not count. */
export interface PuzzleTry {
  readonly game: string;
  /** 2026-11-18. */
  readonly day: string;
  readonly solved: boolean;
  /** What the decision cost, in points of chance. */
  readonly cost: number;
}

/** A decision that costs no more than this is as good as the best one, in millionths. */
export const AS_GOOD = 10_000;
/** One a day for each of ten rooms, for thirty years. */
const MOST_TRIES = 100_000;

const TRIES = listOf(
  'a list of puzzles that were tried',
  fieldsAndMore<PuzzleTry>({
    game: gameId,
    day: pattern('a day', /^\d{4}-\d{2}-\d{2}$/),
    solved: flag,
    cost: count,
  }),
  { least: 0, most: MOST_TRIES },
);

export const PUZZLES_DOCUMENT: DocumentType<readonly PuzzleTry[]> = {
  name: 'puzzles',
  version: 1,
  check: value => readAs(bounded(TRIES), value, 'puzzles'),
  merge: (mine, theirs) => theirs.reduce<readonly PuzzleTry[]>(withTry, mine),
};

/** The first one of a day stands. */
export function withTry(tries: readonly PuzzleTry[] | undefined, one: PuzzleTry): readonly PuzzleTry[] {
  const known = tries ?? [];
  return tryOf(known, one.game, one.day) ? known : [...known, one];
}

export function tryOf(tries: readonly PuzzleTry[], game: string, day: string): PuzzleTry | undefined {
  return tries.find(one => one.game === game && one.day === day);
}

/** Each in turn, so that all have been there before one comes again. */
export function puzzleOfDay({ puzzles }: Pick<PuzzleStock, 'puzzles'>, day: string): Puzzle | undefined {
  return puzzles[dayNumber(day) % Math.max(1, puzzles.length)];
}

/** Days on which it was solved at the first try; of one room, or of any. */
export function puzzleStreak(tries: readonly PuzzleTry[], game: string | undefined, today: string): Streak {
  const solved = tries.filter(one => one.solved && (game === undefined || one.game === game));
  return streakOfDays(
    solved.map(({ day }) => dayNumber(day)),
    today,
  );
}
