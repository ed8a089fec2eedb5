/** Pools of light as small opaque pictures: black where nothing shines, banded and woven towards the middle. */
import type { Tone } from '../../core/look.ts';
import { banded } from '../dither.ts';

/**
 * How quickly red, green and blue fade towards the rim (small is slow), and how bright the middle is. Fire keeps
 * its red longest, so that its rim glows like embers; ice keeps its blue.
 */
const FADES: Readonly<
  Record<Tone, { readonly rgb: readonly [number, number, number]; readonly peak: number }>
> = {
  plain: { rgb: [1.0, 1.0, 1.0], peak: 0.9 },
  gold: { rgb: [0.7, 0.95, 1.7], peak: 1 },
  fire: { rgb: [0.62, 1.05, 1.55], peak: 1 },
  good: { rgb: [1.7, 0.75, 1.5], peak: 0.85 },
  bad: { rgb: [0.7, 2.2, 1.9], peak: 0.9 },
  magic: { rgb: [1.05, 1.9, 0.75], peak: 0.9 },
  ice: { rgb: [1.9, 1.05, 0.7], peak: 0.9 },
  dim: { rgb: [1.2, 1.2, 1.0], peak: 0.5 },
};
const BANDS = 14;

/** Night with a little violet in it; 0 is pitch dark (but never so dark that a figure is lost), 100 is day. */
export function ambientColour(ambient: number): string {
  const share = Math.max(0, Math.min(1, ambient / 100));
  const channel = (least: number, bend: number) => Math.round(255 * (least + (1 - least) * share ** bend));
  return `rgb(${channel(0.1, 1.1)} ${channel(0.085, 1.14)} ${channel(0.16, 0.98)})`;
}

/** `radius` in pixels. */
export function paintPool(tone: Tone, radius: number): HTMLCanvasElement {
  const size = Math.max(2, radius * 2);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const image = pen.createImageData(size, size);
  const middle = (size - 1) / 2;
  const { rgb, peak } = FADES[tone];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const far = Math.hypot(x - middle, y - middle) / radius;
      const near = far >= 1 ? 0 : banded((1 - far ** 1.5) ** 1.15, BANDS, x, y);
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        image.data[at + channel] = Math.round(255 * peak * near ** rgb[channel]!);
      }
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
