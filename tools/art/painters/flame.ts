/** Fire of any size: a drop of light that sways, hot in the middle and cold at the tip. */
import { Picture } from '../picture.ts';

export const FLAME_FRAMES = 4;

/** Colours from the rim to the heart. */
export const FIRE = 'roOY5';

export function paintFlame(width: number, height: number, frame: number, ramp = FIRE): Picture {
  const phase = (frame / FLAME_FRAMES) * Math.PI * 2;
  return new Picture(width, height).map((_, x, y) => {
    // 0 at the tip, 1 at the foot.
    const down = (y + 0.5) / height;
    const sway = Math.sin(phase + down * 5) * (1 - down) * width * 0.16;
    const lick = 1 + Math.sin(phase * 2 + down * 9 + x) * 0.08;
    const belly = Math.sin(Math.min(1, down * 1.12) * Math.PI * 0.78) ** 1.15 * lick;
    const off = Math.abs(x + 0.5 - width / 2 - sway) / (width / 2);
    if (off > belly) return '.';
    const heat = (1 - off / Math.max(belly, 0.01)) * (0.35 + down * 0.75);
    return ramp[Math.min(ramp.length - 1, Math.floor(heat * ramp.length))] ?? '.';
  });
}
