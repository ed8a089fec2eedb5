/** What a voice is made of, shared by the layers of sounds and the instruments of tunes. */
import { Fields } from './fields.ts';
import { hertz, noteNumber } from './pitch.ts';

export const WAVES = ['sine', 'triangle', 'pulse', 'saw', 'noise', 'fm', 'pluck', 'partials'] as const;
export type Wave = (typeof WAVES)[number];

/** A value that may move while a note sounds. */
export interface Glide {
  readonly from: number;
  readonly to: number;
}

export interface Wobble {
  readonly rate: number;
  readonly depth: number;
  readonly delay: number;
}

export interface Timbre {
  readonly wave: Wave;
  /** Width of the pulse. */
  readonly duty: Glide;
  /** FM: the modulator's frequency as a multiple of the note's, and how strongly it bends it. */
  readonly ratio: number;
  readonly index: Glide;
  /** Pluck: 0 dull to 1 bright. */
  readonly brightness: number;
  /** Partials: strength of the first, second, third … harmonic. */
  readonly partials: readonly number[];
  /** A second oscillator this many cents above. */
  readonly detune: number;
  readonly lowpass: Glide | undefined;
  readonly highpass: Glide | undefined;
  readonly bandpass: Glide | undefined;
  readonly resonance: number;
  /** Depth in semitones. */
  readonly vibrato: Wobble | undefined;
  /** Depth from 0 to 1. */
  readonly tremolo: Wobble | undefined;
  readonly crush: { readonly bits: number; readonly rate: number } | undefined;
  readonly drive: number;
  /** How a glide bends: 1 straight, below 1 quick at first, above 1 late. */
  readonly bend: number;
}

/** Times in milliseconds. */
export interface Envelope {
  readonly attack: number;
  readonly hold: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** Shape of the fall: 1 straight, 2 and more like a struck thing. */
  readonly curve: number;
}

const FREQUENCY = { min: 10, max: 20_000 };
const UNIT = { min: 0, max: 1 };

export function readTimbre(fields: Fields): Timbre {
  return {
    wave: fields.choice('wave', WAVES),
    duty: readGlide(fields, 'duty', { min: 0.05, max: 0.95 }) ?? { from: 0.5, to: 0.5 },
    ratio: fields.number('ratio', { min: 0.1, max: 20 }, 1),
    index: readGlide(fields, 'index', { min: 0, max: 20 }) ?? { from: 1, to: 1 },
    brightness: fields.number('brightness', UNIT, 0.5),
    partials: fields.has('partials') ? readPartials(fields) : [1],
    detune: fields.number('detune', { min: 0, max: 100 }, 0),
    lowpass: readGlide(fields, 'lowpass', FREQUENCY),
    highpass: readGlide(fields, 'highpass', FREQUENCY),
    bandpass: readGlide(fields, 'bandpass', FREQUENCY),
    resonance: fields.number('resonance', UNIT, 0.1),
    vibrato: fields.optional('vibrato', wobble => readWobble(wobble, 12)),
    tremolo: fields.optional('tremolo', wobble => readWobble(wobble, 1)),
    crush: fields.optional('crush', readCrush),
    drive: fields.number('drive', { min: 0, max: 20 }, 0),
    bend: fields.number('bend', { min: 0.1, max: 10 }, 1),
  };
}

/** `440`, `"A4"`, or a move between two of either: `["A5", 220]`. */
export function readPitch(fields: Fields, name: string): Glide | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  const one = (item: unknown): number => {
    if (typeof item !== 'string') return fields.inRange(name, item, { min: 5, max: RATE_LIMIT });
    const note = noteNumber(item);
    if (note === undefined) throw fields.problem(name, `"${item}" is not a note such as A4 or F#3`);
    return hertz(note);
  };
  return readPair(fields, name, value, one);
}

const RATE_LIMIT = 44_100;

function readGlide(fields: Fields, name: string, range: { min: number; max: number }): Glide | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  return readPair(fields, name, value, item => fields.inRange(name, item, range));
}

function readPair(fields: Fields, name: string, value: unknown, one: (item: unknown) => number): Glide {
  if (!Array.isArray(value)) return { from: one(value), to: one(value) };
  if (value.length !== 2) throw fields.problem(name, 'must be one value or [from, to]');
  return { from: one(value[0]), to: one(value[1]) };
}

function readPartials(fields: Fields): number[] {
  return fields.list('partials', item => fields.inRange('partials', item, UNIT));
}

function readWobble(fields: Fields, deepest: number): Wobble {
  const wobble = {
    rate: fields.number('rate', { min: 0.1, max: 200 }),
    depth: fields.number('depth', { min: 0, max: deepest }),
    delay: fields.number('delay', { min: 0, max: 5000 }, 0),
  };
  fields.done();
  return wobble;
}

function readCrush(fields: Fields): { bits: number; rate: number } {
  const crush = {
    bits: fields.number('bits', { min: 1, max: 16 }),
    rate: fields.number('rate', { min: 500, max: RATE_LIMIT }, RATE_LIMIT),
  };
  fields.done();
  return crush;
}
