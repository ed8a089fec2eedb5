/** Pools of light as small opaque pictures: black where nothing shines, banded and woven towards the middle. */
import type { Tone } from '../../core/look.ts';
import { banded } from '../dither.ts';

/**
 * The colour in the middle, and how quickly red, green and blue fade towards the rim (small is slow). Fire keeps its
 * red longest, so that its rim glows like embers; ice keeps its blue.
 */
interface Flame {
  readonly core: readonly [number, number, number];
  readonly fade: readonly [number, number, number];
}
const FLAMES: Readonly<Record<Tone, Flame>> = {
  plain: { core: [0.92, 0.9, 0.88], fade: [1.0, 1.0, 1.0] },
  gold: { core: [1.0, 0.98, 0.68], fade: [0.72, 0.82, 1.2] },
  fire: { core: [1.0, 0.96, 0.62], fade: [0.64, 0.84, 1.1] },
  good: { core: [0.7, 0.9, 0.6], fade: [1.6, 0.75, 1.5] },
  bad: { core: [0.95, 0.55, 0.5], fade: [0.7, 1.8, 1.7] },
  magic: { core: [0.85, 0.65, 0.95], fade: [1.0, 1.7, 0.75] },
  ice: { core: [0.7, 0.88, 0.95], fade: [1.8, 1.0, 0.7] },
  dim: { core: [0.5, 0.48, 0.55], fade: [1.1, 1.1, 1.0] },
};
const BANDS = 14;

/** Night with a little violet in it; 0 is pitch dark (but never so dark that a figure is lost), 100 is day. */
export function ambientColour(ambient: number): string {
  const share = Math.max(0, Math.min(1, ambient / 100));
  const channel = (least: number, bend: number) => Math.round(255 * (least + (1 - least) * share ** bend));
  return `rgb(${channel(0.13, 0.84)} ${channel(0.11, 0.88)} ${channel(0.2, 0.72)})`;
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
  const { core, fade } = FLAMES[tone];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const far = Math.hypot(x - middle, y - middle) / radius;
      const near = far >= 1 ? 0 : banded((1 - far ** 1.5) ** 1.15, BANDS, x, y);
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        image.data[at + channel] = Math.round(255 * core[channel]! * near ** fade[channel]!);
      }
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
