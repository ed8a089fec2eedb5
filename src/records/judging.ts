/** From what somebody sent to a verdict and, if it is true, to all that can be shown of it. For a worker, or in slices. */
import { Budget, MOST, UNLIMITED } from '../core/budget.ts';
import type { GameAction, GameId, Setup } from '../core/game.ts';
import { judge, type Judgement } from '../core/judge.ts';
import { runFromText } from '../core/link.ts';
import type { TimedEntry } from '../core/replay.ts';
import { makingRun } from '../core/run-maker.ts';
import { ok, type Result } from '../core/result.ts';
import { decodeRun, type Run } from '../core/run.ts';
import { inSlices, type Pace } from '../core/slices.ts';
import { findRoom } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import { staging, type Staged } from './staging.ts';

/** A match that was played here, of which a run is still to be made. */
export interface Played {
  readonly game: GameId;
  readonly setup: Setup;
  readonly entries: readonly TimedEntry<GameAction>[];
}

/** A link, pasted text, the bytes of a run file, or a match of one's own. */
export type RunSource = string | Uint8Array | Played;

export interface Judged {
  readonly judgement: Judgement;
  /** Only of a match of one's own: a run that was sent is known to whoever sent it. */
  readonly run?: Run;
  /** Only of a verified run. */
  readonly staged?: Staged;
}

/** `pace` is told how much of the run is played, from 0 to 1. */
export async function judgeRun(source: RunSource, pace: Pace<number>): Promise<Judged> {
  let room: AnyRoom | undefined;
  let staged: Staged | undefined;
  const isOwn = isPlayed(source);
  const decoded = isOwn ? ok(await runOf(source, pace)) : read(source);
  const judgement = await judge(
    decoded,
    async id => {
      room = await findRoom(id)?.load();
      return room?.game;
    },
    async (_game, run) => {
      const all = lengthOf(run);
      const rest = (done: number) => pace.rest(done / all);
      const budget = new Budget(isOwn ? UNLIMITED : MOST, pace.now);
      const result = await inSlices(staging(room!, run, budget), { ...pace, rest });
      if ('code' in result) return result;
      staged = result;
      return result.timeline.verdict;
    },
  );
  return { judgement, ...(isOwn && decoded.ok && { run: decoded.value }), ...(staged && { staged }) };
}

function isPlayed(source: RunSource): source is Played {
  return typeof source === 'object' && !(source instanceof Uint8Array);
}

function read(source: string | Uint8Array): Result<Run> {
  return typeof source === 'string' ? runFromText(source) : decodeRun(source);
}

/** Throws where the rules do not allow what was done. */
async function runOf({ game, setup, entries }: Played, pace: Pace<number>): Promise<Run> {
  const room = await findRoom(game)?.load();
  if (!room) throw new Error(`No room is called "${game}".`);
  return inSlices(makingRun(room.game, setup, entries), { ...pace, rest: () => pace.rest(0) });
}

function lengthOf(run: Run): number {
  return run.turns.reduce((sum, turn) => sum + turn.entries.length, 0);
}
