/** Where bars and beats lie, in samples. */
import { RATE } from '../score/pitch.ts';
import type { Tune } from '../score/tune.ts';

export type Meter = Pick<Tune, 'tempo' | 'meter' | 'swing'>;

export function barSamples(tune: Meter): number {
  return (RATE * 60 * tune.meter) / tune.tempo;
}

/** Swing moves the middle of each beat; beats themselves stay where they are. */
export function sampleAt(tune: Meter, bars: number): number {
  const beats = bars * tune.meter;
  const beat = Math.floor(beats + 1e-9);
  const within = Math.max(0, beats - beat);
  const middle = 0.5 + tune.swing / 2;
  const swung = within < 0.5 ? within * 2 * middle : middle + (within - 0.5) * 2 * (1 - middle);
  return Math.round(((beat + swung) * barSamples(tune)) / tune.meter);
}
