/** A tune for the eye: its form as a list, and the spectrogram of a stretch of it. */
import { cosine, log10, sine } from '../render/exact.ts';
import { RATE } from '../score/pitch.ts';
import { readTune } from '../score/tune.ts';
import { Band } from './band.ts';

export interface Spectrogram {
  readonly columns: number;
  readonly rows: number;
  /** From 0 to 255, column after column, each from low to high. */
  readonly values: Uint8Array;
}

export interface TunePortrait {
  readonly sections: readonly {
    readonly name: string;
    readonly role: string;
    readonly bars: number;
    /** Who plays in it; those who enter and leave in brackets. */
    readonly parts: string;
  }[];
  readonly spectrogram: Spectrogram;
}

/** Seconds that are shown. */
const SHOWN = 12;
const COLUMNS = 360;
const ROWS = 96;
const WINDOW = 2048;
/** Hertz of the lowest row; each octave has as many rows as any other. */
const LOWEST = 55;
const OCTAVES = 7.5;
/** Decibels below the loudest that are still seen. */
const DEPTH = 70;

export function portraitOf(text: string): TunePortrait {
  const tune = readTune('portrait.json', text);
  return {
    sections: [...tune.sections.values()].map(({ name, role, bars, parts }) => ({
      name,
      role,
      bars,
      parts: parts
        .map(({ instrument }) => (tune.layers.includes(instrument) ? `(${instrument})` : instrument))
        .join(', '),
    })),
    spectrogram: spectrogramOf(beginning(text)),
  };
}

function beginning(text: string): Float32Array {
  const band = new Band(1);
  band.take({ id: 'portrait', tune: readTune('portrait.json', text), levels: undefined });
  const samples = new Float32Array(SHOWN * RATE);
  for (let at = 0; at < samples.length; ) {
    const bar = band.next({ tune: 'portrait', danger: 0 }).samples;
    samples.set(bar.subarray(0, samples.length - at), at);
    at += bar.length;
  }
  return samples;
}

export function spectrogramOf(samples: Float32Array): Spectrogram {
  const powers = new Float64Array(COLUMNS * ROWS);
  for (let column = 0; column < COLUMNS; column++) {
    const start = Math.round((column * (samples.length - WINDOW)) / COLUMNS);
    const spectrum = powerSpectrum(samples.subarray(start, start + WINDOW));
    for (let row = 0; row < ROWS; row++) {
      const bin = (LOWEST * 2 ** ((row * OCTAVES) / ROWS) * WINDOW) / RATE;
      powers[column * ROWS + row] = spectrum[Math.round(bin)] ?? 0;
    }
  }
  const most = powers.reduce((loudest, power) => Math.max(loudest, power), 1e-9);
  const values = Uint8Array.from(powers, power => {
    const below = -10 * log10(Math.max(power / most, 1e-12));
    return Math.max(0, Math.round(255 * (1 - below / DEPTH)));
  });
  return { columns: COLUMNS, rows: ROWS, values };
}

/** Cooley and Tukey's transform of a window that fades at both ends. */
function powerSpectrum(samples: Float32Array): Float64Array {
  const real = Float64Array.from(samples, (sample, i) => sample * (0.5 - 0.5 * cosine(i / WINDOW)));
  const imaginary = new Float64Array(WINDOW);
  for (let i = 1, j = 0; i < WINDOW; i++) {
    let bit = WINDOW >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j]!, real[i]!];
  }
  for (let size = 2; size <= WINDOW; size *= 2) {
    for (let step = 0; step < size / 2; step++) {
      const [turnReal, turnImaginary] = [cosine(step / size), -sine(step / size)];
      for (let low = step; low < WINDOW; low += size) {
        const high = low + size / 2;
        const re = real[high]! * turnReal - imaginary[high]! * turnImaginary;
        const im = real[high]! * turnImaginary + imaginary[high]! * turnReal;
        real[high] = real[low]! - re;
        imaginary[high] = imaginary[low]! - im;
        real[low]! += re;
        imaginary[low]! += im;
      }
    }
  }
  return real.subarray(0, WINDOW / 2).map((re, i) => re * re + imaginary[i]! * imaginary[i]!);
}
