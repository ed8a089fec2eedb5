/** Reviews that say what a test tells them to say, when it does. */
import type { Reviewable, ToldDecision, ToldReview } from '../../src/records/review.ts';
import type { Reviewing } from '../../src/services/review-service.ts';
import type { ReviewNews } from '../../src/services/review-talk.ts';

export const ONE: ToldDecision = {
  step: 4,
  turn: 2,
  grade: 'slip',
  before: 500_000,
  after: 0,
  skill: -50_000,
  luck: -450_000,
  did: 'Wait',
};
export const TOLD: ToldReview = {
  first: 500_000,
  last: 0,
  luck: -450_000,
  skill: -50_000,
  decisions: [ONE],
  turningPoints: [0],
};

/** Reviews as fast as a test says. */
export class SlowReviews {
  readonly asked: Reviewable[] = [];
  tell: (news: ReviewNews) => void = () => undefined;
  end: (told: ToldReview | undefined) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;

  review(run: Reviewable, told: (news: ReviewNews) => void): Reviewing {
    this.asked.push(run);
    this.tell = told;
    const reviewed = new Promise<ToldReview | undefined>((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    return { reviewed, stop: () => this.end(undefined) };
  }
}
