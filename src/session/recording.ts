/** What is remembered while a match is played: its entries with the clocks beside them, and its splits. */
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import type { GameAction, GameEvent, GameState } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import type { Entry, Match } from '../core/match.ts';
import type { Moment } from '../core/moments.ts';
import { Passed } from '../core/passed.ts';
import { splitsOf, type TimedEntry } from '../core/replay.ts';

export type AnyMatch = Match<GameState, GameAction, GameEvent>;

type Told = Pick<Moment<GameState, GameEvent>, 'event'>;

export class Recording {
  readonly #game: AnyGame;
  readonly #entries: TimedEntry<GameAction>[] = [];
  readonly #splits = new Passed<SplitTime>();
  #igt = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  get entries(): readonly TimedEntry<GameAction>[] {
    return this.#entries;
  }

  get splits(): readonly SplitTime[] {
    return this.#splits.all;
  }

  /** Something was done, and this is what the clocks show. */
  add(entry: Entry<GameAction>, moments: readonly Told[], now: ClockSnapshot): void {
    this.#entries.push({ entry, igt: now.igt - this.#igt, rta: now.rta });
    this.#igt = now.igt;
    const { turns, igt, rta } = now;
    const names = splitsOf(
      this.#game,
      moments.map(({ event }) => event),
    );
    this.#splits.note(
      entry,
      names.map(name => ({ name, turns, igt, rta })),
    );
  }

  /** The same of an entry that was recorded before. */
  recall(timed: TimedEntry<GameAction>, moments: readonly Told[], turns: number): void {
    this.add(timed.entry, moments, { turns, igt: this.#igt + timed.igt, rta: timed.rta });
  }
}
