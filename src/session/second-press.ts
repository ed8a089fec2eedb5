/** The second press of a double-click on a foe: it was meant for whoever stood there, not for the square they left. */
import { type Cell, sameCell } from '../core/grid.ts';
import type { Choice } from '../core/look.ts';

/** Nobody sees the new board and decides on a step in less: a later press is meant. */
const DOUBLE_CLICK_MS = 250;

export class SecondPress {
  readonly #now: () => number;
  #struck: Cell | undefined;
  #since = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  acted({ mark, at }: Choice): void {
    this.#struck = mark === 'strike' ? at : undefined;
    this.#since = this.#now();
  }

  /** What came of the strike has been seen, and the next question stands. */
  opened(): void {
    this.#since = this.#now();
  }

  /** The square that was struck, if this press on it comes too soon to be meant. It is asked once. */
  isOf(at: Cell): boolean {
    const struck = this.#struck;
    this.#struck = undefined;
    return struck !== undefined && sameCell(struck, at) && this.#now() - this.#since < DOUBLE_CLICK_MS;
  }
}
