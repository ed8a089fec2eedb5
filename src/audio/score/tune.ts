/** A tune: instruments, patterns of note text, and sections that lay patterns beside each other. */
import { readJson, type Fields } from './fields.ts';
import { readInstruments, type Instrument } from './instrument.ts';
import { readScale, type Scale } from './scale.ts';
import { type Figure, readLines, readSections, readStings, type Section, type Sting } from './section.ts';

export interface Tune {
  readonly tempo: number;
  /** Beats in a bar. */
  readonly meter: number;
  /** 0 straight, 0.33 a shuffle. */
  readonly swing: number;
  readonly gain: number;
  readonly lowpass: number;
  readonly roomSize: number;
  /** What it is written in, if it says so. */
  readonly scale: Scale | undefined;
  readonly instruments: ReadonlyMap<string, Instrument>;
  /** Instruments that enter and leave, the last ones first; all others always play. */
  readonly layers: readonly string[];
  readonly sections: ReadonlyMap<string, Section>;
  readonly stings: ReadonlyMap<Sting, Figure>;
}

const UNIT = { min: 0, max: 1 };

export function readTune(file: string, text: string): Tune {
  const fields = readJson(file, text);
  fields.raw('about');
  const instruments = readInstruments(fields.record('instruments'));
  const lines = readLines(fields.record('patterns'));
  const sections = readSections(fields.record('sections'), instruments, lines);
  const tune: Tune = {
    tempo: fields.number('tempo', { min: 40, max: 220 }),
    meter: fields.number('meter', { min: 2, max: 7 }, 4),
    swing: fields.number('swing', { min: 0, max: 0.5 }, 0),
    gain: fields.number('gain', { min: -12, max: 6 }, 0),
    lowpass: fields.number('lowpass', { min: 2000, max: 16_000 }, 10_000),
    roomSize: fields.number('room', UNIT, 0.5),
    scale: readTunedScale(fields),
    instruments,
    layers: readLayers(fields, instruments),
    sections,
    stings: fields.optional('stings', record => readStings(record, instruments, lines)) ?? new Map(),
  };
  fields.done();
  return tune;
}

function readTunedScale(fields: Fields): Scale | undefined {
  if (!fields.has('scale')) return undefined;
  const scale = readScale(fields.text('scale'));
  if (!scale) throw fields.problem('scale', 'is not a scale such as "G minor" or "D dorian +#7"');
  return scale;
}

/** A tune that names none lets all but its first instrument and its drums rest. */
function readLayers(fields: Fields, instruments: ReadonlyMap<string, Instrument>): string[] {
  if (!fields.has('layers')) {
    return [...instruments].slice(1).flatMap(([name, { kind }]) => (kind === 'drums' ? [] : [name]));
  }
  const layers = fields.list('layers', item => String(item));
  const stray = layers.find(name => !instruments.has(name));
  if (stray !== undefined) throw fields.problem('layers', `"${stray}" is not one of the instruments`);
  return layers;
}
