/** A seat's chance to win, from what it may know: learned from matches of our own bots, see docs/analyst.md. */
import type { Game, GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import { isWin } from '../core/outcome.ts';
import type { Dice } from '../core/rng.ts';
import { viewOf } from '../core/view.ts';
import { CERTAIN } from './chance.ts';
import { chanceBy, type Forest } from './trees.ts';

/** What a forest is asked about: named whole numbers of a view. */
export interface Features<S> {
  readonly names: readonly string[];
  of(view: S, seat: Seat): number[];
}

/** `read` works out once what several rows of the table need. */
export function featuresBy<S, Reading>(
  read: (view: S, seat: Seat) => Reading,
  table: Readonly<Record<string, (reading: Reading) => number>>,
): Features<S> {
  const rows = Object.values(table);
  return {
    names: Object.keys(table),
    of(view, seat) {
      const reading = read(view, seat);
      return rows.map(row => row(reading));
    },
  };
}

/** How a forest was made, and how well it foretells matches that it has not seen. */
export interface OutlookRecord {
  readonly game: string;
  readonly edition: number;
  readonly features: readonly string[];
  readonly made: { readonly recipe: Readonly<Record<string, number>>; readonly positions: number };
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

/** What a master thinks about one decision. */
export interface Effort {
  /** Steps of the rules that it may take, imagined ones; what is begun is finished. */
  readonly steps: number;
  /** Turns that are played on before the outlook is asked. */
  readonly ahead: number;
  /** Steps after which a world is left, whatever the turn. */
  readonly most: number;
}

export interface Outlook<S, A> {
  readonly file: OutlookFile;
  readonly features: Features<S>;
  readonly imagine: Imagine<S>;
  /** Where the hard bot, who plays on in every world, is slow: less than usual. */
  readonly effort?: Effort;
  /** What a master weighs against the usual action: all, unless the room knows where its outlook sees no difference. */
  rivals?(view: S, seat: Seat, legal: readonly A[], usual: A): readonly A[];
}

/** The chance of a seat to win (among rivals: to come first), in millionths. Where a match is over it is known. */
export function outlookOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  { file, features }: Pick<Outlook<S, A>, 'file' | 'features'>,
  state: S,
  seat: Seat,
): number {
  const outcome = state.ask === null ? game.outcome(state) : undefined;
  if (outcome) return isWin(outcome, seat) ? CERTAIN : 0;
  return chanceBy(file, features.of(viewOf(game, state, seat), seat));
}
