/** Long work on the page's own thread: a frame at sixty a second has room for a slice, and the page comes in between. */
import type { Pace } from '../core/slices.ts';

const SLICE = 10;

export function pagePace<Y>(tell: (done: Y) => void = () => undefined): Pace<Y> {
  return {
    now: () => performance.now(),
    slice: SLICE,
    rest: done => {
      tell(done);
      return new Promise(resolve => setTimeout(resolve, 0));
    },
  };
}
