/** Plays a run back. The result is computed, never trusted; a run that differs is refused with the turn where it did. */
import { type Game, type GameAction, type GameEvent, type GameState, IllegalAction } from './game.ts';
import { Budget, UNLIMITED } from './budget.ts';
import { Match, type Entry } from './match.ts';
import type { Outcome } from './outcome.ts';
import { Passed } from './passed.ts';
import { digest, digesting, hashText } from './plain.ts';
import { atOnce } from './slices.ts';
import { chain, headerText, markBytes, readLiteral, turnBytes, type Run, type RunEntry } from './run.ts';

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
  /** Computed splits with their turn and the entry (from 1) that passed them; their times are claimed. */
  readonly splits: readonly VerifiedSplit[];
  /** Claimed, in tenths of a second. */
  readonly igt: number;
  readonly rta: number;
  readonly digest: string;
}

export interface VerifiedSplit {
  readonly name: string;
  readonly turn: number;
  readonly step: number;
}

export interface Refused {
  readonly verdict: 'refused';
  readonly turn: number;
  readonly code: string;
  readonly message: string;
}

export type Verdict = Verified | Refused;

/** What a reader of a replay sees after each entry: the theatre, statistics, ghosts. */
export interface ReplayStep<S, E, A = GameAction> {
  readonly state: S;
  readonly events: readonly E[];
  readonly undone: boolean;
  /** What was done; undefined at the opening. */
  readonly entry: Entry<A> | undefined;
}

/** Plays all of it at once. Without a budget only for runs of our own: those of strangers go through `judge.ts`. */
export function replay<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
  watch?: (step: ReplayStep<S, E, A>) => void,
  budget?: Budget,
): Verdict {
  return atOnce(replaying(game, run, watch, budget));
}

/**
 * Plays entry by entry, so that whoever goes through it may rest in between; each time it tells how many are played.
 * Whatever can be compared is compared as soon as it can be: the length before the first entry, the end of a turn at
 * the entry that ends it, its check behind it.
 */
export function* replaying<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
  watch?: (step: ReplayStep<S, E, A>) => void,
  budget: Budget = new Budget(UNLIMITED),
): Generator<number, Verdict> {
  const opened = openMatch(game, run);
  if ('verdict' in opened) return opened;
  const { match } = opened;
  let { link } = opened;
  const counts = run.turns.map(record => record.entries.length);
  const overrun = budget.overrun(counts, match.state.turn);
  if (overrun) return refused(overrun);
  watch?.({ state: match.state, events: match.opening, undone: false, entry: undefined });
  const passed = new Passed<VerifiedSplit>();
  let igt = 0;
  const known = run.checkBytes === 2 ? 0xffff : 0xff;
  const digestOf = digesting();
  for (const record of run.turns) {
    const { turn } = match.state;
    const isLastRecord = record === run.turns.at(-1);
    for (const [index, written] of record.entries.entries()) {
      if (budget.isSpent) return refused(budget.spentIn(turn));
      const events = attempt(match, written);
      if (!events) return refuse(turn, 'not-legal', `In turn ${turn}, action ${index + 1} was not possible.`);
      const entry = match.entries.at(-1)!;
      const at = { turn: match.state.turn, step: match.entries.length };
      passed.note(
        entry,
        splitsOf(game, events).map(name => ({ name, ...at })),
      );
      watch?.({ state: match.state, events, undone: entry.kind === 'undo', entry });
      yield match.entries.length;
      const isLast = index === record.entries.length - 1;
      const isOver = match.state.turn !== turn || match.isOver;
      if (isOver !== isLast && !(isLast && isLastRecord)) return differs(turn);
    }
    igt += record.time;
    link = chain(link, turnBytes(record), digestOf(match.state));
    if ((link & known) !== record.check) return differs(turn);
  }
  const { turn } = match.state;
  if (run.torn !== undefined)
    return refuse(turn, 'torn', `The run breaks off on turn ${turn}: its bytes are damaged.`);
  if (chain(link, markBytes(run.marks), run.turns.length) !== run.seal) {
    return refuse(turn, 'seal', `The end of the run, after turn ${turn}, was changed.`);
  }
  return {
    verdict: 'verified',
    turns: turn,
    actions: match.entries.length,
    outcome: game.outcome(match.state),
    practice: match.isPractice,
    splits: passed.all,
    igt,
    rta: run.marks.at(-1)?.time ?? 0,
    digest: digestOf(match.state).toString(16).padStart(8, '0'),
  };
}

/** The match of this run before its first entry, if these are its rules and this is its dungeon. */
function openMatch<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run,
): { readonly match: Match<S, A, E>; readonly link: number } | Refused {
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
  try {
    const match = new Match(game, run.setup);
    const link = startChain(game, run, match.state);
    if ((link & 0xffff) === run.dealt) return { match, link };
  } catch {
    return refuse(0, 'setup', 'No game can be set up with these seats and options.');
  }
  return refuse(0, 'dealt', 'The seed does not deal this dungeon: the beginning of the run was changed.');
}

/** The names of the splits that these events complete. */
export function splitsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  events: readonly E[],
): string[] {
  return events.map(event => game.split?.(event)).filter(name => name !== undefined);
}

/** Where the check values of a run begin. */
export function startChain<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  head: Pick<Run, 'game' | 'edition' | 'setup'>,
  state: S,
): number {
  return hashText(`${headerText(head)}|${game.boards ?? 0}|${digest(state)}`);
}

/** Whether this action is written out in a run: no list holds it. */
export function isWritten<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, state }: Match<S, A, E>,
  action: A,
): boolean {
  return game.isLegal !== undefined || game.unlisted?.(state, action) === true;
}

/** What a forged entry makes of the rules is not to be foreseen: whatever they throw at it, it was not possible. */
function attempt<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: RunEntry,
): readonly E[] | undefined {
  try {
    return follow(match, entry);
  } catch {
    return undefined;
  }
}

/** What is written stands for an action only in the one way in which we write it. */
function follow<S extends GameState, A extends GameAction, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: RunEntry,
): readonly E[] {
  if (entry.kind === 'undo') return match.enter(entry);
  const isWord = entry.kind === 'literal';
  if (match.isOver || (!isWord && match.game.isLegal)) throw new IllegalAction('not-legal');
  if (!isWord) return match.choose(entry.index);
  const action = readLiteral(entry.json);
  if (!action || !isWritten(match, action as A)) throw new IllegalAction('not-legal');
  return match.act(action as A);
}

function differs(turn: number): Refused {
  return refuse(turn, 'differs', `In turn ${turn} this run differs from what the rules give.`);
}

function refused({ turn, code, message }: Omit<Refused, 'verdict'>): Refused {
  return refuse(turn, code, message);
}

function refuse(turn: number, code: string, message: string): Refused {
  return { verdict: 'refused', turn, code, message };
}
