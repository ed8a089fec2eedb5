import { easeOut } from '../easing.ts';
import { glowImage } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { cellCorner, linger, outline, sparkle } from './helpers.ts';

/** A small explosion: light, then sparks in its tone. */
export const burst: Performer<'burst'> = async ({ at, tone, size = 1 }, stage) => {
  const spot = stage.spot(at);
  if (spot === undefined) return;
  const key = stage.toneKey(tone);
  if (stage.calm) {
    outline(stage, cellCorner(spot), CELL, CELL, key);
    return;
  }
  const light = glowImage(stage.scene, tone, false, 14 + 8 * size).setPosition(spot.x, spot.y);
  light.setDepth(DEPTH.effects);
  sparkle(stage, spot, ['5', key, key, '2'], 10 + 6 * size, 50 + 22 * size);
  linger(
    stage,
    TIMING.burst * 2,
    () => light.destroy(),
    t => light.setAlpha(0.9 * (1 - easeOut(t))),
  );
  await stage.clock.wait(TIMING.burst);
};
