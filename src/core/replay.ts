/** Plays a run back. The result is computed, never trusted; a run that differs is refused with the turn where it did. */
import type { Game, GameAction, GameEvent, GameState, Setup } from './game.ts';
import { sameAction } from './game.ts';
import { Match, type Entry } from './match.ts';
import type { Outcome } from './outcome.ts';
import { digest, hashText } from './plain.ts';
import {
  chain,
  headerText,
  markBytes,
  readLiteral,
  turnBytes,
  type Run,
  type RunEntry,
  type RunMark,
  type RunTurn,
} from './run.ts';

/** An entry of a match with the clocks beside it, in milliseconds. */
export interface TimedEntry<A> {
  readonly entry: Entry<A>;
  /** Time spent deciding on this entry. */
  readonly igt: number;
  /** The wall clock since the first input. */
  readonly rta: number;
}

export interface Verified {
  readonly verdict: 'verified';
  readonly turns: number;
  readonly actions: number;
  readonly outcome: Outcome | undefined;
  /** Chance was undone: verified, but not ranked. */
  readonly practice: boolean;
  /** Computed splits with their turn; their times are claimed. */
  readonly splits: readonly { readonly name: string; readonly turn: number }[];
  /** Claimed, in tenths of a second. */
  readonly igt: number;
  readonly rta: number;
  readonly digest: string;
}

export interface Refused {
  readonly verdict: 'refused';
  readonly turn: number;
  readonly code: string;
  readonly message: string;
}

export type Verdict = Verified | Refused;

/** What a reader of a replay sees after each entry: the theatre, statistics, ghosts. */
export interface ReplayStep<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly undone: boolean;
}

/** Builds the run of a match. Plays it once more, so what is saved is what can be verified. */
export function makeRun<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  setup: Setup,
  entries: readonly TimedEntry<A>[],
): Run {
  const match = new Match(game, setup);
  const head = { game: game.id, edition: game.edition, setup };
  let link = startChain(game, head, match.state);
  const dealt = link & 0xffff;
  const turns: RunTurn[] = [];
  const marks: RunMark[] = [];
  /** How many marks there were before each action that still stands: an undone split leaves no mark. */
  const marked: number[] = [];
  let open: RunEntry[] = [];
  let igt = 0;
  let turn = match.state.turn;
  for (const [index, timed] of entries.entries()) {
    open.push(runEntry(match, timed.entry));
    const events = perform(match, timed.entry);
    if (timed.entry.kind === 'undo') marks.length = marked.pop() ?? 0;
    else marked.push(marks.length);
    igt += timed.igt;
    const isLast = index === entries.length - 1;
    if (match.state.turn !== turn || match.isOver || isLast) {
      const record = { entries: open, time: tenths(igt) };
      link = chain(link, turnBytes(record), digest(match.state));
      turns.push({ ...record, check: link & 0xffff });
      open = [];
      igt = 0;
      turn = match.state.turn;
    }
    if (isLast || events.some(event => game.split?.(event) !== undefined)) {
      marks.push({ turns: turns.length, time: tenths(timed.rta) });
    }
  }
  return { ...head, checkBytes: 2, dealt, turns, marks, seal: chain(link, markBytes(marks), turns.length) };
}

