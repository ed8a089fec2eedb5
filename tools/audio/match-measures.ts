/** What ten minutes of a match are judged by: loudness, peaks, joints, and how much is heard again. */
import { peakDecibels, wholeLoudness } from '../../src/audio/render/levels.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import { likeness, type Likeness } from './likeness.ts';
import type { Performance, Played } from './match.ts';

interface MatchMeasures {
  /** In LUFS. */
  readonly loudness: number;
  /** How far arrangements that were heard to their end are from that at most, in LU. */
  readonly apart: number;
  /** Decibels below full. */
  readonly peak: number;
  /** The largest step from one sample to the next where sections join, and inside them, in decibels. */
  readonly joint: number;
  readonly inside: number;
  readonly likeness: Likeness;
}

/** Of a fill there is too little to say how loud it is. */
const LEAST_SECONDS = 4;

export function measureMatch({ samples, sections }: Performance): MatchMeasures {
  const loudness = wholeLoudness(samples);
  const long = sections.filter(({ samples: length, isWhole }) => isWhole && length >= LEAST_SECONDS * RATE);
  const heard = long.map(({ at, samples: length }) => wholeLoudness(samples.subarray(at, at + length)));
  const { joint, inside } = steps(samples, sections);
  return {
    loudness,
    apart: Math.max(0, ...heard.map(each => Math.abs(each - loudness))),
    peak: peakDecibels(samples),
    joint,
    inside,
    likeness: likeness(samples),
  };
}

function steps(samples: Float32Array, sections: readonly Played[]): { joint: number; inside: number } {
  const joints = new Set(sections.map(({ at }) => at));
  let joint = 0;
  let inside = 0;
  for (let i = 1; i < samples.length; i++) {
    const step = Math.abs(samples[i]! - samples[i - 1]!);
    if (joints.has(i)) joint = Math.max(joint, step);
    else inside = Math.max(inside, step);
  }
  return { joint: 20 * Math.log10(Math.max(joint, 1e-9)), inside: 20 * Math.log10(Math.max(inside, 1e-9)) };
}
