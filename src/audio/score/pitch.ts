/** Note names and their frequencies: equal temperament, A4 = 440 Hz. */

import { exp10, exp2, log10 } from '../render/exact.ts';

export const RATE = 44_100;

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const NAME = /^([A-G])([#b]?)(-?\d)$/;

/** C4 is 60, as in MIDI. */
export function noteNumber(name: string): number | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const sharp = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0;
  return STEPS[match[1]!]! + sharp + 12 * (Number(match[3]) + 1);
}

export function hertz(note: number): number {
  return 440 * exp2((note - 69) / 12);
}

export function semitones(steps: number): number {
  return exp2(steps / 12);
}

export function decibels(gain: number): number {
  return 20 * log10(Math.max(gain, 1e-9));
}

export function gainOf(db: number): number {
  return exp10(db / 20);
}

/** Milliseconds to whole samples. */
export function samplesIn(ms: number): number {
  return Math.round((ms * RATE) / 1000);
}
