/** Time that this thread has worked, in milliseconds: what others do on the machine is not in it. */
import { existsSync, readFileSync } from 'node:fs';

const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`;

/** On Linux the kernel tells, every few milliseconds; elsewhere the wall clock has to do. */
export const now: () => number = existsSync(SCHEDULER)
  ? () => Number(readFileSync(SCHEDULER, 'utf8').split(' ', 1)[0]) / 1e6
  : () => performance.now();

/** How often a second; the best of several attempts, because a shared machine only ever makes things slower. */
export function perSecond(times: number, work: () => void, attempts = 5, leastMs = 120): number {
  let best = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const started = now();
    let done = 0;
    let spent = 0;
    while (spent < leastMs) {
      work();
      done += times;
      spent = now() - started;
    }
    best = Math.max(best, (done * 1000) / spent);
  }
  return best;
}
