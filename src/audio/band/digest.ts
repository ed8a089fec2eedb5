/** A mark of every bit of a tune's sections as they are played: the same on every machine and in every engine. */
import { readTune } from '../score/tune.ts';
import { playFigure } from './band.ts';
import { NoteCache } from './note-cache.ts';

/** Sections that are enough to have heard every instrument. */
const MOST = 4;

export function tuneDigest(text: string): string {
  const tune = readTune('digest.json', text);
  const cache = new NoteCache();
  let mark = 0x811c9dc5;
  for (const section of [...tune.sections.values()].slice(0, MOST)) {
    const samples = playFigure({ id: 'digest', tune, levels: undefined }, section, 0.3, cache, 0);
    const bits = new Uint32Array(samples.buffer);
    for (let i = 0; i < bits.length; i++) mark = Math.imul(mark ^ bits[i]!, 0x01000193);
  }
  return (mark >>> 0).toString(16);
}
