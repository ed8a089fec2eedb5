/** So many at once, and then so many a second. */
export interface Rate {
  readonly most: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.most;
    this.#at = now;
  }

  take(now: number): boolean {
    const { most, perSecond } = this.#rate;
    this.#left = Math.min(most, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
