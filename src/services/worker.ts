/**
 * Bots think here, runs are judged and reviewed here, off the main thread, so that the interface never stutters. One
 * script for all, because a second one would bring all rooms along once more; but a judge is another worker than the
 * bots', which must not wait for it, and so is a reviewer.
 */
import { think, type Answer, type Asked } from './think.ts';
import type { FromJudge, ToJudge } from './judge-talk.ts';
import type { FromReview, ToReview } from './review-talk.ts';

self.addEventListener('message', (event: MessageEvent<Asked | ToJudge | ToReview>) => {
  if ('judge' in event.data) answerJudge(event.data);
  else if ('review' in event.data) answerReview(event.data);
  else answerBot(event.data);
});

function answerBot({ id, question }: Asked): void {
  think(question).then(
    thought => self.postMessage({ id, thought } satisfies Answer),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Answer),
  );
}

function answerJudge(asked: ToJudge): void {
  const post = (message: FromJudge): void => self.postMessage(message);
  import('./judge-talk.ts')
    .then(({ judgeAndTell }) => judgeAndTell(asked, post, () => performance.now()))
    .catch((error: unknown) => post({ error: String(error) }));
}

function answerReview(asked: ToReview): void {
  const post = (message: FromReview): void => self.postMessage(message);
  import('./review-talk.ts')
    .then(({ reviewAndTell }) => reviewAndTell(asked, post, () => performance.now()))
    .catch((error: unknown) => post({ error: String(error) }));
}
