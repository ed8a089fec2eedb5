/** One note of one timbre under one envelope. */
import { crush, drive } from './effects.ts';
import { filter } from './filters.ts';
import { oscillator, type Oscillator } from './oscillators.ts';
import { RATE, samplesIn, semitones } from './pitch.ts';
import type { Envelope, Glide, Timbre, Wobble } from './timbre.ts';

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
  const progressAt = (i: number) => Math.min(1, i / glideLength) ** timbre.bend;
  addTone(samples, timbre, note, progressAt);
  // Dirt first, filters after it: grit without the hiss.
  if (timbre.drive > 0) drive(samples, timbre.drive);
  if (timbre.crush) crush(samples, timbre.crush.bits, timbre.crush.rate);
  const bands = ['highpass', 'bandpass', 'lowpass'] as const;
  for (const kind of bands) {
    const cutoff = timbre[kind];
    if (cutoff) filter(samples, kind, cutoff, timbre.resonance, progressAt);
  }
  const level = envelopeAt(envelope, note.gate);
  for (let i = 0; i < samples.length; i++) {
    const ms = (i * 1000) / RATE;
    const shake = timbre.tremolo
      ? 1 - timbre.tremolo.depth * (0.5 - 0.5 * Math.cos(turns(timbre.tremolo, ms)))
      : 1;
    samples[i] = samples[i]! * level(ms) * shake;
  }
  return samples;
}

function addTone(
  samples: Float32Array,
  timbre: Timbre,
  note: Note,
  progressAt: (sample: number) => number,
): void {
  const slideLength = note.slide === undefined ? undefined : Math.max(1, samplesIn(note.slide));
  const ratio = Math.log2(note.pitch.to / note.pitch.from);
  const jumpAt = note.jump ? samplesIn(note.jump.at) : Number.POSITIVE_INFINITY;
  const jumpBy = note.jump ? semitones(note.jump.by) : 1;
  const main: Oscillator = oscillator(timbre, note.pitch.from, note.seed);
  const apart = semitones(timbre.detune / 100);
  const second =
    timbre.detune > 0 ? oscillator(timbre, note.pitch.from * apart, note.seed ^ 0x5bd1e995) : undefined;
  for (let i = 0; i < samples.length; i++) {
    const progress = progressAt(i);
    const slid = slideLength === undefined ? progress : Math.min(1, i / slideLength);
    let hz = note.pitch.from * 2 ** (ratio * slid);
    if (i >= jumpAt) hz *= jumpBy;
    if (timbre.vibrato) hz *= vibratoAt(timbre.vibrato, (i * 1000) / RATE);
    const tone = main(hz, progress);
    samples[i] = second ? 0.6 * (tone + second(hz * apart, progress)) : tone;
  }
}

/** Fades in over a quarter of a second after its delay, as a singer's does. */
function vibratoAt(vibrato: Wobble, ms: number): number {
  if (ms < vibrato.delay) return 1;
  const rise = vibrato.delay > 0 ? Math.min(1, (ms - vibrato.delay) / 250) : 1;
  return semitones(vibrato.depth * rise * Math.sin(turns(vibrato, ms - vibrato.delay)));
}

function turns(wobble: Wobble, ms: number): number {
  return (2 * Math.PI * wobble.rate * ms) / 1000;
}

/** The level at a moment. It ends at exactly 0, so no note ends in a click. */
export function envelopeAt(envelope: Envelope, gate: number): (ms: number) => number {
  const { attack, hold, decay, sustain, release, curve } = envelope;
  const held = (ms: number): number => {
    if (ms < attack) return 0.5 - 0.5 * Math.cos((Math.PI * ms) / attack);
    if (ms < attack + hold) return 1;
    if (decay <= 0) return sustain;
    const fallen = Math.min(1, (ms - attack - hold) / decay);
    return sustain + (1 - sustain) * (1 - fallen) ** curve;
  };
  const last = held(gate);
  return ms => {
    if (ms < gate) return held(ms);
    if (release <= 0 || ms >= gate + release) return 0;
    return last * (1 - (ms - gate) / release) ** 2;
  };
}
