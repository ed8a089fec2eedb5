/** What a reviewing worker is asked and what it answers: how far it is, what is known by now, then all of it. */
import { inSlices, type Pace } from '../core/slices.ts';
import { findRoom } from '../games/index.ts';
import { reviewingRun, type Reviewable, type ToldProgress, type ToldReview } from '../records/review.ts';

export interface ToReview {
  readonly review: Reviewable;
}

export interface ReviewNews {
  /** From 0 to 1. */
  readonly share: number;
  readonly told?: ToldReview;
}

export type FromReview = ReviewNews | { readonly reviewed: ToldReview } | { readonly error: string };

/** How often it is told how far it is, in milliseconds: often enough for a bar, seldom enough for a curve to be drawn. */
const NEWS = 250;

export async function reviewAndTell(
  { review }: ToReview,
  post: (message: FromReview) => void,
  now: () => number,
): Promise<void> {
  const rest = (progress: ToldProgress): Promise<void> => Promise.resolve(post(newsOf(progress)));
  post({ reviewed: await reviewRun(review, { now, slice: NEWS, rest }) });
}

export async function reviewRun(run: Reviewable, pace: Pace<ToldProgress>): Promise<ToldReview> {
  const room = await findRoom(run.game)?.load();
  if (!room) throw new Error(`No room is called "${run.game}".`);
  return inSlices(reviewingRun(room, run), pace);
}

export function newsOf({ share, told }: ToldProgress): ReviewNews {
  return { share, ...(told && { told: told() }) };
}
