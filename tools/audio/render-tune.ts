/** From a tune to one turn of its loop. Tails that ring past the end are laid over the beginning. */
import { hashText } from '../../src/core/plain.ts';
import { drum } from './drum-kit.ts';
import { echo, reverberation } from './effects.ts';
import { steadyFilter } from './filters.ts';
import { CEILING, TUNE_LEVEL, wholeLoudness } from './levels.ts';
import type { Strike } from './pattern.ts';
import { gainOf, hertz, RATE, samplesIn } from './pitch.ts';
import { addAt } from './render-sound.ts';
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

export function renderTune(name: string, tune: Tune): Float32Array {
  const length = loopLength(tune);
  const mix = new Float32Array(length + TAIL);
  const heardByRoom = new Float32Array(length + TAIL);
  for (const [part, instrument] of tune.instruments) {
    const track = renderTrack(name, tune, part, instrument);
    addAt(mix, track, 0);
    addAt(heardByRoom, track, 0, instrument.send);
  }
  addAt(mix, reverberation(heardByRoom, tune.roomSize), 0);
  steadyFilter(mix, 'lowpass', tune.lowpass);
  steadyFilter(mix, 'highpass', 32);
  return limited(wrapped(mix, length), tune.gain);
}

/** One instrument alone with its echo, unlevelled and with its tail. */
export function renderTrack(name: string, tune: Tune, part: string, instrument: Instrument): Float32Array {
  const track = new Float32Array(loopLength(tune) + TAIL);
  const state: Player = { before: undefined };
  for (const { strike, level } of strikesOf(tune, part)) {
    const start = sampleAt(tune, strike.at);
    const volume = strike.force * gainOf(level + instrument.level);
    if (instrument.kind === 'drums')
      for (const letter of strike.voices) addAt(track, drum(String(letter)), start, volume);
    else
      playNotes(
        track,
        tune,
        instrument,
        strike,
        { start, volume, seed: hashText(`${name}/${part}/${start}`) },
        state,
      );
  }
  if (instrument.echo) {
    const { beats, feedback, mix } = instrument.echo;
    echo(track, { time: (beats * 60_000) / tune.tempo, feedback, mix });
  }
  return track;
}

/** Slides begin at the note before. */
interface Player {
  before: number | undefined;
}

function playNotes(
  track: Float32Array,
  tune: Tune,
  instrument: Melodic,
  strike: Strike,
  { start, volume, seed }: { start: number; volume: number; seed: number },
  player: Player,
): void {
  const { timbre, envelope, gate, glide, slide, transpose } = instrument;
  const length = ((sampleAt(tune, strike.at + strike.length) - start) * 1000) / RATE;
  const held = length * (strike.isShort ? 0.4 : gate);
  // A chord is as loud as a note, not as many notes.
  const share = volume / Math.sqrt(strike.voices.length);
  for (const [index, number] of strike.voices.entries()) {
    const hz = hertz(Number(number) + transpose);
    const from = strike.isSlide ? (player.before ?? hz) : hz;
    const samples = voice(timbre, envelope, {
      pitch: { from, to: hz },
      gate: held,
      glide,
      slide,
      seed: seed + index,
    });
    addAt(track, samples, start, share);
    player.before = hz;
  }
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
    return over <= 0 ? value : Math.sign(value) * (KNEE + space * Math.tanh(over / space));
  });
}
