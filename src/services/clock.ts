/**
 * The three clocks of a run. RTA runs from the first input to the last action, IGT only while somebody decides,
 * TURNS is the game's own count. Fed with a `now` so that tests, and pages with a paused clock, agree.
 */
import type { ClockSnapshot } from '../core/clocks.ts';

export class Clock {
  readonly #now: () => number;
  readonly #rta: StopWatch;
  readonly #igt: StopWatch;
  #turns: number;
  #started = false;
  #deciding = false;
  #hidden = false;
  #paused = false;

  /** Goes on where a saved run stopped; the time it lay in the drawer does not count. */
  constructor(now: () => number, saved: ClockSnapshot = { rta: 0, igt: 0, turns: 0 }) {
    this.#now = now;
    this.#rta = new StopWatch(saved.rta);
    this.#igt = new StopWatch(saved.igt);
    this.#turns = saved.turns;
  }

  /** In milliseconds since no moment in particular. */
  get now(): number {
    return this.#now();
  }

  /** The first input: looking at the board before it costs nothing. Harmless when called again. */
  start(): void {
    this.#started = true;
    this.#rta.start(this.#now());
    this.#follow();
  }

  startDeciding(): void {
    this.#deciding = true;
    this.#follow();
  }

  stopDeciding(): void {
    this.#deciding = false;
    this.#follow();
  }

  /** A hidden page decides nothing, so IGT waits; RTA goes on, as real time does. */
  pageHidden(hidden: boolean): void {
    this.#hidden = hidden;
    this.#follow();
  }

  /** Nobody decides during a pause, whether the page is looked at or not; RTA goes on. */
  pause(): void {
    this.#paused = true;
    this.#follow();
  }

  resume(): void {
    this.#paused = false;
    this.#follow();
  }

  turn(turns: number): void {
    this.#turns = turns;
  }

  /** The last action was done. */
  finish(): void {
    this.#deciding = false;
    this.#follow();
    this.#rta.stop(this.#now());
  }

  snapshot(): ClockSnapshot {
    const now = this.#now();
    return { rta: this.#rta.read(now), igt: this.#igt.read(now), turns: this.#turns };
  }

  #follow(): void {
    const now = this.#now();
    const counts = this.#started && this.#deciding && !this.#hidden && !this.#paused;
    if (counts) this.#igt.start(now);
    else this.#igt.stop(now);
  }
}

class StopWatch {
  #past: number;
  #since: number | undefined;

  constructor(past: number) {
    this.#past = past;
  }

  start(now: number): void {
    this.#since ??= now;
  }

  stop(now: number): void {
    this.#past = this.read(now);
    this.#since = undefined;
  }

  /** A clock of the machine that was set back must not take time away. */
  read(now: number): number {
    return Math.round(this.#past + Math.max(0, now - (this.#since ?? now)));
  }
}

/** "02:14.37", and "1:02:14.37" from an hour on. Hundredths are cut, never rounded up. */
export function formatTime(ms: number): string {
  const hundredths = Math.floor(Math.max(0, ms) / 10);
  const seconds = Math.floor(hundredths / 100);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** "-0:03.1" against a best time; a minus means faster. */
export function formatDelta(ms: number): string {
  const tenths = Math.round(Math.abs(ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const sign = ms < 0 ? '-' : '+';
  return `${sign}${Math.floor(seconds / 60)}:${two(seconds % 60)}.${tenths % 10}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
