/**
 * Where the band plays: instruments, their echoes and the room around them. It is given notes and asked for the next
 * samples, as many as one likes; what rings goes on from one stretch to the next, so joints are joints of one stream.
 */
import { drum } from '../render/drum-kit.ts';
import { echoing, reverberating, type Process } from '../render/effects.ts';
import { steadyFiltering } from '../render/filters.ts';
import { limit } from '../render/limiter.ts';
import { sampleAt } from '../render/meter.ts';
import { noteKey, renderNote, shareOf, wantedNotes } from '../render/note.ts';
import type { Instrument } from '../score/instrument.ts';
import type { Strike } from '../score/pattern.ts';
import { gainOf, samplesIn } from '../score/pitch.ts';
import type { Tune } from '../score/tune.ts';
import type { NoteCache } from './note-cache.ts';

/** A note that sounds: `at` is where it begins, counted from the next sample; below 0 it has begun. */
interface Sounding {
  readonly samples: Float32Array;
  readonly volume: number;
  at: number;
}

/** Longer than any echo or room rings on. */
const RINGS = samplesIn(6000);

interface Player {
  readonly name: string;
  readonly instrument: Instrument;
  readonly echo: Process | undefined;
  sounding: Sounding[];
  /** Slides begin at the note before. */
  before: number | undefined;
}

export class Stage {
  readonly #tune: Tune;
  readonly #cache: NoteCache;
  readonly #id: string;
  readonly #players: ReadonlyMap<string, Player>;
  readonly #room: (samples: Float32Array) => Float32Array;
  #isHeardByRoom = false;
  /** Samples since the last note ended. */
  #quiet = RINGS;
  readonly #filters: readonly Process[];

  /** The id keeps the notes of one tune's instruments apart from another's. */
  constructor(id: string, tune: Tune, cache: NoteCache) {
    this.#id = id;
    this.#tune = tune;
    this.#cache = cache;
    this.#players = new Map([...tune.instruments].map(([name, one]) => [name, playerOf(tune, name, one)]));
    this.#room = reverberating(tune.roomSize);
    this.#filters = [steadyFiltering('lowpass', tune.lowpass), steadyFiltering('highpass', 32)];
  }

  /** A strike at its place in bars from the next sample; `volume` on top of what instrument and strike say. */
  strike(name: string, strike: Strike, volume: number): void {
    const player = this.#players.get(name)!;
    const { instrument, sounding } = player;
    const at = sampleAt(this.#tune, strike.at);
    const loud = strike.force * gainOf(instrument.level) * volume;
    if (instrument.kind === 'drums') {
      for (const letter of strike.voices) sounding.push({ samples: drum(String(letter)), volume: loud, at });
      return;
    }
    const length = sampleAt(this.#tune, strike.at + strike.length) - at;
    for (const wanted of wantedNotes(instrument, strike, length, player.before)) {
      const key = `${this.#id}/${name}/${noteKey(wanted)}`;
      const samples = this.#cache.get(key, () => renderNote(instrument, wanted));
      sounding.push({ samples, volume: loud * shareOf(strike), at });
      player.before = wanted.pitch.to;
    }
  }

  /** The next samples. */
  take(length: number): Float32Array {
    const mix = new Float32Array(length);
    const isStruck = [...this.#players.values()].some(({ sounding }) => sounding.length > 0);
    this.#quiet = isStruck ? 0 : this.#quiet + length;
    if (this.#quiet > RINGS) return mix;
    const heardByRoom = new Float32Array(length);
    for (const player of this.#players.values()) {
      if (player.sounding.length === 0 && !player.echo) continue;
      const track = new Float32Array(length);
      for (const note of player.sounding) addNote(track, note);
      player.sounding = player.sounding.filter(note => note.at + note.samples.length > 0);
      player.echo?.(track);
      add(mix, track, 1);
      if (player.instrument.send <= 0) continue;
      add(heardByRoom, track, player.instrument.send);
      this.#isHeardByRoom = true;
    }
    if (this.#isHeardByRoom) add(mix, this.#room(heardByRoom), 1);
    for (const filter of this.#filters) filter(mix);
    limit(mix);
    return mix;
  }
}

function playerOf(tune: Tune, name: string, instrument: Instrument): Player {
  const { echo } = instrument;
  const tuned = echo && { ...echo, time: (echo.beats * 60_000) / tune.tempo };
  return { name, instrument, echo: tuned && echoing(tuned), sounding: [], before: undefined };
}

/** Adds what falls into this stretch, and moves the note on by its length. */
function addNote(track: Float32Array, note: Sounding): void {
  const from = Math.max(0, note.at);
  const end = Math.min(track.length, note.at + note.samples.length);
  for (let i = from; i < end; i++) track[i] = track[i]! + note.samples[i - note.at]! * note.volume;
  note.at -= track.length;
}

function add(target: Float32Array, samples: Float32Array, volume: number): void {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! + samples[i]! * volume;
}
