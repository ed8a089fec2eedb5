/** No blow sounds twice the same: a little higher or lower, a little softer. What carries a tune stays in tune. */

/** The most that pitch strays, up or down. A semitone would be 6 %. */
export const MOST_PITCH = 0.04;
/** Two in a row are at least this far apart, or nobody would notice. */
export const LEAST_STEP = 0.015;
/** The softest, as a share of full volume: not quite two decibels. */
export const SOFTEST = 0.82;

export interface Variation {
  readonly rate: number;
  /** As a share of the volume that was set. */
  readonly volume: number;
}

export class Varying {
  readonly #random: () => number;
  /** The rate at which each sound was last heard. */
  readonly #last = new Map<string, number>();

  constructor(random: () => number) {
    this.#random = random;
  }

  next(key: string): Variation {
    const rate = this.#rate(this.#last.get(key));
    this.#last.set(key, rate);
    return { rate, volume: SOFTEST + (1 - SOFTEST) * this.#random() };
  }

  /** Any place of the range but those too near to the last. */
  #rate(last: number | undefined): number {
    const [low, high] = [1 - MOST_PITCH, 1 + MOST_PITCH];
    if (last === undefined) return low + (high - low) * this.#random();
    const below = Math.max(0, last - LEAST_STEP - low);
    const above = Math.max(0, high - last - LEAST_STEP);
    const at = this.#random() * (below + above);
    return at < below ? low + at : last + LEAST_STEP + (at - below);
  }
}
