/** From a tune to one turn of its loop. Tails that ring past the end are laid over the beginning. */
import { hashText } from '../../src/core/plain.ts';
import { drum } from './drum-kit.ts';
import { echo, reverberation } from './effects.ts';
import { tanh } from './exact.ts';
import { steadyFilter } from './filters.ts';
import { CEILING, TUNE_LEVEL, wholeLoudness } from './levels.ts';
import type { Strike } from './pattern.ts';
import { gainOf, hertz, RATE, samplesIn } from './pitch.ts';
import { addAt } from './render-sound.ts';
import type { Glide } from './timbre.ts';
import type { Instrument, Melodic, Tune } from './tune.ts';
import { voice } from './voice.ts';

/** Longer than any note, echo or room rings on. */
const TAIL = samplesIn(6000);
/** Above this the limiter begins to bend. */
const KNEE = 0.6;

export function loopLength(tune: Tune): number {
  const bars = tune.form.reduce((sum, section) => sum + section.bars, 0);
  return Math.round(bars * barSamples(tune));
}

export function renderTune(tune: Tune): Float32Array {
  const length = loopLength(tune);
  const mix = new Float32Array(length + TAIL);
  const heardByRoom = new Float32Array(length + TAIL);
  for (const [part, instrument] of tune.instruments) {
    const track = renderTrack(tune, part, instrument);
    addAt(mix, track, 0);
    addAt(heardByRoom, track, 0, instrument.send);
  }
  addAt(mix, reverberation(heardByRoom, tune.roomSize), 0);
  steadyFilter(mix, 'lowpass', tune.lowpass);
  steadyFilter(mix, 'highpass', 32);
  return limited(wrapped(mix, length), tune.gain);
}

/** One instrument alone with its echo, unlevelled and with its tail. */
export function renderTrack(tune: Tune, part: string, instrument: Instrument): Float32Array {
  const track = new Float32Array(loopLength(tune) + TAIL);
  const player: Player = { before: undefined, struck: new Map() };
  for (const { strike, level } of strikesOf(tune, part)) {
    const start = sampleAt(tune, strike.at);
    const volume = strike.force * gainOf(level + instrument.level);
    if (instrument.kind === 'melodic') playNotes(track, tune, instrument, strike, volume, player);
    else for (const letter of strike.voices) addAt(track, drum(String(letter)), start, volume);
  }
  if (instrument.echo) {
    const { beats, feedback, mix } = instrument.echo;
    echo(track, { time: (beats * 60_000) / tune.tempo, feedback, mix });
  }
  return track;
}

interface Player {
  /** Slides begin at the note before. */
  before: number | undefined;
  /** The same note again is the same samples: tunes repeat themselves, and rendering is dear. */
  readonly struck: Map<string, Float32Array>;
}

function playNotes(
  track: Float32Array,
  tune: Tune,
  instrument: Melodic,
  strike: Strike,
  volume: number,
  player: Player,
): void {
  const start = sampleAt(tune, strike.at);
  const length = ((sampleAt(tune, strike.at + strike.length) - start) * 1000) / RATE;
  const gate = Math.round(length * (strike.isShort ? 0.4 : instrument.gate));
  // A chord is as loud as a note, not as many notes.
  const share = volume / Math.sqrt(strike.voices.length);
  for (const number of strike.voices) {
    const hz = hertz(Number(number) + instrument.transpose);
    const from = strike.isSlide ? (player.before ?? hz) : hz;
    addAt(track, noteOf(instrument, { from, to: hz }, gate, player.struck), start, share);
    player.before = hz;
  }
}

function noteOf(
  { timbre, envelope, glide, slide }: Melodic,
  pitch: Glide,
  gate: number,
  struck: Map<string, Float32Array>,
): Float32Array {
  const key = `${pitch.from}/${pitch.to}/${gate}`;
  const samples =
    struck.get(key) ?? voice(timbre, envelope, { pitch, gate, glide, slide, seed: hashText(key) });
  struck.set(key, samples);
  return samples;
}

function* strikesOf(tune: Tune, instrument: string): Generator<{ strike: Strike; level: number }> {
  let sectionStart = 0;
  for (const section of tune.form) {
    for (const part of section.parts) {
      if (part.instrument !== instrument) continue;
      let start = sectionStart;
      for (const pattern of part.patterns) {
        for (const strike of pattern.strikes)
          yield { strike: { ...strike, at: start + strike.at }, level: part.level };
        start += pattern.bars;
      }
    }
    sectionStart += section.bars;
  }
}

function barSamples(tune: Tune): number {
  return (RATE * 60 * tune.meter) / tune.tempo;
}

/** Swing moves the middle of each beat; beats themselves stay where they are. */
function sampleAt(tune: Tune, bars: number): number {
  const beats = bars * tune.meter;
  const beat = Math.floor(beats + 1e-9);
  const within = Math.max(0, beats - beat);
  const middle = 0.5 + tune.swing / 2;
  const swung = within < 0.5 ? within * 2 * middle : middle + (within - 0.5) * 2 * (1 - middle);
  return Math.round(((beat + swung) * barSamples(tune)) / tune.meter);
}

function wrapped(mix: Float32Array, length: number): Float32Array {
  const loop = mix.slice(0, length);
  for (let i = length; i < mix.length; i++) loop[(i - length) % length]! += mix[i]!;
  return loop;
}

/** To the tune level; peaks are bent, sample by sample, so that the seam stays as smooth as the rest. */
function limited(loop: Float32Array, gain: number): Float32Array {
  const factor = gainOf(TUNE_LEVEL + gain - wholeLoudness(loop));
  const space = CEILING - KNEE;
  return loop.map(sample => {
    const value = sample * factor;
    const over = Math.abs(value) - KNEE;
    return over <= 0 ? value : Math.sign(value) * (KNEE + space * tanh(over / space));
  });
}
