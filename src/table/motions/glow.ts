import { arc } from '../easing.ts';
import { glowImage } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { cellCorner, linger, outline } from './helpers.ts';

/** A soft light that comes and goes: healing, a blessing, a secret found. */
export const glow: Performer<'glow'> = async ({ at, tone }, stage) => {
  const spot = stage.spot(at);
  if (spot === undefined) return;
  const key = stage.toneKey(tone);
  if (stage.calm) {
    outline(stage, cellCorner(spot), CELL, CELL, key);
    return;
  }
  const light = glowImage(stage.scene, tone, false, 20).setPosition(spot.x, spot.y).setDepth(DEPTH.effects);
  for (let i = 0; i < 7; i++) {
    stage.particles.emit({
      x: spot.x - 7 + i * 2.3,
      y: spot.y + 5 - (i % 3) * 3,
      vx: 0,
      vy: -16 - (i % 3) * 7,
      gravity: -8,
      life: 500 + (i % 4) * 120,
      keys: ['5', key, key],
    });
  }
  linger(
    stage,
    TIMING.glow + TIMING.glowFade,
    () => light.destroy(),
    t => light.setAlpha(0.6 * arc(t)),
  );
  await stage.clock.wait(TIMING.glow);
};
