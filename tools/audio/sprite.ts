/** All sounds of a pack in one file, with an index of where each begins and how long it is. */
import type { PackSamples } from './packs.ts';
import { RATE, samplesIn } from '../../src/audio/score/pitch.ts';

/** What carries a tune says so: a player that varies short sounds leaves it alone. */
export type SpriteIndex = Record<string, [startMs: number, durationMs: number, tune?: 'tune']>;

export interface Sprite {
  readonly samples: Float32Array;
  readonly index: SpriteIndex;
}

/** Silence before the first sound; the mp3 file gives up part of it for its coder's delay. */
export const LEAD = 80;
/** Decoders differ by up to 25 ms; within the gap a player hears nothing of the neighbours. */
const GAP = 100;
/** A decoder that is late must not cut the end off. */
const SLACK = 20;

export function joinSounds({ sounds, tuneful }: Pick<PackSamples, 'sounds' | 'tuneful'>): Sprite {
  const index: SpriteIndex = {};
  let end = LEAD;
  for (const [name, samples] of sounds) {
    const duration = Math.ceil((samples.length * 1000) / RATE) + SLACK;
    index[name] = tuneful.has(name) ? [end, duration, 'tune'] : [end, duration];
    end += duration + GAP;
  }
  const joined = new Float32Array(samplesIn(end));
  for (const [name, samples] of sounds) joined.set(samples, samplesIn(index[name]![0]));
  return { samples: joined, index };
}

export function indexText(index: SpriteIndex): string {
  const rows = Object.entries(index).map(
    ([name, part]) => `  ${JSON.stringify(name)}: [${part.map(one => JSON.stringify(one)).join(', ')}]`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}
