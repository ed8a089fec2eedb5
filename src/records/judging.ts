/** From what somebody sent to a verdict and, if it is true, to all that can be shown of it. For a worker, or in slices. */
import { Budget, MOST } from '../core/budget.ts';
import { judge, type Judgement } from '../core/judge.ts';
import { runFromText } from '../core/link.ts';
import { decodeRun, type Run } from '../core/run.ts';
import { inSlices, type Pace } from '../core/slices.ts';
import { findRoom } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import { staging, type Staged } from './staging.ts';

/** A link, pasted text, or the bytes of a run file. */
export type RunSource = string | Uint8Array;

export interface Judged {
  readonly judgement: Judgement;
  /** Only of a verified run. */
  readonly staged?: Staged;
}

/** `pace` is told how much of the run is played, from 0 to 1. */
export async function judgeRun(source: RunSource, pace: Pace<number>): Promise<Judged> {
  let room: AnyRoom | undefined;
  let staged: Staged | undefined;
  const decoded = typeof source === 'string' ? runFromText(source) : decodeRun(source);
  const judgement = await judge(
    decoded,
    async id => {
      room = await findRoom(id)?.load();
      return room?.game;
    },
    async (_game, run) => {
      const all = lengthOf(run);
      const rest = (done: number) => pace.rest(done / all);
      const result = await inSlices(staging(room!, run, new Budget(MOST, pace.now)), { ...pace, rest });
      if ('code' in result) return result;
      staged = result;
      return result.timeline.verdict;
    },
  );
  return { judgement, ...(staged && { staged }) };
}

function lengthOf(run: Run): number {
  return run.turns.reduce((sum, turn) => sum + turn.entries.length, 0);
}
