/** Whether a long match slows down: its last hundred actions against its first. */
import { Match } from '../../src/core/match.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { usualOptions } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { rounded } from '../lib/numbers.ts';

const ACTIONS = 1000;
/** The clock of this thread (clock.ts) ticks too slowly for a hundred actions: the wall clock, at its luckiest. */
const ROUNDS = 25;

export interface LongGameReport {
  /** Microseconds an action, the least of several rounds. */
  readonly first: number;
  readonly last: number;
  readonly ratio: number;
}

/**
 * Every chair is taken. A match that ends before its thousandth action is taken back to its beginning, action by
 * action and off the clock, and goes on from there: its record grows all the while.
 */
export function measureLongGame(room: AnyRoom): LongGameReport {
  const seats = Array.from({ length: room.card.seats.max }, () => 'easy' as const);
  const setup = { seed: 'a long game', seats, options: usualOptions(room, seats.length) };
  const { entries } = playBots(room, setup);
  let first = Infinity;
  let last = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const match = new Match(room.game, setup);
    const costs = Array.from({ length: ACTIONS / 100 }, () => 0);
    for (let done = 0; done < ACTIONS; ) {
      const at = done % entries.length;
      if (at === 0) while (match.undoable !== 'no') match.undo();
      const upTo = Math.min(done - at + entries.length, 100 * Math.floor(done / 100) + 100);
      const started = performance.now();
      for (let next = at; next < at + upTo - done; next++) match.enter(entries[next]!);
      costs[Math.floor(done / 100)]! += performance.now() - started;
      done = upTo;
    }
    first = Math.min(first, costs[0]!);
    last = Math.min(last, costs.at(-1)!);
  }
  return { first: rounded(10 * first, 2), last: rounded(10 * last, 2), ratio: rounded(last / first, 2) };
}
