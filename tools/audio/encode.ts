/** Samples to mp3: the one format that every browser decodes, and all of ours put every sound in its place (docs/tech-notes.md). */
import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from '../../src/audio/score/pitch.ts';

/** Named in the lock: another setting means that every file is made anew. */
export const ENCODING = 'mp3 48 kbit/s, delay 1105';

/** LAME's and the decoder's delay: 576 + 529 samples of silence before the first sound, at this rate. */
const DELAY = 1105;

/** A sprite gives up 25 ms of its leading silence, so that its index holds for the file. */
export async function encodeSprite(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: 48, outputSampleRate: RATE });
  const sounding = samples.subarray(DELAY);
  const chunks: Uint8Array[] = [];
  for (let start = 0; start < sounding.length; start += RATE) {
    // The encoder keeps what it returns: copied before it writes over it.
    chunks.push(Uint8Array.from(encoder.encode([sounding.subarray(start, start + RATE)])));
  }
  chunks.push(Uint8Array.from(encoder.finalize()));
  return Uint8Array.from(Buffer.concat(chunks));
}
