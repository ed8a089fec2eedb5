import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/core/slices.ts';
import { reviewingRun, type Reviewable } from '../../src/records/review.ts';
import { ReviewService } from '../../src/services/review-service.ts';
import {
  newsOf,
  reviewAndTell,
  type FromReview,
  type ReviewNews,
  type ToReview,
} from '../../src/services/review-talk.ts';
import { cellar } from '../records/fixtures.ts';
import { playedBy } from '../analyst/lived.ts';

const { setup, entries } = playedBy(cellar, 'served', 'easy');
const RUN: Reviewable = { game: 'the-cellar', setup, entries: [...entries].slice(0, 12), seat: 0 };
const WHOLE = atOnce(reviewingRun(cellar, RUN));

/** A worker that works here, but gets and gives nothing that could not be sent. */
class FakeWorker extends EventTarget {
  isOver = false;

  postMessage(asked: ToReview): void {
    let time = 0;
    void reviewAndTell(
      structuredClone(asked),
      message => this.#tell(message),
      () => (time += 100),
    ).catch((error: unknown) => this.#tell({ error: String(error) }));
  }

  terminate(): void {
    this.isOver = true;
  }

  #tell(message: FromReview): void {
    if (!this.isOver) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}

/** A worker whose script never arrives. */
class DeadWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
  terminate(): void {}
}

function asked(run: Reviewable, worker: EventTarget) {
  const news: ReviewNews[] = [];
  const reviewing = new ReviewService(() => worker as Worker).review(run, one => void news.push(one));
  return { news, reviewing };
}

describe('A reviewing worker', { timeout: 30_000 }, () => {
  it('tells how far it is, then what is known, then all of it, and goes', async () => {
    const worker = new FakeWorker();
    const { news, reviewing } = asked(RUN, worker);
    expect(await reviewing.reviewed).toEqual(WHOLE);
    expect(worker.isOver).toBe(true);
    expect(news.length).toBeGreaterThan(2);
    expect(news.map(({ share }) => share)).toEqual(news.map(({ share }) => share).toSorted((a, b) => a - b));
    expect(news.at(-1)?.told?.decisions.length).toBe(WHOLE.decisions.length);
  });

  it('is let go when nobody waits any more, and tells nothing then', async () => {
    const worker = new FakeWorker();
    const { news, reviewing } = asked(RUN, worker);
    reviewing.stop();
    expect(await reviewing.reviewed).toBeUndefined();
    expect(worker.isOver).toBe(true);
    expect(news).toEqual([]);
  });

  it('is done without where a page may have none', async () => {
    const { reviewing } = asked(RUN, new DeadWorker());
    expect(await reviewing.reviewed).toEqual(WHOLE);
  });

  it('cannot review a room that is not there', async () => {
    const { reviewing } = asked({ ...RUN, game: 'the-attic' }, new FakeWorker());
    await expect(reviewing.reviewed).rejects.toThrow('No room is called "the-attic".');
  });

  it('tells what is known only where something is', () => {
    expect(newsOf({ share: 0.1, told: undefined })).toEqual({ share: 0.1 });
    expect(newsOf({ share: 0.5, told: () => WHOLE })).toEqual({ share: 0.5, told: WHOLE });
  });
});
