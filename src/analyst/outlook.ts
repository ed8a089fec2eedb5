/** A seat's chance to win, from what it may know: learned from matches of our own bots, see docs/analyst.md. */
import type { Game, GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import { isWin, type Outcome } from '../core/outcome.ts';
import type { Dice } from '../core/rng.ts';
import { viewOf } from '../core/view.ts';
import { CERTAIN } from './chance.ts';
import { chanceBy, type Forest } from './trees.ts';

/** What a forest is asked about: named whole numbers of a view. */
export interface Features<S> {
  readonly names: readonly string[];
  of(view: S, seat: Seat): number[];
  /** What a result is worth to a seat in millionths, where a win is not all that counts. */
  readonly worth?: Worth;
}

export type Worth = (outcome: Outcome, seat: Seat) => number;

/** `read` works out once what several rows of the table need. */
export function featuresBy<S, Reading>(
  read: (view: S, seat: Seat) => Reading,
  table: Readonly<Record<string, (reading: Reading) => number>>,
  worth?: Worth,
): Features<S> {
  const rows = Object.values(table);
  return {
    names: Object.keys(table),
    of(view, seat) {
      const reading = read(view, seat);
      return rows.map(row => row(reading));
    },
    ...(worth && { worth }),
  };
}

/** How a forest was made, and how well it foretells matches that it has not seen. */
export interface OutlookRecord {
  readonly game: string;
  readonly edition: number;
  readonly features: readonly string[];
  readonly made: {
    readonly recipe: Readonly<Record<string, number>>;
    /** Who played on. */
    readonly players: readonly string[];
    readonly positions: number;
  };
  readonly heldOut: {
    readonly matches: number;
    readonly positions: number;
    /** In millionths: the mean square of what it was off by, its own and that of somebody who always says the mean. */
    readonly brier: number;
    readonly baseBrier: number;
  };
}

export interface OutlookFile extends OutlookRecord, Forest {}

/** A state that this seat cannot tell from the true one: whatever the view hides is dealt anew from these dice. */
export type Imagine<S> = (view: S, seat: Seat, dice: Dice) => S;

export interface Outlook<S> {
  readonly file: OutlookFile;
  readonly features: Features<S>;
  readonly imagine: Imagine<S>;
}

/** What came for a seat: a win is everything, unless the room says otherwise. */
export function worthOf({ worth }: Pick<Features<never>, 'worth'>, outcome: Outcome, seat: Seat): number {
  if (worth) return worth(outcome, seat);
  return isWin(outcome, seat) ? CERTAIN : 0;
}

/** The chance of a seat to win (among rivals: to come first), in millionths. Where a match is over it is known. */
export function outlookOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  { file, features }: Pick<Outlook<S>, 'file' | 'features'>,
  state: S,
  seat: Seat,
): number {
  const outcome = state.ask === null ? game.outcome(state) : undefined;
  if (outcome) return worthOf(features, outcome, seat);
  return chanceBy(file, features.of(viewOf(game, state, seat), seat));
}
