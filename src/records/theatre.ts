/**
 * The replay theatre: a run that can be watched from any point, forwards and backwards. It was played back once, when it
 * was judged; the states that were not kept then are played anew from the one before when they are asked for.
 */
import type { GameAction, GameEvent, GameId, GameState, Seat, Setup } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { AnyGame } from '../core/judge.ts';
import { type Moment, momentsOf, standing } from '../core/moments.ts';
import type { TimedEntry, Verified } from '../core/replay.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import type { Ghost } from './ghost.ts';
import type { Frame, Staged } from './staging.ts';
import type { PlacedSplit } from './timeline.ts';

/** What a match needs to go on from here; a session takes it for a saved match. It will be practice. */
export interface PlayOn {
  readonly game: string;
  readonly setup: Setup;
  /** Whose decision is next: a person who takes over sits there, if nobody else does. */
  readonly asked: Seat;
  readonly entries: readonly TimedEntry<GameAction>[];
  readonly splits: readonly SplitTime[];
  readonly clocks: ClockSnapshot;
}

/** Step 0 is the opening; step n is after the n-th entry of the run. */
export class Theatre {
  readonly #game: AnyGame;
  readonly #staged: Staged;
  /** Where each turn is first reached. */
  readonly #turns = new Map<number, number>();
  /** The last state that was played anew: the next one is often its neighbour. */
  #near: { readonly step: number; readonly state: GameState } | undefined;
  #at = 0;

  constructor(game: AnyGame, staged: Staged) {
    this.#game = game;
    this.#staged = staged;
    for (const [step, { turns }] of this.#moments.entries()) {
      if (!this.#turns.has(turns)) this.#turns.set(turns, step);
    }
  }

  get setup(): Setup {
    return this.#staged.setup;
  }

  /** The same run, to be raced. */
  get ghost(): Ghost {
    return this.#staged.ghost;
  }

  get verdict(): Verified {
    return this.#staged.timeline.verdict;
  }

  get game(): GameId {
    return this.#staged.game;
  }

  /** All that was done, what was taken back too. */
  get entries(): readonly Entry<GameAction>[] {
    return this.#staged.frames.slice(1).map(({ entry }) => entry!);
  }

  /** Steps after the opening. */
  get length(): number {
    return this.#staged.frames.length - 1;
  }

  /** Places to jump to. */
  get splits(): readonly PlacedSplit[] {
    return this.#staged.timeline.splits;
  }

  get at(): number {
    return this.#at;
  }

  get state(): GameState {
    return this.stateAt(this.#at);
  }

  /** Gives the step where it stands afterwards: beyond the ends there is nothing. */
  seek(step: number): number {
    this.#at = this.#within(step);
    return this.#at;
  }

  stepForward(): number {
    return this.seek(this.#at + 1);
  }

  stepBack(): number {
    return this.seek(this.#at - 1);
  }

  /** The first step of this turn, or of the next one that there is. */
  stepOfTurn(turn: number): number {
    const exact = this.#turns.get(turn);
    if (exact !== undefined) return exact;
    const later = this.#moments.findIndex(moment => moment.turns > turn);
    return later < 0 ? this.length : later;
  }

  /** Turns are computed, times are claimed. */
  clocksAt(step: number): ClockSnapshot {
    return this.#moments[this.#within(step)]!;
  }

  /** What happened in this step; those of step 0 opened the match. */
  eventsAt(step: number): readonly GameEvent[] {
    return this.#frame(step).events;
  }

  /** The same, to be shown moment by moment; where something was taken back there is nothing to show. */
  momentsAt(step: number): readonly Moment<GameState, GameEvent>[] {
    const { entry, events } = this.#frame(step);
    if (!entry) return standing(this.stateAt(0), events);
    return entry.kind === 'act' ? momentsOf(this.#game, this.stateAt(step - 1), entry.action) : [];
  }

  stateAt(step: number): GameState {
    const target = this.#within(step);
    let at = target;
    while (!this.#known(at)) at--;
    let state = this.#known(at)!;
    while (at < target) {
      at++;
      state = this.#after(state, at);
    }
    this.#near = { step: target, state };
    return state;
  }

  /** The run up to this step, to be played on by a person. */
  playOnFrom(step: number): PlayOn {
    const end = this.#within(step);
    const frames = this.#staged.frames.slice(1, end + 1);
    return {
      game: this.#staged.game,
      setup: this.setup,
      asked: this.stateAt(end).ask?.seat ?? 0,
      entries: frames.map(({ entry }, index) => {
        const { igt, rta } = this.clocksAt(index + 1);
        return { entry: entry!, igt: igt - this.clocksAt(index).igt, rta };
      }),
      splits: this.splits
        .filter(split => split.step <= end)
        .map(({ name, turns, igt, rta }) => ({ name, turns, igt, rta })),
      clocks: this.clocksAt(end),
    };
  }

  get #moments(): readonly ClockSnapshot[] {
    return this.#staged.timeline.moments;
  }

  #frame(step: number): Frame {
    return this.#staged.frames[this.#within(step)]!;
  }

  /** The replay has proved that every entry is possible where it stands; after going back, the state is kept. */
  #after(before: GameState, step: number): GameState {
    const { entry } = this.#frame(step);
    if (entry?.kind !== 'act') throw new Error(`Step ${step} is not an action.`);
    return this.#game.apply(before, entry.action).state;
  }

  #known(step: number): GameState | undefined {
    return this.#near?.step === step ? this.#near.state : this.#frame(step).state;
  }

  #within(step: number): number {
    return Math.min(this.length, Math.max(0, Math.trunc(step) || 0));
  }
}
