/** From a match to its run: entry by entry, so that a run can be had at any point of a match that goes on. */
import { Match } from './match.ts';
import {
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Setup,
} from './game.ts';
import { Passed } from './passed.ts';
import { digesting } from './plain.ts';
import { isWritten, splitsOf, startChain, type TimedEntry } from './replay.ts';
import { chain, markBytes, turnBytes, type Run, type RunEntry, type RunMark, type RunTurn } from './run.ts';
import { atOnce } from './slices.ts';

export function makeRun<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  setup: Setup,
  entries: readonly TimedEntry<A>[],
): Run {
  return atOnce(makingRun(game, setup, entries));
}

/** The same with rests in between. */
export function* makingRun<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  setup: Setup,
  entries: readonly TimedEntry<A>[],
): Generator<number, Run> {
  const maker = new RunMaker(game, setup);
  for (const timed of entries) {
    maker.add(timed);
    yield maker.length;
  }
  return maker.run;
}

/** Plays the match once more, so what is saved is what can be verified. */
export class RunMaker<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly #head: Pick<Run, 'game' | 'edition' | 'setup' | 'dealt'>;
  readonly #match: Match<S, A, E>;
  readonly #digestOf = digesting();
  readonly #turns: RunTurn[] = [];
  readonly #marks = new Passed<RunMark>();
  #link: number;
  /** The record that is not closed yet. */
  #open: RunEntry[] = [];
  #igt = 0;
  /** Whether an entry leaves a mark is known when the next one comes: the last always does. */
  #last: { readonly timed: TimedEntry<A>; readonly isSplit: boolean; readonly turns: number } | undefined;

  constructor(game: Game<S, A, E>, setup: Setup) {
    this.#match = new Match(game, setup);
    const head = { game: game.id, edition: game.edition, setup };
    this.#link = startChain(game, head, this.#match.state);
    this.#head = { ...head, dealt: this.#link & 0xffff };
  }

  /** Entries so far. */
  get length(): number {
    return this.#match.entries.length;
  }

  get state(): S {
    return this.#match.state;
  }

  add(timed: TimedEntry<A>): void {
    const match = this.#match;
    const last = this.#last;
    if (last) this.#marks.note(last.timed.entry, last.isSplit ? [markOf(last.timed, last.turns)] : []);
    const { turn } = match.state;
    this.#open.push(runEntry(match, timed.entry));
    const events = match.enter(timed.entry);
    this.#igt += timed.igt;
    if (match.state.turn !== turn || match.isOver) {
      const { record, link } = this.#closed();
      this.#turns.push(record);
      this.#link = link;
      this.#open = [];
      this.#igt = 0;
    }
    const isSplit = splitsOf(match.game, events).length > 0;
    this.#last = { timed, isSplit, turns: this.#turns.length };
  }

  /** All of it up to here. */
  get run(): Run {
    const last = this.#last;
    const isOpen = this.#open.length > 0;
    const { record, link } = this.#closed();
    const turns = isOpen ? [...this.#turns, record] : [...this.#turns];
    const marks = last ? this.#marks.after(last.timed.entry, [markOf(last.timed, turns.length)]) : [];
    const seal = chain(isOpen ? link : this.#link, markBytes(marks), turns.length);
    return { ...this.#head, checkBytes: 2, turns, marks, seal };
  }

  #closed(): { readonly record: RunTurn; readonly link: number } {
    const record = { entries: [...this.#open], time: tenths(this.#igt) };
    const link = chain(this.#link, turnBytes(record), this.#digestOf(this.#match.state));
    return { record: { ...record, check: link & 0xffff }, link };
  }
}

function markOf({ rta }: Pick<TimedEntry<unknown>, 'rta'>, turns: number): RunMark {
  return { turns, time: tenths(rta) };
}

/** Clocks are claims and may be wrong in any way; what is written must be readable. The longest is a hundred years. */
function tenths(ms: number): number {
  return Math.round(Math.min(Math.max(ms || 0, 0), 3.2e12) / 100);
}

function runEntry<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: { readonly kind: 'undo' } | { readonly kind: 'act'; readonly action: A },
): RunEntry {
  if (entry.kind === 'undo') return { kind: 'undo' };
  // Where words are looked up, listing all of them to find an index would be absurd: they are written out.
  if (isWritten(match, entry.action)) return { kind: 'literal', json: JSON.stringify(entry.action) };
  return {
    kind: 'choice',
    index: match.legalActions().findIndex(action => sameAction(action, entry.action)),
  };
}
