/** Loudness as ears weigh it (ITU-R BS.1770), and bringing sounds and tunes to one level. */
import { exp10, log10 } from './exact.ts';
import { CEILING } from './limiter.ts';
import { biquad, steadyFilter, type Biquad } from './filters.ts';
import { decibels, gainOf, RATE, samplesIn } from '../score/pitch.ts';
import type { Loudness } from '../score/recipe.ts';

/** Loudest moment of a sound, in LUFS. */
export const SOUND_LEVELS: Readonly<Record<Loudness, number>> = {
  faint: -28,
  soft: -23,
  normal: -19,
  loud: -16,
};
/** A tune as a whole: under the effects, so that they need not shout. */
export const TUNE_LEVEL = -24;

const OFFSET = -0.691;

/** The two stages of the standard, for 44.1 kHz: the head's lift of the heights, then the deaf bottom. */
const HEAD: Biquad = {
  b: [1.5308412300503478, -2.6509799951547297, 1.169079079921587],
  a: [-1.6636551132560204, 0.7125954280732254],
};
const BOTTOM: Biquad = {
  b: [1, -2, 1],
  a: [-1.9891696736297957, 0.9891990357870394],
};

export function weighted(samples: Float32Array): Float64Array {
  const heard = Float64Array.from(samples);
  biquad(heard, HEAD);
  biquad(heard, BOTTOM);
  return heard;
}

export function lufs(meanSquare: number): number {
  return OFFSET + 10 * log10(Math.max(meanSquare, 1e-12));
}

/** The mean square that has this loudness. */
export function power(loudness: number): number {
  return exp10((loudness - OFFSET) / 10);
}

/** The loudest 150 ms: about as long as the ear gathers a short sound. */
export function peakLoudness(samples: Float32Array): number {
  const heard = weighted(samples);
  const window = samplesIn(150);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < heard.length; i++) {
    sum += heard[i]! * heard[i]!;
    if (i >= window) sum -= heard[i - window]! * heard[i - window]!;
    most = Math.max(most, sum);
  }
  return lufs(most / window);
}

/** Decibels that a phone's speaker takes away: a sound that lives in the cellar only is lost on it. */
export function smallSpeakerLoss(samples: Float32Array): number {
  const small = samples.slice();
  steadyFilter(small, 'highpass', 220);
  steadyFilter(small, 'highpass', 220);
  return peakLoudness(samples) - peakLoudness(small);
}

/** The loudness of a tune: blocks of 400 ms, quiet ones left out as the standard says. */
export function wholeLoudness(samples: Float32Array): number {
  const heard = weighted(samples);
  const block = samplesIn(400);
  const hop = samplesIn(100);
  const blocks: number[] = [];
  for (let start = 0; start + block <= heard.length; start += hop) {
    let sum = 0;
    for (let i = start; i < start + block; i++) sum += heard[i]! * heard[i]!;
    blocks.push(sum / block);
  }
  const audible = blocks.filter(mean => lufs(mean) > -70);
  const gate = lufs(average(audible)) - 10;
  return lufs(average(audible.filter(mean => lufs(mean) > gate)));
}

export function peak(samples: Float32Array): number {
  let most = 0;
  for (let i = 0; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i]!));
  return most;
}

/** Brings a sound to its class; where its peaks forbid that, as near as they allow. */
export function levelled(samples: Float32Array, loudness: Loudness, gain: number): Float32Array {
  const wanted = gainOf(SOUND_LEVELS[loudness] + gain - peakLoudness(samples));
  const allowed = CEILING / Math.max(peak(samples), 1e-6);
  const factor = Math.min(wanted, allowed);
  return samples.map(sample => sample * factor);
}

/** Cuts the inaudible end off and closes with a short fade. */
export function trimmed(samples: Float32Array): Float32Array {
  const threshold = peak(samples) * gainOf(-56);
  let end = samples.length;
  while (end > 1 && Math.abs(samples[end - 1]!) < threshold) end--;
  const fade = samplesIn(6);
  const result = new Float32Array(Math.min(end + fade, samples.length));
  result.set(samples.subarray(0, result.length));
  const tail = Math.min(fade, result.length);
  for (let i = 0; i < tail; i++) result[result.length - 1 - i]! *= i / tail;
  return result;
}

export function secondsOf(samples: Float32Array): number {
  return samples.length / RATE;
}

export function peakDecibels(samples: Float32Array): number {
  return decibels(peak(samples));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
