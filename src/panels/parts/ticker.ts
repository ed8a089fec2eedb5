/** One timer for all moving sprites of the panels. */
const STEP_MS = 100;
const listeners = new Set<(now: number) => void>();
let timer: number | undefined;

export function onTick(listener: (now: number) => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    const now = performance.now();
    for (const one of listeners) one(now);
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.clearInterval(timer);
      timer = undefined;
    }
  };
}
