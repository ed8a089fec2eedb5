/** Pictures one after another as an animated GIF. Few colours are enough: the game has twenty-eight. */
import gifenc from 'gifenc';
import { PNG } from 'pngjs';

const COLOURS = 64;

export function animate(pictures: readonly Buffer[], delayMs: number): Uint8Array {
  const frames = pictures.map(picture => PNG.sync.read(picture));
  const encoder = gifenc.GIFEncoder();
  for (const { data, width, height } of frames) {
    const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const palette = gifenc.quantize(rgba, COLOURS);
    encoder.writeFrame(gifenc.applyPalette(rgba, palette), width, height, { palette, delay: delayMs });
  }
  encoder.finish();
  return encoder.bytes();
}
