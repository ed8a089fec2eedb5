import { easeInOut, mix } from '../easing.ts';
import { CELL } from '../layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** Along the ground without a step: pushed, drawn, carried by water. */
export const slide: Performer<'slide'> = async ({ token: id, to }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  const from = { x: token.x, y: token.y };
  const feet = token.feetAt(to);
  token.home = feet;
  token.claim();
  const cells = Math.hypot(feet.x - from.x, feet.y - from.y) / CELL;
  await stage.clock.run(
    stage.calm ? 0 : Math.min(TIMING.slideMost, Math.max(TIMING.slide, cells * TIMING.slide)),
    t => {
      token.x = mix(from.x, feet.x, t);
      token.y = mix(from.y, feet.y, t);
      token.sync();
    },
    easeInOut,
  );
};
