/**
 * Bars as buffers that may lie one after the other on any clock: each begins with the last hundredth of a second of the
 * one before and fades in over it, while that one fades out. What is added is the very stream; what is not followed
 * ends without a click.
 */
import { samplesIn } from '../score/pitch.ts';

/** Samples that two neighbours share. */
export const OVERLAP = samplesIn(10);

export class Seams {
  #tail = new Float32Array(OVERLAP);

  wrap(bar: Float32Array): Float32Array<ArrayBuffer> {
    const wrapped = new Float32Array(OVERLAP + bar.length);
    wrapped.set(this.#tail);
    wrapped.set(bar, OVERLAP);
    this.#tail = bar.slice(bar.length - OVERLAP);
    for (let i = 0; i < OVERLAP; i++) {
      wrapped[i] = wrapped[i]! * (i / OVERLAP);
      const end = bar.length + i;
      wrapped[end] = wrapped[end]! * (1 - i / OVERLAP);
    }
    return wrapped;
  }
}
