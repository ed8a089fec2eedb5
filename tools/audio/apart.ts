/** How unlike two sounds are, for those who cannot listen: where their power lies, in pitch and in time. */
import { steadyFilter } from '../../src/audio/render/filters.ts';
import { decibels, samplesIn } from '../../src/audio/score/pitch.ts';

/** Middles of the bands, half an octave from one to the next: from a growl to a glint. */
const BANDS = Array.from({ length: 11 }, (_, index) => 160 * 2 ** (index / 2));
const NARROW = 0.8;
/** The ear hears the blow, what follows it, and how it dies away. */
const SPANS = [0, 90, 250, 600, 1600];
/** What is this far below the loudest part is not noticed. */
const FLOOR = -30;

/** Decibels of each band in each span of time, below the loudest of them. */
function fingerprint(samples: Float32Array): number[] {
  const levels = BANDS.flatMap(hz => {
    const band = samples.slice();
    steadyFilter(band, 'bandpass', hz, NARROW);
    return SPANS.slice(1).map((end, index) =>
      power(band.subarray(samplesIn(SPANS[index]!), samplesIn(end)), samplesIn(end - SPANS[index]!)),
    );
  });
  const most = Math.max(...levels, 1e-9);
  return levels.map(level => Math.max(FLOOR, decibels(level / most)));
}

function power(part: Float32Array, length: number): number {
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / length);
}

/** Decibels by which they differ, on average over bands and spans in which either is heard. The same sound: 0. */
export function apart(one: Float32Array, other: Float32Array): number {
  const [left, right] = [fingerprint(one), fingerprint(other)];
  const gaps = left.flatMap((level, index) => {
    const against = right[index]!;
    return level > FLOOR || against > FLOOR ? [Math.abs(level - against)] : [];
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
}
