/** A rival run to race against: your own best, a friend's shared run, or the bot that set the par. */
import type { GameState } from '../core/game.ts';
import type { AnyRoom } from '../games/room.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import { CLOCKS, type Delta } from './splits.ts';
import type { Timeline } from './timeline.ts';

/** How the rival stood when it came to a turn. */
export interface GhostTurn extends ClockSnapshot {
  /** Splits passed by then. */
  readonly passed: number;
  /** Where it was: "Level 2 · The Drowned Crypt". */
  readonly text: string;
}

export interface Ghost {
  /** "Rival", "Best", "Bot". */
  readonly name: string;
  /** False where the run claims no times, as a bot's does: it can be raced by turns only. */
  readonly isTimed: boolean;
  /** In order, one for each turn that it came to. */
  readonly turns: readonly GhostTurn[];
  readonly splits: readonly SplitTime[];
  readonly end: ClockSnapshot;
  readonly won: boolean;
}

/** Watches a run while it is played back, for what a racer will see of it. */
export class GhostWatch {
  readonly #headline: AnyRoom['headline'];
  readonly #found: { readonly step: number; readonly turn: number; readonly text: string }[] = [];
  #step = 0;

  constructor({ headline }: Pick<AnyRoom, 'headline'>) {
    this.#headline = headline;
  }

  see(state: GameState): void {
    const isNew = state.turn > (this.#found.at(-1)?.turn ?? -1);
    if (isNew) this.#found.push({ step: this.#step, turn: state.turn, text: this.#headline(state) });
    this.#step += 1;
  }

  ghost({ moments, splits, verdict }: Timeline): Ghost {
    const end = moments.at(-1)!;
    return {
      name: 'Rival',
      isTimed: end.igt > 0,
      turns: this.#found.map(({ step: at, text }) => ({
        ...moments[at]!,
        passed: splits.filter(split => split.step <= at).length,
        text,
      })),
      splits: splits.map(({ name: split, turns, igt, rta }) => ({ name: split, turns, igt, rta })),
      end,
      won: verdict.outcome?.ending === 'won',
    };
  }
}

/** Minus is ahead of the ghost. */
export interface GhostGap {
  /** In milliseconds of IGT; undefined where the ghost claims none. */
  readonly igt: number | undefined;
  /** Turns that the ghost is farther at this time; undefined where it claims no times. */
  readonly turns: number | undefined;
  /** Splits that the ghost had passed at the end of this turn. */
  readonly passed: number;
  /** Against the ghost's clocks at the last split that both passed. */
  readonly atSplit: Delta;
  /** Where the ghost is now: by the clock if it has one, else in this turn. */
  readonly text: string;
  /** It came to its end before this turn was over. */
  readonly isOver: boolean;
}

/** `passed` are the splits of the running match. */
export function compareGhost(
  ghost: Ghost,
  now: Pick<ClockSnapshot, 'turns' | 'igt'>,
  passed: readonly SplitTime[] = [],
): GhostGap {
  const begun = ghost.turns.findLast(turn => turn.turns <= now.turns) ?? ghost.turns[0]!;
  const ends = ghost.turns.find(turn => turn.turns > now.turns) ?? ghost.end;
  const byClock = ghost.turns.findLast(turn => turn.igt <= now.igt) ?? ghost.turns[0]!;
  const { isTimed } = ghost;
  return {
    igt: isTimed ? outside(now.igt, begun.igt, ends.igt) : undefined,
    turns: isTimed ? byClock.turns - now.turns : undefined,
    passed: ghost.splits.filter(split => split.turns <= now.turns).length,
    atSplit: splitGap(ghost, passed),
    text: (isTimed ? byClock : begun).text,
    isOver: now.turns > ghost.end.turns || (isTimed && now.igt > ghost.end.igt),
  };
}

/** While both sit in the same turn they are level; only what lies before or after it is a lead. */
function outside(now: number, from: number, to: number): number {
  if (now < from) return now - from;
  return Math.max(0, now - to);
}

function splitGap(ghost: Ghost, passed: readonly SplitTime[]): Delta {
  const last = passed.findLast(split => ghost.splits.some(other => other.name === split.name));
  const other = last && ghost.splits.find(split => split.name === last.name);
  if (!last || !other) return {};
  const clocks = ghost.isTimed ? CLOCKS : (['turns'] as const);
  return Object.fromEntries(clocks.map(clock => [clock, last[clock] - other[clock]]));
}
