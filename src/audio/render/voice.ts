/** One note of one timbre under one envelope. */
import { crush, drive } from './effects.ts';
import { cosine, exp2, log2, power, sine } from './exact.ts';
import { filter } from './filters.ts';
import { oscillator } from './oscillators.ts';
import { RATE, samplesIn, semitones } from '../score/pitch.ts';
import type { Envelope, Glide, Timbre, Wobble } from '../score/timbre.ts';

export interface Note {
  readonly pitch: Glide;
  /** Milliseconds from the start until the key is let go. */
  readonly gate: number;
  /** Milliseconds over which everything that glides does so. */
  readonly glide: number;
  /** Milliseconds over which the pitch glides; with the rest if left out. */
  readonly slide?: number;
  /** Another pitch from a moment on, as coins do. */
  readonly jump?: { readonly at: number; readonly by: number };
  readonly seed: number;
}

export function voice(timbre: Timbre, envelope: Envelope, note: Note): Float32Array {
  const samples = new Float32Array(samplesIn(note.gate + envelope.release) + 1);
  const glideLength = Math.max(1, samplesIn(note.glide));
  const progressAt = (i: number) => (i >= glideLength ? 1 : power(i / glideLength, timbre.bend));
  addTone(samples, timbre, note, progressAt);
  // Dirt first, filters after it: grit without the hiss.
  if (timbre.drive > 0) drive(samples, timbre.drive);
  if (timbre.crush) crush(samples, timbre.crush.bits, timbre.crush.rate);
  for (const kind of ['highpass', 'bandpass', 'lowpass'] as const) {
    const cutoff = timbre[kind];
    if (cutoff) filter(samples, kind, cutoff, timbre.resonance, progressAt);
  }
  applyLevel(samples, envelopeAt(envelope, note.gate), timbre.tremolo);
  return samples;
}

function applyLevel(samples: Float32Array, level: (ms: number) => number, tremolo: Wobble | undefined): void {
  for (let i = 0; i < samples.length; i++) {
    const ms = (i * 1000) / RATE;
    const shake = tremolo ? 1 - tremolo.depth * (0.5 - 0.5 * cosine(turns(tremolo, ms))) : 1;
    samples[i] = samples[i]! * level(ms) * shake;
  }
}

/** Pitch is renewed this often, in samples: a third of a millisecond. */
const STRIDE = 16;

function addTone(
  samples: Float32Array,
  timbre: Timbre,
  note: Note,
  progressAt: (sample: number) => number,
): void {
  const pitchAt = pitchOf(timbre, note, progressAt);
  const main = oscillator(timbre, note.pitch.from, note.seed);
  const apart = semitones(timbre.detune / 100);
  const second =
    timbre.detune > 0 ? oscillator(timbre, note.pitch.from * apart, note.seed ^ 0x5bd1e995) : undefined;
  let hz = 0;
  for (let i = 0; i < samples.length; i++) {
    if (i % STRIDE === 0) hz = pitchAt(i);
    const progress = progressAt(i);
    const tone = main(hz, progress);
    samples[i] = second ? 0.6 * (tone + second(hz * apart, progress)) : tone;
  }
}

function pitchOf(
  timbre: Timbre,
  note: Note,
  progressAt: (sample: number) => number,
): (sample: number) => number {
  const slideLength = note.slide === undefined ? undefined : Math.max(1, samplesIn(note.slide));
  const ratio = log2(note.pitch.to / note.pitch.from);
  const jumpAt = note.jump ? samplesIn(note.jump.at) : Number.POSITIVE_INFINITY;
  const jumpBy = note.jump ? semitones(note.jump.by) : 1;
  return i => {
    const slid = slideLength === undefined ? progressAt(i) : Math.min(1, i / slideLength);
    const hz = note.pitch.from * exp2(ratio * slid) * (i >= jumpAt ? jumpBy : 1);
    return timbre.vibrato ? hz * vibratoAt(timbre.vibrato, (i * 1000) / RATE) : hz;
  };
}

/** Fades in over a quarter of a second after its delay, as a singer's does. */
function vibratoAt(vibrato: Wobble, ms: number): number {
  if (ms < vibrato.delay) return 1;
  const rise = vibrato.delay > 0 ? Math.min(1, (ms - vibrato.delay) / 250) : 1;
  return semitones(vibrato.depth * rise * sine(turns(vibrato, ms - vibrato.delay)));
}

function turns(wobble: Wobble, ms: number): number {
  return (wobble.rate * ms) / 1000;
}

/** The level at a moment. It ends at exactly 0, so no note ends in a click. */
function envelopeAt(envelope: Envelope, gate: number): (ms: number) => number {
  const { attack, hold, decay, sustain, release, curve } = envelope;
  const held = (ms: number): number => {
    if (ms < attack) return 0.5 - 0.5 * cosine(ms / attack / 2);
    if (ms < attack + hold) return 1;
    const fallen = ms - attack - hold;
    return fallen >= decay ? sustain : sustain + (1 - sustain) * power(1 - fallen / decay, curve);
  };
  const last = held(gate);
  return ms => {
    if (ms < gate) return held(ms);
    if (release <= 0 || ms >= gate + release) return 0;
    return last * power(1 - (ms - gate) / release, 2);
  };
}
