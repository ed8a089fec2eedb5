/**
 * The replay theatre: a run that can be watched from any point, forwards and backwards. It is played back once; every
 * few steps the state is kept (states never change, so keeping is only pointing), the ones between are played anew
 * from there when they are asked for.
 */
import type { GameAction, GameEvent, GameState, Seat, Setup } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import { Match, type Entry } from '../core/match.ts';
import type { Refused, TimedEntry, Verified } from '../core/replay.ts';
import { readLiteral, type Run, type RunEntry } from '../core/run.ts';
import type { ClockSnapshot } from '../services/clock.ts';
import { readTimeline, type PlacedSplit, type SplitTime, type Timeline } from './timeline.ts';

/** Playing sixteen actions of any game takes a few milliseconds; keeping each state of a long run takes megabytes. */
const KEYFRAME = 16;

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

export type Opened =
  | { readonly ok: true; readonly theatre: Theatre }
  | { readonly ok: false; readonly verdict: Refused };

export function openTheatre(game: AnyGame, run: Run, keyframe = KEYFRAME): Opened {
  const kept = new Map<number, GameState>();
  const events: (readonly GameEvent[])[] = [];
  const timeline = readTimeline(game, run, step => {
    const at = events.length;
    // After going back, the state does not follow from the one before.
    if (at % keyframe === 0 || step.undone) kept.set(at, step.state);
    events.push(step.events);
  });
  if ('code' in timeline) return { ok: false, verdict: timeline };
  return { ok: true, theatre: new Theatre(game, run, timeline, kept, events) };
}

/** Step 0 is the opening; step n is after the n-th entry of the run. */
export class Theatre {
  readonly run: Run;
  readonly #game: AnyGame;
  readonly #entries: readonly RunEntry[];
  readonly #timeline: Timeline;
  readonly #kept: ReadonlyMap<number, GameState>;
  readonly #events: readonly (readonly GameEvent[])[];
  /** Where each turn is first reached. */
  readonly #turns = new Map<number, number>();
  /** The last state that was played anew: the next one is often its neighbour. */
  #near: { readonly step: number; readonly state: GameState } | undefined;
  #at = 0;

  constructor(
    game: AnyGame,
    run: Run,
    timeline: Timeline,
    kept: ReadonlyMap<number, GameState>,
    events: readonly (readonly GameEvent[])[],
  ) {
    this.#game = game;
    this.run = run;
    this.#timeline = timeline;
    this.#kept = kept;
    this.#events = events;
    this.#entries = run.turns.flatMap(turn => turn.entries);
    for (const [step, { turns }] of timeline.moments.entries()) {
      if (!this.#turns.has(turns)) this.#turns.set(turns, step);
    }
  }

  get verdict(): Verified {
    return this.#timeline.verdict;
  }

  /** Steps after the opening. */
  get length(): number {
    return this.#entries.length;
  }

  /** Places to jump to. */
  get splits(): readonly PlacedSplit[] {
    return this.#timeline.splits;
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
    const later = this.#timeline.moments.findIndex(moment => moment.turns > turn);
    return later < 0 ? this.length : later;
  }

  /** Turns are computed, times are claimed. */
  clocksAt(step: number): ClockSnapshot {
    return this.#timeline.moments[this.#within(step)]!;
  }

  /** What happened in this step; those of step 0 opened the match. */
  eventsAt(step: number): readonly GameEvent[] {
    return this.#events[this.#within(step)]!;
  }

  /** Something was taken back in this step: there is nothing to animate. */
  isUndo(step: number): boolean {
    return this.#entries[this.#within(step) - 1]?.kind === 'undo';
  }

  stateAt(step: number): GameState {
    const target = this.#within(step);
    let at = target;
    while (!this.#known(at)) at--;
    let state = this.#known(at)!;
    while (at < target) {
      at++;
      state = this.#game.apply(state, actionOf(this.#game, state, this.#entries[at - 1]!)).state;
    }
    this.#near = { step: target, state };
    return state;
  }

  /** The run up to this step, to be played on by a person. */
  playOnFrom(step: number): PlayOn {
    const end = this.#within(step);
    const { setup } = this.run;
    const match = new Match(this.#game, setup);
    const entries: TimedEntry<GameAction>[] = [];
    for (const [index, entry] of this.#entries.slice(0, end).entries()) {
      const done = entryOf(this.#game, match.state, entry);
      if (done.kind === 'undo') match.undo();
      else match.act(done.action);
      const { igt, rta } = this.clocksAt(index + 1);
      entries.push({ entry: done, igt: igt - this.clocksAt(index).igt, rta });
    }
    return {
      game: this.run.game,
      setup,
      asked: match.state.ask?.seat ?? 0,
      entries,
      splits: this.splits
        .filter(split => split.step <= end)
        .map(({ name, turns, igt, rta }) => ({ name, turns, igt, rta })),
      clocks: this.clocksAt(end),
    };
  }

  #known(step: number): GameState | undefined {
    return this.#near?.step === step ? this.#near.state : this.#kept.get(step);
  }

  #within(step: number): number {
    return Math.min(this.length, Math.max(0, Math.trunc(step) || 0));
  }
}

/** The replay has proved that every entry is possible where it stands. */
function entryOf(game: AnyGame, state: GameState, entry: RunEntry): Entry<GameAction> {
  return entry.kind === 'undo' ? entry : { kind: 'act', action: actionOf(game, state, entry) };
}

function actionOf(game: AnyGame, state: GameState, entry: RunEntry): GameAction {
  if (entry.kind === 'choice') return [...game.legalActions(state)][entry.index]!;
  if (entry.kind === 'literal') return readLiteral(entry.json)!;
  throw new Error('Going back is no action.');
}
