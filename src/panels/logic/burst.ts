/**
 * Quick presses in one place belong to what the first of them pressed. Where that has laid something else under the
 * pointer (another question, a list, a window), nobody has read it yet.
 */

/** Nobody reads a word and decides in less. */
const BURST_MS = 250;
/** Where a question has opened under the pointer: nobody has read it so soon. */
export const QUESTION_MS = 700;
/** In px: a hand that presses twice by accident does not move. */
const NEAR = 12;

export interface Press {
  readonly x: number;
  readonly y: number;
  /** In ms. */
  readonly time: number;
  /** What lies under it: a name, or the thing itself. */
  readonly on: unknown;
  /** It folds or unfolds what lies beside it, and moves away: the hand goes on meaning the fold until it moves. */
  readonly folds?: boolean;
}

export class Burst {
  #last: Press | undefined;

  /** Whether the last press was one on a fold, or in the place where it was. */
  get isOnFold(): boolean {
    return this.#last?.folds === true;
  }

  /** Whether a press was meant for what lay there before. A burst lasts as long as it goes on. */
  isStray(press: Press, within = BURST_MS): boolean {
    const last = this.#last;
    const goesOn =
      last !== undefined &&
      (last.folds === true || press.time - last.time < within) &&
      Math.hypot(press.x - last.x, press.y - last.y) <= NEAR;
    this.#last = goesOn ? { ...press, on: last.on, folds: last.folds === true } : press;
    return goesOn && press.on !== last.on;
  }
}
