/**
 * How much music repeats itself. Every tenth of a second is heard as twelve pitch classes and the onsets of three bands.
 * Four seconds from every beat on (a beat is half a second here) are laid over all that was heard before, and the best
 * match counts: 1 is heard again note by note, 0 is nothing like it.
 */
import { RATE } from '../../src/audio/score/pitch.ts';

/** Frames a second, and frames that are compared at once. */
const FRAMES = 10;
const SPAN = 40;
/** Frames that lie too near to count as earlier: a held chord is no repetition. */
const APART = 80;
/** Frames from one beat to the next. */
const BEAT = 5;
/** Twelve pitch classes over four octaves from C3 (130.8 Hz), by Goertzel; three bands of onsets. */
const CLASSES = 12;
const OCTAVES = [48, 60, 72, 84];
const BANDS = 3;
const WIDTH = CLASSES + BANDS;
/** Pitches are listened to at a quarter of the rate: enough for 1.9 kHz. */
const SLOWER = 4;

export interface Likeness {
  /** The mean of the best matches. */
  readonly mean: number;
  /** Per cent of the time in which the same was heard before, as good as note by note. */
  readonly again: number;
}

/** From which match on it is the same again. */
const SAME = 0.95;

export function likeness(samples: Float32Array): Likeness {
  const best = bestMatches(samples);
  const sum = best.reduce((all, match) => all + match, 0);
  return {
    mean: sum / Math.max(1, best.length),
    again: (100 * best.filter(match => match >= SAME).length) / Math.max(1, best.length),
  };
}

/** By beat, from the first one that has something before it. */
function bestMatches(samples: Float32Array): number[] {
  const features = featuresOf(samples);
  const frames = features.length / WIDTH;
  const spans = spansOf(features, frames);
  const length = SPAN * WIDTH;
  const count = frames - SPAN + 1;
  const best: number[] = [];
  for (let at = APART; at < count; at += BEAT) {
    let most = 0;
    for (let before = 0; before <= at - APART; before++) {
      let dot = 0;
      const a = at * length;
      const b = before * length;
      for (let i = 0; i < length; i++) dot += spans[a + i]! * spans[b + i]!;
      if (dot > most) most = dot;
    }
    best.push(most);
  }
  return best;
}

/** Spans one after the other, each with mean 0 and length 1, so that their product is a correlation. */
function spansOf(features: Float32Array, frames: number): Float32Array {
  const length = SPAN * WIDTH;
  const count = Math.max(0, frames - SPAN + 1);
  const spans = new Float32Array(count * length);
  for (let at = 0; at < count; at++) {
    const from = at * WIDTH;
    let square = 0;
    for (let i = 0; i < length; i++) square += features[from + i]! ** 2;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let i = 0; i < length; i++) spans[at * length + i] = features[from + i]! * scale;
  }
  return spans;
}

/** Each feature is told against its own mean and spread over the whole piece: what is always there tells nothing. */
function featuresOf(samples: Float32Array): Float32Array {
  const hop = RATE / FRAMES;
  const frames = Math.floor(samples.length / hop);
  const features = new Float32Array(frames * WIDTH);
  const slow = slower(samples);
  let energies = [0, 0, 0];
  for (let frame = 0; frame < frames; frame++) {
    const classes = classesOf(slow, Math.floor((frame * hop) / SLOWER), Math.floor((2 * hop) / SLOWER));
    for (let i = 0; i < CLASSES; i++) features[frame * WIDTH + i] = classes[i]!;
    const now = bandsOf(samples, frame * hop, hop);
    for (let band = 0; band < BANDS; band++)
      features[frame * WIDTH + CLASSES + band] = Math.max(
        0,
        Math.log((now[band]! + 1e-7) / (energies[band]! + 1e-7)),
      );
    energies = now;
  }
  return standardised(features, frames);
}

function standardised(features: Float32Array, frames: number): Float32Array {
  for (let i = 0; i < WIDTH; i++) {
    let sum = 0;
    let square = 0;
    for (let frame = 0; frame < frames; frame++) {
      const value = features[frame * WIDTH + i]!;
      sum += value;
      square += value * value;
    }
    const mean = sum / frames;
    const spread = Math.sqrt(Math.max(square / frames - mean * mean, 1e-12));
    for (let frame = 0; frame < frames; frame++)
      features[frame * WIDTH + i] = (features[frame * WIDTH + i]! - mean) / spread;
  }
  return features;
}

function slower(samples: Float32Array): Float32Array {
  const slow = new Float32Array(Math.floor(samples.length / SLOWER));
  for (let i = 0; i < slow.length; i++) {
    let sum = 0;
    for (let j = 0; j < SLOWER; j++) sum += samples[i * SLOWER + j]!;
    slow[i] = sum / SLOWER;
  }
  return slow;
}

/** The share of each pitch class in what sounds, pressed together as ears do. */
function classesOf(slow: Float32Array, from: number, length: number): number[] {
  const end = Math.min(slow.length, from + length);
  const powers = Array.from({ length: CLASSES }, (_, pitch) =>
    OCTAVES.reduce((sum, octave) => sum + goertzel(slow, from, end, octave + pitch), 0),
  );
  return powers.map(power => Math.log(1e-6 + Math.sqrt(power) / Math.max(1, end - from)));
}

function goertzel(slow: Float32Array, from: number, end: number, note: number): number {
  const hertz = 440 * 2 ** ((note - 69) / 12);
  const turn = 2 * Math.cos((2 * Math.PI * hertz * SLOWER) / RATE);
  let one = 0;
  let two = 0;
  for (let i = from; i < end; i++) {
    const next = slow[i]! + turn * one - two;
    two = one;
    one = next;
  }
  return one * one + two * two - turn * one * two;
}

/** Energies below 200 Hz, up to 2 kHz and above, by two plain poles. */
function bandsOf(samples: Float32Array, from: number, length: number): number[] {
  let low = 0;
  let middle = 0;
  const energies = [0, 0, 0];
  for (let i = from; i < from + length; i++) {
    const value = samples[i] ?? 0;
    low += (value - low) * 0.028;
    middle += (value - middle) * 0.25;
    energies[0]! += low * low;
    energies[1]! += (middle - low) ** 2;
    energies[2]! += (value - middle) ** 2;
  }
  return energies.map(energy => energy / length);
}
