/** Peaks are bent, sample by sample, so that nothing ever clips and no joint is rougher than the rest. */
import { tanh } from './exact.ts';

/** Room for what lossy coding adds. */
export const CEILING = 0.89;
/** Above this it begins to bend. */
const KNEE = 0.6;
const SPACE = CEILING - KNEE;

export function limit(samples: Float32Array, factor = 1): void {
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]! * factor;
    const over = Math.abs(value) - KNEE;
    samples[i] = over <= 0 ? value : Math.sign(value) * (KNEE + SPACE * tanh(over / SPACE));
  }
}
