/** Sources of tone. Each is a function that gives the next sample for a frequency; edges are rounded by polyBLEP. */
import { cosine, power, sine } from './exact.ts';
import { RATE } from '../score/pitch.ts';
import type { Glide, Timbre } from '../score/timbre.ts';

/** `progress` runs from 0 to 1 over the note and moves what glides. */
export type Oscillator = (hz: number, progress: number) => number;

export function oscillator(timbre: Timbre, hz: number, seed: number): Oscillator {
  switch (timbre.wave) {
    case 'sine':
      return phased(phase => sine(phase));
    case 'triangle':
      return phased(phase => 4 * Math.abs(((phase + 0.75) % 1) - 0.5) - 1);
    case 'saw':
      return phased((phase, step) => 2 * phase - 1 - corner(phase, step));
    case 'pulse':
      return phased((phase, step, progress) => pulse(phase, step, glideAt(timbre.duty, progress)));
    case 'partials':
      return partials(timbre.partials);
    case 'fm':
      return frequencyModulation(timbre);
    case 'noise':
      return steppedNoise(seed);
    case 'pluck':
      return pluckedString(hz, timbre.brightness, seed);
  }
}

export function glideAt(glide: Glide, progress: number): number {
  return glide.from + (glide.to - glide.from) * progress;
}

/** Whole-number noise: the same on every machine. */
export function randoms(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function phased(shape: (phase: number, step: number, progress: number) => number): Oscillator {
  let phase = 0;
  return (hz, progress) => {
    const step = hz / RATE;
    const value = shape(phase, step, progress);
    phase += step;
    phase -= Math.floor(phase);
    return value;
  };
}

/** The rounding of a jump from +1 to -1 at phase 0. */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

function pulse(phase: number, step: number, duty: number): number {
  const level = phase < duty ? 1 : -1;
  const fall = (phase + 1 - duty) % 1;
  // A narrow pulse leans to one side; the mean is taken away, so that notes start and end without a thump.
  return level + corner(phase, step) - corner(fall, step) - (2 * duty - 1);
}

/** Harmonics by the rule sin(n+1)x = 2 cos x sin nx - sin(n-1)x: two sines for any number of them. */
function partials(strengths: readonly number[]): Oscillator {
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return phased((phase, step) => {
    const twice = 2 * cosine(phase);
    let below = 0;
    let harmonic = sine(phase);
    let value = 0;
    for (let n = 0; n < strengths.length && (n + 1) * step < 0.4; n++) {
      value += strengths[n]! * harmonic;
      const above = twice * harmonic - below;
      below = harmonic;
      harmonic = above;
    }
    return value / total;
  });
}

function frequencyModulation({ ratio, index }: Timbre): Oscillator {
  let carrier = 0;
  let modulator = 0;
  return (hz, progress) => {
    // The index is in radians, as books on frequency modulation give it.
    const swing = glideAt(index, progress) * sine(modulator);
    const value = sine(carrier + swing / (2 * Math.PI));
    carrier = (carrier + hz / RATE) % 1;
    modulator = (modulator + (hz * ratio) / RATE) % 1;
    return value;
  };
}

/** Holds each random value until its clock ticks: low clocks rumble, high ones hiss. */
function steppedNoise(seed: number): Oscillator {
  const next = randoms(seed);
  let value = next() * 2 - 1;
  let phase = 0;
  return hz => {
    phase += hz / RATE;
    if (phase >= 1) {
      phase -= Math.floor(phase);
      value = next() * 2 - 1;
    }
    return value;
  };
}

/** Karplus and Strong's string: a burst of noise that goes round a delay line and dulls. It keeps its first pitch. */
function pluckedString(hz: number, brightness: number, seed: number): Oscillator {
  // Averaging two neighbours is the string's loss; high notes get less of it, or they would only tick.
  const dulling = 0.5 * Math.min(1, 220 / hz);
  const keep = power(0.001, 1 / (RINGING * hz));
  const period = RATE / hz - dulling;
  const length = Math.max(2, Math.floor(period - 0.1));
  const line = burst(length, brightness, seed);
  // The rest of the period is an all-pass: it delays by a fraction and takes nothing of the tone.
  const fraction = period - length;
  const pass = (1 - fraction) / (1 + fraction);
  let at = 0;
  let delayedBefore = 0;
  let before = 0;
  return () => {
    const delayed = line[at]!;
    const value = pass * (delayed - before) + delayedBefore;
    line[at] = keep * ((1 - dulling) * value + dulling * before);
    delayedBefore = delayed;
    before = value;
    at = (at + 1) % length;
    return value * 1.6;
  };
}

/** Seconds until a plucked string is silent by itself. */
const RINGING = 5;

/** The bent string as the finger leaves it, roughened by noise; always of one strength, so that no note is lost. */
function burst(length: number, brightness: number, seed: number): Float64Array {
  const next = randoms(seed);
  const finger = length * 0.22;
  let rough = 0;
  const line = Float64Array.from({ length }, (_, i) => {
    rough += (next() * 2 - 1 - rough) * (0.15 + 0.85 * brightness);
    const bent = i < finger ? i / finger : (length - i) / (length - finger);
    return 2 * bent - 1 + rough * (0.3 + 0.5 * brightness);
  });
  const mean = line.reduce((sum, item) => sum + item, 0) / length;
  const strength = line.reduce((sum, item) => sum + (item - mean) * (item - mean), 0) / length;
  return line.map(item => ((item - mean) * 0.32) / Math.sqrt(strength));
}
