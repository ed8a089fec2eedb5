/** Long work on a thread that has others to serve: it is written as a generator, and whoever does it may rest at every yield. */

export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export interface Pace<Y> {
  readonly now: () => number;
  /** Milliseconds of work between two rests. */
  readonly slice: number;
  /** Lets others come in, and may tell them how far it is; throws if nobody wants it any more. */
  readonly rest: (done: Y) => Promise<void>;
}

export async function inSlices<Y, T>(work: Generator<Y, T>, { now, slice, rest }: Pace<Y>): Promise<T> {
  let until = now() + slice;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (now() < until) continue;
    await rest(step.value);
    until = now() + slice;
  }
}
