/** What was passed on the way and still counts: what is taken back has not happened. Splits, and the marks they leave. */
import type { Entry } from './match.ts';

export class Passed<T> {
  readonly #all: T[] = [];
  /** How many there were before each action that still stands. */
  readonly #before: number[] = [];

  get all(): readonly T[] {
    return this.#all;
  }

  /** What was passed by this entry of a match, in order. */
  note(entry: Pick<Entry<unknown>, 'kind'>, passed: readonly T[]): void {
    if (entry.kind === 'undo') this.#all.length = this.#before.pop() ?? 0;
    else this.#before.push(this.#all.length);
    this.#all.push(...passed);
  }

  /** What would stand if this were noted next. */
  after(entry: Pick<Entry<unknown>, 'kind'>, passed: readonly T[]): readonly T[] {
    const kept = entry.kind === 'undo' ? this.#all.slice(0, this.#before.at(-1) ?? 0) : this.#all;
    return [...kept, ...passed];
  }
}
