/** Matches of The Cellar as a restless person plays them, and the runs that come of them. */
import type { Game, Setup } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { newStreams, pick, stream } from '../../src/core/rng.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import { turnBytes, type Run } from '../../src/core/run.ts';
import { judge, type AnyGame, type Judgement } from '../../src/core/judge.ts';
import type { Result } from '../../src/core/result.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { Event } from '../../src/games/the-cellar/state/events.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';

export type CellarMatch = Match<State, Action, Event>;

export const SETUP: Setup = { seed: 'KTR-BMX-QZP', seats: ['human'], options: { candle: 'bright' } };
export const setupOf = (seed: string): Setup => ({ ...SETUP, seed });

export interface Habits {
  /** One in so many entries is an undo; none without it. */
  readonly undoes?: number;
  /** Stops here even if the match is not over. */
  readonly most?: number;
}

/** Any legal action, now and then a step back, until the end. The player's dice are no dice of the game. */
export function playRestlessly(setup: Setup, habits: Habits = {}): CellarMatch {
  const match = new Match(game, setup);
  const whim = stream(newStreams(`whims of ${setup.seed}`), 'whim');
  while (!match.isOver && match.entries.length < (habits.most ?? 1000)) {
    const turnsBack = habits.undoes !== undefined && match.undoable !== 'no' && whim.int(habits.undoes) === 0;
    if (turnsBack) match.undo();
    else match.act(pick(whim, match.legalActions()));
  }
  return match;
}

/** Clocks as they run beside a person: a decision takes up to a minute. */
export function timed(match: CellarMatch): TimedEntry<Action>[] {
  const clock = stream(newStreams(`clock of ${match.setup.seed}`), 'clock');
  let rta = 0;
  return match.entries.map(entry => {
    const igt = clock.int(60_000);
    rta += igt + 250;
    return { entry, igt, rta };
  });
}

export function runOf(match: CellarMatch): Run {
  return makeRun(game, match.setup, timed(match));
}

export const findCellar = async (id: string): Promise<AnyGame | undefined> =>
  id === game.id ? anyGame(game) : undefined;

/** Forgets the types, as rooms do at their door. */
export function anyGame<S extends State>(known: Game<S, Action, Event>): AnyGame {
  return known as unknown as AnyGame;
}

export const judgeCellar = (decoded: Result<Run>): Promise<Judgement> => judge(decoded, findCellar);

/** What each byte of an encoded run belongs to: the header (turn 0), a turn record, or the end. */
export function turnOfEachByte(run: Run): { readonly turns: readonly number[]; readonly headerEnd: number } {
  const match = new Match(game, run.setup);
  const records: number[] = [];
  for (const record of run.turns) {
    const turn = match.state.turn;
    for (const entry of record.entries) {
      if (entry.kind === 'undo') match.undo();
      else if (entry.kind === 'choice') match.act(match.legalActions()[entry.index]!);
    }
    records.push(...Array.from({ length: turnBytes(record).length + run.checkBytes }, () => turn));
  }
  const header = JSON.stringify([run.game, run.edition, run.setup.seed, run.setup.seats, run.setup.options]);
  const headerEnd = 5 + 1 + header.length + 2;
  const markBytesLeft = 200;
  return {
    headerEnd,
    turns: [
      ...Array.from({ length: headerEnd }, () => 0),
      ...records,
      ...Array.from({ length: markBytesLeft }, () => match.state.turn),
    ],
  };
}
