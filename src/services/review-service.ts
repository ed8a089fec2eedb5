/**
 * Has runs reviewed: each by a worker of its own, which goes when it is done or nobody wants it any more. Where a page
 * may have none (a strict frame) the page reviews in slices.
 */
import type { Reviewable, ToldReview } from '../records/review.ts';
import { pagePace } from './page-pace.ts';
import type { FromReview, ReviewNews, ToReview } from './review-talk.ts';

export interface Reviewing {
  /** Undefined: it was stopped. */
  readonly reviewed: Promise<ToldReview | undefined>;
  stop(): void;
}

export class ReviewService {
  readonly #open: () => Worker;

  constructor(open = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) {
    this.#open = open;
  }

  review(run: Reviewable, told: (news: ReviewNews) => void): Reviewing {
    const stopped = new AbortController();
    const { signal } = stopped;
    const tell = (news: ReviewNews): void => {
      if (!signal.aborted) told(news);
    };
    const reviewed = this.#inWorker(run, tell, signal).catch(() =>
      signal.aborted ? undefined : reviewHere(run, tell, signal),
    );
    return { reviewed, stop: () => stopped.abort() };
  }

  async #inWorker(
    run: Reviewable,
    told: (news: ReviewNews) => void,
    stopped: AbortSignal,
  ): Promise<ToldReview> {
    const worker = this.#open();
    try {
      return await new Promise<ToldReview>((resolve, reject) => {
        stopped.addEventListener('abort', () => reject(new Error('Stopped.')));
        worker.addEventListener('error', event => {
          event.preventDefault();
          reject(new Error('The worker could not start.'));
        });
        worker.addEventListener('message', ({ data }: MessageEvent<FromReview>) => {
          if ('reviewed' in data) resolve(data.reviewed);
          else if ('error' in data) reject(new Error(data.error));
          else told(data);
        });
        worker.postMessage({ review: run } satisfies ToReview);
      });
    } finally {
      worker.terminate();
    }
  }
}

async function reviewHere(
  run: Reviewable,
  told: (news: ReviewNews) => void,
  stopped: AbortSignal,
): Promise<ToldReview | undefined> {
  const { newsOf, reviewRun } = await import('./review-talk.ts');
  const pace = pagePace<Parameters<typeof newsOf>[0]>(progress => {
    if (stopped.aborted) throw new Error('Stopped.');
    told(newsOf(progress));
  });
  try {
    return await reviewRun(run, pace);
  } catch (error) {
    if (stopped.aborted) return undefined;
    throw error;
  }
}
