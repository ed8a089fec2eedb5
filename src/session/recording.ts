/** What is remembered while a match is played: its entries with the clocks beside them, and its splits. */
import type { GameAction, GameEvent, GameState, Setup } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { makeRun, type TimedEntry } from '../core/replay.ts';
import type { Run } from '../core/run.ts';
import type { AnyRoom } from '../games/room.ts';
import type { ClockSnapshot } from '../core/clocks.ts';
import type { Clock } from '../services/clock.ts';

export type AnyMatch = Match<GameState, GameAction, GameEvent>;

export interface Split extends ClockSnapshot {
  readonly name: string;
}

export class Recording {
  readonly #room: AnyRoom;
  readonly #clock: Clock;
  readonly entries: TimedEntry<GameAction>[];
  readonly splits: Split[];
  /** How many splits stood before each action that can still be undone. */
  readonly #splitsBefore: number[] = [];
  #igt: number;

  constructor(
    room: AnyRoom,
    clock: Clock,
    saved: { entries: readonly TimedEntry<GameAction>[]; splits: readonly Split[] },
  ) {
    this.#room = room;
    this.#clock = clock;
    this.entries = [...saved.entries];
    this.splits = [...saved.splits];
    this.#igt = clock.snapshot().igt;
  }

  add(entry: TimedEntry<GameAction>['entry'], events: readonly GameEvent[], turn: number): void {
    this.#clock.turn(turn);
    const now = this.#clock.snapshot();
    this.entries.push({ entry, igt: now.igt - this.#igt, rta: now.rta });
    this.#igt = now.igt;
    if (entry.kind === 'undo') return this.#forget();
    this.#splitsBefore.push(this.splits.length);
    for (const event of events) {
      const name = this.#room.game.split?.(event);
      if (name !== undefined) this.splits.push({ name, ...now });
    }
  }

  /** A split that was taken back has not happened. */
  #forget(): void {
    this.splits.length = this.#splitsBefore.pop() ?? this.splits.length;
  }

  run(setup: Setup): Run {
    return makeRun(this.#room.game, setup, this.entries);
  }
}
