/**
 * Has runs judged: each by a worker of its own, which goes when it is done or nobody wants it any more. Where a page
 * may have none (a strict frame), or the worker cannot do it (its room does not come), the page judges in slices.
 */
import type { Judged, RunSource } from '../records/judging.ts';
import type { Frame } from '../records/staging.ts';
import type { FromJudge, ToJudge } from './judge-talk.ts';
import { pagePace } from './page-pace.ts';

export interface JudgeWish {
  /** Whether the theatre will show it. */
  readonly frames: boolean;
  /** How much of it is played, from 0 to 1. */
  readonly told?: (share: number) => void;
}

export interface Judging {
  /** Undefined: it was stopped. */
  readonly judged: Promise<Judged | undefined>;
  stop(): void;
}

export class JudgeService {
  readonly #open: () => Worker;

  constructor(open = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) {
    this.#open = open;
  }

  judge(source: RunSource, wish: JudgeWish): Judging {
    const stopped = new AbortController();
    const { signal } = stopped;
    // If it is the run that cannot be judged, and not the worker that cannot judge, the page will fail in the same way.
    const judged = this.#inWorker(source, wish, signal).catch(() =>
      signal.aborted ? undefined : judgeHere(source, wish, signal),
    );
    return { judged, stop: () => stopped.abort() };
  }

  /** One run after the other, each when it is asked for, all by one worker: for a whole history. */
  async *series(sources: Iterable<RunSource>): AsyncGenerator<Judged | undefined> {
    const { signal } = new AbortController();
    let worker: Worker | undefined;
    try {
      for (const source of sources) {
        try {
          worker ??= this.#open();
          yield await ask(worker, source, NO_FRAMES, signal);
        } catch {
          worker?.terminate();
          worker = undefined;
          yield await judgeHere(source, NO_FRAMES, signal);
        }
      }
    } finally {
      worker?.terminate();
    }
  }

  async #inWorker(source: RunSource, wish: JudgeWish, stopped: AbortSignal): Promise<Judged> {
    const worker = this.#open();
    try {
      return await ask(worker, source, wish, stopped);
    } finally {
      worker.terminate();
    }
  }
}

const NO_FRAMES: JudgeWish = { frames: false };

/** Nobody wants it any more. */
class Stopped extends Error {}

function ask(
  worker: Worker,
  source: RunSource,
  { frames, told }: JudgeWish,
  stopped: AbortSignal,
): Promise<Judged> {
  const over = new AbortController();
  return new Promise<Judged>((resolve, reject) => {
    const shown: Frame[] = [];
    const { signal } = over;
    stopped.addEventListener('abort', () => reject(new Stopped()), { signal });
    worker.addEventListener(
      'error',
      event => {
        event.preventDefault();
        reject(new Error('The worker could not start.'));
      },
      { signal },
    );
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromJudge>) => {
        if ('share' in data) told?.(data.share);
        else if ('frames' in data) shown.push(...data.frames);
        else if ('error' in data) reject(new Error(data.error));
        else resolve(withFrames(data.judged, shown));
      },
      { signal },
    );
    worker.postMessage({ judge: source, frames } satisfies ToJudge);
  }).finally(() => over.abort());
}

function withFrames(judged: Judged, frames: readonly Frame[]): Judged {
  const { staged } = judged;
  return { ...judged, ...(staged && { staged: { ...staged, frames } }) };
}

async function judgeHere(
  source: RunSource,
  { told }: JudgeWish,
  stopped: AbortSignal,
): Promise<Judged | undefined> {
  const { judgeRun } = await import('../records/judging.ts');
  const pace = pagePace<number>(share => {
    if (stopped.aborted) throw new Stopped();
    told?.(share);
  });
  try {
    return await judgeRun(source, pace);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
