/**
 * What screen readers say without the focus moving. News that comes close together is said as one sentence list,
 * because a polite region that changes ten times a second says nothing at all.
 */
const JOIN_MS = 150;
/** Longer than this nobody listens to the end; the log keeps it all. */
const MAX_LINES = 6;

export interface Timers {
  set(run: () => void, ms: number): number;
  clear(id: number): void;
}

export const pageTimers: Timers = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: id => window.clearTimeout(id),
};

export class Announcer {
  readonly #say: (text: string) => void;
  readonly #timers: Timers;
  #waiting: string[] = [];
  #timer: number | undefined;

  constructor(say: (text: string) => void, timers: Timers = pageTimers) {
    this.#say = say;
    this.#timers = timers;
  }

  announce(text: string): void {
    const line = text.trim();
    if (line === '' || this.#waiting.at(-1) === line) return;
    this.#waiting.push(line);
    this.#timer ??= this.#timers.set(() => this.#flush(), JOIN_MS);
  }

  stop(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    const lines = this.#waiting;
    this.#waiting = [];
    this.#timer = undefined;
    this.#say(joinLines(lines));
  }
}

/** The newest lines as sentences. */
export function joinLines(lines: readonly string[]): string {
  return sentences(lines.slice(-MAX_LINES));
}

/** With a full stop behind each that has none. */
export function sentences(lines: readonly string[]): string {
  return lines.map(line => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(' ');
}
