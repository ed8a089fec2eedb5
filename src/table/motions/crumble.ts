import type Phaser from 'phaser';
import { random } from '../random.ts';
import { colour, PALETTE_KEYS, type PaletteKey } from '../palette.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** Every so many pixels become dust; all of them would only be slower. */
const SAMPLE = 2;

interface Crumb {
  readonly dx: number;
  readonly dy: number;
  readonly key: PaletteKey;
}

const known = new WeakMap<Phaser.Textures.Frame, readonly Crumb[]>();
const keys = new Map(PALETTE_KEYS.map(key => [colour(key), key]));

/** Death: the figure falls apart into its own pixels. */
export const crumble: Performer<'crumble'> = async ({ token: id }, stage) => {
  const token = stage.tokens.get(id);
  const { body } = token ?? {};
  if (token === undefined || body === undefined) return;
  token.claim();
  const full = token.alpha;
  if (!stage.calm) {
    for (const { dx, dy, key } of crumbsOf(body.frame)) {
      stage.particles.emit({
        x: token.x + (body.flipX ? -dx : dx),
        y: token.y - token.lift + dy,
        vx: dx * 3 + (random() - 0.5) * 22,
        vy: dy * 1.2 - 14 - random() * 26,
        gravity: 190,
        life: 360 + random() * 320,
        keys: [key],
        size: SAMPLE,
      });
    }
  }
  token.setTint(colour('5'));
  await stage.clock.run(TIMING.crumble, t => {
    token.alpha = stage.calm ? full * (1 - t) : t < 0.18 ? full : 0;
    token.sync();
  });
};

/** Offsets from the feet, read once per frame of a sprite. */
function crumbsOf(frame: Phaser.Textures.Frame): readonly Crumb[] {
  const cached = known.get(frame);
  if (cached !== undefined) return cached;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return [];
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  canvas.width = cutWidth;
  canvas.height = cutHeight;
  pen.drawImage(
    frame.source.image as CanvasImageSource,
    cutX,
    cutY,
    cutWidth,
    cutHeight,
    0,
    0,
    cutWidth,
    cutHeight,
  );
  const { data } = pen.getImageData(0, 0, cutWidth, cutHeight);
  const crumbs: Crumb[] = [];
  for (let y = 0; y < cutHeight; y += SAMPLE) {
    for (let x = (y / SAMPLE) % SAMPLE; x < cutWidth; x += SAMPLE) {
      const at = (y * cutWidth + x) * 4;
      const rgb = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      const key = keys.get(rgb);
      if (data[at + 3]! > 128 && key !== undefined)
        crumbs.push({ dx: x - cutWidth / 2, dy: y - cutHeight, key });
    }
  }
  known.set(frame, crumbs);
  return crumbs;
}
