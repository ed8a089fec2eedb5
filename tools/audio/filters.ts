/** Filters. The state-variable one follows moving cut-offs without zipper noise (Zavalishin's form). */
import { cosine, exp2, log2, sine } from './exact.ts';
import { glideAt } from './oscillators.ts';
import { RATE } from './pitch.ts';
import type { Glide } from './timbre.ts';

type Kind = 'lowpass' | 'highpass' | 'bandpass';

/** Cut-offs are renewed this often: finer is not heard. */
const STRIDE = 16;

/** Filters in place; the cut-off moves evenly in pitch from the first to the last sample. */
export function filter(
  samples: Float32Array,
  kind: Kind,
  cutoff: Glide,
  resonance: number,
  progressAt: (sample: number) => number,
): void {
  const damping = 2 - 1.9 * resonance;
  const octaves = { from: log2(cutoff.from), to: log2(cutoff.to) };
  let low = 0;
  let band = 0;
  let g = 0;
  for (let i = 0; i < samples.length; i++) {
    if (i % STRIDE === 0) {
      const hz = Math.min(exp2(glideAt(octaves, progressAt(i))), RATE * 0.45);
      g = sine(hz / RATE / 2) / cosine(hz / RATE / 2);
    }
    const a = 1 / (1 + g * (g + damping));
    const rest = samples[i]! - low;
    const through = a * (band + g * rest);
    const bottom = low + g * through;
    band = 2 * through - band;
    low = 2 * bottom - low;
    if (kind === 'lowpass') samples[i] = bottom;
    else if (kind === 'bandpass') samples[i] = through * damping;
    else samples[i] = samples[i]! - damping * through - bottom;
  }
}

export function steadyFilter(samples: Float32Array, kind: Kind, hz: number, resonance = 0.3): void {
  filter(samples, kind, { from: hz, to: hz }, resonance, () => 0);
}

/** A second-order section, as standards print them. */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

export function biquad(samples: Float64Array, { b, a }: Biquad): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
}
