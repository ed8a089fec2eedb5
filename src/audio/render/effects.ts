/** What a room or a cheap chip does to a sound. All in place; buffers must have space for the tail. */
import { exp2, power, tanh } from './exact.ts';
import { RATE, samplesIn } from '../score/pitch.ts';

export interface Echo {
  /** Milliseconds between repeats. */
  readonly time: number;
  readonly feedback: number;
  readonly mix: number;
}

export interface Room {
  /** 0 a cupboard, 1 a cathedral. */
  readonly size: number;
  readonly mix: number;
}

/** What goes on from one stretch of samples to the next. */
export type Process = (samples: Float32Array) => void;

/** Repeats that grow duller, as from a stone wall. */
export function echoing({ time, feedback, mix }: Echo): Process {
  const line = new Float32Array(Math.max(1, samplesIn(time)));
  let at = 0;
  let dull = 0;
  return samples => {
    for (let i = 0; i < samples.length; i++) {
      const heard = line[at]!;
      dull += (heard - dull) * 0.35;
      line[at] = samples[i]! + dull * feedback;
      at = at + 1 === line.length ? 0 : at + 1;
      samples[i] = samples[i]! + heard * mix;
    }
  };
}

export function echo(samples: Float32Array, settings: Echo): void {
  echoing(settings)(samples);
}

/** Milliseconds of the comb and all-pass lines; uneven, so that no pitch rings. */
const COMBS = [29.7, 37.1, 41.1, 43.7, 31.9, 35.3];
const PASSES = [5.0, 1.7, 8.9];

/** Schroeder's room: combs for the length, all-passes for the density. */
export function room(samples: Float32Array, { size, mix }: Room): void {
  if (mix <= 0) return;
  const wet = reverberation(samples, size);
  for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! + wet[i]! * mix;
}

export function reverberation(samples: Float32Array, size: number): Float32Array {
  return reverberating(size)(samples);
}

/** Gives what the room answers. */
export function reverberating(size: number): (samples: Float32Array) => Float32Array {
  const seconds = 0.25 + 1.9 * size * size;
  const combs = COMBS.map(base => comb(base * (0.55 + 0.75 * size), seconds));
  const passes = PASSES.map(allPass);
  return samples => {
    const wet = new Float32Array(samples.length);
    for (const add of combs) add(samples, wet);
    for (const pass of passes) pass(wet);
    for (let i = 0; i < wet.length; i++) wet[i]! /= COMBS.length / 2;
    return wet;
  };
}

function comb(ms: number, seconds: number): (samples: Float32Array, wet: Float32Array) => void {
  const line = new Float32Array(samplesIn(ms));
  const feedback = power(0.001, line.length / RATE / seconds);
  let at = 0;
  let dull = 0;
  return (samples, wet) => {
    for (let i = 0; i < samples.length; i++) {
      const heard = line[at]!;
      dull += (heard - dull) * 0.45;
      line[at] = samples[i]! + dull * feedback;
      at = at + 1 === line.length ? 0 : at + 1;
      wet[i] = wet[i]! + heard;
    }
  };
}

function allPass(ms: number): Process {
  const line = new Float32Array(samplesIn(ms));
  let at = 0;
  return samples => {
    for (let i = 0; i < samples.length; i++) {
      const delayed = line[at]!;
      const value = samples[i]! + delayed * 0.5;
      line[at] = value;
      at = at + 1 === line.length ? 0 : at + 1;
      samples[i] = delayed - value * 0.5;
    }
  };
}

/** Fewer bits and a slower clock. */
export function crush(samples: Float32Array, bits: number, rate: number): void {
  const levels = exp2(bits - 1);
  let held = 0;
  let clock = 1;
  for (let i = 0; i < samples.length; i++) {
    clock += rate / RATE;
    if (clock >= 1) {
      clock -= Math.floor(clock);
      held = Math.round(samples[i]! * levels) / levels;
    }
    samples[i] = held;
  }
}

export function drive(samples: Float32Array, amount: number): void {
  const level = tanh(1 + amount);
  for (let i = 0; i < samples.length; i++) samples[i] = tanh(samples[i]! * (1 + amount)) / level;
}
