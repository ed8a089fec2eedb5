/** A tune: instruments, patterns of note text, sections that lay patterns beside each other, and their order. */
import { DRUM_LETTERS } from './drum-kit.ts';
import { Fields, readJson } from './fields.ts';
import { readPattern, type Pattern } from './pattern.ts';
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

export interface Section {
  readonly bars: number;
  readonly parts: readonly {
    readonly instrument: string;
    readonly patterns: readonly Pattern[];
    readonly level: number;
  }[];
}

export interface Tune {
  readonly tempo: number;
  /** Beats in a bar. */
  readonly meter: number;
  /** 0 straight, 0.33 a shuffle. */
  readonly swing: number;
  readonly gain: number;
  readonly lowpass: number;
  readonly roomSize: number;
  readonly instruments: ReadonlyMap<string, Instrument>;
  /** The sections in the order of the form. */
  readonly form: readonly Section[];
}

const UNIT = { min: 0, max: 1 };
const DECIBELS = { min: -60, max: 12 };
const TIME = { min: 0, max: 6000 };

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
    instruments,
    form: readForm(fields, sections),
  };
  fields.done();
  return tune;
}

function readInstruments(fields: Fields): Map<string, Instrument> {
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

/** A pattern is one text, or a list of texts that follow each other. It is read when an instrument plays it. */
type Lines = ReadonlyMap<string, (isDrums: boolean) => Pattern>;

function readLines(fields: Fields): Lines {
  const lines = new Map<string, (isDrums: boolean) => Pattern>();
  for (const name of fields.names()) {
    const value = fields.raw(name);
    const texts = Array.isArray(value) ? value : [value];
    if (!texts.every(text => typeof text === 'string'))
      throw fields.problem(name, 'must be a text or a list of texts');
    const text = texts.join(' | ');
    lines.set(name, isDrums => {
      const reading = readPattern(text, isDrums ? letter => DRUM_LETTERS.has(letter) : undefined);
      if ('problem' in reading) throw fields.problem(name, reading.problem);
      return reading.pattern;
    });
  }
  return lines;
}

function readSections(
  fields: Fields,
  instruments: ReadonlyMap<string, Instrument>,
  lines: Lines,
): Map<string, Section> {
  const sections = new Map<string, Section>();
  for (const name of fields.names()) sections.set(name, readSection(fields.record(name), instruments, lines));
  return sections;
}

/** `"lead": "theme-a"`, `"drums": "beat*3 fill"`; beside them `"levels": { "lead": -4 }` in decibels. */
function readSection(fields: Fields, instruments: ReadonlyMap<string, Instrument>, lines: Lines): Section {
  const levels =
    fields.optional('levels', record => readLevels(record, instruments)) ?? new Map<string, number>();
  const names = fields.names().filter(name => name !== 'levels');
  const parts = names.map(name => {
    const instrument = instruments.get(name);
    if (!instrument) throw fields.problem(name, 'is not one of the instruments');
    const patterns = fields
      .text(name)
      .trim()
      .split(/\s+/)
      .flatMap(word => readRepeated(fields, name, word, lines, instrument.kind === 'drums'));
    return { instrument: name, patterns, level: levels.get(name) ?? 0 };
  });
  const lengths = parts.map(part => part.patterns.reduce((sum, pattern) => sum + pattern.bars, 0));
  const bars = lengths[0];
  if (bars === undefined) throw fields.problem('', 'has no parts');
  const odd = lengths.findIndex(length => length !== bars);
  if (odd >= 0) throw fields.problem(names[odd]!, `has ${lengths[odd]} bars, ${names[0]} has ${bars}`);
  return { bars, parts };
}

function readRepeated(fields: Fields, part: string, word: string, lines: Lines, isDrums: boolean): Pattern[] {
  const [name, times] = word.split('*');
  const line = lines.get(name!);
  if (!line) throw fields.problem(part, `"${name}" is not one of the patterns`);
  const count = times === undefined ? 1 : Number(times);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw fields.problem(part, `"${word}" repeats oddly`);
  return Array.from({ length: count }, () => line(isDrums));
}

function readLevels(fields: Fields, instruments: ReadonlyMap<string, Instrument>): Map<string, number> {
  const levels = new Map<string, number>();
  for (const name of fields.names()) {
    if (!instruments.has(name)) throw fields.problem(name, 'is not one of the instruments');
    levels.set(name, fields.number(name, DECIBELS));
  }
  return levels;
}

function readForm(fields: Fields, sections: ReadonlyMap<string, Section>): Section[] {
  const form = fields.text('form').trim().split(/\s+/);
  return form.map(name => {
    const section = sections.get(name);
    if (!section) throw fields.problem('form', `"${name}" is not one of the sections`);
    return section;
  });
}
