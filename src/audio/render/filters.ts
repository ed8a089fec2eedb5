/** Filters. The state-variable one follows moving cut-offs without zipper noise (Zavalishin's form). */
import { cosine, exp2, log2, sine } from './exact.ts';
import type { Process } from './effects.ts';
import { glideAt } from './oscillators.ts';
import { RATE } from '../score/pitch.ts';
import type { Glide } from '../score/timbre.ts';

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
  filtering(kind, cutoff, resonance, progressAt)(samples);
}

function filtering(
  kind: Kind,
  cutoff: Glide,
  resonance: number,
  progressAt: (sample: number) => number,
): Process {
  const damping = 2 - 1.9 * resonance;
  const octaves = { from: log2(cutoff.from), to: log2(cutoff.to) };
  let low = 0;
  let band = 0;
  let g = 0;
  let last: number | undefined;
  let a = 0;
  return samples => {
    for (let i = 0; i < samples.length; i++) {
      if (i % STRIDE === 0) {
        const octave = glideAt(octaves, progressAt(i));
        if (octave !== last) {
          const hz = Math.min(exp2(octave), RATE * 0.45);
          g = sine(hz / RATE / 2) / cosine(hz / RATE / 2);
          a = 1 / (1 + g * (g + damping));
          last = octave;
        }
      }
      const rest = samples[i]! - low;
      const through = a * (band + g * rest);
      const bottom = low + g * through;
      band = 2 * through - band;
      low = 2 * bottom - low;
      if (kind === 'lowpass') samples[i] = bottom;
      else if (kind === 'bandpass') samples[i] = through * damping;
      else samples[i] = samples[i]! - damping * through - bottom;
    }
  };
}

export function steadyFilter(samples: Float32Array, kind: Kind, hz: number, resonance = 0.3): void {
  steadyFiltering(kind, hz, resonance)(samples);
}

/** A cut-off that stays, for sound that goes on. */
export function steadyFiltering(kind: Kind, hz: number, resonance = 0.3): Process {
  return filtering(kind, { from: hz, to: hz }, resonance, () => 0);
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
