/** The instruments of a tune: a voice with a key to press, or the drum kit. */
import type { Fields } from './fields.ts';
import { readTimbre, type Envelope, type Timbre } from './timbre.ts';

interface Channel {
  /** Decibels. */
  readonly level: number;
  /** How much of it the room hears. */
  readonly send: number;
  /** Time in beats. */
  readonly echo: { readonly beats: number; readonly feedback: number; readonly mix: number } | undefined;
}

export interface Melodic extends Channel {
  readonly kind: 'melodic';
  readonly timbre: Timbre;
  readonly envelope: Envelope;
  readonly transpose: number;
  /** How much of a note's length the key is held. */
  readonly gate: number;
  readonly glide: number;
  readonly slide: number;
}

export interface Drums extends Channel {
  readonly kind: 'drums';
}

export type Instrument = Melodic | Drums;

const UNIT = { min: 0, max: 1 };
const TIME = { min: 0, max: 6000 };
/** Of an instrument, and of its part in a section. */
export const DECIBELS = { min: -60, max: 12 };

export function readInstruments(fields: Fields): Map<string, Instrument> {
  const instruments = new Map<string, Instrument>();
  for (const name of fields.names()) instruments.set(name, readInstrument(fields.record(name)));
  return instruments;
}

function readInstrument(fields: Fields): Instrument {
  const channel: Channel = {
    level: fields.number('level', DECIBELS, 0),
    send: fields.number('send', UNIT, 0),
    echo: fields.optional('echo', readTunedEcho),
  };
  const isKit = fields.flag('kit');
  const instrument: Instrument = isKit
    ? { kind: 'drums', ...channel }
    : {
        kind: 'melodic',
        ...channel,
        timbre: readTimbre(fields),
        envelope: readKeyed(fields),
        transpose: fields.number('transpose', { min: -36, max: 36 }, 0),
        gate: fields.number('gate', { min: 0.1, max: 1 }, 0.92),
        glide: fields.number('glide', { min: 10, max: 6000 }, 300),
        slide: fields.number('slide', { min: 5, max: 500 }, 60),
      };
  fields.done();
  return instrument;
}

/** The envelope of a key that is pressed and let go. */
function readKeyed(fields: Fields): Envelope {
  return {
    attack: fields.number('attack', TIME, 4),
    hold: fields.number('hold', TIME, 0),
    decay: fields.number('decay', TIME, 200),
    sustain: fields.number('sustain', UNIT, 0.6),
    release: fields.number('release', TIME, 60),
    curve: fields.number('curve', { min: 0.3, max: 8 }, 2),
  };
}

function readTunedEcho(fields: Fields): { beats: number; feedback: number; mix: number } {
  const echo = {
    beats: fields.number('beats', { min: 0.05, max: 4 }),
    feedback: fields.number('feedback', { min: 0, max: 0.8 }, 0.3),
    mix: fields.number('mix', UNIT),
  };
  fields.done();
  return echo;
}
