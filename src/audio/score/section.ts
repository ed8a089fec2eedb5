/** Sections: patterns of several instruments beside each other, and what part of a match they are for. */
import { DRUM_LETTERS } from '../render/drum-kit.ts';
import type { Fields } from './fields.ts';
import { DECIBELS, type Instrument } from './instrument.ts';
import { readPattern, type Pattern } from './pattern.ts';

/** What a section is for. Several sections of one role are its variations; a fill leads from one role to another. */
export const ROLES = [
  'opening',
  'calm',
  'rising',
  'danger',
  'boss',
  'near-death',
  'breath',
  'victory',
  'defeat',
  'results',
  'fill',
] as const;
export type Role = (typeof ROLES)[number];

export interface Part {
  readonly instrument: string;
  readonly patterns: readonly Pattern[];
  readonly level: number;
}

/** Patterns of several instruments beside each other, all equally long. */
export interface Figure {
  readonly bars: number;
  readonly parts: readonly Part[];
}

export interface Section extends Figure {
  readonly name: string;
  readonly role: Role;
  /** It leads on by itself: no fill is put after it. */
  readonly leadsOn: boolean;
}

/** Short figures in key for what happens, on the next sixteenth. */
export const STINGS = ['hit', 'key', 'chest', 'death', 'level', 'badge'] as const;
export type Sting = (typeof STINGS)[number];

/** A pattern is one text, or a list of texts that follow each other. It is read when an instrument plays it. */
export type Lines = ReadonlyMap<string, (isDrums: boolean) => Pattern>;

export function readLines(fields: Fields): Lines {
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

export function readSections(
  fields: Fields,
  instruments: ReadonlyMap<string, Instrument>,
  lines: Lines,
): Map<string, Section> {
  const sections = new Map<string, Section>();
  for (const name of fields.names()) {
    const record = fields.record(name);
    const role = record.choice('role', ROLES, 'calm');
    sections.set(name, {
      name,
      role,
      leadsOn: record.flag('fill'),
      ...readParts(record, instruments, lines),
    });
  }
  return sections;
}

export function readStings(
  fields: Fields,
  instruments: ReadonlyMap<string, Instrument>,
  lines: Lines,
): Map<Sting, Figure> {
  const stings = new Map<Sting, Figure>();
  for (const name of STINGS)
    if (fields.has(name)) stings.set(name, readParts(fields.record(name), instruments, lines));
  fields.done();
  return stings;
}

/** What a section's record says beside its parts. */
const BESIDE = ['role', 'fill', 'levels'];

/** `"lead": "theme-a"`, `"drums": "beat*3 fill"`; beside them `"levels": { "lead": -4 }` in decibels. */
function readParts(fields: Fields, instruments: ReadonlyMap<string, Instrument>, lines: Lines): Figure {
  const levels =
    fields.optional('levels', record => readLevels(record, instruments)) ?? new Map<string, number>();
  const names = fields.names().filter(name => !BESIDE.includes(name));
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