export function replay<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
  watch?: (step: ReplayStep<S, E>) => void,
): Verdict {
  if (run.game !== game.id)
    return refuse(0, 'other-game', `This is a run of ${run.game}, not of ${game.id}.`);
  if (run.edition !== game.edition) {
    const age = run.edition < game.edition ? 'an older' : 'a newer';
    return refuse(
      0,
      'edition',
      `This run belongs to ${age} edition of the rules (${run.edition}; here: ${game.edition}).`,
    );
  }
  let match: Match<S, A, E>;
  try {
    match = new Match(game, run.setup);
  } catch {
    return refuse(0, 'setup', 'No game can be set up with these seats and options.');
  }
  let link = startChain(game, run, match.state);
  if ((link & 0xffff) !== run.dealt) {
    return refuse(0, 'dealt', 'The seed does not deal this dungeon: the beginning of the run was changed.');
  }
  watch?.({ state: match.state, events: match.opening, undone: false });
  const splits: { name: string; turn: number }[] = [];
  /** How many splits there were before each action that still stands. */
  const reached: number[] = [];
  let igt = 0;
  const known = run.checkBytes === 2 ? 0xffff : 0xff;
  for (const record of run.turns) {
    const turn = match.state.turn;
    for (const [index, entry] of record.entries.entries()) {
      const result = attempt(match, entry);
      if (!result) return refuse(turn, 'not-legal', `In turn ${turn}, action ${index + 1} was not possible.`);
      const { done, events } = result;
      if (done.kind === 'undo') splits.length = reached.pop() ?? 0;
      else reached.push(splits.length);
      for (const event of events) {
        const name = game.split?.(event);
        if (name !== undefined) splits.push({ name, turn: match.state.turn });
      }
      watch?.({ state: match.state, events, undone: done.kind === 'undo' });
    }
    igt += record.time;
    link = chain(link, turnBytes(record), digest(match.state));
    if ((link & known) !== record.check) {
      return refuse(turn, 'differs', `In turn ${turn} this run differs from what the rules give.`);
    }
  }
  const turn = match.state.turn;
  if (run.torn !== undefined)
    return refuse(turn, 'torn', `The run breaks off in turn ${turn}: its bytes are damaged.`);
  if (chain(link, markBytes(run.marks), run.turns.length) !== run.seal) {
    return refuse(turn, 'seal', `The end of the run, after turn ${turn}, was changed.`);
  }
  return {
    verdict: 'verified',
    turns: turn,
    actions: match.entries.length,
    outcome: game.outcome(match.state),
    practice: match.isPractice,
    splits,
    igt,
    rta: run.marks.at(-1)?.time ?? 0,
    digest: digest(match.state).toString(16).padStart(8, '0'),
  };
}

/** Clocks are claims and may be wrong in any way; what is written must be readable. The longest is a hundred years. */
function tenths(ms: number): number {
  return Math.round(Math.min(Math.max(ms || 0, 0), 3.2e12) / 100);
}

function startChain<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  head: Pick<Run, 'game' | 'edition' | 'setup'>,
  state: S,
): number {
  return hashText(`${headerText(head)}|${game.boards ?? 0}|${digest(state)}`);
}

function runEntry<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: Entry<A>,
): RunEntry {
  if (entry.kind === 'undo') return { kind: 'undo' };
  // Where words are looked up, listing all of them to find an index would be absurd: they are written out.
  if (match.game.isLegal) return { kind: 'literal', json: JSON.stringify(entry.action) };
  return {
    kind: 'choice',
    index: match.legalActions().findIndex(action => sameAction(action, entry.action)),
  };
}

/** What a forged entry makes of the rules is not to be foreseen: whatever they throw at it, it was not possible. */
function attempt<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: RunEntry,
): { readonly done: Entry<A>; readonly events: readonly E[] } | undefined {
  try {
    const done = resolve(match, entry);
    return done && { done, events: perform(match, done) };
  } catch {
    return undefined;
  }
}

function resolve<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: RunEntry,
): Entry<A> | undefined {
  if (entry.kind === 'undo') return match.undoable === 'no' ? undefined : { kind: 'undo' };
  if (match.isOver) return undefined;
  if (entry.kind === 'choice') {
    if (match.game.isLegal) return undefined;
    const action = match.legalActions()[entry.index];
    return action && { kind: 'act', action };
  }
  const action = readLiteral(entry.json) as A | undefined;
  return action && match.game.isLegal?.(match.state, action) ? { kind: 'act', action } : undefined;
}

function perform<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: Entry<A>,
): readonly E[] {
  if (entry.kind === 'act') return match.act(entry.action);
  match.undo();
  return [];
}

function refuse(turn: number, code: string, message: string): Refused {
  return { verdict: 'refused', turn, code, message };
}
