/** The notes that a strike asks of an instrument: what to render, and how loud. */
import { hashText } from '../../core/plain.ts';
import type { Melodic } from '../score/instrument.ts';
import type { Strike } from '../score/pattern.ts';
import { hertz, RATE } from '../score/pitch.ts';
import type { Glide } from '../score/timbre.ts';
import { voice } from './voice.ts';

export interface Wanted {
  readonly pitch: Glide;
  /** Milliseconds until the key is let go. */
  readonly gate: number;
}

/** `length` in samples; `before` is where a slide begins. */
export function wantedNotes(
  instrument: Melodic,
  strike: Strike,
  length: number,
  before: number | undefined,
): Wanted[] {
  const gate = Math.round(((length * 1000) / RATE) * (strike.isShort ? 0.4 : instrument.gate));
  let last = before;
  return strike.voices.map(number => {
    const hz = hertz(Number(number) + instrument.transpose);
    const from = strike.isSlide ? (last ?? hz) : hz;
    last = hz;
    return { pitch: { from, to: hz }, gate };
  });
}

/** A chord is as loud as a note, not as many notes. */
export function shareOf(strike: Strike): number {
  return 1 / Math.sqrt(strike.voices.length);
}

export function noteKey({ pitch, gate }: Wanted): string {
  return `${pitch.from}/${pitch.to}/${gate}`;
}

export function renderNote({ timbre, envelope, glide, slide }: Melodic, wanted: Wanted): Float32Array {
  const { pitch, gate } = wanted;
  return voice(timbre, envelope, { pitch, gate, glide, slide, seed: hashText(noteKey(wanted)) });
}
