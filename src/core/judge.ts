/** From bytes or a link to a verdict: verified, refused with the turn, or not a run at all. Never throws at a person. */
import type { Game, GameAction, GameEvent, GameState } from './game.ts';
import { Budget, MOST } from './budget.ts';
import { replay, type Refused, type Verdict, type Verified } from './replay.ts';
import type { Result } from './result.ts';
import type { Run } from './run.ts';

export interface Unreadable {
  readonly verdict: 'unreadable';
  readonly code: string;
  readonly message: string;
}

export type Judgement =
  | (Verified & { readonly game: string; readonly seed: string })
  | (Refused & { readonly game?: string; readonly seed?: string })
  | Unreadable;

export type AnyGame = Game<GameState, GameAction, GameEvent>;

/** Plays a run for its verdict. Whoever wants more of it than that (the theatre) plays it in another way. */
export type Play = (game: AnyGame, run: Run) => Verdict | Promise<Verdict>;

/** The clock is the caller's; without one only counts are limited. */
export function within(now?: () => number): Play {
  return (game, run) => replay(game, run, undefined, new Budget(MOST, now));
}

export async function judge(
  decoded: Result<Run>,
  findGame: (id: string) => Promise<AnyGame | undefined>,
  play: Play = within(),
): Promise<Judgement> {
  if (!decoded.ok) {
    const { code, message } = decoded.problem;
    // The frame of a run with a damaged beginning: recognisably ours, so it is refused rather than unreadable.
    if (code === 'run-header') return { verdict: 'refused', turn: 0, code, message };
    return { verdict: 'unreadable', code, message };
  }
  const run = decoded.value;
  const about = { game: run.game, seed: run.setup.seed };
  let game: AnyGame | undefined;
  try {
    game = await findGame(run.game);
  } catch {
    const message = `The room of this run, "${run.game}", could not be loaded. Try again when you are online.`;
    return { verdict: 'unreadable', code: 'room-not-loaded', message };
  }
  if (!game) {
    const message = `This run is of "${run.game}", a game that this edition of Five Delves does not have.`;
    return { verdict: 'refused', turn: 0, code: 'unknown-game', message, ...about };
  }
  return { ...(await play(game, run)), ...about };
}
