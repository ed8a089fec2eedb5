/** The drums that every tune shares: a letter each, made of the same layers as sounds. */
import { hashText } from '../../core/plain.ts';
import kit from './drum-kit.json';
import { Fields } from '../score/fields.ts';
import { samplesIn } from '../score/pitch.ts';
import { readLayer } from '../score/recipe.ts';
import { addAt, renderLayer } from './render-sound.ts';

const FILE = 'src/audio/render/drum-kit.json';

export const DRUM_LETTERS: ReadonlySet<string> = new Set(Object.keys(kit));

const struck = new Map<string, Float32Array>();

/** One stroke; the same samples each time, as a chip's drum has. */
export function drum(letter: string): Float32Array {
  const known = struck.get(letter);
  if (known) return known;
  const fields = new Fields(FILE, '', kit).record(letter);
  fields.raw('about');
  const layers = fields.list('layers', (item, path) => readLayer(new Fields(FILE, path, item)));
  fields.done();
  const parts = layers.map((layer, index) => ({
    start: samplesIn(layer.at),
    samples: renderLayer(layer, hashText(`${letter}/${index}`)),
  }));
  const stroke = new Float32Array(Math.max(...parts.map(part => part.start + part.samples.length)));
  for (const { start, samples } of parts) addAt(stroke, samples, start);
  struck.set(letter, stroke);
  return stroke;
}
