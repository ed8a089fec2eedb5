/**
 * What judging a run may cost. Whoever sends a run says how long it is, so whoever judges it says when to stop. Counts
 * come first: they give the same verdict on every machine, before anything is played. Time is the last resort.
 */
import type { Problem } from './result.ts';

export interface BudgetLimits {
  readonly entriesPerTurn: number;
  readonly entries: number;
  readonly turns: number;
  readonly ms: number;
}

/**
 * Four times and more what bots need with every chair taken, in 18 matches or more of each room and level (the longest
 * turn: Letter Delve; the longest run and the slowest: Pocket-Dungeons). People take back, wander and have slow phones.
 * And so little that the costliest runs we could make within the counts are judged in half a second of CPU, on a busy
 * machine too; a third and more of it goes into the check values of their turns. For what we could not think of there
 * is the time.
 */
// biome-ignore format: a table
export const MOST: BudgetLimits = {
  //                        the longest real one
  entriesPerTurn:  2_000, // 101
  entries:         4_000, // 1,027
  turns:           1_500, // 361
  ms:             10_000, // 300
};

/** For a match of our own, which somebody has played here action by action. */
export const UNLIMITED: BudgetLimits = {
  entriesPerTurn: Infinity,
  entries: Infinity,
  turns: Infinity,
  ms: Infinity,
};

/** Where a run is too much, in words. */
interface Overrun extends Problem {
  readonly turn: number;
}

/** Judging begins when its budget is made; the clock is the caller's. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #now: () => number;
  readonly #until: number;

  constructor(limits: BudgetLimits, now: () => number = () => 0) {
    this.#limits = limits;
    this.#now = now;
    this.#until = now() + limits.ms;
  }

  /** Looked for before anything is played; `first` is the turn of the first record. */
  overrun(counts: readonly number[], first: number): Overrun | undefined {
    const { entriesPerTurn, entries, turns } = this.#limits;
    let sum = 0;
    for (const [index, count] of counts.entries()) {
      const turn = first + index;
      const whole = `By turn ${turn} this run`;
      sum += count;
      if (count > entriesPerTurn)
        return tooMuch('long-turn', turn, `Turn ${turn}`, count, entriesPerTurn, 'actions');
      if (sum > entries) return tooMuch('long-run', turn, whole, sum, entries, 'actions');
      if (index >= turns) return tooMuch('long-run', turn, whole, index + 1, turns, 'turns');
    }
    return undefined;
  }

  get isSpent(): boolean {
    return this.#now() >= this.#until;
  }

  spentIn(turn: number): Overrun {
    const seconds = Math.round(this.#limits.ms / 1000);
    const message = `Checking this run takes longer than ${seconds} seconds. We stopped on turn ${turn}.`;
    return { code: 'too-slow', turn, message };
  }
}

function tooMuch(
  code: string,
  turn: number,
  who: string,
  count: number,
  most: number,
  of: 'actions' | 'turns',
): Overrun {
  const [much, limit] = [count, most].map(number => number.toLocaleString('en-GB'));
  return { code, turn, message: `${who} has ${much} ${of}, and ${limit} are the most we check.` };
}
