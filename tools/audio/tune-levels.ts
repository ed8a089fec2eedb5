/** Measures how loud each part of each section of a tune is, beat by beat, as if the section came round again. */
import { playFigure } from '../../src/audio/band/band.ts';
import { NoteCache } from '../../src/audio/band/note-cache.ts';
import { letterOf, type TuneLevels } from '../../src/audio/band/tune-levels.ts';
import { reverberation } from '../../src/audio/render/effects.ts';
import { steadyFilter } from '../../src/audio/render/filters.ts';
import { randoms } from '../../src/audio/render/oscillators.ts';
import { lufs, weighted } from '../../src/audio/render/levels.ts';
import { barSamples } from '../../src/audio/render/meter.ts';
import type { Part } from '../../src/audio/score/section.ts';
import { samplesIn } from '../../src/audio/score/pitch.ts';
import type { Tune } from '../../src/audio/score/tune.ts';

const TAIL = samplesIn(1500);
/** Far below where the limiter bends: parts are measured as they are written. */
const GAIN = 0.1;

/** The room is reckoned, not played: it adds a share of power that depends on its size and on what is sent to it. */
export function measureTune(id: string, tune: Tune): TuneLevels {
  const cache = new NoteCache();
  const instruments = new Map([...tune.instruments].map(([name, one]) => [name, { ...one, send: 0 }]));
  const score = { id, tune: { ...tune, instruments }, levels: undefined };
  const answer = roomPower(tune.roomSize);
  const measure = (bars: number, part: Part): string => {
    const { send } = tune.instruments.get(part.instrument)!;
    const samples = playFigure(score, { bars, parts: [part] }, GAIN, cache, TAIL);
    return beatLevels(tune, bars, samples, (1 + send * send * answer) / (GAIN * GAIN));
  };
  return Object.fromEntries(
    [...tune.sections].map(([name, { bars, parts }]) => [
      name,
      Object.fromEntries(parts.map(part => [part.instrument, measure(bars, part)])),
    ]),
  );
}

/** How much of the power of noise a room gives back. */
function roomPower(size: number): number {
  const next = randoms(1);
  const noise = new Float32Array(samplesIn(6000)).map((_, i) => (i < samplesIn(3000) ? next() * 2 - 1 : 0));
  steadyFilter(noise, 'lowpass', 1500);
  const square = (samples: Float32Array): number =>
    weighted(samples).reduce((sum, one) => sum + one * one, 0);
  return square(reverberation(noise, size)) / square(noise);
}

function beatLevels(tune: Tune, bars: number, samples: Float32Array, factor: number): string {
  const beat = barSamples(tune) / tune.meter;
  const length = Math.round(bars * barSamples(tune));
  const squares = weighted(samples).map(sample => sample * sample);
  // What rings on is heard in the section that follows.
  for (let i = length; i < squares.length; i++) squares[i % length]! += squares[i]!;
  return Array.from({ length: bars * tune.meter }, (_, index) => {
    const [from, to] = [Math.round(index * beat), Math.round((index + 1) * beat)];
    const mean = squares.subarray(from, to).reduce((sum, square) => sum + square, 0) / (to - from);
    return letterOf(lufs(mean * factor));
  }).join('');
}
