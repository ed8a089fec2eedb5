/** The recipe of a sound: layers of voices, then a room around them. Times in milliseconds, pitches in Hz or notes. */
import type { Echo, Room } from '../render/effects.ts';
import { Fields, readJson } from './fields.ts';
import { noteNumber } from './pitch.ts';
import { readPitch, readTimbre, type Envelope, type Glide, type Timbre } from './timbre.ts';

/** How present a sound is: a hover must not speak as loudly as a blow. */
export const LOUDNESS = ['faint', 'soft', 'normal', 'loud'] as const;
export type Loudness = (typeof LOUDNESS)[number];

export interface Repeat {
  readonly times: number;
  readonly every: number;
  /** Each gap is this many times the one before: below 1 it hurries, above 1 it settles. */
  readonly stretch: number;
  /** Up to this many milliseconds late, by chance. */
  readonly spread: number;
  /** Each repeat is this many times as loud as the one before. */
  readonly fade: number;
  /** Semitones added with each repeat. */
  readonly drift: number;
  /** Up to this many semitones up or down, by chance. */
  readonly scatter: number;
}

export interface Layer {
  readonly timbre: Timbre;
  readonly envelope: Envelope;
  readonly pitch: Glide;
  /** Notes one after the other instead of one pitch; undefined is a rest. */
  readonly notes: readonly (number | undefined)[] | undefined;
  readonly step: number;
  readonly jump: { readonly at: number; readonly by: number } | undefined;
  readonly at: number;
  readonly volume: number;
  readonly repeat: Repeat | undefined;
  readonly reverse: boolean;
}

export interface Recipe {
  readonly loudness: Loudness;
  /** Decibels above or below the loudness class. */
  readonly gain: number;
  /** The ceiling of the whole sound: nothing of ours is shrill. */
  readonly lowpass: number;
  readonly layers: readonly Layer[];
  readonly echo: Echo | undefined;
  readonly room: Room | undefined;
}

const TIME = { min: 0, max: 6000 };
const UNIT = { min: 0, max: 1 };

export function readRecipe(file: string, text: string): Recipe {
  const fields = readJson(file, text);
  fields.raw('about');
  const recipe: Recipe = {
    loudness: fields.choice('loudness', LOUDNESS, 'normal'),
    gain: fields.number('gain', { min: -24, max: 12 }, 0),
    lowpass: fields.number('lowpass', { min: 200, max: 16_000 }, 9000),
    layers: fields.list('layers', (item, path) => readLayer(new Fields(file, path, item))),
    echo: fields.optional('echo', readEcho),
    room: fields.optional('room', readRoom),
  };
  fields.done();
  return recipe;
}

/** Whatever is written as notes is in tune with the music, and stays so. */
export function carriesTune({ layers }: Recipe): boolean {
  return layers.some(({ notes }) => notes !== undefined);
}

export function readLayer(fields: Fields): Layer {
  const timbre = readTimbre(fields);
  const notes = fields.has('notes') ? readNotes(fields) : undefined;
  const pitch = readPitch(fields, 'pitch');
  if (notes && pitch) throw fields.problem('pitch', 'stands beside notes: keep one of them');
  if (!notes && !pitch && timbre.wave !== 'noise') throw fields.problem('pitch', 'is missing');
  const layer: Layer = {
    timbre,
    envelope: readStroke(fields),
    pitch: pitch ?? { from: 44_100, to: 44_100 },
    notes,
    step: fields.number('step', { min: 5, max: 2000 }, 100),
    jump: fields.optional('jump', readJump),
    at: fields.number('at', TIME, 0),
    volume: fields.number('volume', { min: 0, max: 2 }, 1),
    repeat: fields.optional('repeat', readRepeat),
    reverse: fields.flag('reverse'),
  };
  fields.done();
  return layer;
}

/** A struck envelope: it needs no key to be let go. */
function readStroke(fields: Fields): Envelope {
  return {
    attack: fields.number('attack', TIME, 2),
    hold: fields.number('hold', TIME, 0),
    decay: fields.number('decay', { min: 1, max: 6000 }),
    sustain: 0,
    release: 0,
    curve: fields.number('curve', { min: 0.3, max: 8 }, 2),
  };
}

function readNotes(fields: Fields): (number | undefined)[] {
  const words = fields.text('notes').trim().split(/\s+/);
  return words.map(word => {
    const note = noteNumber(word);
    if (note === undefined && word !== '.')
      throw fields.problem('notes', `"${word}" is neither a note nor "."`);
    return note;
  });
}

function readRepeat(fields: Fields): Repeat {
  const repeat: Repeat = {
    times: fields.number('times', { min: 1, max: 60 }),
    every: fields.number('every', { min: 1, max: 2000 }),
    stretch: fields.number('stretch', { min: 0.3, max: 3 }, 1),
    spread: fields.number('spread', { min: 0, max: 500 }, 0),
    fade: fields.number('fade', { min: 0.1, max: 1.5 }, 1),
    drift: fields.number('drift', { min: -24, max: 24 }, 0),
    scatter: fields.number('scatter', { min: 0, max: 24 }, 0),
  };
  fields.done();
  return repeat;
}

function readJump(fields: Fields): { at: number; by: number } {
  const jump = { at: fields.number('at', TIME), by: fields.number('by', { min: -48, max: 48 }) };
  fields.done();
  return jump;
}

export function readEcho(fields: Fields): Echo {
  const echo = {
    time: fields.number('time', { min: 10, max: 1500 }),
    feedback: fields.number('feedback', { min: 0, max: 0.8 }, 0.3),
    mix: fields.number('mix', UNIT),
  };
  fields.done();
  return echo;
}

export function readRoom(fields: Fields): Room {
  const room = { size: fields.number('size', UNIT), mix: fields.number('mix', UNIT) };
  fields.done();
  return room;
}
