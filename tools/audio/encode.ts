/** Samples to ogg/vorbis (first choice: loops without a gap) and mp3 (where ogg is not known). */
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { RATE } from './pitch.ts';

/** Named in the lock: another setting means that every file is made anew. */
export const ENCODING =
  'ogg q0 sounds, q-0.5 music; mp3 48 kbit/s sounds, delay 1105, 24 kbit/s at 22050 Hz music';

export interface Encoded {
  readonly ogg: Uint8Array;
  readonly mp3: Uint8Array;
}

/** LAME's and the decoder's delay: 576 + 529 samples of silence before the first sound. */
const MP3_DELAY = 1105;

/** For sounds: the delay above holds at this rate only. */
const CLEAR = { bitrate: 48, outputSampleRate: RATE } as const;
/** For music, which is made up to 10 kHz only: half the rate loses nothing of it, and the file is hardly ever larger than the ogg. */
const SMALL = { bitrate: 24, outputSampleRate: 22_050 } as const;

/** A sprite gives up 25 ms of its leading silence, so that one index serves both files. */
export async function encodeSprite(samples: Float32Array): Promise<Encoded> {
  return { ogg: await ogg(samples, 0), mp3: await mp3(samples.subarray(MP3_DELAY), CLEAR) };
}

/** The loop as it is. In mp3 a short gap at the seam cannot be helped. */
export async function encodeLoop(samples: Float32Array): Promise<Encoded> {
  return { ogg: await ogg(samples, -0.5), mp3: await mp3(samples, SMALL) };
}

async function ogg(samples: Float32Array, vbrQuality: number): Promise<Uint8Array> {
  const encoder = await createOggEncoder();
  // A fixed stream number: the same samples give the same bytes.
  encoder.configure({ channels: 1, sampleRate: RATE, vbrQuality, oggSerialNo: 5 });
  return encodeAll(encoder, samples);
}

async function mp3(samples: Float32Array, quality: typeof CLEAR | typeof SMALL): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, ...quality });
  return encodeAll(encoder, samples);
}

interface Encoder {
  encode(samples: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

function encodeAll(encoder: Encoder, samples: Float32Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += RATE) {
    // The encoder keeps what it returns: copied before it writes over it.
    chunks.push(Uint8Array.from(encoder.encode([samples.subarray(start, start + RATE)])));
  }
  chunks.push(Uint8Array.from(encoder.finalize()));
  return Uint8Array.from(Buffer.concat(chunks));
}
